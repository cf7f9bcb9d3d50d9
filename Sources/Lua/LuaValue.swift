/// A Lua value that Swift holds.
///
/// Tables, functions and coroutines are references to the value in Lua; all other values are
/// copied. Integers and floats are different cases and different values.
public enum LuaValue: Equatable, Sendable {
  /// The absence of a value.
  case `nil`
  /// `true` or `false`.
  case boolean(Bool)
  /// A 64-bit integer.
  case integer(Int)
  /// A float.
  case number(Double)
  /// Bytes.
  case string(LuaString)
  /// A table.
  case table(LuaTable)
  /// A function of either language.
  case function(LuaFunction)
  /// A host object, by its handle.
  case object(LuaObject)
  /// A coroutine.
  case coroutine(LuaCoroutine)
  /// Userdata of some C library.
  case other(LuaReference)

  /// Creates a string value from a text.
  public static func text(_ text: String) -> LuaValue { .string(LuaString(text)) }

  /// The type's name, as Lua's `type` gives it.
  public var typeName: String {
    switch self {
    case .nil: "nil"
    case .boolean: "boolean"
    case .integer, .number: "number"
    case .string: "string"
    case .table: "table"
    case .function: "function"
    case .object, .other: "userdata"
    case .coroutine: "thread"
    }
  }

  /// The text of a string that is valid UTF-8; nil otherwise.
  public var text: String? {
    if case .string(let string) = self { string.text } else { nil }
  }

  /// The value of an integer or float as a float; nil otherwise.
  public var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  /// The value of an integer or an integral float; nil otherwise.
  public var integer: Int? {
    switch self {
    case .integer(let integer): integer
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// False for `nil` and `false`, as in Lua's conditions.
  public var isTruthy: Bool { self != .nil && self != .boolean(false) }

  /// What the value says as an error; nil for one that has no text.
  var errorText: String? {
    switch self {
    case .string(let string): string.description
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .table(let reference as LuaReference), .other(let reference):
      reference.errorText
    default: nil
    }
  }
}

/// The kind of a value at a position of a ``LuaCall``.
public enum LuaKind: Int32, Sendable {
  /// No value.
  case `nil` = 0
  /// `true` or `false`.
  case boolean
  /// An integer.
  case integer
  /// A float.
  case number
  /// A string.
  case string
  /// A table.
  case table
  /// A function.
  case function
  /// A host object.
  case object
  /// A coroutine.
  case coroutine
  /// Userdata of some C library.
  case other
}

/// A handle to a host object, which never dangles but may become stale.
public struct LuaObject: Hashable, Sendable {
  let slot: UInt32
  let generation: UInt32
}

extension LuaObject {
  init(packed: UInt64) {
    slot = UInt32(truncatingIfNeeded: packed)
    generation = UInt32(truncatingIfNeeded: packed >> 32)
  }
}
