internal import LazyReports

/// A terminal that shows nothing, and keeps the beginning of what is written to it.
final class QuietTerminal: Terminal {
  private static let mostKept = 2_000

  let isInteractive = false
  let outputFailure: OutputFailure? = nil
  var onInterrupt: (@Sendable () -> Void)?
  private var kept: [UInt8] = []
  private let mostOutput: Int
  private var written: [UInt8] = []

  /// - Parameter mostOutput: How many bytes of standard output are kept.
  init(mostOutput: Int = 0) { self.mostOutput = mostOutput }

  /// The lines that were written to standard output, unless there were too many.
  var output: [String] {
    String(decoding: written, as: UTF8.self).lines.filter { !$0.isEmpty }.map(String.init)
  }

  /// The lines that were written to standard error, unless there were too many.
  var errors: [String] {
    String(decoding: kept, as: UTF8.self).lines.filter { !$0.isEmpty }.map(String.init)
  }

  func readLine(prompt: String) -> TerminalInput { .end }

  func write(_ bytes: [UInt8], to stream: TerminalStream) {
    guard stream == .error else {
      written += bytes.prefix(mostOutput - written.count)
      return
    }
    kept += bytes.prefix(Self.mostKept - kept.count)
  }

  func flush() {}
}
