@testable import LazyLabCLI
@testable import LazyScripting
@testable import LazyStacks

/// A session in a language of one deed on each line, so that the tool's own order can be tested
/// without Lua.
///
/// `print WORDS` · `offset FRAME OLD NEW` · `visible FRAME ID…` · `appear FRAME` · `frame FRAME` ·
/// `note MESSAGE` · `diagnostic MESSAGE` · `expect MESSAGE` · `error MESSAGE` · `limit` ·
/// `interrupt` · `value WORD…` · `arguments` · `seed`. An entry that starts with `begin` is
/// complete with an `end`; one that starts with `syntax` is not Lua. What a line says after `2:`
/// happens in window 2.
final class ScriptedSession: ScriptSession {
  var expectations = Expectations()
  var hooks = SessionHooks()
  var memoryPressure: @Sendable (Bool) -> Void { { _ in } }
  var printLimits = PrintLimits()
  let interrupter: @Sendable () -> Void

  private let terminal: any Terminal
  private let output: ([UInt8]) -> Void
  private let events: (Event, Int) -> Void
  private let stop: StopFlag
  private var entries = 0
  private let options: SessionOptions

  init(
    _ options: SessionOptions,
    terminal: any Terminal,
    output: @escaping ([UInt8]) -> Void,
    events: @escaping (Event, Int) -> Void
  ) {
    self.options = options
    self.terminal = terminal
    self.output = output
    self.events = events
    let stop = StopFlag()
    self.stop = stop
    interrupter = { stop.isSet = true }
  }

  var vocabularyNames: [String] { ["LazyVStack", "ScrollView"] }

  func help(on name: String) -> String? {
    vocabularyNames.contains(name) ? "\(name) { … }: as in SwiftUI\n" : nil
  }

  func forgetFailures() { expectations.failures = [] }

  func close() -> ScriptError? { nil }

  func run(script: ScriptSource, arguments: [String]) throws(ScriptError) {
    let text = String(decoding: script.bytes, as: UTF8.self)
    _ = try perform(text, name: script.name, arguments)
  }

  func evaluate(_ entry: String) throws(ScriptError) -> EntryResult {
    if entry.hasPrefix("begin"), !entry.hasSuffix("end") { return .incomplete }
    if entry.hasPrefix("syntax") {
      throw ScriptError(
        kind: .syntax,
        message: "this is no Lua",
        source: "entry \(entries + 1)",
        line: 1
      )
    }
    entries += 1
    return .values(try perform(entry, name: "entry \(entries)", []))
  }

  private func perform(
    _ text: String,
    name: String,
    _ arguments: [String]
  ) throws(ScriptError) -> [String] {
    var values: [String] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let deed = Deed(line, number: index + 1, source: name)
      switch deed.verb {
      case "value": values += deed.words
      case "arguments": say(arguments.joined(separator: "|"))
      case "seed": say("\(options.seed) \(options.nativeLua)")
      default: try perform(deed)
      }
      if stop.isSet {
        stop.isSet = false
        throw deed.error(.interrupted, "interrupted")
      }
    }
    return values
  }

  private func perform(_ deed: Deed) throws(ScriptError) {
    switch deed.verb {
    case "print": say(deed.rest)
    case "interrupt": terminal.onInterrupt?()
    case "note": hooks.onDiagnostic?(Diagnostic(code: .unusedView, message: deed.rest))
    case "expect":
      expectations.checked += 1
      expectations.fail(
        Expectations.Failure(message: deed.rest, source: deed.source, line: deed.line)
      )
    case "error": throw deed.error(.runtime, deed.rest)
    case "limit": throw deed.error(.limit, "too much memory")
    default:
      if let event = deed.event { events(event, deed.window) }
    }
  }

  private func say(_ text: String) { output(Array((text + "\n").utf8)) }
}

/// One line of a scripted session, parsed.
private struct Deed {
  var window = 1
  var verb = ""
  var words: [String] = []
  let line: Int
  let source: String

  init(_ text: Substring, number: Int, source: String) {
    line = number
    self.source = source
    words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if let first = words.first, first.hasSuffix(":"), let number = Int(first.dropLast()) {
      window = number
      words.removeFirst()
    }
    if let first = words.first {
      verb = first
      words.removeFirst()
    }
  }

  var rest: String { words.joined(separator: " ") }

  var event: Event? {
    let frame = words.first.flatMap { Int($0) } ?? 1
    return detail.map { Event(frame: frame, time: Double(frame - 1) / 60, id: nil, detail: $0) }
  }

  func error(_ kind: ScriptError.Kind, _ message: String) -> ScriptError {
    let frames = [
      ScriptError.Frame(source: source, line: line, function: "row"),
      ScriptError.Frame(source: source, line: 99, function: nil),
    ]
    return ScriptError(
      kind: kind,
      message: message,
      source: source,
      line: line,
      traceback: frames,
      suggestion: message.hasPrefix("spcing") ? "spacing" : nil
    )
  }

  private var detail: Event.Detail? {
    switch verb {
    case "frame": return .frame(passes: 1)
    case "appear": return .appear(view: "Row")
    case "visible": return .visible(ids: words.dropFirst().map { .string($0) })
    case "diagnostic": return .diagnostic(Diagnostic(code: .duplicateID, message: rest))
    case "offset":
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard numbers.count == 2 else { return nil }
      let entry = LedgerEntry(cause: .user, subject: nil, old: numbers[0], new: numbers[1])
      return .offset(old: numbers[0], new: numbers[1], entries: [entry])
    default: return nil
    }
  }
}

/// Tells the session to stop; tests set and read it in one thread.
private final class StopFlag: @unchecked Sendable {
  var isSet = false
}
