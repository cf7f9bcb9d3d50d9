import LazyReports
import LazyTestSupport
import Testing

@testable import LazyStacks

/// Reports charge their cost, and a meter can stop them anywhere.
@Suite struct ReportWorkTests {
  /// A way to look at a window.
  struct Report: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (Window, CountingMeter?) throws -> String
  }

  static let reports = [
    Report(testDescription: "explain") { window, meter in
      try Explanation.text(of: window.trace, frames: 1...window.frame, meter: meter)
    },
    Report(testDescription: "explain the last") { window, meter in
      try Explanation.text(of: window.trace, meter: meter)
    },
    Report(testDescription: "tree") { try TreeText.text(of: $0.tree(), meter: $1) },
    Report(testDescription: "draw") { window, meter in
      try Still(of: window.tree(), size: Size(width: 100, height: 900), meter: meter)
        .text(meter: meter)
    },
  ]

  /// Rows in sight, some of which push others away.
  private func window() throws -> Window {
    let source = CollectionElements(
      Array(1...1_000),
      id: { .integer(abs($0)) },
      content: { Item(height: $0 < 0 ? 9 : 2).content }
    )
    let window = try Window(width: 100, height: 900) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(source) } }
    }
    try window.scrollView().drag(by: 40)
    try window.update { for index in [30, 60, 90] { source.elements[index].negate() } }
    try window.scrollView().drag(by: 10)
    return window
  }

  @Test(arguments: reports, [1, 300, 600])
  func `a report that was stopped is whole the next time`(report: Report, units: Int) throws {
    let window = try window()
    let expected = try report.make(window, nil)
    let meter = CountingMeter()
    meter.arm(units)
    #expect(throws: CountingMeter.Limit()) { try report.make(window, meter) }
    #expect(meter.chargesAfterStop == 0)
    meter.arm(nil)
    #expect(try report.make(window, meter) == expected)
  }

  /// The units that it takes to explain a frame in which one of a number of rows in sight grows.
  private func unitsToExplain(rows: Int) throws -> Int {
    var height = 40.0
    let target = rows / 2 + 1
    let window = try Window(WindowConfiguration(width: 100, height: 900), reevaluates: true) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...rows, id: IDFormat("row-%d")) {
            Item(height: $0 == target ? height : 40)
          }
        }
      }
    }
    try window.scrollView().scrollTo(id: .string("row-\(target)"), anchor: .top)
    try window.update { height = 90 }
    let meter = CountingMeter()
    let frame = window.frame
    let text = try Explanation.text(of: window.trace, frames: frame...frame, meter: meter)
    #expect(text.contains("moved by +50"))
    try window.resize(width: 200, height: 900)
    _ = try Explanation.text(of: window.trace, meter: meter)
    return meter.units
  }

  @Test func `to explain a frame costs what is in sight, in a billion rows as in a thousand`()
    throws
  {
    let few = try unitsToExplain(rows: 1_000)
    #expect(few > 0)
    #expect(try unitsToExplain(rows: 1_000_000_000) <= few + few / 4)
  }

  @Test(arguments: reports)
  func `a report charges the same in each run`(report: Report) throws {
    let meters = [CountingMeter(), CountingMeter()]
    for meter in meters { _ = try report.make(window(), meter) }
    #expect(meters[0].units > 0)
    #expect(meters[0].units == meters[1].units)
  }

  /// A frame in which each of many scroll views was scrolled and learned a length.
  private func frame(scrollViews: Int) -> [Event] {
    (1...scrollViews).flatMap { number -> [Event] in
      let id = ViewID.string("list-\(number)")
      let entries = [LedgerEntry(cause: .user, subject: nil, old: 0, new: 10)]
      let details: [Event.Detail] = [
        .remove(index: 0), .offset(old: 0, new: 10, entries: entries),
        .contentSize(old: 100, new: 110, isEstimated: true),
      ]
      return details.map { Event(frame: 1, time: 0, id: id, detail: $0) }
    }
  }

  @Test func `explaining a frame costs in proportion to its scroll views`() throws {
    let charges = try [1_000, 2_000].map { count in
      let meter = CountingMeter()
      _ = try Explanation.text(of: frame(scrollViews: count), meter: meter)
      return Double(meter.units)
    }
    #expect(charges[1] < 2.1 * charges[0])
  }

  @Test func `what is said of a scroll view does not depend on the others`() throws {
    let text = try Explanation.text(of: frame(scrollViews: 40), frames: 1...1)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 1 + 40 * 2 + 40 * 2)
    for number in 1...40 {
      #expect(lines[2 * number - 1] == "  The content offset of list-\(number) went from 0 to 10:")
    }
    #expect(lines.count { $0.hasSuffix("what came into it counts as it is.") } == 40)
  }
}
