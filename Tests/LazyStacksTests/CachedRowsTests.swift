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

  @Test func `an estimator of what is held guesses all of the rest anew`() throws {
    let window = try window({ $0.cacheAfter = 0 }, estimator: .held(.wholeMean))
    #expect(try size(window) == 350 + 993 * 50)
    try window.scrollView().scrollTo(id: 500, anchor: .top)
    // Rows of 50, 60, 70, 80, 20 and 30 points are in sight, whose mean is 52 in whole points.
    #expect(try window.scrollView().geometry().contentOffset.y == 500 * 52)
    #expect(try size(window) == 500 * 52 + 310 + 494 * 52)
    try window.check()
  }
}
