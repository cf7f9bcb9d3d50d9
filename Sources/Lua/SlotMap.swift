/// The Swift objects to which Lua has handles.
///
/// A slot's generation changes when its object is removed, so an old handle finds nothing.
struct SlotMap {
  private struct Slot {
    var object: AnyObject?
    var type: AnyLuaObjectType?
    var generation: UInt32 = 1
    var handles: Int32 = 0
    /// How many times it is on its way to Lua, where a collection may end its handle.
    var underway: Int32 = 0
    var isPinned = false
  }

  private var slots: ContiguousArray<Slot> = []
  private var free: [UInt32] = []
  private var handles: [ObjectIdentifier: UInt32] = [:]

  /// The number of objects that are held.
  var count: Int { slots.count - free.count }

  /// The number of objects that may be kept alive only by Lua.
  var unpinnedCount: Int { slots.count { $0.object != nil && !$0.isPinned } }

  @inline(__always)
  private func isCurrent(_ handle: LuaObject) -> Bool {
    handle.slot < slots.count && slots[Int(handle.slot)].generation == handle.generation
  }

  @inline(__always)
  func object(of handle: LuaObject) -> AnyObject? {
    isCurrent(handle) ? slots[Int(handle.slot)].object : nil
  }

  func type(of handle: LuaObject) -> AnyLuaObjectType? {
    isCurrent(handle) ? slots[Int(handle.slot)].type : nil
  }

  /// The handle of an object; nil if it has none.
  func handle(of object: AnyObject) -> LuaObject? {
    handles[ObjectIdentifier(object)].map {
      LuaObject(slot: $0, generation: slots[Int($0)].generation)
    }
  }

  /// The handle of an object, made if it has none.
  mutating func handle(for object: AnyObject, type: AnyLuaObjectType) -> LuaObject {
    let identifier = ObjectIdentifier(object)
    if let slot = handles[identifier], slots[Int(slot)].type === type {
      return LuaObject(slot: slot, generation: slots[Int(slot)].generation)
    }
    let slot = free.popLast() ?? UInt32(slots.count)
    if slot == slots.count { slots.append(Slot()) }
    slots[Int(slot)].object = object
    slots[Int(slot)].type = type
    handles[identifier] = slot
    return LuaObject(slot: slot, generation: slots[Int(slot)].generation)
  }

  mutating func pin(_ handle: LuaObject) {
    if isCurrent(handle) { slots[Int(handle.slot)].isPinned = true }
  }

  mutating func handleMade(_ handle: LuaObject) {
    if isCurrent(handle) { slots[Int(handle.slot)].handles += 1 }
  }

  mutating func handleLost(_ handle: LuaObject) -> AnyObject? {
    guard isCurrent(handle) else { return nil }
    slots[Int(handle.slot)].handles -= 1
    return dropIfUnheld(handle)
  }

  /// Notes that an object is on its way to Lua.
  mutating func sent(_ handle: LuaObject) {
    if isCurrent(handle) { slots[Int(handle.slot)].underway += 1 }
  }

  /// Notes that an object arrived, or will not arrive.
  mutating func arrived(_ handle: LuaObject) -> AnyObject? {
    guard isCurrent(handle) else { return nil }
    slots[Int(handle.slot)].underway -= 1
    return dropIfUnheld(handle)
  }

  mutating func dropIfUnheld(_ handle: LuaObject) -> AnyObject? {
    guard isCurrent(handle) else { return nil }
    let slot = slots[Int(handle.slot)]
    return slot.handles <= 0 && slot.underway <= 0 && !slot.isPinned ? remove(handle) : nil
  }

  /// Removes objects whose last handle disappeared without a report; `exists` says whether Lua has
  /// one.
  mutating func dropLost(unless exists: (LuaObject) -> Bool) -> [AnyObject] {
    var dropped: [AnyObject] = []
    for (index, slot) in slots.enumerated()
    where slot.handles > 0 && slot.underway <= 0 && !slot.isPinned {
      let handle = LuaObject(slot: UInt32(index), generation: slot.generation)
      if !exists(handle), let object = remove(handle) { dropped.append(object) }
    }
    return dropped
  }

  /// Removes the object; every handle to it is stale from now on.
  ///
  /// It is returned so that its deinitializer, which may use the map, runs after the change.
  mutating func remove(_ handle: LuaObject) -> AnyObject? {
    guard isCurrent(handle), let object = slots[Int(handle.slot)].object else { return nil }
    let next = handle.generation &+ 1
    if handles[ObjectIdentifier(object)] == handle.slot {
      handles[ObjectIdentifier(object)] = nil
    }
    slots[Int(handle.slot)] = Slot(generation: next == 0 ? 1 : next)
    free.append(handle.slot)
    return object
  }
}
