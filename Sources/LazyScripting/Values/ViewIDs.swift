internal import LazyStacks
internal import Lua

extension LuaValue {
  /// The id that the value is: a string, a number other than NaN, or a boolean; else nil.
  var viewID: ViewID? {
    switch self {
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .number(let value): ViewID(number: value)
    case .string(let value): value.text.map { .string($0) }
    default: nil
    }
  }

  /// The value of an id.
  init(_ id: ViewID) {
    switch id {
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(LuaString(value))
    case .boolean(let value): self = .boolean(value)
    }
  }
}
