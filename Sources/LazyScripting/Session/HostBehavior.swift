internal import Lua

/// How a class of host objects behaves besides its registered methods and fields.
struct HostBehavior<Object: AnyObject> {
  typealias Body = (Object, borrowing LuaCall) throws -> LuaOutcome

  /// The session whose scripts hold the objects.
  let reference: SessionReference
  /// The text for `tostring` and `print`.
  var description: Body?
  /// Whether two objects are equal; without it, only the same object is.
  var equals: ((Object, Object) -> Bool)?
  /// The number of entries, for `#` and `pairs`.
  var count: ((Object) -> Int)?
  /// Pushes the key and the value of an entry, from 0, for `pairs`.
  var entry: ((Object, Int, borrowing LuaCall) throws -> Void)?
  /// The iteration of `pairs`, if it differs from the entries.
  var pairs: Body?
  /// Reading an integer key; the key lies at position 0.
  var element: Body?
  /// Calling the object as a function.
  var call: Body?
  /// Reading a name that is neither method nor field; the key lies at position 0.
  var missing: Body?
  /// Assigning to any name; key and value lie at positions 0 and 1.
  var missingSet: ((Object, borrowing LuaCall) throws -> Void)?
  /// The error for a method called without its object.
  var wrongReceiver: ((String) -> any Error)?
}

/// Makes the class of a host object from what the registry says about its owner.
///
/// Its functions are not copied for each of the sixty classes: each is called once for a class, and
/// the copies would take a sixth of the time that the compiler needs for this module.
struct HostTypeMaker {
  let state: LuaState
  let reference: SessionReference

  /// Makes a class with the registered methods and fields and fixed names.
  ///
  /// - Parameter type: The Swift class.
  /// - Returns: The Lua class.
  /// - Throws: ``LuaError`` if there is not enough memory.
  @_semantics("optimize.sil.specialize.generic.never")
  func make<Object: HostClass>(_ type: Object.Type) throws(LuaError) -> LuaObjectType<Object> {
    let name = type.className
    let registrations = reference.registry.members(of: name)
    let names = registrations.map(\.declaration.name)
    var behavior = HostBehavior<Object>(reference: reference)
    behavior.missing = { _, call in
      throw FixedFields.missing(try call.value(at: 0), in: name, names: names)
    }
    behavior.missingSet = { _, call in
      throw FixedFields.readOnly(try call.value(at: 0), in: name, names: names)
    }
    type.describe(&behavior)
    // Unreachable: types are described in the sources; a test makes each of them.
    assert(behavior.description != nil, "a \(name) prints as no more than its number")
    var declaration = LuaTypeDeclaration<Object>(named: name)
    declaration.members = registrations.compactMap(member)
    declaration.missing = behavior.missing
    declaration.index = behavior.element ?? behavior.missing
    declaration.missingSet = behavior.missingSet
    declaration.wrongReceiver = behavior.wrongReceiver
    declaration.metamethods["__tostring"] = behavior.description
    declaration.metamethods["__call"] = behavior.call
    if let count = behavior.count {
      declaration.metamethods["__len"] = { object, call in call.push(count(object)) }
    }
    declaration.metamethods["__pairs"] = behavior.pairs ?? pairs(of: behavior)
    let made = MadeType<Object>()
    if let equals = behavior.equals {
      declaration.operators["__eq"] = { call in
        guard let type = made.type, call.isObject(at: 0, of: type), call.isObject(at: 1, of: type)
        else {
          return call.push(false)
        }
        return call.push(try equals(call.object(at: 0, as: type), call.object(at: 1, as: type)))
      }
    }
    let type = try state.makeType(declaration)
    made.type = type
    return type
  }

  /// Walks through the entries in their order.
  @_semantics("optimize.sil.specialize.generic.never")
  private func pairs<Object: AnyObject>(
    of behavior: HostBehavior<Object>
  )
    -> HostBehavior<Object>.Body?
  {
    guard let count = behavior.count, let entry = behavior.entry else { return nil }
    return { object, call in
      var next = 0
      call.push(function: "next") { call in
        guard next < count(object) else { return .none }
        try entry(object, next, call)
        next += 1
        return .pushed
      }
      call.push()
      return call.push()
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private func member<Object: AnyObject>(for registration: Registration) -> LuaMember<Object>? {
    let name = registration.declaration.name
    let reference = reference
    switch registration.implementation {
    case .call, .contributed: return nil
    case .field(let read):
      return .property(name) { object, call in try read(object, call, reference.get()) }
    case .member(let body):
      let reader = ArgumentReader(registration.declaration, in: reference)
      let positions = reader.positions.count
      return .method(name, parameters: reader.names, positions: positions) { object, call in
        try reader.run(call) { try body(object, $0, reader) }
      }
    }
  }
}

/// A class that its own equality needs to know.
private final class MadeType<Object: AnyObject> {
  weak var type: LuaObjectType<Object>?
}
