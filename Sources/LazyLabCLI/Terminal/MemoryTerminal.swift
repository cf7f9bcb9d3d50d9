/// A terminal without a device: its input is given, its output is kept. For tests.
public final class MemoryTerminal: Terminal {
  public let isInteractive: Bool
  public var outputFailure: OutputFailure?
  public var onInterrupt: (@Sendable () -> Void)?

  /// What was written to standard output.
  public var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// What was written to standard error.
  public var errors: String { String(decoding: errorBytes, as: UTF8.self) }
  /// What a person would have seen: prompts, what was typed, output and errors, in order.
  public var transcript: String { String(decoding: transcriptBytes, as: UTF8.self) }

  private var input: [TerminalInput]
  private let outputLimit: Int?
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []
  private var transcriptBytes: [UInt8] = []

  /// Creates a terminal.
  ///
  /// - Parameters:
  ///   - input: What is typed, in order; then the input ends.
  ///   - isInteractive: Whether a person seems to type.
  ///   - outputLimit: After how many bytes the reader of standard output goes away.
  public init(
    input: [TerminalInput] = [], isInteractive: Bool = false, outputLimit: Int? = nil
  ) {
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

  public func readLine(prompt: String) -> TerminalInput {
    let next = input.popLast() ?? .end
    var echo = Array(prompt.utf8)
    if case .line(let bytes) = next { echo += bytes }
    transcriptBytes += echo + [UInt8(ascii: "\n")]
    return next
  }

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

  public func flush() {}
}
