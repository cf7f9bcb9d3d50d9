internal import LazyStacks
internal import Lua

/// The classes of host objects, each made for a Lua state when it is first needed.
///
/// Most scripts use few of them, and making a class costs more than the rest of starting up.
final class HostTypes {
  private let maker: HostTypeMaker
  private let state: LuaState
  /// The classes whose objects may be kept by Swift, as far as they were made.
  private(set) var kept: [KeptType] = []
  // A script that runs has few classes, so that comparing is faster than hashing.
  private var made: [(id: ObjectIdentifier, type: AnyObject)] = []
  private var listsMade: IDLists?

  init(in state: LuaState, reference: SessionReference) {
    self.state = state
    maker = HostTypeMaker(state: state, reference: reference)
  }

  /// The Lua class of a Swift class, made if it does not exist yet.
  subscript<Object: HostClass>(_ object: Object.Type) -> LuaObjectType<Object> {
    get throws(LuaError) {
      if let type = find(object) { return type }
      let type = try maker.make(object)
      // A finalizer of the script may have asked for the class while it was made.
      if let first = find(object) { return first }
      kept.append(KeptType(type))
      made.append((ObjectIdentifier(object), type))
      return type
    }
  }

  private func find<Object: HostClass>(_ object: Object.Type) -> LuaObjectType<Object>? {
    let id = ObjectIdentifier(object)
    for entry in made where entry.id == id {
      // Unchecked: the entry was found by the identifier of the type.
      return unsafeDowncast(entry.type, to: LuaObjectType<Object>.self)
    }
    return nil
  }

  /// The maker of arrays of ids.
  var lists: IDLists {
    get throws(LuaError) {
      if let listsMade { return listsMade }
      let lists = try IDLists(in: state)
      listsMade = lists
      return lists
    }
  }
}
