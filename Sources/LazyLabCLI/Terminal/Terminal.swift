/// Where the tool reads input and writes output.
public protocol Terminal: AnyObject {
  /// Whether a person types and reads, so that prompts and the REPL's block make sense.
  var isInteractive: Bool { get }

  /// Why standard output takes nothing any more; `nil` while it does.
  var outputFailure: OutputFailure? { get }

  /// Is called when the user wants to stop what runs, possibly from a signal handler, in which case
  /// it may not allocate. While it is `nil`, an interrupt ends the process.
  var onInterrupt: (@Sendable () -> Void)? { get set }

  /// The keys of the terminal one by one; nil if there are only lines.
  var keyboard: (any Keyboard)? { get }

  /// Waits for the next line of input, without the line feed at its end.
  func readLine(prompt: String) -> TerminalInput

  /// Writes bytes, whole lines if they end with one; they may stay in a buffer.
  func write(_ bytes: [UInt8], to stream: TerminalStream)

  /// Makes everything that was written visible.
  func flush()
}

/// The result of waiting for a line.
public enum TerminalInput: Equatable, Sendable {
  /// A line, without the line feed at its end.
  case line([UInt8])
  /// There is no more input.
  case end
  /// The user interrupted instead of finishing the line.
  case interrupted
}

/// The two streams that a program writes.
public enum TerminalStream: Equatable, Sendable {
  /// What was asked for.
  case output
  /// What went wrong, and what the user should know.
  case error
}

/// Why standard output takes nothing any more.
public enum OutputFailure: Equatable, Sendable {
  /// The reader has gone.
  case closed
  /// Writing failed, for the reason that the system gave.
  case failed(reason: String)
}

extension Terminal {
  /// There are only lines.
  public var keyboard: (any Keyboard)? { nil }

  /// Writes text as it is.
  func write(_ text: String, to stream: TerminalStream = .output) {
    write(Array(text.utf8), to: stream)
  }

  /// Writes a line.
  func writeLine(_ text: String, to stream: TerminalStream = .output) {
    write(text + "\n", to: stream)
  }
}
