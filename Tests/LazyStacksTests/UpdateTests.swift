import LazyStacks
import Testing

private struct Row: Equatable {
  var id: Int
  var height: Double
}

/// A window with rows that the test changes.
private struct Scenario {
  let rows: CollectionElements<Row>
  let window: Window
  let scroll: ScrollViewProxy

  init(_ count: Int, height: Double = 100, viewport: Double = 350) throws {
    let rows = CollectionElements(
      (0..<count).map { Row(id: $0, height: height) },
      id: { .integer($0.id) },
      content: { Item(height: $0.height).content }
    )
    self.rows = rows
    window = try Window(width: 390, height: viewport) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
    }
    scroll = try window.scrollView()
  }

  func update(_ change: @escaping (inout [Row]) -> Void) throws {
    try window.update { change(&rows.elements) }
  }

  func y(_ id: ViewID) throws -> Double? { try window.node(id).frame?.origin.y }
}

@Suite struct UpdateTests {
  @Test func `inserting before the visible rows moves none of them`() throws {
    let scenario = try Scenario(100)
    try scenario.scroll.drag(by: 1050)
    let before = try scenario.y(12)
    try scenario.update {
      $0.insert(contentsOf: (200..<220).map { Row(id: $0, height: 70) }, at: 0)
    }
    #expect(try scenario.y(12) == before)
    #expect(try scenario.scroll.geometry().contentOffset.y == 3050)
    #expect(try scenario.scroll.isLeadEstimated())
    #expect(scenario.window.lastFrame.ledgers[0].entries.map(\.cause) == [.data])
  }

  @Test func `at the top an insertion shows the new rows`() throws {
    let scenario = try Scenario(100)
    try scenario.update { $0.insert(Row(id: 200, height: 70), at: 0) }
    #expect(try scenario.scroll.visibleIDs() == [200, 0, 1, 2])
    #expect(try scenario.scroll.geometry().contentOffset.y == 0)
  }

  @Test func `removing the topmost visible row keeps the next one in its place`() throws {
    let scenario = try Scenario(100)
    try scenario.scroll.drag(by: 1050)
    let before = try scenario.y(11)
    try scenario.update { $0.remove(at: 10) }
    #expect(try scenario.y(11) == before)
    #expect(try scenario.scroll.visibleIDs() == [9, 11, 12, 13])
  }

  @Test func `a visible row that grows pushes what follows`() throws {
    let scenario = try Scenario(100)
    try scenario.update { $0[1].height = 140 }
    #expect(try scenario.y(1) == 100)
    #expect(try scenario.y(2) == 240)
    let moved = scenario.window.trace.events().filter { $0.kind == .moved }
    guard case .moved(40, .resize, 1, let account) = moved.first?.detail else {
      Issue.record("the first row after it is not told to have moved")
      return
    }
    #expect(account?.reasons.map(\.by) == [40])
  }

  @Test func `a row out of sight that changes is noticed when it is placed`() throws {
    let scenario = try Scenario(100)
    try scenario.update { $0[50].height = 500 }
    #expect(try scenario.scroll.geometry().contentSize.height == 10_000)
    #expect(try scenario.window.node(50).phase == .absent)
    try scenario.scroll.scrollTo(id: 50, anchor: .top)
    #expect(try scenario.window.node(50).frame?.size.height == 500)
  }

  @Test func `moving the topmost row away leaves the others where they are`() throws {
    let scenario = try Scenario(100)
    try scenario.scroll.drag(by: 1050)
    try scenario.update { $0.append($0.remove(at: 10)) }
    #expect(try scenario.y(11) == 50)
  }

  @Test func `an emptied list has offset 0 and can be filled again`() throws {
    let scenario = try Scenario(100)
    try scenario.scroll.drag(by: 1050)
    try scenario.update { $0.removeAll() }
    #expect(try scenario.scroll.geometry().contentOffset.y == 0)
    #expect(try scenario.scroll.visibleIDs().isEmpty)
    try scenario.update { $0 = [Row(id: 7, height: 50)] }
    #expect(try scenario.scroll.visibleIDs() == [7])
  }

  @Test func `unchanged rows are not evaluated again`() throws {
    let scenario = try Scenario(100)
    let bodies = scenario.window.trace.metrics.total.bodies
    try scenario.update { $0[2].height = 120 }
    #expect(scenario.window.trace.metrics.total.bodies == bodies + 1)
  }

  @Test func `an id that occurs twice is reported, and names the first element`() throws {
    let scenario = try Scenario(20)
    try scenario.update { $0[7].id = 3 }
    let found = scenario.window.trace.events().compactMap { event -> ViewID? in
      guard case .diagnostic(let diagnostic) = event.detail else { return nil }
      return diagnostic.code == .duplicateID ? event.id : nil
    }
    #expect(found == [3])
    #expect(try scenario.scroll.index(of: 3) == 3)
  }

  @Test func `siblings with one id are reported`() throws {
    let window = try Window(width: 390, height: 300) {
      ScrollView {
        LazyVStack {
          Item(height: 30).id("x")
          Item(height: 30).id("x")
        }
      }
    }
    #expect(window.trace.events().contains { $0.kind == .diagnostic && $0.id == "x" })
  }

  @Test func `an update inside a callback belongs to the next pass`() throws {
    let rows = CollectionElements(
      [1],
      id: { .integer($0) },
      content: { _ in Item(height: 50).content }
    )
    weak var window: Window?
    let made = try Window(width: 390, height: 300) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(rows) }
      }.onScrollTargetVisibilityChange { ids in
        guard ids.count < 3 else { return }
        try window?.update { rows.elements.append(ids.count + 1) }
      }
    }
    window = made
    try made.update { rows.elements.append(2) }
    #expect(try made.scrollView().visibleIDs() == [1, 2, 3])
    #expect(made.frame == 2)
  }
}
