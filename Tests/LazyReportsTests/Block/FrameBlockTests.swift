import LazyReports
import Testing

@testable import LazyStacks

@Suite struct FrameBlockTests {
  @Test func `a block about no frames says nothing`() {
    var block = FrameBlock()
    block.add(HandwrittenTrace.drag)
    #expect(!block.hasFrames)
    #expect(block.lines == [])
  }

  @Test func `a block says what moved`() {
    let lines = block([
      HandwrittenTrace.drag,
      HandwrittenTrace.event(3, .visible(ids: (79...83).map { .string("row-\($0)") })),
      HandwrittenTrace.event(3, id: "row-79", .appear(view: "Item")),
      HandwrittenTrace.event(3, .frame(passes: 1)),
    ])
    #expect(
      lines == [
        "  frames       1: 3, at 0.0333 s",
        "  offset       4727.2727 → 6912.5  user −150, estimate +2335.2273",
        "  visible      row-79 … row-83",
        "  counts       appear 1",
      ]
    )
  }

  @Test func `several frames become one change`() {
    let lines = block(
      (2...7).flatMap { frame -> [Event] in
        let old = Double(frame - 2) * 10
        let entry = LedgerEntry(cause: .user, subject: nil, old: old, new: old + 10)
        return [
          HandwrittenTrace.event(frame, .offset(old: old, new: old + 10, entries: [entry])),
          HandwrittenTrace.event(
            frame,
            .visibility(
              VisibilityChange(
                from: [.integer(frame - 1)],
                to: [.integer(frame)],
                threshold: 0.5
              )
            )
          ),
          HandwrittenTrace.event(frame, .moved(by: 1, cause: .data, subject: "x")),
          HandwrittenTrace.event(frame, .frame(passes: 1)),
        ]
      }
    )
    #expect(
      lines == [
        "  frames       6: 2 … 7, at 0.1 s",
        "  offset       0 → 60  user +60",
        "  visibility   50 %: 7 in, 1 out  (6 changes)",
        "  moved        +1  data x",
        "  moved        +1  data x",
        "  moved        +1  data x",
        "  moved        +1  data x",
        "  moved        and 2 more",
      ]
    )
  }

  @Test func `what went out of sight in several frames is named in its order`() {
    let lines = block(
      (1...4).flatMap { first -> [Event] in
        let change = VisibilityChange(
          from: (first...first + 3).map(ViewID.integer),
          to: (first + 1...first + 4).map(ViewID.integer),
          threshold: 0.5
        )
        return [
          HandwrittenTrace.event(first + 1, .visibility(change)),
          HandwrittenTrace.event(first + 1, .frame(passes: 1)),
        ]
      }
    )
    #expect(lines.contains("  visibility   50 %: 5, 6, 7, 8 in, 1, 2, 3, 4 out  (4 changes)"))
  }

  @Test func `scroll views are told apart and only the first ones shown`() {
    let lines = block(
      (1...6).map {
        HandwrittenTrace.event(1, id: .integer($0), .offset(old: 0, new: Double($0), entries: []))
      } + [HandwrittenTrace.event(1, .frame(passes: 1))]
    )
    #expect(lines.dropFirst().first == "  offset       1  0 → 1")
    #expect(lines.last == "  offset       and 2 more")
  }

  @Test func `a trace of every kind has its block`() throws {
    try Snapshot.expect(
      block(HandwrittenTrace.events).map { $0 + "\n" }.joined(),
      is: "block.txt"
    )
  }

  private func block(_ events: [Event]) -> [String] {
    var block = FrameBlock()
    for event in events { block.add(event) }
    return block.lines
  }
}
