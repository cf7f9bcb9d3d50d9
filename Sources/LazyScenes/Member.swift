internal import LazyExtents
internal import LazyReports
internal import LazyStacks

/// A value of a JSON document, with its place for messages.
struct Member {
  let value: DataValue
  /// Where it stands: `content[0].rows[3].length`; empty for the document.
  let place: String

  /// The members of an object.
  ///
  /// - Parameter names: The names that it may have.
  /// - Returns: The members.
  /// - Throws: ``FormatError`` unless it is an object with no other names and none twice.
  func members(_ names: [String]) throws(FormatError) -> Members {
    guard case .record(let fields) = value else { throw mistake("an object") }
    var seen: [String] = []
    for field in fields {
      guard names.contains(field.name) else {
        throw FormatError(
          "\(prefix)the member \"\(field.name.onOneLine)\" is not known here; known are "
            + names.joined(separator: ", ")
        )
      }
      guard !seen.contains(field.name) else {
        throw FormatError("\(prefix)the member \"\(field.name)\" is there twice")
      }
      seen.append(field.name)
    }
    return Members(fields: fields, place: place)
  }

  /// The values of a list.
  var list: [Member] {
    get throws(FormatError) {
      guard case .list(let values) = value else { throw mistake("a list") }
      return values.enumerated().map { Member(value: $1, place: "\(place)[\($0)]") }
    }
  }

  /// A number within limits.
  func number(
    _ limits: ClosedRange<Double> = -Member.greatest...Member.greatest
  ) throws(FormatError) -> Double {
    guard let number = value.asNumber, limits.contains(number) else {
      throw mistake(
        "a number from \(limits.lowerBound.shortestText) to \(limits.upperBound.shortestText)"
      )
    }
    return number
  }

  /// A length in points.
  var length: Double { get throws(FormatError) { try number(0...Self.greatest) } }

  /// A whole number within limits.
  func whole(_ limits: ClosedRange<Int>) throws(FormatError) -> Int {
    guard let number = value.asNumber.flatMap({ Int(exactly: $0) }), limits.contains(number) else {
      throw mistake("a whole number from \(limits.lowerBound) to \(limits.upperBound)")
    }
    return number
  }

  /// A text.
  var text: String {
    get throws(FormatError) {
      guard case .text(let text) = value else { throw mistake("a text") }
      return text
    }
  }

  /// True or false.
  var flag: Bool {
    get throws(FormatError) {
      guard case .flag(let flag) = value else { throw mistake("true or false") }
      return flag
    }
  }

  /// One of some texts.
  func choice(_ texts: [String]) throws(FormatError) -> String {
    guard case .text(let text) = value, texts.contains(text) else {
      throw mistake(texts.map { "\"\($0)\"" }.joined(separator: " or "))
    }
    return text
  }

  /// The id of a row: a text, a number, a truth value, or a list of them as a path.
  var id: ViewID {
    get throws(FormatError) {
      let id =
        switch value {
        case .list(let steps):
          ViewID(
            path: try steps.map { step throws(FormatError) in
              guard let id = ViewID(step) else { throw idMistake }
              return id
            }
          )
        default: ViewID(value)
        }
      guard let id else { throw idMistake }
      return id
    }
  }

  private var idMistake: FormatError {
    mistake("an id: a text, a number, true, false, or a list of these as a path")
  }

  /// The error that the value is of another kind.
  func mistake(_ expected: String) -> FormatError {
    let isFinite = value.asNumber?.isFinite ?? true
    let found = isFinite ? value.json : "no finite number"
    let shown = found.count > 60 ? found.prefix(60) + "…" : found[...]
    return FormatError(
      "\(place.isEmpty ? "the file" : place) is \(shown.description.onOneLine), not \(expected)"
    )
  }

  private var prefix: String { place.isEmpty ? "" : "\(place): " }

  /// The greatest length or distance, in points.
  static let greatest = 1e9
}

/// The members of an object.
struct Members {
  let fields: [DataValue.Field]
  let place: String

  /// A member that may be missing or null.
  func optional(_ name: String) -> Member? {
    guard let value = fields.value(of: name), value != .null else { return nil }
    return Member(value: value, place: place.isEmpty ? name : "\(place).\(name)")
  }

  /// A member that must be there.
  func required(_ name: String) throws(FormatError) -> Member {
    guard let member = optional(name) else {
      throw FormatError("\(place.isEmpty ? "" : "\(place): ")it has no \"\(name)\"")
    }
    return member
  }

  /// The only one of some members.
  func only(of names: [String]) throws(FormatError) -> (name: String, member: Member) {
    let found = names.compactMap { name in optional(name).map { (name, $0) } }
    guard found.count == 1 else {
      throw FormatError(
        "\(place): it has \(found.isEmpty ? "none" : "several") of "
          + names.joined(separator: ", ") + "; it has exactly one"
      )
    }
    return found[0]
  }
}

/// What is wrong with a scene or a recording, and where.
public struct FormatError: Error, Equatable {
  /// A sentence without its end that names the place.
  public let message: String

  init(_ message: String) { self.message = message }
}

extension [ViewID] {
  /// The first id that is there a second time; nil if each is there once.
  var firstRepeated: ViewID? {
    var seen: Set<ViewID> = []
    return first { !seen.insert($0).inserted }
  }
}

extension ViewID {
  /// The id that a value of JSON is; nil if it is none.
  init?(_ value: DataValue) {
    switch value {
    case .text(let text): self = .string(text)
    case .integer(let integer): self = .integer(integer)
    case .number(let number):
      guard let id = ViewID(number: number) else { return nil }
      self = id
    case .flag(let flag): self = .boolean(flag)
    case .null, .list, .record: return nil
    }
  }

  /// The id as a value of JSON.
  var value: DataValue {
    switch self {
    case .integer(let integer): .integer(integer)
    case .number(let number): .number(number)
    case .string(let text): .text(text)
    case .boolean(let flag): .flag(flag)
    case .path(let ids): .list(ids.map(\.value))
    }
  }
}
