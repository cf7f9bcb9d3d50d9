/// A terminal that shows nothing, and keeps the beginning of what is said about errors.
final class QuietTerminal: Terminal {
  private static let mostKept = 2_000

  let isInteractive = false
  let outputFailure: OutputFailure? = nil
  var onInterrupt: (@Sendable () -> Void)?
  private var kept: [UInt8] = []

  /// The lines that were written to standard error, unless there were too many.
  var errors: [String] {
    String(decoding: kept, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func readLine(prompt: String) -> TerminalInput { .end }

  func write(_ bytes: [UInt8], to stream: TerminalStream) {
    guard stream == .error else { return }
    kept += bytes.prefix(Self.mostKept - kept.count)
  }

  func flush() {}
}
