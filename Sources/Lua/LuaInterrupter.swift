import CLuaShim
import Synchronization

/// Stops whatever a state is running, from a signal handler or another thread.
public struct LuaInterrupter: Sendable {
  let target: InterruptTarget

  /// Makes the running script fail with ``LuaError/interrupted``, whatever it catches.
  ///
  /// Does nothing while the state runs no Lua or is closed. Safe in a signal handler, and on any
  /// thread at any time.
  public func interrupt() { target.interrupt() }
}

/// Where interrupters find the state while it is open.
final class InterruptTarget: Sendable {
  private let address = Atomic<UInt>(0)
  /// How many are inside ``interrupt()`` now.
  private let visitors = Atomic<Int>(0)

  func open(_ state: OpaquePointer) {
    address.store(UInt(bitPattern: state), ordering: .sequentiallyConsistent)
  }

  /// Waits until nobody uses the state any more, so that it may be freed.
  ///
  /// A visitor holds no lock and waits for nothing, so that one in a signal handler of this thread
  /// has left when the handler has returned.
  func close() {
    address.store(0, ordering: .sequentiallyConsistent)
    while visitors.load(ordering: .sequentiallyConsistent) != 0 { shim_give_way() }
  }

  func interrupt() {
    visitors.add(1, ordering: .sequentiallyConsistent)
    defer { visitors.subtract(1, ordering: .sequentiallyConsistent) }
    let bits = address.load(ordering: .sequentiallyConsistent)
    if let state = OpaquePointer(bitPattern: bits) { shim_interrupt(state) }
  }
}
