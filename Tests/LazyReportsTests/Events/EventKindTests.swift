import Foundation
import LazyStacks
import Testing

@testable import LazyReports

@Suite struct EventKindTests {
  /// The fields that all events have in JSON, so that no kind may declare them itself.
  private static let shared: Set = ["kind", "frame", "time", "window", "id", "axis"]

  @Test(arguments: Event.Kind.builtIn)
  func `a kind has a name of its own, and names each field once`(kind: Event.Kind) {
    #expect(Event.Kind.builtIn.filter { $0.name == kind.name } == [kind])
    #expect(kind.summary.hasSuffix("."))
    let names = kind.fields.map(\.name)
    #expect(!names.isEmpty)
    #expect(Set(names).count == names.count)
    #expect(Self.shared.isDisjoint(with: names))
    for field in kind.fields { #expect(!field.meaning.hasSuffix("."), "\(field.name)") }
  }

  @Test(arguments: HandwrittenTrace.events.indices)
  func `an event has the fields that its kind declares, with values of their type`(index: Int) {
    let detail = HandwrittenTrace.events[index].detail
    let kind = detail.kind
    var found: [String] = []
    kind.forEach(detail) { name, _ in found.append(name) }
    for (place, field) in kind.fields.enumerated() {
      let value = kind.value(at: place, of: detail)
      #expect(value.map { fits($0, field.content) } ?? (field.absence == .nothing))
      if field.absence == .never { #expect(found.contains(field.name)) }
    }
    #expect(found == kind.fields.map(\.name).filter(found.contains))
    #expect(EventLine.values(of: detail) == kind.line(detail))
  }

  @Test func `a kind that is declared here has its line, its object and its values`() {
    let kind = Event.Kind(
      "lift",
      summary: "A finger was lifted.",
      of: { if case .target(let offset) = $0 { offset } else { nil } },
      line: { "at " + NumberFormat.decimal($0) },
      units: { Int($0) },
      fields: [
        .points("lift", meaning: "Where it was lifted") { $0 },
        .text("hand", meaning: "Whose finger it was", ifAbsent: .value(.text("left"))) { _ in nil },
        .records(
          "steps",
          meaning: "The way there",
          of: [
            .count("step", meaning: "Which one it is") { $0 },
            .id("to", meaning: "What is there") { .integer($0) },
          ]
        ) { [1, Int($0)] },
      ]
    )
    let detail = Event.Detail.target(offset: 2.5)
    #expect(kind.line(detail) == "at 2.5")
    #expect(kind.units(detail) == 2)
    var writer = JSONWriter()
    writer.object { $0.members(detail, as: kind) }
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"{"lift":2.5,"steps":[{"step":1,"to":"1"},{"step":2,"to":"2"}]}"#
    )
    #expect(kind.value(at: 1, of: detail) == .text("left"))
    #expect(kind.fields.map(\.unit) == ["points", nil, nil])
    #expect(kind.line(.frame(passes: 1)) == "")
  }

  private func fits(_ value: EventFieldValue, _ content: EventField.Content) -> Bool {
    switch (value, content) {
    case (.text, .text), (.number, .points), (.flag, .flag), (.id, .id), (.ids, .ids): true
    case (.number(let number), .length), (.number(let number), .milliseconds): !(number < 0)
    case (.number(let number), .fraction): (0...1).contains(number)
    case (.integer(let integer), .count(let least)): integer >= least
    case (.records(let records), .records(let fields)):
      records.allSatisfy { $0.entries.map(\.name) == fields.map(\.name) }
    default: false
    }
  }
}
