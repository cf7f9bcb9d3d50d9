// Beside System.swift, this talks to the system.
internal import CWatchdog
@preconcurrency internal import Glibc

/// Handles signals that arrive while keys are awaited: they end the wait, and the terminal is
/// restored.
enum KeySignals {
  /// Whether signals end the wait for keys instead of stopping a script.
  nonisolated(unsafe) static var isListening = false
  /// The descriptor that becomes readable when a signal arrives, even just before the wait begins.
  nonisolated(unsafe) private(set) static var wakeDescriptor: Int32 = -1

  nonisolated(unsafe) private static var wakeTarget: Int32 = -1
  nonisolated(unsafe) private static var resizes = 0
  nonisolated(unsafe) private static var request: Int32 = 0

  /// The signals that end a process in a crash.
  private static let crashes = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP]

  /// Prepares the process once.
  static func prepare() {
    Signals.installOnce()
    guard wakeDescriptor < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (wakeDescriptor, wakeTarget) = (ends[0], ends[1])
    Signals.handle(SIGWINCH) { KeySignals.wake($0) }
    Signals.handle(SIGCONT) { KeySignals.wake($0) }
    for crash in crashes { Signals.handle(crash) { KeySignals.crash($0) } }
    // A parent may have started the process in a thread that blocks signals.
    var set = sigset_t()
    sigemptyset(&set)
    for number in crashes + [SIGWINCH, SIGCONT] { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Ends the wait for keys; called by handlers of signals.
  static func wake(_ number: Int32) {
    if number == SIGWINCH { resizes += 1 } else { request = number }
    var byte: UInt8 = 0
    _ = write(wakeTarget, &byte, 1)
  }

  /// The signal that ended the wait; nil if none did.
  static func take() -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(wakeDescriptor, &bytes, bytes.count) > 0 {}
    let (asked, resized) = (request, resizes)
    request = 0
    resizes = 0
    if asked != 0 { return asked }
    return resized > 0 ? SIGWINCH : nil
  }

  private static func crash(_ number: Int32) {
    if isListening {
      // Ends bracketed pastes and shows the cursor.
      let text: StaticString = "\u{1b}[?2004l\u{1b}[?25h\r\n"
      _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }
    watchdog_restore_terminal()
    signal(number, SIG_DFL)
    raise(number)
  }
}
