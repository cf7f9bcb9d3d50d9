internal import Lua

/// A value of a script that Swift keeps.
///
/// If the value is a host object, the object is kept as well, so that Lua's collector cannot
/// release it.
struct KeptValue {
  /// The value; for a host object, a handle that may have become stale.
  private let value: LuaValue
  private let object: (object: AnyObject, type: KeptType)?

  /// Keeps a value that is alive now.
  init(_ value: LuaValue, types: HostTypes) {
    self.value = value
    guard case .object(let handle) = value else {
      object = nil
      return
    }
    object = types.kept.lazy.compactMap { type in type.find(handle).map { ($0, type) } }.first
  }

  /// The value in Lua; for a host object, a handle that may have become stale.
  var inLua: LuaValue { value }

  /// Pushes the value.
  func push(onto call: borrowing LuaCall) {
    if let object { object.type.push(object.object, call) } else { call.push(value) }
  }

  /// Whether another value is equal; see ``LuaComparison``.
  func isEqual(
    to other: KeptValue,
    by comparison: LuaComparison,
    depth: Int
  ) throws(LuaError) -> Bool {
    if let object = object?.object, let other = other.object?.object {
      return object === other || comparison.isEqual(object, to: other)
    }
    return try comparison.isEqual(value, to: other.value, depth: depth)
  }
}

extension KeptValue: CustomStringConvertible {
  /// The value as it is written in Lua.
  var description: String { object == nil ? Literal.of(value) : "an object" }
}

extension KeptValue: Equatable {
  /// Whether both are the same value or object; tables are compared by identity.
  static func == (one: KeptValue, other: KeptValue) -> Bool {
    if let object = one.object?.object { return object === other.object?.object }
    return one.value == other.value
  }
}

/// A class of host objects, without its Swift type.
struct KeptType {
  /// The object of a handle, if it is of this class and alive.
  let find: (LuaObject) -> AnyObject?
  /// Pushes an object of this class.
  let push: (AnyObject, borrowing LuaCall) -> Void

  init<Object: AnyObject>(_ type: LuaObjectType<Object>) {
    find = { type.object(of: $0) }
    push = { object, call in
      if let object = object as? Object { call.push(object, as: type) }
    }
  }
}
