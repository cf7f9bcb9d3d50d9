import LazyStacks
import Testing

/// `contentMargins` and `safeAreaPadding`: the insets of a scroll view's content.
@Suite struct ContentMarginTests {
  private static func rows(_ count: Int = 100) -> Content {
    LazyVStack(spacing: 0) { ForEach(1...count) { _ in Item(height: 50) } }.content
  }

  private static func window(_ content: Content) throws -> Window {
    try Window(width: 300, height: 400) { content }
  }

  @Test func `at rest the offset is minus the top margin and the content starts below it`() throws {
    let window = try Self.window(ScrollView { Self.rows() }.contentMargins(20))
    let geometry = try window.scrollView().geometry()
    #expect(geometry.contentOffset == Point(x: -20, y: -20))
    #expect(geometry.contentInsets == EdgeInsets(.all, 20))
    #expect(geometry.containerSize == Size(width: 300, height: 400))
    #expect(geometry.contentSize == Size(width: 260, height: 5_000))
    #expect(try window.node(1).frame?.origin == Point(x: 20, y: 20))
    try window.check()
  }

  @Test func `content in the margins is in the visible rect`() throws {
    let window = try Self.window(ScrollView { Self.rows() }.contentMargins(.vertical, 60))
    let scroll = try window.scrollView()
    #expect(try scroll.visibleIDs() == [1, 2, 3, 4, 5, 6, 7])
    try scroll.drag(by: 60)
    #expect(try scroll.geometry().contentOffset.y == 0)
    #expect(try scroll.visibleIDs().count == 8)
  }

  @Test func `the end rests above the bottom margin and views are aligned between the margins`()
    throws
  {
    let window = try Self.window(ScrollView { Self.rows() }.contentMargins(.vertical, 30))
    let scroll = try window.scrollView()
    try scroll.scrollTo(edge: .bottom)
    #expect(try window.node(100).frame?.end(.vertical) == 370)
    try scroll.scrollTo(id: 50, anchor: .top)
    #expect(try window.node(50).frame?.origin.y == 30)
    try scroll.scrollTo(id: 50, anchor: .bottom)
    #expect(try window.node(50).frame?.end(.vertical) == 370)
    try scroll.drag(by: -100_000)
    #expect(try scroll.geometry().contentOffset.y == -30)
  }

  @Test func `eager views are aligned between the margins, too`() throws {
    let window = try Self.window(
      ScrollView { VStack(spacing: 0) { ForEach(1...100) { _ in Item(height: 50) } } }
        .contentMargins(.top, 30)
    )
    let scroll = try window.scrollView()
    try scroll.scrollTo(id: 50, anchor: .top)
    #expect(try window.node(50).frame?.origin.y == 30)
    try scroll.scrollTo(edge: .top)
    #expect(try scroll.geometry().contentOffset.y == -30)
  }

  @Test func `the nearest margin of an edge counts, and safe areas add to it`() throws {
    let window = try Self.window(
      VStack {
        ScrollView { Self.rows() }.contentMargins(.top, 10).safeAreaPadding(.top, 5)
      }.contentMargins(.vertical, 40)
    )
    let insets = try window.scrollView().geometry().contentInsets
    #expect(insets == EdgeInsets(top: 15, leading: 0, bottom: 40, trailing: 0))
  }

  @Test func `margins of the indicators have no effect`() throws {
    let window = try Self.window(
      ScrollView { Self.rows() }.contentMargins(10, for: .scrollIndicators)
    )
    #expect(try window.scrollView().geometry().contentInsets == .zero)
  }

  @Test(arguments: [-1, .nan, .infinity])
  func `a margin that is no length is an error`(length: Double) {
    #expect(throws: ContentError.self) {
      try Self.window(ScrollView { Self.rows() }.contentMargins(length))
    }
  }

  @Test func `rows inserted at the top of a list at rest are seen`() throws {
    let rows = CollectionElements(
      Array(1...10),
      id: { .integer($0) },
      content: { _ in Item(height: 90).content }
    )
    let window = try Self.window(
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }.contentMargins(.top, 25)
    )
    try window.update { rows.elements.insert(0, at: 0) }
    #expect(try window.scrollView().geometry().contentOffset.y == -25)
    #expect(try window.node(0).frame?.origin.y == 25)
  }
}
