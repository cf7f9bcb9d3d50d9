import LazyTestSupport
import Testing

@testable import LazyStacks

/// The ends of scrolls that a target behavior decides.
@Suite struct ScrollTargetTests {
  private func window(
    _ behavior: ScrollTargetBehavior,
    count: Int = 30,
    width: Double = 390,
    spacing: Double = 0,
    margin: Double = 0
  ) throws -> Window {
    try Window(width: 390, height: 200) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(0...count - 1) { index in Item(width: width, height: 100).id(.integer(index)) }
        }
      }
      .contentMargins(.horizontal, margin)
      .scrollTargetBehavior(behavior)
    }
  }

  private func offset(_ window: Window) throws -> Double {
    try window.scrollView().geometry().contentOffset.x
  }

  @Test(arguments: [(11, 390), (300, 390), (20_000, 390), (0, 0), (-500, 0)] as [(Double, Double)])
  func `D17: a fling turns one page`(velocity: Double, end: Double) throws {
    let window = try window(.paging)
    try window.scrollView().fling(velocity: velocity)
    #expect(try abs(offset(window) - end) < 1e-9)
    try window.scrollView().scrollTo(x: 390)
    try window.scrollView().fling(velocity: -velocity - 11)
    if velocity >= 0 { #expect(try abs(offset(window)) < 1e-9) }
  }

  @Test(arguments: [(150, 0), (250, 390), (0, 0)] as [(Double, Double)])
  func `a finger that rests before it lifts goes to the nearest page`(
    distance: Double,
    end: Double
  ) throws {
    for duration in [0, 0.2] {
      let window = try window(.paging)
      try window.scrollView().drag(by: distance, duration: duration)
      #expect(try abs(offset(window) - end) < 1e-9)
    }
  }

  @Test func `pages are as long as the margins leave`() throws {
    let window = try window(.paging, width: 350, margin: 20)
    for page in 1...4 {
      try window.scrollView().fling(velocity: 600)
      #expect(try abs(offset(window) - (Double(page) * 350 - 20)) < 1e-9)
    }
  }

  @Test(arguments: ViewAlignedLimit.allCases)
  func `a view-aligned scroll ends where a view begins`(limit: ViewAlignedLimit) throws {
    let window = try window(.viewAligned(limit: limit), count: 200, width: 190, spacing: 10)
    let scroll = try window.scrollView()
    for velocity in [4000, 100, -9000, 2500, -30] as [Double] {
      let before = try offset(window)
      try scroll.fling(velocity: velocity)
      let after = try offset(window)
      let steps = (after - before) / 200
      #expect(abs(after / 200 - (after / 200).rounded()) < 1e-9)
      #expect(before == 0 && velocity < 0 || steps * velocity > 0)
      let most = limit.steps(along: .horizontal).map(Double.init) ?? .infinity
      #expect(abs(steps) <= most + 1e-9)
    }
  }

  @Test func `the last view is reached where it cannot be aligned`() throws {
    let window = try window(.viewAligned(limit: .never), count: 9, width: 190, spacing: 10)
    try window.scrollView().fling(velocity: 9000)
    #expect(try offset(window) == 9 * 200 - 10 - 390)
  }

  @Test func `a function moves the target, and its error is that of the verb`() throws {
    struct Refusal: Error {}
    var seen: [ScrollTargetContext] = []
    let window = try window(
      .custom { target, context in
        seen.append(context)
        if context.velocity.x < 0 { throw Refusal() }
        target.rect.origin.x = 777
      }
    )
    try window.scrollView().fling(velocity: 1000)
    #expect(try abs(offset(window) - 777) < 1e-9)
    #expect(seen.count == 1 && seen[0].velocity.x == 1000 && seen[0].containerSize.width == 390)
    #expect(throws: Refusal.self) { try window.scrollView().fling(velocity: -500) }
    try window.settle()
    try window.check()
  }

  @Test func `rows of unknown lengths are aligned where they turn out to be`() throws {
    let window = try Window(width: 300, height: 400) {
      ScrollView {
        LazyVStack(spacing: 5) {
          ForEach(0...300 - 1) { index in
            Item(height: 40 + Double(index * 37 % 90)).id(.integer(index))
          }
        }
      }
      .scrollTargetBehavior(.viewAligned())
    }
    for velocity in [3000, -1200, 5000] as [Double] {
      try window.scrollView().fling(velocity: velocity)
      let first = try #require(try window.scrollView().visibleIDs().first)
      #expect(try abs(window.node(first).frame?.origin.y ?? 99) < 1e-6)
    }
  }
}
