import LazyStacks
import LazyTestSupport
import Testing

/// A work meter stops the search for kept subviews and for ids; nothing is lost by that.
@Suite struct StoppedMatchingTests {
  private static let count = 1_500

  private func window(_ meter: CountingMeter, _ rows: any ElementSource) throws -> Window {
    var configuration = WindowConfiguration(width: 100, height: 200)
    configuration.workMeter = meter
    return try Window(configuration) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
    }
  }

  private func isStopped(_ body: () throws -> Void) throws -> Bool {
    do {
      try body()
      return false
    } catch is CountingMeter.Limit {
      return true
    }
  }

  private func shuffled(_ window: Window, _ rows: CollectionElements<Int>) throws {
    var random = SeededGenerator(seed: 7)
    let order = rows.elements.shuffled(using: &random)
    try window.update { rows.elements = order }
  }

  private func rows() -> CollectionElements<Int> {
    CollectionElements(
      Array(0..<Self.count),
      id: { .integer($0) },
      content: { Item(height: 5 + Double($0 % 3)).content }
    )
  }

  /// Expects the next frame of a stopped window to show the same as another window, with the same
  /// work done.
  private func expectMadeUp(_ window: Window, as expected: Window) throws {
    try window.step()
    try window.check()
    #expect(try window.scrollView().visibleIDs() == expected.scrollView().visibleIDs())
    #expect(window.trace.metrics.total.inits == expected.trace.metrics.total.inits)
  }

  @Test(arguments: [1, 500, 1_600, 3_100, 4_600, 6_000])
  func `a shuffled array whose matching is stopped is matched by the next frame`(
    units: Int
  ) throws {
    let free = rows()
    let expected = try window(CountingMeter(), free)
    try shuffled(expected, free)
    let meter = CountingMeter()
    let stopped = rows()
    let window = try window(meter, stopped)
    meter.arm(units)
    #expect(try isStopped { try shuffled(window, stopped) })
    #expect(window.wasStopped)
    meter.arm(nil)
    try expectMadeUp(window, as: expected)
  }

  @Test(arguments: [1, 150, 900])
  func `edits whose matching is stopped are matched by the next frame`(units: Int) throws {
    func make() -> EditableElements<Int> {
      EditableElements(
        0..<Self.count,
        id: { .integer($0) },
        content: { _ in Item(height: 5).content }
      )
    }
    func edit(_ rows: EditableElements<Int>) {
      for index in 0..<200 {
        rows.replace(at: 3 * index, with: rows[3 * index])
        rows.move(from: 900, to: index)
      }
    }
    let free = make()
    let expected = try window(CountingMeter(), free)
    edit(free)
    try expected.step()
    let meter = CountingMeter()
    let stopped = make()
    let window = try window(meter, stopped)
    edit(stopped)
    meter.arm(units)
    #expect(try isStopped { try window.step() })
    meter.arm(nil)
    try expectMadeUp(window, as: expected)
  }

  @Test(arguments: [1, 200, 1_200])
  func `an id is found after the index of ids was stopped`(units: Int) throws {
    let edited = EditableElements(
      0..<Self.count,
      id: { .string("row-\($0)") },
      content: { _ in Item(height: 5).content }
    )
    for source in [edited, rows()] as [any ElementSource] {
      let meter = CountingMeter()
      let window = try window(meter, source)
      let scroll = try window.scrollView()
      let last = try source.id(at: Self.count - 1)
      meter.arm(units)
      #expect(try isStopped { _ = try scroll.index(of: last) })
      meter.arm(nil)
      #expect(try scroll.index(of: last) == Self.count - 1)
    }
  }

  @Test func `a move that was recorded before a stop is not recorded again`() throws {
    for units in stride(from: 100, through: 3_500, by: 100) {
      let rows = CollectionElements(
        [0],
        id: { .integer($0) },
        content: { _ in Item(height: 1).content }
      )
      let meter = CountingMeter()
      var configuration = WindowConfiguration(width: 100, height: 400)
      configuration.workMeter = meter
      let window = try Window(configuration) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(rows)
            ForEach(1...400) { _ in Item(height: 1) }
          }
        }
      }
      meter.arm(units)
      _ = try? window.update { rows.elements = [0, -1] }
      meter.arm(nil)
      try window.step()
      let moved = window.trace.events().filter { $0.kind == .moved }
      #expect(Set(moved.compactMap(\.id)).count == moved.count, "after \(units) units")
      #expect(moved.count >= 398, "after \(units) units")
    }
  }
}
