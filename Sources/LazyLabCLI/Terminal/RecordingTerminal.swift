/// A terminal that also passes its output to a recorder.
final class RecordingTerminal: Terminal {
  /// The terminal itself, for output that is not part of the conversation.
  let base: any Terminal
  /// Receives the output while a recording is made.
  var onText: (([UInt8]) -> Void)?

  /// The columns with which the recording began; nil unless a recording is made.
  var recordedColumns: Int?

  /// Whether the last line is still open.
  private(set) var isInsideLine = false

  var isInteractive: Bool { base.isInteractive }
  var outputFailure: OutputFailure? { base.outputFailure }
  var keyboard: (any Keyboard)? { base.keyboard }
  /// The columns of the terminal, or those that it had when the recording began.
  var columns: Int? { recordedColumns ?? base.columns }
  var onInterrupt: (@Sendable () -> Void)? {
    get { base.onInterrupt }
    set { base.onInterrupt = newValue }
  }

  init(_ base: any Terminal) { self.base = base }

  func readLine(prompt: String) -> TerminalInput { base.readLine(prompt: prompt) }

  func write(_ bytes: [UInt8], to stream: TerminalStream) {
    base.write(bytes, to: stream)
    record(bytes)
  }

  func show(_ message: [UInt8], to stream: TerminalStream) {
    base.show(message, to: stream)
    record(message)
  }

  private func record(_ bytes: [UInt8]) {
    if let last = bytes.last { isInsideLine = last != 10 }
    onText?(bytes)
  }

  func flush() { base.flush() }
}
