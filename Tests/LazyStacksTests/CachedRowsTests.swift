import LazyExtents
import LazyStacks
import Testing

/// Rows that a profile holds around what is visible count with their lengths and do not appear.
@Suite struct CachedRowsTests {
  /// Rows of 20 to 80 points in turn in a window that shows 300.
  private func window(
    _ change: (inout Profile) -> Void,
    estimator: EstimatorChoice = .fixed(50)
  ) throws -> Window {
    var profile = Profile.swiftui2027
    profile.lookAhead = 0
    profile.prefetch = false
    profile.retention = 0
    change(&profile)
    var configuration = WindowConfiguration(width: 400, height: 300, profile: profile)
    configuration.estimator = estimator
    return try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0...999) { index in Item(height: 20 + Double(index % 7) * 10) }
        }
      }
    }
  }

  private func size(_ window: Window) throws -> Double {
    try window.scrollView().geometry().contentSize.height
  }

  @Test func `what is held after the visible rows is measured and has not appeared`() throws {
    let window = try window { $0.cacheAfter = 320 }
    let rows = try window.contentRows()
    #expect(rows.count == 13)
    #expect(rows.filter(\.isPlaced).count == 7)
    #expect(window.trace.events { $0.kind == .appear }.count == 7)
    // 13 rows of 620 points, and 987 guesses of 50.
    #expect(try size(window) == 620 + 987 * 50)
    #expect(try window.scrollView().visibleIDs().count == 7)
  }

  @Test func `what is held comes a number of frames after the visible rows`() throws {
    let window = try window {
      $0.cacheAfter = 320
      $0.cacheDelay = 2
    }
    #expect(try window.contentRows().count == 7)
    try window.step()
    #expect(try window.contentRows().count == 7)
    try window.step()
    #expect(try window.contentRows().count == 13)
    #expect(try size(window) == 620 + 987 * 50)
  }

  @Test func `what is held before stays while the content moves on, and no longer`() throws {
    let window = try window { $0.cacheBefore = 100 }
    for _ in 1...10 { try window.scrollView().drag(by: 50) }
    let rows = try window.contentRows()
    let first = try #require(rows.first { $0.isPlaced })
    // Row 11 reaches from 490 to 550, and row 8 ends at 400.
    #expect(first.label == 11)
    #expect(rows.filter { !$0.isPlaced }.map(\.label.description).sorted() == ["10", "9"])
    try window.check()
  }

  @Test func `what is held can be counted in lengths of what is visible`() throws {
    let window = try window {
      $0.cacheUnit = .viewports
      $0.cacheAfter = 1
    }
    // 600 points: 350 for each seven rows.
    #expect(try window.contentRows().count == 13)
    try window.resize(width: 400, height: 450)
    #expect(try window.contentRows().count == 19)
  }

  @Test func `a number of rows is held around the first one in sight`() throws {
    let window = try window {
      $0.cacheUnit = .rows
      ($0.cacheBefore, $0.cacheRows, $0.cacheAfter) = (2, 20, 1)
    }
    #expect(try window.contentRows().count == 24)
    for _ in 1...10 { try window.scrollView().drag(by: 50) }
    // Row 11 is the first one in sight.
    let held = try window.contentRows().map(\.label.description)
    let expected = (9...32).map { "\($0)" }
    #expect(Set(held) == Set(expected))
    try window.check()
  }

  @Test func `the first row stays alive for its focus, and counts with its length`() throws {
    let window = try window({ $0.keepsFocus = true }, estimator: .held(.median))
    try window.scrollView().scrollTo(id: 500, anchor: .top)
    let rows = try window.contentRows()
    #expect(rows.contains { $0.label == 0 && !$0.isPlaced && $0.length == 20 })
    // Of 50, 60, 70, 80, 20 and 30 points in sight and 20 of the first row the median is 50.
    let (before, after) = (20 + 499 * 50.0, 494 * 50.0)
    #expect(try size(window) == before + 310 + after)
    try window.check()
  }

  @Test func `the focus goes to the next row, and none is made to count rows`() throws {
    var profile = Profile.swiftui2027
    profile.keepsFocus = true
    let data = CollectionElements(
      Array(0...79),
      id: { .integer($0) },
      content: { Item(height: 20 + Double($0 % 7) * 10).content }
    )
    let window = try Window(WindowConfiguration(width: 390, height: 300, profile: profile)) {
      ScrollView { LazyVStack { ForEach(data) } }
    }
    try window.update { data.elements.removeFirst(30) }
    try window.step()
    try window.scrollView().scrollTo(id: 70, anchor: .top)
    #expect(try window.contentRows().contains { $0.label == 30 && !$0.isPlaced })
    try window.update { data.elements.removeAll() }
    try window.step()
    #expect(try window.contentRows().isEmpty)
    try window.check()
  }

  /// The row that the last scroll left where it is.
  private func remembering() throws -> (window: Window, data: CollectionElements<Int>) {
    var profile = Profile.swiftui2027
    profile.editAnchor = .remembered
    var configuration = WindowConfiguration(width: 400, height: 300, profile: profile)
    configuration.estimator = .fixed(50)
    let data = CollectionElements(
      Array(0...999),
      id: { .integer($0) },
      content: { Item(height: 20 + Double($0 % 7) * 10).content }
    )
    let window = try Window(configuration) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(data) } }
    }
    return (window, data)
  }

  private func start(of row: Int, in window: Window) throws -> Double? {
    try window.contentRows().first { $0.label == .integer(row) }?.start
  }

  @Test func `a row that a program brought to the end stays there, whatever comes above`() throws {
    let (window, data) = try remembering()
    try window.scrollView().scrollTo(id: 500)
    #expect(try start(of: 500, in: window) == 250)
    try window.update { data.elements.insert(contentsOf: 2000...2004, at: 0) }
    #expect(try start(of: 500, in: window) == 250)
    // The topmost row would stay in other profiles, and row 500 go down.
    try window.update { data.elements.insert(3003, at: data.elements.firstIndex(of: 499) ?? 0) }
    #expect(try start(of: 500, in: window) == 250)
    // Row 3003 is 20 points long, and row 499 above the end 40.
    #expect(try start(of: 3003, in: window) == 190)
    // At the end of what is visible it is also of a longer one.
    try window.resize(width: 400, height: 420)
    #expect(try start(of: 500, in: window) == 370)
    try window.check()
  }

  @Test func `when the row that is remembered goes, the next one takes its place`() throws {
    let (window, data) = try remembering()
    try window.scrollView().scrollTo(id: 500)
    try window.update { data.elements.removeAll { $0 == 500 } }
    // Row 501 is 60 points long.
    #expect(try start(of: 501, in: window) == 240)
    try window.check()
  }

  @Test func `a finger leaves the row that is as far into what is visible as the last one`() throws
  {
    let (window, data) = try remembering()
    try window.scrollView().scrollTo(id: 500)
    try window.scrollView().drag(by: 100)
    let before = try start(of: 502, in: window)
    try window.update { data.elements.insert(3003, at: data.elements.firstIndex(of: 500) ?? 0) }
    #expect(try start(of: 502, in: window) == before)
    try window.check()
  }

  @Test func `an estimator of what is held guesses all of the rest anew`() throws {
    let window = try window({ $0.cacheAfter = 0 }, estimator: .held(.wholeMean))
    #expect(try size(window) == 350 + 993 * 50)
    try window.scrollView().scrollTo(id: 500, anchor: .top)
    // Rows of 50, 60, 70, 80, 20 and 30 points are in sight, whose mean is 52 in whole points.
    let start = 500.0 * 52
    #expect(try window.scrollView().geometry().contentOffset.y == start)
    #expect(try size(window) == start + 310 + 494 * 52)
    try window.check()
  }
}
