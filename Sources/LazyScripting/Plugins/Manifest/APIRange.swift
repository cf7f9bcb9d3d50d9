/// The versions of the plugin API with which a plugin says that it works: `>=1 <2`.
struct APIRange: Equatable {
  /// The version of the API in this lazylab.
  static let current = [1]

  /// The range as it was written.
  let text: String
  private let conditions: [Condition]

  private struct Condition: Equatable {
    var comparison: String
    var version: [Int]
  }

  /// Reads a range: conditions separated by spaces, all of which must hold.
  ///
  /// - Throws: ``Mistake`` for anything else.
  init(_ text: String) throws(Mistake) {
    self.text = text
    var conditions: [Condition] = []
    for word in text.split(separator: " ") {
      let comparison = String(word.prefix { "<>=".contains($0) })
      let parts = word.dropFirst(comparison.count).split(
        separator: ".",
        omittingEmptySubsequences: false
      )
      let version = parts.compactMap { Int($0, radix: 10) }.filter { $0 >= 0 }
      guard ["", "=", ">=", "<=", "<", ">"].contains(comparison), version.count == parts.count
      else { throw Self.unreadable(text) }
      conditions.append(Condition(comparison: comparison, version: version))
    }
    guard !conditions.isEmpty else { throw Self.unreadable(text) }
    self.conditions = conditions
  }

  private static func unreadable(_ text: String) -> Mistake {
    Mistake("api is \(Literal.quoted(text)), which is not a range of versions such as \">=1 <2\"")
  }

  /// Whether the range includes a version.
  func includes(_ version: [Int] = APIRange.current) -> Bool {
    conditions.allSatisfy { condition in
      let order = Self.order(of: version, and: condition.version)
      return switch condition.comparison {
      case ">=": order >= 0
      case "<=": order <= 0
      case ">": order > 0
      case "<": order < 0
      default: order == 0
      }
    }
  }

  private static func order(of left: [Int], and right: [Int]) -> Int {
    for place in 0..<max(left.count, right.count) {
      let pair = (
        left.indices.contains(place) ? left[place] : 0,
        right.indices.contains(place) ? right[place] : 0
      )
      if pair.0 != pair.1 { return pair.0 < pair.1 ? -1 : 1 }
    }
    return 0
  }
}
