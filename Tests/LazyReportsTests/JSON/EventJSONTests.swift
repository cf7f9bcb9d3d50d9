import Foundation
import LazyReports
import Testing

@testable import LazyStacks

@Suite struct EventJSONTests {
  @Test func `every kind has its object`() throws {
    let header = EventJSON.Header(
      version: "1.2.3",
      script: "a \"b\".lua",
      seed: .max,
      flags: ["--native-lua"]
    )
    let lines =
      [EventJSON.line(for: header)] + HandwrittenTrace.events.map { EventJSON.line(for: $0) }
    try Snapshot.expect(lines.map { $0 + "\n" }.joined(), is: "events.jsonl")
  }

  @Test(arguments: HandwrittenTrace.events.indices)
  func `every line is one JSON object with the members that all events share`(index: Int) throws {
    let event = HandwrittenTrace.events[index]
    let line = EventJSON.line(for: event, window: 3)
    let object = try #require(try Self.read(line) as? [String: Any])
    #expect(!line.contains("\n"))
    #expect(object["kind"] as? String == event.kind.name)
    #expect(object["frame"] as? Int == event.frame)
    #expect(object["time"] as? Double == event.time)
    #expect(object["window"] as? Int == 3)
    #expect((object["id"] != nil) == (event.id != nil))
  }

  @Test(arguments: [
    "", "plain", "\"\\/\u{8}\u{c}\n\r\t", "\u{0}\u{1f}\u{7f}\u{85}\u{2028}\u{2029}",
    "日本語 👩‍👩‍👧 é e\u{301}",
  ])
  func `any text reads back as itself`(text: String) throws {
    let line = EventJSON.line(printed: text)
    let object = try #require(try Self.read(line) as? [String: Any])
    #expect(object["text"] as? String == text)
    #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x2028 })
  }

  @Test func `ids are texts that tell of their type`() {
    let ids: [ViewID] = [
      1, .number(1.5), "1", .boolean(true), "true", "row-1", "", "007", "-", "\"a", "[",
      .path(["a", 2]),
    ]
    let line = EventJSON.line(for: HandwrittenTrace.event(1, .visible(ids: ids)))
    let texts =
      #""1","1.5","\"1\"","true","\"true\"","row-1","","\"007\"","-","\"\\\"a\"","\"[\"","#
    #expect(line.hasSuffix(#""ids":["# + texts + #""[\"a\",2]"]}"#))
  }

  @Test func `a key has one type and one unit in all lines`() {
    let names = TraceKey.all.map(\.name)
    let twice = names.filter { name in names.count { $0 == name } > 1 }
    #expect(twice == [])
  }

  @Test(arguments: HandwrittenTrace.events.indices)
  func `the values of a line have the types of its keys`(index: Int) throws {
    let line = EventJSON.line(for: HandwrittenTrace.events[index])
    for (name, value) in line.matches(of: /"(\w+)":([^,\[\]{}]+)/).map({ ($0.1, $0.2) }) {
      let key = try #require(TraceKey.all.first { $0.name == name })
      switch key.content {
      case .text, .id: #expect(value.hasPrefix("\""), "\(name): \(value)")
      case .integer: #expect(Int(value) != nil, "\(name): \(value)")
      case .boolean: #expect(value == "true" || value == "false", "\(name): \(value)")
      case .real:
        #expect(value == "null" || value.contains { ".e".contains($0) }, "\(name): \(value)")
      case .ids, .texts, .records: Issue.record("\(name) is an array")
      }
    }
  }

  @Test func `positions count from one`() {
    #expect(
      EventJSON.line(for: HandwrittenTrace.event(1, .place(index: 0))).hasSuffix(#""index":1}"#)
    )
  }

  @Test func `a view is named by its id and its number, along an axis`() {
    let event = Event(
      frame: 1,
      time: 0,
      id: "feed",
      node: 7,
      axis: .horizontal,
      detail: .target(offset: 5)
    )
    let named = #""id":"feed","node":7,"axis":"horizontal","#
    #expect(EventJSON.line(for: event).contains(named))
  }

  private static func read(_ line: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(line.utf8))
  }
}
