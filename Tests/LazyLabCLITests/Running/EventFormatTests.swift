import LazyReports
import Testing

@testable import LazyLabCLI
@testable import LazyStacks

@Suite struct EventFormatTests {
  private static let header = EventJSON.Header(version: "1", script: "a", seed: 1, flags: [])
  private static let event = Event(frame: 2, time: 0, detail: .target(offset: 5))

  @Test func `the command line knows the formats of the list`() {
    #expect(EventFormat.allValueStrings == ["text", "jsonl", "none"])
    for format in EventFormat.all { #expect(EventFormat(argument: format.name) == format) }
    #expect(EventFormat(argument: "xml") == nil)
  }

  @Test func `a format of one's own says how everything is printed`() {
    let format = EventFormat(
      named: "loud",
      firstLine: { "SCRIPT \($0.script)" },
      line: { "\($1): \($0.kind.name.uppercased())" },
      printed: { "\($0)!" }
    )
    let printer = EventPrinter(
      choice: EventChoice(format: format, kinds: [.target]),
      header: Self.header
    )
    #expect(printer.firstLine == "SCRIPT a")
    #expect(printer.line(for: Self.event, window: 3) == "3: TARGET")
    #expect(printer.printed(Array("hey\n".utf8)) == Array("hey!\n".utf8))
  }

  @Test func `what is silent prints no events and scripts as they are`() {
    let printer = EventPrinter(
      choice: EventChoice(format: .none, kinds: [.target]),
      header: Self.header
    )
    #expect(printer.firstLine == nil)
    #expect(printer.line(for: Self.event, window: 1) == nil)
    #expect(printer.printed([65]) == [65])
  }
}
