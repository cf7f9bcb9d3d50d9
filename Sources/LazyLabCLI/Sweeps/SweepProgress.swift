/// How far a sweep has come, on standard error: one line at a terminal, now and then one elsewhere.
struct SweepProgress {
  private let tool: Tool
  private let count: Int
  private let begun: Duration
  private var told: Duration
  private var ended = 0

  /// How often something is said, at a terminal and elsewhere.
  private static let pauses = (terminal: Duration.milliseconds(100), other: Duration.seconds(10))

  init(of count: Int, with tool: Tool) {
    (self.tool, self.count) = (tool, count)
    begun = tool.now()
    told = begun
  }

  mutating func advance() {
    ended += 1
    let now = tool.now()
    let isTerminal = tool.terminal.isInteractive
    guard now - told >= (isTerminal ? Self.pauses.terminal : Self.pauses.other) else { return }
    told = now
    let left = (now - begun) / ended * (count - ended)
    let text = "\(ended) of \(count) jobs, about \(left.components.seconds) s left"
    if isTerminal {
      tool.terminal.write(Array("\r\(text)\u{1b}[K".utf8), to: .error)
    } else {
      tool.writeError(text)
    }
  }

  /// Takes the line away.
  func end() {
    if tool.terminal.isInteractive { tool.terminal.write(Array("\r\u{1b}[K".utf8), to: .error) }
  }
}
