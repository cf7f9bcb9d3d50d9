import CLuaShim
import Synchronization

/// What every reference into a state shares: the C state while it is open, and what waits.
///
/// - Invariant: After each operation Lua's stack is as high as before.
final class LuaCore {
  // These are read in every crossing; nothing here is held across a call that could write them.
  @exclusivity(unchecked) private(set) var state: OpaquePointer?
  var options: LuaState.Options
  @exclusivity(unchecked) var slots = SlotMap()
  var types: [AnyLuaObjectType] = []
  let interruption = InterruptTarget()
  var limits = LuaLimits()
  @exclusivity(unchecked) private(set) var hasWork = false
  /// Where the chain of the functions begins that Lua holds.
  unowned(unsafe) var firstFunction: HostFunction?
  private var hasLostHandles = false
  private var releases: [Int32] = []
  private var isEnding = false
  private var thrown: [(message: String, error: any Error)] = []

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
    interruption.address.store(UInt(bitPattern: opened), ordering: .releasing)
  }

  deinit {
    if let state { end(state) }
  }

  /// Closes the state, or does so once nothing runs in it or reads from it any more.
  func close() {
    guard let open = state else { return }
    if shim_is_busy(open) {
      isEnding = true
      hasWork = true
      return
    }
    end(open)
  }

  private func end(_ open: OpaquePointer) {
    interruption.address.store(0, ordering: .releasing)
    // References that die while Lua closes must find the state gone.
    state = nil
    shim_close(open)
    releaseFunctions()
    releases = []
    thrown = []
    let objects = slots
    slots = SlotMap()
    _ = objects
    types = []
  }

  func open() throws(LuaError) -> OpaquePointer {
    guard let state else { throw .closed }
    if hasWork {
      work(state)
      guard self.state != nil else { throw .closed }
    }
    return state
  }

  func release(_ reference: Int32) {
    guard state != nil else { return }
    releases.append(reference)
    hasWork = true
  }

  /// Does what had to wait: gives references back, or closes the state.
  @inline(never)
  func work(_ state: OpaquePointer) {
    if isEnding, !shim_is_busy(state) { return close() }
    hasWork = isEnding
    if hasLostHandles {
      hasLostHandles = false
      let dropped = slots.dropLost { shim_handle_exists(state, $0.slot, $0.generation) }
      withExtendedLifetime(dropped) {}
    }
    for reference in releases { shim_release_reference(state, reference) }
    releases.removeAll(keepingCapacity: true)
  }

  /// Lua had no memory to tell that a handle went.
  func loseHandle() {
    hasLostHandles = true
    hasWork = true
  }

  /// Remembers a Swift error under the message that scripts see, for when it comes back.
  func remember(_ error: any Error, as message: String) {
    if thrown.count >= 8 { thrown.removeFirst() }
    thrown.append((message, error))
  }

  private func recall(_ message: String) -> (any Error)? {
    // A script that raises the message again may have put a position in front of it.
    thrown.last { message.hasSuffix($0.message) }?.error
  }

  /// The error that a failed operation left in `out`.
  func failure(_ status: Int32, _ out: inout ShimCall) -> LuaError {
    switch Int(status) {
    case SHIM_OUT_OF_MEMORY: return .memory
    case SHIM_INTERRUPTED: return stopError
    default: break
    }
    let traceback = self.traceback
    guard let value = try? LuaCall(raw: &out, core: self, function: nil).read(0) else {
      return .memory
    }
    if Int(status) == SHIM_SYNTAX {
      let message = value.errorText
      return .syntax(message: message, isIncomplete: message.hasSuffix("<eof>"))
    }
    if case .string(let text) = value, let error = recall(text.description) {
      return .host(error, message: text.description, traceback: traceback)
    }
    return .runtime(value, traceback: traceback)
  }

  private var traceback: [LuaTraceFrame] {
    guard let state else { return [] }
    return (0..<shim_traceback_count(state)).compactMap { level in
      shim_traceback(state, level).map { LuaTraceFrame($0.pointee) }
    }
  }
}

extension LuaTraceFrame {
  init(_ frame: ShimFrame) {
    let name = text(of: frame.name)
    self.init(
      source: text(of: frame.source),
      line: frame.line > 0 ? Int(frame.line) : nil,
      function: name.isEmpty ? nil : name
    )
  }
}

/// The text of a C array of characters that ends with a zero.
func text<Characters>(of characters: Characters) -> String {
  withUnsafeBytes(of: characters) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
