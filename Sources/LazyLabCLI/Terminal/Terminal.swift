internal import LazyReports

/// The tool's source of input and receiver of output.
public protocol Terminal: AnyObject {
  /// Whether a person types and reads, so that prompts and the REPL's blocks make sense.
  var isInteractive: Bool { get }

  /// The reason why standard output accepts nothing any more; nil while it does.
  var outputFailure: OutputFailure? { get }

  /// Called when the user wants to stop what runs; while it is nil, an interrupt ends the process.
  ///
  /// It may be called from a signal handler, and then must not allocate.
  var onInterrupt: (@Sendable () -> Void)? { get set }

  /// The keyboard of the terminal; nil if there are only lines.
  var keyboard: (any Keyboard)? { get }

  /// The number of columns of the terminal that shows the output; nil if it is none, or unknown.
  var columns: Int? { get }

  /// Waits for the next line of input, without the line feed at its end.
  func readLine(prompt: String) -> TerminalInput

  /// Waits for all input until its end, in whole lines.
  ///
  /// - Parameter limit: The greatest number of bytes that are held.
  /// - Returns: The bytes, or why there are none.
  func readAll(atMost limit: Int) -> WholeInput

  /// Writes bytes, which may stay in a buffer until a line ends.
  func write(_ bytes: [UInt8], to stream: TerminalStream)

  /// Writes a message, whoever made it: at a terminal its controls are spelled out, so that it
  /// changes nothing there; files and pipes get it as it is.
  func show(_ message: [UInt8], to stream: TerminalStream)

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

/// The result of reading all input.
public enum WholeInput: Equatable, Sendable {
  /// Everything up to the end; the last line has a line feed as well.
  case text([UInt8])
  /// There is more than the limit.
  case tooLong
  /// The user interrupted.
  case interrupted
}

/// The two streams that a program writes.
public enum TerminalStream: Equatable, Sendable {
  /// The results that were asked for.
  case output
  /// Errors, and other things that the user should know.
  case error
}

/// The reason why standard output accepts nothing any more.
public enum OutputFailure: Equatable, Sendable {
  /// The reader has gone.
  case closed
  /// Writing failed, for a reason that the system gave.
  case failed(reason: String)
}

extension Terminal {
  /// Reads line by line.
  public func readAll(atMost limit: Int) -> WholeInput {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      switch readLine(prompt: "") {
      case .line(let line): bytes += line + [UInt8(ascii: "\n")]
      case .end: return .text(bytes)
      case .interrupted: return .interrupted
      }
    }
    return .tooLong
  }

  /// Nil, because there are only lines.
  public var keyboard: (any Keyboard)? { nil }

  /// Nil, because lines may have any length.
  public var columns: Int? { nil }

  /// Writes the message as it is, because there is no device.
  public func show(_ message: [UInt8], to stream: TerminalStream) { write(message, to: stream) }

  /// Writes a message.
  func write(_ text: String, to stream: TerminalStream = .output) {
    show(Array(text.utf8), to: stream)
  }

  /// Writes lines of text, which a terminal does not break inside of words.
  func writeText(_ text: String) { writeLine(text.wrapped(to: columns)) }

  /// Writes a line.
  func writeLine(_ text: String, to stream: TerminalStream = .output) {
    write(text + "\n", to: stream)
  }
}
