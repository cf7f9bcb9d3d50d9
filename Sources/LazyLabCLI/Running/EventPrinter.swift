internal import LazyReports
internal import LazyStacks

/// Turns events, and the output of scripts between them, into text for standard output.
struct EventPrinter {
  var choice: EventChoice
  let header: EventJSON.Header

  private var unfinished: [UInt8] = []

  init(choice: EventChoice, header: EventJSON.Header) {
    self.choice = choice
    self.header = header
  }

  /// The first line of the output.
  var firstLine: String? { choice.format.firstLine(header) }

  /// The line of an event; nil if it is not printed.
  func line(for event: Event, window: Int) -> String? {
    guard choice.includes(event.kind) else { return nil }
    return choice.format.line?(event, window)
  }

  /// A script's output: unchanged, or as an object if every line is one.
  mutating func printed(_ bytes: [UInt8]) -> [UInt8] {
    guard let line = choice.format.printed else { return bytes }
    unfinished += bytes
    guard unfinished.last == UInt8(ascii: "\n") else { return [] }
    let text = String(decoding: unfinished.dropLast(), as: UTF8.self)
    unfinished = []
    return Array((line(text) + "\n").utf8)
  }
}
