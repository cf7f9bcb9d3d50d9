/// Which elements of a `ForEach` are still there after an update, and where (rule R16).
struct ElementChange {
  private enum Survivors {
    case none
    /// The first elements, each where it was.
    case prefix(Int)
    /// The new index of each old element.
    case listed([Int?])
  }

  private let survivors: Survivors
  let oldCount: Int

  /// Compares the identities of before and after.
  ///
  /// - Complexity: O(1) where ids depend on the index alone; O(elements) for listed ids.
  init(from old: ElementIdentities, to new: ElementIdentities) {
    oldCount = old.count
    switch (old, new) {
    case (.indexed(let before, let oldScheme), .indexed(let after, let newScheme))
    where oldScheme == newScheme:
      survivors = .prefix(min(before, after))
    case (.listed(let before), .listed(let after)):
      survivors = before == after ? .prefix(before.count) : .listed(Self.match(before, after))
    default:
      survivors = .none
    }
  }

  /// The elements are the same, each where it was.
  init(unchanged count: Int) {
    oldCount = count
    survivors = .prefix(count)
  }

  /// Nothing is left of so many elements.
  init(removed count: Int) {
    oldCount = count
    survivors = .none
  }

  /// Where an old element is now; `nil` if it is gone.
  func newIndex(of old: Int) -> Int? {
    switch survivors {
    case .none: nil
    case .prefix(let count): old < count ? old : nil
    case .listed(let indices): indices[old]
    }
  }

  /// Which old element is at an index now; `nil` for a new one.
  func oldIndex(of new: Int) -> Int? {
    switch survivors {
    case .none: nil
    case .prefix(let count): new < count ? new : nil
    case .listed(let indices): indices.firstIndex(of: new)
    }
  }

  /// Whether every old element before `end` is where it was.
  func keepsAll(before end: Int) -> Bool {
    switch survivors {
    case .none: end <= 0
    case .prefix(let count): end <= count
    case .listed(let indices): (0..<end).allSatisfy { indices[$0] == $0 }
    }
  }

  /// Whether every old element is where it was.
  var keepsAll: Bool {
    if case .prefix(let count) = survivors { return count == oldCount }
    return false
  }

  /// The old elements before `end` that are gone or moved to `limit` or behind it, as ranges.
  func departures(before end: Int, movedTo limit: Int) -> [Range<Int>] {
    switch survivors {
    case .none: return end > 0 ? [0..<end] : []
    case .prefix(let count):
      let first = min(count, max(0, limit))
      return first < end ? [first..<end] : []
    case .listed(let indices):
      var ranges: [Range<Int>] = []
      for old in 0..<end where indices[old].map({ $0 >= limit }) ?? true {
        if ranges.last?.upperBound == old {
          ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<old + 1
        } else {
          ranges.append(old..<old + 1)
        }
      }
      return ranges
    }
  }

  /// Where one id stands several times, the first are the same, the second, and so on.
  private static func match(_ old: [ViewID], _ new: [ViewID]) -> [Int?] {
    var places: [ViewID: [Int]] = [:]
    for (index, id) in new.enumerated().reversed() { places[id, default: []].append(index) }
    return old.map { places[$0]?.popLast() }
  }
}
