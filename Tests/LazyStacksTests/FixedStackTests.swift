import LazyStacks
import Testing

/// Lazy stacks that no scroll view moves (claim 57, Q17).
@Suite struct FixedStackTests {
  private static func rows(
    _ count: Int,
    _ height: @escaping (Int) -> Double = { _ in 50 }
  ) -> Content {
    LazyVStack(spacing: 0) {
      ForEach(1...count) { Item(width: 100, height: height($0)).id(.integer($0)) }
    }.content
  }

  @Test func `a stack that is not as long as its sample does not overlap what follows`() throws {
    let window = try Window(width: 390, height: 600) {
      VStack(spacing: 0) {
        Self.rows(6) { $0 < 3 ? 20 : 100 }
        Item(height: 30).id("after")
      }
    }
    let end = try #require(window.node(6).frame).end(.vertical)
    #expect(try window.node("after").frame?.origin.y == end)
    #expect(try window.node(1).frame?.origin.y == (600 - 470) / 2)
  }

  @Test func `without a scroll view what lies outside the window is not loaded`() throws {
    let window = try Window(width: 390, height: 600) { Self.rows(10_000) }
    #expect(window.trace.metrics.total.bodies < 20)
    #expect(throws: WindowError.noScrollView(nil)) { try window.scrollView() }
  }

  @Test func `a scroll view along the other axis does not load everything`() throws {
    let window = try Window(width: 390, height: 600) {
      ScrollView(.horizontal) { Self.rows(5_000) }
    }
    #expect(window.trace.metrics.total.bodies < 20)
  }

  @Test func `in a scroll view along the other axis the window is the visible rect`() throws {
    let window = try Window(width: 390, height: 600) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Self.rows(200) }.id("across")
          Item(height: 50).id("after")
        }
      }
    }
    let scroll = try window.scrollView()
    try scroll.drag(by: 3_000)
    #expect(try window.node(61).frame?.origin.y == 0)
    #expect(try window.node(1).phase != .placed)
    #expect(window.trace.metrics.total.bodies < 50)
  }

  @Test func `a length that depends on itself is said and ends`() throws {
    let window = try Window(width: 390, height: 600) {
      VStack(spacing: 0) { Self.rows(40) { $0 % 13 == 0 ? 900 : 7 } }
    }
    try window.step(3)
    #expect(window.frame == 4)
    try window.check()
  }
}
