internal import LazyReports

/// The terminal, or the files and pipes, with which the process was started.
public final class ProcessTerminal: Terminal {
  /// Whether standard input and standard output are both terminals.
  public let isInteractive: Bool
  /// The reason why standard output accepts nothing any more; nil while it does.
  public private(set) var outputFailure: OutputFailure?
  /// Called by the handler of the signals that request an end: SIGINT, SIGTERM, SIGHUP.
  public var onInterrupt: (@Sendable () -> Void)? {
    didSet { Signals.setTarget(onInterrupt) }
  }

  /// The number of columns of the terminal to which standard output goes.
  public var columns: Int? { flushesLines ? StandardStreams.columns : nil }

  /// The keyboard, if standard input and standard output are both terminals.
  public let keyboard: (any Keyboard)?

  private let flushesLines: Bool
  private var pendingBytes = 0
  private var isAtLineStart = true
  /// What a pipe takes at once, so that lines of processes that share it stay whole.
  private static let longestBuffer = 4_096

  /// Creates the terminal of this process; there should be one.
  public init() {
    flushesLines = StandardStreams.isTerminal(.output)
    isInteractive = flushesLines && StandardStreams.isInputTerminal
    keyboard = isInteractive ? SystemKeyboard() : nil
    Signals.outliveFailedWriting()
    Signals.keepTerminal()
    MainStack.grow()
  }

  /// Waits for the next line of standard input; an interrupt ends the wait.
  public func readLine(prompt: String) -> TerminalInput {
    write(prompt)
    flush()
    Signals.isReading = true
    defer { Signals.isReading = false }
    let input = StandardStreams.readLine()
    if isInteractive, input != .end, case .interrupted = input { write("\n") }
    return input
  }

  /// Reads the rest of standard input; an interrupt ends the wait.
  public func readAll(atMost limit: Int) -> WholeInput {
    Signals.isReading = true
    defer { Signals.isReading = false }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      switch StandardStreams.readLine(atMost: limit - bytes.count + 1) {
      case .line(let line): bytes += line + [UInt8(ascii: "\n")]
      case .end: return .text(bytes)
      case .interrupted: return .interrupted
      }
    }
    return .tooLong
  }

  /// Writes to a buffer, which is flushed after every line at a terminal, and to a pipe as
  /// many whole lines at once as it takes.
  public func write(_ bytes: [UInt8], to stream: TerminalStream) {
    guard stream == .output else {
      flush()
      _ = StandardStreams.write(bytes, to: .error)
      return
    }
    guard outputFailure == nil else { return }
    if isAtLineStart, pendingBytes + bytes.count > Self.longestBuffer { flush() }
    note(StandardStreams.write(bytes, to: .output))
    pendingBytes += bytes.count
    if let last = bytes.last { isAtLineStart = last == UInt8(ascii: "\n") }
    if isAtLineStart, flushesLines || pendingBytes >= Self.longestBuffer { flush() }
  }

  /// Writes a message; controls are spelled out if the stream is a terminal.
  public func show(_ message: [UInt8], to stream: TerminalStream) {
    guard StandardStreams.isTerminal(stream) else { return write(message, to: stream) }
    write(Array(String(decoding: message, as: UTF8.self).withoutEffects.utf8), to: stream)
  }

  /// Flushes the buffer to the system.
  public func flush() {
    pendingBytes = 0
    guard outputFailure == nil else { return }
    note(StandardStreams.flushOutput())
  }

  /// Ends the process with a status, or by the signal that asked for its end.
  public func exit(_ status: Int32) -> Never {
    flush()
    Signals.exit(status)
  }

  private func note(_ failure: OutputFailure?) {
    if let failure { outputFailure = failure }
  }
}
