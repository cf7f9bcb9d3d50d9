/// A method or a field of a host object.
public struct LuaMember<Object: AnyObject> {
  /// What a member does with the object and the call.
  public typealias Body = (Object, borrowing LuaCall) throws -> LuaOutcome

  /// The behavior of an assignment; the value lies at position 0.
  public typealias Setter = (Object, borrowing LuaCall) throws -> Void

  enum Kind {
    case method(parameters: [String]?, Body)
    case property(Body, Setter?)
  }

  let name: String
  let kind: Kind

  /// A function called with `object:name(…)`; named parameters as for other host functions.
  public static func method(
    _ name: String,
    parameters: [String]? = nil,
    body: @escaping Body
  ) -> LuaMember {
    LuaMember(name: name, kind: .method(parameters: parameters, body))
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
  /// What a member does with the object and the call.
  public typealias Body = LuaMember<Object>.Body

  /// The type's name in messages and stable names.
  public var name: String

  /// The error's text when a handle outlives its object.
  public var stale: String

  /// Methods and fields, in no particular order; of two with one name the last counts.
  public var members: [LuaMember<Object>] = []

  /// Reading a key that is no member.
  ///
  /// The key lies at position 0. Without a body such a key reads as nil.
  public var missing: Body?

  /// Assigning to a key that is no assignable field: key and value lie at 0 and 1.
  ///
  /// Without it the error says that its fields cannot be changed.
  public var missingSet: LuaMember<Object>.Setter?

  /// Reading an integer key, as written in the script; it lies at position 0.
  public var index: Body?

  /// Lua's metamethods by name: `__len`, `__tostring`, `__eq`, `__call`, `__concat`, `__close`, ….
  ///
  /// The object is the first operand; what follows it lies at position 0. For the binary ones
  /// the object may be the second operand only: use ``operators``.
  public var metamethods: [String: Body] = [:]

  /// Binary metamethods, such as `__concat` and `__eq`, with both operands as positions 0 and 1.
  public var operators: [String: LuaBody] = [:]

  /// The error for a method called on something else, as with `.` instead of `:`.
  public var wrongReceiver: ((_ method: String) -> any Error)?

  /// Begins a declaration; the stale text is `the <name> was closed`.
  public init(named name: String) {
    self.name = name
    stale = "the \(name) was closed"
  }
}

/// A method called on something that is not its object.
public struct LuaReceiverError: LuaErrorText, Hashable {
  /// The method's name.
  public var method: String

  /// The sentence that asks for a colon.
  public var luaMessage: String { "'\(method)' needs its object: write object:\(method)(…)" }
}
