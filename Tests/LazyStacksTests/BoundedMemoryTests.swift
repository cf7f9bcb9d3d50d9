import LazyExtents
import Testing

@testable import LazyStacks
@testable import LazyTestSupport

extension ScrollViewProxy {
  /// Whether the content cannot be scrolled further toward its end.
  fileprivate func isAtEnd(_ axis: Axis) throws -> Bool {
    let geometry = try geometry()
    return geometry.contentOffset[axis] >= geometry.contentSize[axis] - 300.5
  }
}

/// The memory of a window does not grow with the number of rows scrolled past.
@Suite struct BoundedMemoryTests {
  @Test func `what is kept of rows that went is bounded`() throws {
    var configuration = WindowConfiguration(width: 100, height: 2_000)
    configuration.traceLimit = 100
    let window = try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(1...1_000_000) { _ in Item(height: 10) } }
      }
    }
    let scroll = try window.scrollView()
    while try scroll.geometry().contentOffset.y < 300_000 { try scroll.drag(by: 3_000) }
    let stack = try #require(ViewSearch(in: window.root).scroll?.lazyContent)
    #expect(stack.store.evicted.count <= 2 * EvictedCounters.limit)
    #expect(stack.store.evicted.count >= EvictedCounters.limit)
    #expect(stack.store.count < 20 * 300)
    #expect(stack.store.releasedCount == 0)
    #expect(window.context.directory.population.nodes < 20 * 300)
    #expect(window.trace.count == 100)
  }

  /// Goes through a million rows, by jumps and by strokes of a finger.
  @Test(arguments: DynamicRows.Wrapping.allCases, [Axis.vertical, .horizontal])
  func `what lives is bounded while a million rows are scrolled through`(
    wrapping: DynamicRows.Wrapping,
    axis: Axis
  ) throws {
    var configuration = WindowConfiguration(width: 300, height: 300)
    configuration.traceLimit = 1_000
    let window = try Window(configuration) {
      ScrollView([axis]) {
        DynamicRows.wrap(
          ForEach(1...1_000_000) { number in
            let length = 30 + Double(number % 5) * 5
            if axis == .vertical { Item(height: length) } else { Item(width: length) }
          },
          in: wrapping,
          along: axis
        )
      }
    }
    let scroll = try window.scrollView()
    let inSight = 300 / 30 + 2
    let retained = (window.configuration.profile.retention + 1) * inSight
    let around = 6
    while try !scroll.isAtEnd(axis) {
      try scroll.drag(by: window.frame.isMultiple(of: 3) ? 280 : 150_000)
      #expect(window.figures.liveNodes <= around + inSight + 2 + retained)
    }
    let outer = try #require(ViewSearch(in: window.root).scroll?.tracks.first?.stacks.first)
    let records = (outer.nested.first ?? outer).run.lengths.estimator.records
    #expect(records.measuredCount > 1_000)
    #expect(Double(records.byteCount) <= 24 * Double(records.measuredCount) + 4_096)
    #expect(window.trace.count <= 1_000)
    for _ in 0...window.configuration.profile.retention { try scroll.drag(by: -0.001) }
    #expect(window.figures.liveNodes <= around + inSight + 2)
  }

  @Test func `counters of the rows that went last are kept, of others they begin anew`() throws {
    var kept = EvictedCounters()
    let limit = EvictedCounters.limit
    for row in 0..<3 * limit {
      var counters = SubviewCounters()
      counters.inits = row
      kept.keep(counters, of: .integer(row))
      guard row.isMultiple(of: 2) else { continue }
      let taken = kept.take(.integer(row))
      #expect(taken?.inits == row)
    }
    #expect(kept[.integer(3 * limit - 1)]?.inits == 3 * limit - 1)
    #expect(kept[.integer(3 * limit - 2)] == nil)
    #expect(kept[.integer(limit + 1)] != nil && kept[.integer(limit - 1)] == nil)
    for row in 3 * limit..<5 * limit { kept.keep(SubviewCounters(), of: .integer(row)) }
    #expect(kept[.integer(limit + 1)] == nil)
    #expect(kept[.integer(5 * limit - 1)] != nil)
    #expect(kept.count <= 2 * limit + 1)
  }

  @Test func `messages of diagnostics are bounded, and each is new once`() {
    var messages = RecentMessages()
    for number in 0..<10_000 {
      let isNew = messages.insert("message \(number)")
      let isNewAgain = messages.insert("message \(number)")
      #expect(isNew && !isNewAgain)
    }
    #expect(messages.count == RecentMessages.limit)
  }

  @Test func `invariants hold where lengths are as long as may be`() throws {
    for length in [1e10, 1e11, 1e12] {
      let window = try Window(width: 200, height: 300) {
        ScrollView {
          LazyVStack(spacing: 24.1) {
            Item(height: length)
            Item(height: 131)
            Item(height: 131)
          }
        }
      }
      let scroll = try window.scrollView()
      try scroll.scrollTo(edge: .bottom)
      for _ in 0..<9 {
        try scroll.drag(by: -10.7)
        try window.check()
      }
      try scroll.scrollTo(offset: length)
      try scroll.drag(by: -100.7)
      try window.check()
      #expect(window.trace.metrics.moves == 0)
      #expect(window.trace.metrics.diagnostics == 0)
    }
  }
}
