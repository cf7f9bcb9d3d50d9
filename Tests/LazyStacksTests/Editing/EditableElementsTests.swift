import LazyExtents
import LazyTestSupport
import Testing

@testable import LazyStacks

private struct Row: Equatable {
  var id: Int
  var height: Double
}

/// A window over rows that are edited one by one.
private struct Scenario {
  let rows: EditableElements<Row>
  let window: Window
  let scroll: ScrollViewProxy

  init(_ count: Int, estimator: EstimatorChoice = .mean, height: Double = 100) throws {
    let rows = EditableElements(
      (0..<count).map { Row(id: $0, height: height) },
      id: { .integer($0.id) },
      content: { Item(height: $0.height).content }
    )
    self.rows = rows
    var configuration = WindowConfiguration(width: 390, height: 350)
    configuration.estimator = estimator
    window = try Window(configuration) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
    }
    scroll = try window.scrollView()
  }

  func y(_ id: ViewID) throws -> Double? { try window.node(id).frame?.origin.y }
}

@Suite struct EditableElementsTests {
  @Test func `a program scrolls to what it has just put into the data`() throws {
    let scenario = try Scenario(50)
    scenario.rows.insert(Row(id: 200, height: 70), at: 50)
    try scenario.scroll.scrollTo(id: 200, anchor: .bottom)
    #expect(try scenario.scroll.visibleIDs().last == 200)
    scenario.rows.remove(at: 50)
    #expect(throws: WindowError.unknownID(200, among: ["0 … 49"])) {
      try scenario.scroll.scrollTo(id: 200)
    }
    try scenario.window.check()
  }

  @Test func `an edit shows in the next frame, and only count and index know of it before`()
    throws
  {
    let scenario = try Scenario(100)
    scenario.rows.insert(Row(id: 200, height: 70), at: 0)
    #expect(try scenario.scroll.visibleIDs() == [0, 1, 2, 3])
    #expect(try scenario.scroll.count() == 101)
    #expect(try scenario.scroll.index(of: 0) == 1)
    try scenario.window.step()
    #expect(try scenario.scroll.visibleIDs() == [200, 0, 1, 2])
    #expect(try scenario.scroll.count() == 101)
    #expect(try scenario.scroll.index(of: 0) == 1)
  }

  @Test(arguments: EstimatorInvariantTests.choices)
  func `what is visible holds still, wherever an edit is made`(name: String) throws {
    let scenario = try Scenario(100, estimator: try EstimatorInvariantTests.choice(name))
    try scenario.scroll.drag(by: 1050)
    let rows = scenario.rows
    let edits: [(EditableElements<Row>) -> Void] = [
      { $0.insert(Row(id: 200, height: 70), at: 0) },
      { $0.insert(Row(id: 201, height: 70), at: 12) },
      { $0.insert(Row(id: 202, height: 70), at: 90) },
      { $0.remove(at: 2) },
      { $0.remove(at: 80) },
      { $0.move(from: 3, to: 70) },
      { $0.move(from: 70, to: 1) },
      { $0.replace(at: 4, with: Row(id: 204, height: 30)) },
      { $0.replace(at: 60, with: Row(id: 205, height: 30)) },
      { $0.move(from: 11, to: 50) },
    ]
    for (number, edit) in edits.enumerated() {
      let anchor = try #require(try scenario.scroll.visibleIDs().first)
      let before = try scenario.y(anchor)
      edit(rows)
      try scenario.window.step()
      #expect(try scenario.y(anchor) == before, "edit \(number)")
      try scenario.window.check()
    }
  }

  @Test func `of two neighbors that change places the first stays where it is`() throws {
    let scenario = try Scenario(100)
    try scenario.scroll.drag(by: 1050)
    #expect(try scenario.scroll.visibleIDs() == [10, 11, 12, 13])
    scenario.rows.move(from: 10, to: 11)
    try scenario.window.step()
    #expect(try scenario.y(10) == -50)
    #expect(try scenario.scroll.visibleIDs() == [10, 12, 13, 14])
  }

  @Test func `of the only two rows in view that change places the first keeps its place`() throws {
    let rows = EditableElements([0, 1, 2], id: ViewID.integer) { _ in Item(height: 300).content }
    let window = try Window(width: 390, height: 350) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows)
          ForEach(10...30) { _ in Item(height: 300) }
        }
      }
    }
    try window.scrollView().drag(by: 590)
    rows.move(from: 1, to: 2)
    try window.step()
    #expect(try window.node(1).frame?.origin.y == -290)
  }

  @Test func `what is removed and inserted again keeps its node`() throws {
    let scenario = try Scenario(100)
    let row = scenario.rows.remove(at: 1)
    scenario.rows.insert(row, at: 2)
    try scenario.window.step()
    #expect(try scenario.scroll.visibleIDs() == [0, 2, 1, 3])
    #expect(try scenario.window.node(1).inits == 1)
  }

  @Test func `a row replaced under its id is the same row, evaluated again`() throws {
    let scenario = try Scenario(100)
    scenario.rows.replace(at: 1, with: Row(id: 1, height: 140))
    try scenario.window.step()
    #expect(try scenario.y(2) == 240)
    #expect(try scenario.window.node(1).inits == 1)
    #expect(try scenario.window.node(1).bodies == 2)
    scenario.rows.replace(at: 1, with: Row(id: 300, height: 100))
    try scenario.window.step()
    #expect(try scenario.scroll.index(of: 1) == nil)
    #expect(try scenario.window.node(300).inits == 1)
  }

  @Test func `two windows show one collection, each as it was when it made its last frame`() throws
  {
    let rows = EditableElements(0..<1_000_000_000, id: ViewID.integer) { _ in
      Item(height: 50).content
    }
    let windows = try (0..<2).map { _ in
      try Window(width: 390, height: 100) {
        ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
      }
    }
    rows.insert(-1, at: 0)
    try windows[0].step()
    rows.remove(at: 1)
    rows.move(from: 0, to: 1)
    #expect(try windows[0].scrollView().visibleIDs() == [-1, 0])
    #expect(try windows[1].scrollView().visibleIDs() == [0, 1])
    try windows[1].step()
    #expect(try windows[0].scrollView().visibleIDs() == [-1, 0])
    #expect(try windows[1].scrollView().visibleIDs() == [1, -1])
    try windows[0].step()
    #expect(try windows[0].scrollView().visibleIDs() == [1, -1])
  }

  @Test func `a region that is at the top stays there, whatever comes above its lazy rows`() throws
  {
    let above = EditableElements([Int](), id: ViewID.integer) { _ in Item(height: 20).content }
    let window = try Window(width: 390, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(above)
          LazyVStack(spacing: 0) { ForEach(100...200) { _ in Item(height: 30) } }
        }
      }
    }
    above.append(1)
    try window.step()
    #expect(try window.scrollView().geometry().contentOffset.y == 0)
    #expect(try window.node(100).frame?.origin.y == 20)
  }

  @Test func `after an edit the true length is another one, and the frames count from there`()
    throws
  {
    let scenario = try Scenario(10)
    #expect(try scenario.window.figures.contentSizeError().truth == 1_000)
    scenario.rows.append(Row(id: 10, height: 40))
    try scenario.window.step()
    #expect(try scenario.window.figures.contentSizeError().truth == 1_040)
    #expect(try scenario.window.figures.contentSizeError().frames == 1)
    try scenario.window.step()
    #expect(try scenario.window.figures.contentSizeError().frames == 2)
  }

  @Test func `an edit in the frame of a scroll leaves what the scroll learned on the way`() throws {
    let offsets = try [false, true].map { isEdited in
      let rows = EditableElements(0..<1_000, id: ViewID.integer) { row in
        Item(height: row < 500 ? 40 : 90).content
      }
      let window = try Window(width: 390, height: 350) {
        ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
      }
      let scroll = try window.scrollView()
      try scroll.scrollTo(offset: 30_000)
      let first = try #require(try scroll.index(of: scroll.visibleIDs()[0]))
      if isEdited { rows.append(1_000) }
      try scroll.scrollTo(id: .integer(first - 5), anchor: .top)
      return try scroll.geometry().contentOffset.y
    }
    #expect(offsets[0] == offsets[1])
  }

  @Test func `an edit in a callback shows in the same frame`() throws {
    let rows = EditableElements([1], id: ViewID.integer) { row in
      Item(height: 50).onAppear {}.content
    }
    let window = try Window(width: 390, height: 300) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(rows) }
      }.onScrollTargetVisibilityChange { ids in
        if ids.count < 3 { rows.append(ids.count + 1) }
      }
    }
    #expect(try window.scrollView().visibleIDs() == [1, 2, 3])
    #expect(window.frame == 1)
  }

  @Test func `edits that never end are a diagnostic, and the frame ends`() throws {
    let rows = EditableElements([0], id: ViewID.integer) { _ in Item(height: 1).content }
    let window = try Window(width: 390, height: 300) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(rows) }
      }.onScrollTargetVisibilityChange { ids in rows.append(rows.count) }
    }
    try window.step()
    let codes = window.trace.events().compactMap { event -> Diagnostic.Code? in
      guard case .diagnostic(let diagnostic) = event.detail else { return nil }
      return diagnostic.code
    }
    #expect(codes.contains(.layoutLoop))
  }

  @Test func `eager views and rows inside rows follow edits too`() throws {
    let rows = EditableElements([1, 2], id: ViewID.integer) { _ in Item(height: 20).content }
    let inRow = EditableElements([11], id: ViewID.integer) { _ in Item(height: 30).content }
    let window = try Window(width: 390, height: 300) {
      ScrollView {
        VStack(spacing: 0) { ForEach(rows) }
        LazyVStack(spacing: 0) {
          ForEach(100...200) { _ in VStack(spacing: 0) { ForEach(inRow) } }
        }
      }
    }
    rows.insert(3, at: 0)
    inRow.append(12)
    try window.step()
    #expect(try window.node(2).frame?.origin.y == 40)
    #expect(try window.node(101).frame?.size.height == 60)
    #expect(try window.node(101).frame?.origin.y == window.node(100).frame.map { $0.origin.y + 60 })
  }

  @Test(arguments: [1_000, 1_000_000, 1_000_000_000])
  func `an edit asks for no more ids and values of a billion rows than of a thousand`(
    count: Int
  ) throws {
    var asked = 0
    func id(_ row: Int) -> ViewID {
      asked += 1
      return .integer(row)
    }
    let rows = EditableElements(0..<count, id: id) { _ in Item(height: 50).content }
    let window = try Window(width: 390, height: 300) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
    }
    asked = 0
    rows.insert(-1, at: count / 2)
    rows.move(from: 1, to: count - 1)
    rows.remove(at: 0)
    try window.step()
    #expect(try window.scrollView().visibleIDs() == [2, 3, 4, 5, 6, 7])
    #expect(asked < 60)
    #expect(window.trace.metrics.total.bodies < 12)
  }

  @Test func `an id is found after edits, the first of several`() throws {
    let scenario = try Scenario(100)
    #expect(try scenario.scroll.index(of: 50) == 50)
    scenario.rows.insert(Row(id: 50, height: 10), at: 60)
    scenario.rows.insert(Row(id: 300, height: 10), at: 3)
    try scenario.window.step()
    #expect(try scenario.scroll.index(of: 50) == 51)
    #expect(try scenario.scroll.index(of: 300) == 3)
    scenario.rows.remove(at: 51)
    scenario.rows.move(from: 60, to: 0)
    try scenario.window.step()
    #expect(try scenario.scroll.index(of: 50) == 0)
    try scenario.scroll.scrollTo(id: 99, anchor: .bottom)
    #expect(try scenario.scroll.visibleIDs().last == 99)
  }

  #if LAZYLAB_CHECKS
  @Test func `an edit looks into no more of the records where a hundred times as many are known`()
    throws
  {
    let visits = try [1_000, 100_000].map { count in
      let seen = EstimatorChoice("seen") { count, _ in
        var estimator = LearnedEstimator(count: count)
        for index in 0..<count { estimator.learn(Double(40 + index % 3), at: index) }
        return estimator
      }
      let rows = EditableElements(0..<count, id: ViewID.integer) {
        Item(height: Double(40 + $0 % 3)).content
      }
      var configuration = WindowConfiguration(width: 390, height: 300)
      configuration.estimator = seen
      let window = try Window(configuration) {
        ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
      }
      try window.scrollView().scrollTo(offset: 20_000)
      return VisitCounter.visits {
        rows.insert(-1, at: 3)
        rows.move(from: 10, to: count - 10)
        rows.remove(at: count / 2)
        #expect(throws: Never.self) { try window.step() }
      }
    }
    #expect(visits[1] <= visits[0] * 2)
    #expect(visits[0] > 0)
  }
  #endif
}
