import LazyStacks
import LazyTestSupport
import Testing

/// P23: where a jump to the end of the content rests until the next layout.
@Suite struct EdgeLandingTests {
  private func window(
    _ landing: Profile.EdgeLanding,
    titled: Bool = false,
    _ height: @escaping (Int) -> Double
  ) throws -> Window {
    var configuration = WindowConfiguration(width: 390, height: 600)
    configuration.profile.edgeLanding = landing
    return try Window(configuration) {
      let list = LazyVStack(spacing: 0) { ForEach(1...100) { Item(height: height($0)) } }
      ScrollView { titledList(list, isTitled: titled) }
    }
  }

  @Test(arguments: [false, true])
  func `rows that are shorter than those before leave a blank until the next layout`(
    titled: Bool
  ) throws {
    let window = try window(.estimate, titled: titled) { $0 <= 10 ? 150 : 50 }
    let scroll = try window.scrollView()
    let size = try scroll.geometry().contentSize.height
    try scroll.scrollTo(edge: .bottom)
    try window.check()
    let end = size - 600
    #expect(try scroll.geometry().contentOffset.y == end)
    let last = try #require(window.node(100).frame)
    #expect(last.end(.vertical) < 600)
    // A frame without layout changes nothing.
    try window.step()
    try window.check()
    #expect(try scroll.geometry().contentOffset.y == end)
    try scroll.drag(by: 1)
    try window.check()
    #expect(try window.node(100).frame?.end(.vertical) == 600)
  }

  @Test func `rows that are longer than those before keep the end out of sight`() throws {
    let window = try window(.estimate) { $0 <= 10 ? 50 : 150 }
    let scroll = try window.scrollView()
    try scroll.scrollTo(edge: .bottom)
    try window.check()
    #expect(try !scroll.visibleIDs().contains(100))
    let other = try self.window(.content) { $0 <= 10 ? 50 : 150 }
    try other.scrollView().scrollTo(edge: .bottom)
    #expect(try other.node(100).frame?.end(.vertical) == 600)
  }

  @Test(arguments: Profile.EdgeLanding.allCases)
  func `the start is never a guess, nor is the end where it is known`(
    landing: Profile.EdgeLanding
  ) throws {
    let window = try window(landing) { Double(40 + $0 % 7 * 10) }
    let scroll = try window.scrollView()
    try scroll.scrollTo(id: 90, anchor: .top)
    try scroll.drag(by: 5_000)
    try scroll.scrollTo(edge: .top)
    #expect(try scroll.geometry().contentOffset.y == 0)
    #expect(try window.node(1).frame?.origin.y == 0)
    for _ in 0..<60 { try scroll.drag(by: 300) }
    try scroll.scrollTo(id: 95)
    try scroll.scrollTo(edge: .bottom)
    #expect(try window.node(100).frame?.end(.vertical) == 600)
  }
}
