import CLuaShim
import Synchronization

/// Stops whatever a state is running, from a signal handler or another thread.
public struct LuaInterrupter: Sendable {
  let target: InterruptTarget

  /// Makes the running script fail with ``LuaError/interrupted``, whatever it catches.
  ///
  /// Does nothing while the state runs no Lua. Safe in a signal handler. From another thread it
  /// must not race with the state's closing.
  public func interrupt() {
    guard let state = OpaquePointer(bitPattern: target.address.load(ordering: .acquiring)) else {
      return
    }
    shim_interrupt(state)
  }
}

final class InterruptTarget: Sendable {
  let address = Atomic<UInt>(0)
}
