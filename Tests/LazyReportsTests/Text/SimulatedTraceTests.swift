import LazyReports
import LazyStacks
import Testing

/// The text of events from the simulator: the jump and the way back of vector D4.
@Suite struct SimulatedTraceTests {
  @Test func `a correction of the offset is printed with its causes`() throws {
    let lines = try trace().map { EventLine.text(for: $0) }
    #expect(
      lines.contains(
        "     3 offset       4727.2727 → 6912.5  user −150, estimate +2335.2273"
      )
    )
  }

  @Test func `a whole run is printed and written the same way every time`() throws {
    let text = try trace().map { EventLine.text(for: $0) + "\n" }.joined()
    #expect(try trace().map { EventLine.text(for: $0) + "\n" }.joined() == text)
    try Snapshot.expect(text, is: "jump.txt")
    let json = try trace().map { EventJSON.line(for: $0) + "\n" }.joined()
    try Snapshot.expect(json, is: "jump.jsonl")
  }

  private let kinds: [Event.Kind] = [
    .visible, .offset, .contentSize, .correction, .phase, .target, .frame,
  ]

  private func trace() throws -> [Event] {
    let window = try Window(width: 390, height: 600) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(RangeElements(0..<100) { Item(height: $0 < 10 ? 50 : 150).content })
        }
      }
    }
    let scroll = try window.scrollView()
    try scroll.scrollTo(id: 80, anchor: .top)
    try scroll.drag(by: -150)
    return window.trace.events().filter { kinds.contains($0.kind) }
  }
}
