internal import CWatchdog
internal import LazyReports
internal import LazyScripting
internal import Lua

/// The last resort against scripts that exceed a limit where nothing else can stop them.
///
/// Lua has loops in C that call no hook. A thread ends the process if a script still runs half a
/// second after its time limit (up to two seconds if the machine left the thread no time to work),
/// or if the process holds a quarter more memory than the script may. Before that, the thread
/// writes what was printed so far and what was done.
struct Watchdog {
  /// What is watched, the innermost last: an entry of `lab.repl` inside a script, for example.
  private let watched = Watched()

  /// What happens to a script that cannot be stopped.
  enum Consequence {
    /// The process ends with the status of a limit.
    case end
    /// A person is informed that one more interrupt ends the session.
    ///
    /// The same happens after an interrupt without effect.
    case warning
  }

  /// Runs a body under the limits of a command line.
  ///
  /// - Parameters:
  ///   - name: The name of what is run, for messages.
  ///   - limits: What the work may use.
  ///   - consequence: What happens if a limit is exceeded for good.
  ///   - body: The work.
  /// - Returns: The result of `body`.
  /// - Throws: What `body` throws.
  func watch<Value, Failure: Error>(
    _ name: String,
    limits: RunLimits,
    orElse consequence: Consequence = .end,
    body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let isLimited = limits.time != nil || limits.memory != nil
    guard isLimited || consequence == .warning else { return try body() }
    let start: () -> Void = { begin(name, limits: limits, orElse: consequence) }
    watched.beginnings.append(start)
    start()
    defer {
      watched.beginnings.removeLast()
      if let outer = watched.beginnings.last { outer() } else { watchdog_rest() }
    }
    return try body()
  }

  /// Sets a function to be called, on another thread, when the process comes near its memory limit.
  ///
  /// It receives true when the process has exceeded the limit.
  func setListener(_ listener: @escaping @Sendable (_ isPassed: Bool) -> Void) {
    // It is kept for the life of the process, because the watchdog may be calling it.
    let context = Unmanaged.passRetained(MemoryListener(listener)).toOpaque()
    watchdog_listen(
      { context, isPassed in
        guard let context else { return }
        Unmanaged<MemoryListener>.fromOpaque(context)._withUnsafeGuaranteedRef { $0.call(isPassed) }
      },
      context
    )
  }

  /// Writes to a file, which ends with a whole line even if the process ends meanwhile.
  static func withoutEnd<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    watchdog_begin_writing()
    defer { watchdog_end_writing() }
    try body()
  }

  /// Notes the number of frames so far.
  func note(frames: Int) { watchdog_note_frames(Int64(frames)) }

  /// Notes how many expectations were checked, and how many failed.
  func note(_ expectations: Expectations) {
    watchdog_note_expectations(Int64(expectations.checked), Int64(expectations.failed))
  }

  private func begin(_ name: String, limits: RunLimits, orElse consequence: Consequence) {
    let time = text(for: name, limit: limits.time.map(LuaLimit.time))
    let memory = text(for: name, limit: limits.memory.map(LuaLimit.memory))
    time.withCString { time in
      memory.withCString { memory in
        Self.warning.withCString { warning in
          var order = WatchdogOrder(
            nanoseconds: limits.time.map(Self.nanoseconds) ?? 0,
            bytes: UInt64(max(0, limits.memory ?? 0)),
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

  /// The first line of the message about a limit that was exceeded for good.
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

/// How the watch of each thing that runs begins, and begins again after what ran inside it.
private final class Watched {
  var beginnings: [() -> Void] = []
}

/// A closure to which a plain pointer can refer.
private final class MemoryListener: Sendable {
  let call: @Sendable (Bool) -> Void

  init(_ call: @escaping @Sendable (Bool) -> Void) { self.call = call }
}
