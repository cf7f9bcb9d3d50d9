internal import CWatchdog
internal import LazyReports
internal import LazyScripting
internal import Lua

/// The last resort against scripts that pass a limit where nothing else can stop them.
///
/// Lua has loops in C that call no hook. When a script is still running half a second after its
/// time limit (up to two where the machine left it no time to work in), or when the process holds a
/// quarter more memory than the script may, a thread writes what was printed so far and what was
/// done, and ends the process.
struct Watchdog {
  /// What happens to a script that cannot be stopped.
  enum Consequence {
    /// The process ends with the status of a limit.
    case end
    /// A person is told that one more interrupt ends the session, also after an interrupt without
    /// effect.
    case warning
  }

  /// Runs something under the limits of a command line.
  ///
  /// - Parameters:
  ///   - name: The name of what is run, for messages.
  ///   - settings: The limits.
  ///   - consequence: What happens when they were passed for good.
  ///   - body: Runs it.
  /// - Returns: What `body` gives.
  /// - Throws: What `body` throws.
  func watch<Value, Failure: Error>(
    _ name: String,
    limits settings: RunSettings,
    orElse consequence: Consequence = .end,
    body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let isLimited = settings.time != nil || settings.memory != nil
    guard isLimited || consequence == .warning else { return try body() }
    begin(name, limits: settings, orElse: consequence)
    defer { watchdog_rest() }
    return try body()
  }

  /// Sets what is called, on another thread, when the process comes near its memory limit, and with
  /// true when it has passed it.
  func setListener(_ listener: @escaping @Sendable (_ isPassed: Bool) -> Void) {
    // It is kept as long as the process lives, because the watchdog may be calling it.
    let context = Unmanaged.passRetained(MemoryListener(listener)).toOpaque()
    watchdog_listen(
      { context, isPassed in
        guard let context else { return }
        Unmanaged<MemoryListener>.fromOpaque(context)._withUnsafeGuaranteedRef { $0.call(isPassed) }
      },
      context
    )
  }

  /// Writes to a file, so that it ends with a whole line even if the process ends meanwhile.
  static func withoutEnd<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    watchdog_begin_writing()
    defer { watchdog_end_writing() }
    try body()
  }

  /// Notes how many frames there were.
  func note(frames: Int) { watchdog_note_frames(Int64(frames)) }

  /// Notes how many expectations were checked, and how many were not met.
  func note(_ expectations: Expectations) {
    watchdog_note_expectations(Int64(expectations.checked), Int64(expectations.failed))
  }

  private func begin(_ name: String, limits settings: RunSettings, orElse consequence: Consequence)
  {
    let time = text(for: name, limit: settings.time.map(LuaLimit.time))
    let memory = text(for: name, limit: settings.memory.map(LuaLimit.memory))
    time.withCString { time in
      memory.withCString { memory in
        Self.warning.withCString { warning in
          var order = WatchdogOrder(
            nanoseconds: settings.time.map(Self.nanoseconds) ?? 0,
            bytes: UInt64(max(0, settings.memory ?? 0)),
            ends: consequence == .end,
            time_text: time,
            memory_text: memory,
            warning: warning
          )
          watchdog_watch(&order)
        }
      }
    }
  }

  private static let warning = "this entry could not be stopped; a third Ctrl-C ends the session\n"

  /// The first line of the message when a limit was exceeded for good.
  private func text(for name: String, limit: LuaLimit?) -> String {
    guard let limit else { return "" }
    let start = "lazylab: \(name.shortened(to: 200).onOneLine): the \(limit) was reached; "
    return start + "the script could not be stopped otherwise, so the process ended\n"
  }

  private static func nanoseconds(in time: Duration) -> Int64 {
    let (seconds, attoseconds) = time.components
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflows, product < Int64.max - 1_000_000_000 else { return 0 }
    return max(1, product + attoseconds / 1_000_000_000)
  }
}

/// A closure that a pointer of one word can name.
private final class MemoryListener: Sendable {
  let call: @Sendable (Bool) -> Void

  init(_ call: @escaping @Sendable (Bool) -> Void) { self.call = call }
}
