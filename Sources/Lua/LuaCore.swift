import CLuaShim
import Synchronization

/// The part of a state that all its references share: the C state while it is open, and deferred
/// work.
///
/// - Invariant: After each operation Lua's stack is as high as before.
final class LuaCore {
  // These are read in every crossing; no access lasts across a call that could write them.
  @exclusivity(unchecked) private(set) var state: OpaquePointer?
  var options: LuaState.Options
  @exclusivity(unchecked) var slots = SlotMap()
  var types: [AnyLuaObjectType] = []
  let interruption = InterruptTarget()
  var limits = LimitsInForce()
  @exclusivity(unchecked) private var deferred = DeferredWork()
  /// The functions that Lua holds.
  let lent = LentFunctions()
  /// What was found when the state was closed.
  private(set) var closing = Closing()
  /// The Swift errors on their way through Lua.
  var errors = RaisedErrors()
  /// The gate that sets the limits of functions that Swift calls; nil if all run freely.
  weak var gate: (any LuaEntryGate)?

  /// What is known of a state once it is closed.
  struct Closing {
    /// The objects and the bytes that nobody released.
    var left = (objects: 0, bytes: 0)
    /// The limit that stopped finalizers.
    var stop: LuaError?
  }

  init(options: LuaState.Options) {
    self.options = options
  }

  func start(host: inout ShimHost) throws(LuaError) {
    guard
      let opened = shim_open(&host, options.reproducible, options.seed, options.profile.rawValue)
    else {
      throw .memory
    }
    state = opened
    interruption.open(opened)
  }

  deinit {
    if let state { end(state) }
  }

  /// Closes the state, or does so once nothing runs in it or reads from it any more.
  func close() {
    guard let open = state else { return }
    if shim_is_busy(open) {
      return deferred.noteEnd()
    }
    end(open)
  }

  private func end(_ open: OpaquePointer) {
    interruption.close()
    // References that are released while Lua closes must find the state gone.
    state = nil
    var stop: Int32 = 0
    let bytes = shim_close(open, &stop)
    closing.stop = stop == SHIM_STOP_NONE ? nil : limits.last.error(for: stop, traceback: [])
    closing.left = (slots.unpinnedCount, Int(clamping: bytes))
    lent.takeAllBack()
    deferred.forgetReleases()
    errors.forget()
    let objects = slots
    slots = SlotMap()
    _ = objects
    types = []
  }

  func open() throws(LuaError) -> OpaquePointer {
    guard let state else { throw .closed }
    if deferred.exists {
      work(in: state)
      guard self.state != nil else { throw .closed }
    }
    return state
  }

  func release(_ reference: Int32) {
    if state != nil { deferred.noteRelease(of: reference) }
  }

  /// Notes that Lua had no memory to report a collected handle.
  func noteLostHandle() { deferred.noteLostHandle() }

  /// Does deferred work, if there is any: releases references, or closes the state.
  func catchUp() {
    if deferred.exists, let state { work(in: state) }
  }

  @inline(never)
  private func work(in state: OpaquePointer) {
    if deferred.endsState, !shim_is_busy(state) { return close() }
    if deferred.takeLostHandles() {
      let dropped = slots.dropLost { shim_handle_exists(state, $0.slot, $0.generation) }
      withExtendedLifetime(dropped) {}
    }
    deferred.release { shim_release_reference(state, $0) }
  }
}
