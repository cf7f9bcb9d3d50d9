import Foundation
import LazyStacks
import Testing

@testable import LazyReports

@Suite struct EventDeclarationTests {
  /// The fields that all events have in JSON, so that no kind may declare them itself.
  private static let shared: Set = ["kind", "frame", "time", "window", "id", "axis"]

  @Test(arguments: Event.Kind.allCases)
  func `a kind has one declaration, which names each field once`(kind: Event.Kind) {
    let declaration = kind.declaration
    #expect(declaration.kind == kind)
    #expect(declaration.summary.hasSuffix("."))
    let names = declaration.fields.map(\.name)
    #expect(!names.isEmpty)
    #expect(Set(names).count == names.count)
    #expect(Self.shared.isDisjoint(with: names))
    for field in declaration.fields { #expect(!field.meaning.hasSuffix("."), "\(field.name)") }
  }

  @Test(arguments: HandwrittenTrace.events.indices)
  func `an event has the fields that its kind declares, with values of their type`(index: Int) {
    let detail = HandwrittenTrace.events[index].detail
    let declaration = detail.kind.declaration
    var found: [String] = []
    declaration.forEach(detail) { name, _ in found.append(name) }
    for (place, field) in declaration.fields.enumerated() {
      let value = declaration.value(at: place, of: detail)
      #expect(value.map { fits($0, field.content) } ?? (field.absence == .nothing))
      if field.absence == .never { #expect(found.contains(field.name)) }
    }
    #expect(found == declaration.fields.map(\.name).filter(found.contains))
    #expect(EventLine.values(of: detail) == declaration.line(detail))
  }

  @Test func `a kind that is declared here has its line, its object and its values`() {
    let declaration = EventDeclaration(
      .target,
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
    #expect(declaration.line(detail) == "at 2.5")
    #expect(declaration.units(detail) == 2)
    var writer = JSONWriter()
    writer.object { $0.members(detail, as: declaration) }
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"{"lift":2.5,"steps":[{"step":1,"to":1},{"step":2,"to":2}]}"#
    )
    #expect(declaration.value(at: 1, of: detail) == .text("left"))
    #expect(declaration.fields.map(\.unit) == ["points", nil, nil])
    #expect(declaration.line(.frame(passes: 1)) == "")
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
