import LazyReports
import Testing

@testable import LazyStacks

@Suite struct EventLineTests {
  @Test func `an offset is written with its causes`() {
    #expect(
      EventLine.text(for: HandwrittenTrace.drag)
        == "     3 offset       4727.2727 → 6912.5  user −150, estimate +2335.2273"
    )
  }

  @Test func `entries of one cause are summed and what cancels is left out`() {
    let entries = [
      LedgerEntry(cause: .user, subject: nil, old: 0, new: 10),
      LedgerEntry(cause: .estimate, subject: "a", old: 10, new: 12),
      LedgerEntry(cause: .resize, subject: "b", old: 12, new: 15),
      LedgerEntry(cause: .estimate, subject: "c", old: 15, new: 20),
      LedgerEntry(cause: .resize, subject: "d", old: 20, new: 17),
    ]
    let event = HandwrittenTrace.event(1, .offset(old: 0, new: 17, entries: entries))
    #expect(EventLine.text(for: event).hasSuffix("0 → 17  user +10, estimate +7"))
  }

  @Test func `every kind has its line`() throws {
    let kinds = Set(HandwrittenTrace.events.map(\.kind))
    #expect(kinds == Set(Event.Kind.builtIn))
    let lines = HandwrittenTrace.events.map { EventLine.text(for: $0) + "\n" }.joined()
    try Snapshot.expect(lines, is: "events.txt")
  }

  @Test func `later windows are named`() {
    #expect(
      EventLine.text(for: HandwrittenTrace.drag, window: 2).contains("offset       window 2  4727")
    )
  }
}
