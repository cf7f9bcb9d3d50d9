import CLuaShim
import Synchronization

/// Stops whatever a state is running, from a signal handler or another thread.
public struct LuaInterrupter: Sendable {
  let target: InterruptTarget

  /// Makes the running script fail with ``LuaError/interrupted``, whatever errors it catches.
  ///
  /// It does nothing while the state runs no Lua or is closed. It is safe in a signal handler, and
  /// on any thread at any time.
  public func interrupt() { target.use { shim_interrupt($0) } }

  /// Reports that the process holds nearly as much memory as it may, or more.
  ///
  /// Near the limit, garbage is collected as soon as Lua can do that. Beyond it, the script fails
  /// with ``LuaError/budget(_:traceback:)`` if there is a memory limit. It is as safe as
  /// ``interrupt()``.
  public func press(isPassed: Bool) { target.use { shim_press($0, isPassed) } }
}

/// The place where interrupters find the state while it is open.
final class InterruptTarget: Sendable {
  private let address = Atomic<UInt>(0)
  /// The number of calls that are inside ``use(_:)`` now.
  private let visitors = Atomic<Int>(0)

  func open(_ state: OpaquePointer) {
    address.store(UInt(bitPattern: state), ordering: .sequentiallyConsistent)
  }

  /// Waits until nobody uses the state any more, so that it may be freed.
  ///
  /// A visitor holds no lock and waits for nothing. So a visitor in a signal handler of this thread
  /// has left when the handler has returned.
  func close() {
    address.store(0, ordering: .sequentiallyConsistent)
    while visitors.load(ordering: .sequentiallyConsistent) != 0 { shim_give_way() }
  }

  func use(_ body: (OpaquePointer) -> Void) {
    visitors.add(1, ordering: .sequentiallyConsistent)
    defer { visitors.subtract(1, ordering: .sequentiallyConsistent) }
    let bits = address.load(ordering: .sequentiallyConsistent)
    if let state = OpaquePointer(bitPattern: bits) { body(state) }
  }
}
