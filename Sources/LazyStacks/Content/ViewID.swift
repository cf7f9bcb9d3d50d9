/// What names a view among others: a string, a number or a boolean.
///
/// An integral number is one id with the integer (`1` and `1.0`); a string is never one with a
/// number (`1` and `"1"` are two).
public enum ViewID: Hashable, Sendable {
  /// A whole number.
  case integer(Int)
  /// A number that is not whole; see ``init(number:)``.
  case number(Double)
  /// A text.
  case string(String)
  /// A truth value.
  case boolean(Bool)
  /// The ids of elements within one another, outermost first; at least two, none of them a path.
  case path([ViewID])

  /// Creates the id of an element inside others; `nil` for no ids at all.
  public init?(path ids: [ViewID]) {
    let steps = ids.flatMap(\.steps)
    guard let last = steps.last else { return nil }
    self = steps.count == 1 ? last : .path(steps)
  }

  /// The id of an element inside the one that this id names.
  public func appending(_ id: ViewID) -> ViewID { .path(steps + id.steps) }

  /// The ids on the way, outermost first; an id that is no path is the only one.
  public var steps: [ViewID] {
    if case .path(let ids) = self { ids } else { [self] }
  }

  /// Creates the id of a number, whole or not; `nil` for NaN, which names nothing.
  public init?(number: Double) {
    guard !number.isNaN else { return nil }
    if let integer = Int(exactly: number) {
      self = .integer(integer)
    } else {
      self = .number(number)
    }
  }

  /// The kind of id, as `idType` names it: `"string"`, `"number"` or `"boolean"`; of a path that of
  /// its last id.
  public var typeName: String {
    switch self {
    case .integer, .number: "number"
    case .string: "string"
    case .boolean: "boolean"
    case .path(let ids): ids.last?.typeName ?? "string"
    }
  }
}

extension ViewID: CustomStringConvertible {
  /// The id as programs print it: a string as it is, a path with slashes.
  public var description: String {
    switch self {
    case .integer(let value): value.description
    case .number(let value): value.description
    case .string(let value): value
    case .boolean(let value): value.description
    case .path(let ids): ids.map(\.description).joined(separator: "/")
    }
  }
}

extension ViewID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates the id that a literal names.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates the id that a literal names.
  public init(integerLiteral value: Int) { self = .integer(value) }
}
