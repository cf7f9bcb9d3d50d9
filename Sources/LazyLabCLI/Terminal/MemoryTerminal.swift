/// A terminal without a device, for tests, with given input and kept output.
public final class MemoryTerminal: Terminal {
  /// Whether a person seems to type.
  public let isInteractive: Bool
  /// The reason why standard output accepts nothing any more; tests may set it.
  public var outputFailure: OutputFailure?
  /// The tool's function for interrupts; tests call it.
  public var onInterrupt: (@Sendable () -> Void)?

  /// What was written to standard output.
  public var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// What was written to standard error.
  public var errors: String { String(decoding: errorBytes, as: UTF8.self) }
  /// What a person would have seen: prompts, what was typed, output and errors, in order.
  public var transcript: String { String(decoding: transcriptBytes, as: UTF8.self) }

  /// The number of columns that drawings fill; nil if it is unknown.
  public let columns: Int?

  private var input: [TerminalInput]
  private let outputLimit: Int?
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []
  private(set) var transcriptBytes: [UInt8] = []

  /// Creates a terminal.
  ///
  /// - Parameters:
  ///   - input: What is typed, in order; then the input ends.
  ///   - isInteractive: Whether a person seems to type.
  ///   - columns: The number of columns that drawings fill; nil if it is unknown.
  ///   - outputLimit: The number of bytes after which the reader of standard output goes away.
  public init(
    input: [TerminalInput] = [],
    isInteractive: Bool = false,
    columns: Int? = nil,
    outputLimit: Int? = nil
  ) {
    self.columns = columns
    self.input = input.reversed()
    self.isInteractive = isInteractive
    self.outputLimit = outputLimit
  }

  /// Creates a terminal with text as its input, a line each.
  public convenience init(lines: String, isInteractive: Bool = false) {
    var parts = lines.split(separator: "\n", omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    self.init(input: parts.map { .line(Array($0.utf8)) }, isInteractive: isInteractive)
  }

  /// The input that was not read yet, in order.
  var remainingInput: [TerminalInput] { input.reversed() }

  /// Returns the next line of the given input.
  public func readLine(prompt: String) -> TerminalInput {
    let next = input.popLast() ?? .end
    transcriptBytes += Array(prompt.utf8)
    switch next {
    case .line(let bytes): transcriptBytes += bytes
    case .interrupted: transcriptBytes += Array("^C".utf8)
    case .end: break
    }
    transcriptBytes.append(UInt8(ascii: "\n"))
    return next
  }

  /// Keeps what is written.
  public func write(_ bytes: [UInt8], to stream: TerminalStream) {
    guard outputFailure == nil || stream == .error else { return }
    transcriptBytes += bytes
    switch stream {
    case .output:
      outputBytes += bytes
      if let outputLimit, outputBytes.count > outputLimit { outputFailure = .closed }
    case .error:
      errorBytes += bytes
    }
  }

  /// Does nothing, because nothing is buffered.
  public func flush() {}
}
