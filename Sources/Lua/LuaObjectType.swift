import CLuaShim

/// The part of host object types that does not depend on their class.
class AnyLuaObjectType {
  let name: String
  let stale: String
  fileprivate(set) var identity: OpaquePointer?

  init(name: String, stale: String) {
    self.name = name
    self.stale = stale
  }

  /// The address by which C and the readers of a call recognize the type.
  final var context: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }
}

/// A registered type of host objects.
///
/// Lua holds handles to objects of this type. The objects themselves stay in Swift, retained until
/// Lua has collected every handle or ``close(_:)`` is called.
public final class LuaObjectType<Object: AnyObject> {
  let any: AnyLuaObjectType
  private let core: LuaCore
  private let wrongReceiver: (String) -> any Error

  init(_ declaration: LuaTypeDeclaration<Object>, core: LuaCore) {
    any = AnyLuaObjectType(name: declaration.name, stale: declaration.stale)
    self.core = core
    wrongReceiver = declaration.wrongReceiver ?? { LuaReceiverError(method: $0) }
  }

  /// The type's name in messages.
  public var name: String { any.name }

  var stale: String { any.stale }
  var context: UnsafeRawPointer { any.context }

  /// Releases the object: every handle to it is stale from now on.
  public func close(_ object: Object) {
    if let handle = core.slots.handle(of: object) { _ = core.slots.remove(handle) }
  }

  /// The object's handle, which keeps the object until it is closed.
  public func handle(of object: Object) -> LuaObject {
    let handle = core.slots.handle(for: object, type: any)
    core.slots.pin(handle)
    return handle
  }

  /// The object of a handle; nil if it is stale or of another type.
  public func object(of handle: LuaObject) -> Object? {
    guard core.slots.type(of: handle) === any else { return nil }
    return core.slots.object(of: handle) as? Object
  }

  func register(_ declaration: LuaTypeDeclaration<Object>) throws(LuaError) {
    let state = try core.open()
    any.identity = shim_type_make(state, UnsafeMutableRawPointer(mutating: context))
    guard any.identity != nil else { throw .memory }
    core.types.append(any)
    let mark = try core.begin()
    let builder = LuaTableBuilder(core: core)
    pushMetamethods(of: declaration, to: builder)
    core.push(declaration.name)
    pushMembers(of: declaration, to: builder)
    pushSetters(of: declaration, to: builder)
    pushOthers(of: declaration)
    try core.operate(SHIM_OP_TYPE, from: mark) { _ throws(LuaError) in }
  }
}

extension LuaObjectType {
  private func pushMetamethods(
    of declaration: LuaTypeDeclaration<Object>,
    to builder: borrowing LuaTableBuilder
  ) {
    builder.begin(arrayCapacity: 0, fieldCapacity: declaration.metamethods.count + 8)
    for (name, body) in declaration.metamethods.sorted(by: { $0.key < $1.key }) {
      pushMethod(name, taking: nil, body: body)
      core.push(name, as: Int32(SHIM_SET_FIELD))
    }
    for (name, body) in declaration.operators.sorted(by: { $0.key < $1.key }) {
      builder.function(name, body: body)
    }
  }

  private func pushMembers(
    of declaration: LuaTypeDeclaration<Object>,
    to builder: borrowing LuaTableBuilder
  ) {
    builder.begin(arrayCapacity: 0, fieldCapacity: declaration.members.count)
    for member in declaration.members {
      switch member.kind {
      case .method(let parameters, let positions, let body):
        pushMethod(member.name, taking: parameters, positions: positions, body: body)
      case .property(let body, _):
        pushMethod(member.name, body: body, flags: SHIM_NAKED)
      }
      core.push(member.name, as: Int32(SHIM_SET_FIELD))
    }
  }

  private func pushSetters(
    of declaration: LuaTypeDeclaration<Object>,
    to builder: borrowing LuaTableBuilder
  ) {
    builder.begin(arrayCapacity: 0, fieldCapacity: 0)
    for member in declaration.members {
      guard case .property(_, let setter?) = member.kind else { continue }
      pushMethod(member.name, body: answering(setter), flags: SHIM_NAKED)
      core.push(member.name, as: Int32(SHIM_SET_FIELD))
    }
  }

  private func pushOthers(of declaration: LuaTypeDeclaration<Object>) {
    let bodies = [declaration.index, declaration.missing, declaration.missingSet.map(answering)]
    for body in bodies {
      if let body {
        pushMethod(name, body: body, flags: SHIM_NAKED)
      } else {
        core.push(.nil)
      }
    }
  }

  private func answering(_ setter: @escaping LuaMember<Object>.Setter) -> LuaMember<Object>.Body {
    { object, call in
      try setter(object, call)
      return .none
    }
  }

  private func pushMethod(
    _ name: String,
    taking parameters: [String]? = nil,
    positions: Int = 0,
    body: @escaping LuaMember<Object>.Body,
    flags: ShimFunctionFlags = SHIM_HAS_RECEIVER
  ) {
    let function = HostFunction(
      core: core,
      name: name,
      parameters: parameters,
      positions: positions
    ) { call in
      try body(try self.receiver(of: call, for: name), call)
    }
    let receiver = SHIM_HAS_RECEIVER.rawValue | flags.rawValue
    core.push(function, flags: Int32(receiver))
  }

  @inline(__always)
  private func receiver(of call: borrowing LuaCall, for method: String) throws -> Object {
    var packed: UInt64 = 0
    guard shim_call_read_object(call.raw, call.raw.pointee.receiver, context, &packed) else {
      throw wrongReceiver(method)
    }
    guard let object = core.slots.object(of: LuaObject(packed: packed)) else {
      throw LuaStaleError(luaMessage: stale)
    }
    // Unchecked: the shim compared the type of the userdata.
    return unsafeDowncast(object, to: Object.self)
  }
}
