/// A method or a field of a host object.
public struct LuaMember<Object: AnyObject> {
  /// The behavior of a member, given the object and the call.
  public typealias Body = (Object, borrowing LuaCall) throws -> LuaOutcome

  /// The behavior of an assignment; the value is at position 0.
  public typealias Setter = (Object, borrowing LuaCall) throws -> Void

  enum Kind {
    case method(parameters: [String]?, positions: Int, Body)
    case property(Body, Setter?)
  }

  let name: String
  let kind: Kind

  /// A function that is called with `object:name(…)`; named parameters work as in other host
  /// functions, as do named positions.
  public static func method(
    _ name: String,
    parameters: [String]? = nil,
    positions: Int = 0,
    body: @escaping Body
  ) -> LuaMember {
    LuaMember(name: name, kind: .method(parameters: parameters, positions: positions, body))
  }

  /// A field that can only be read.
  public static func property(_ name: String, get: @escaping Body) -> LuaMember {
    LuaMember(name: name, kind: .property(get, nil))
  }

  /// A field that can be read and assigned.
  public static func property(
    _ name: String,
    get: @escaping Body,
    set: @escaping Setter
  ) -> LuaMember {
    LuaMember(name: name, kind: .property(get, set))
  }
}

/// The declaration of a host object's type: name, members and behavior.
public struct LuaTypeDeclaration<Object: AnyObject> {
  /// The behavior of a member, given the object and the call.
  public typealias Body = LuaMember<Object>.Body

  /// The type's name in messages and stable names.
  public var name: String

  /// The error text for a handle whose object was closed.
  public var stale: String

  /// The methods and fields, in no particular order; of two with one name the last counts.
  public var members: [LuaMember<Object>] = []

  /// The behavior of reading a key that is not a member.
  ///
  /// The key is at position 0. Without a body such a key reads as nil.
  public var missing: Body?

  /// The behavior of assigning to a key that is not an assignable field; key and value are at
  /// positions 0 and 1.
  ///
  /// Without it an error says that the fields cannot be changed.
  public var missingSet: LuaMember<Object>.Setter?

  /// The behavior of reading an integer key, which is at position 0 as written in the script.
  public var index: Body?

  /// Lua's metamethods by name: `__len`, `__tostring`, `__eq`, `__call`, `__concat`, `__close` and
  /// so on.
  ///
  /// The object is the first operand; what follows it is at position 0. In binary metamethods the
  /// object may be only the second operand: use ``operators`` for these.
  public var metamethods: [String: Body] = [:]

  /// Binary metamethods, such as `__concat` and `__eq`, with both operands as positions 0 and 1.
  public var operators: [String: LuaBody] = [:]

  /// The error for a method that is called on something else, as with `.` instead of `:`.
  public var wrongReceiver: ((_ method: String) -> any Error)?

  /// Creates a declaration; the text for stale handles is `the <name> was closed`.
  public init(named name: String) {
    self.name = name
    stale = "the \(name) was closed"
  }
}

/// A call of a method on something that is not its object.
public struct LuaReceiverError: LuaErrorText, Hashable {
  /// The method's name.
  public var method: String

  /// The sentence that asks for a colon.
  public var luaMessage: String { "'\(method)' needs its object: write object:\(method)(…)" }
}
