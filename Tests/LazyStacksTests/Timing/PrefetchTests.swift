import LazyStacks
import LazyTestSupport
import Testing

/// Rows are prepared while something scrolls, in the time that is left (rule R12).
@Suite struct PrefetchTests {
  private func prepared(_ window: Window) -> [Int] {
    window.trace.events { $0.kind == .prefetchBody }.compactMap {
      guard case .prefetchBody(_, let index) = $0.detail else { return nil }
      return index
    }
  }

  @Test func `nothing is prepared at rest, nor in a scroll of a single frame`() throws {
    let screen = try CostlyScreen()
    try screen.window.step(5)
    try screen.scroll.drag(by: 100)
    try screen.scroll.scrollTo(offset: 2000)
    #expect(prepared(screen.window).isEmpty)
  }

  @Test func `three quarters of what is visible are prepared in the direction of the scroll`()
    throws
  {
    let screen = try CostlyScreen()
    try screen.scroll.scrollTo(offset: 4000)
    try screen.scroll.drag(by: 40, duration: 2.0 / 60)
    // At 4020, rows 100 to 110 are in sight; 300 points more reach row 117.
    #expect(prepared(screen.window) == Array(111...117))
    try screen.scroll.drag(by: -80, duration: 2.0 / 60)
    #expect(prepared(screen.window).dropFirst(7) == [99, 98, 97, 96, 95, 94, 93, 92])
  }

  @Test func `what is prepared does not appear, and its body does not run again`() throws {
    let screen = try CostlyScreen(isComposite: true)
    try screen.scroll.drag(by: 30, duration: 2.0 / 60)
    let before = screen.window.trace.metrics
    #expect(before.prefetches == 7)
    #expect(before.total.appears == 11)
    try screen.scroll.drag(by: 240)
    let after = screen.window.trace.metrics
    #expect(after.total.bodies - before.total.bodies == 0)
    #expect(after.total.measures - before.total.measures == 0)
    #expect(after.total.appears == 17)
  }

  @Test func `no piece of work is begun that is predicted not to fit`() throws {
    // A row that comes in takes 8 ms, which leaves time for a body or a layout.
    let cost = ViewCost(body: 4, layout: 2, render: 2)
    let screen = try CostlyScreen(cost)
    try screen.scroll.drag(by: 400, duration: 1)
    for event in screen.window.trace.events(frames: 2...10_000) {
      guard case .frame(_, let account) = event.detail else { continue }
      #expect(account.cost <= 1000.0 / 60)
    }
    #expect(screen.window.trace.metrics.hitches == 0)
    #expect(screen.window.trace.metrics.prefetches > 10)
  }

  @Test func `with rows that take longer than a frame, preparing them spreads the work`() throws {
    // A row comes in every third frame.
    let cost = ViewCost(body: 12, layout: 8)
    func hitches(prefetch: Bool) throws -> Int {
      let screen = try CostlyScreen(cost) { $0.prefetch = prefetch }
      try screen.scroll.drag(by: 13 * 60, duration: 1)
      return screen.window.trace.metrics.hitches
    }
    #expect(try hitches(prefetch: false) == 19)
    #expect(try hitches(prefetch: true) == 0)
  }

  @Test func `what was prepared and changes, or is given up unseen, is told as discarded`() throws {
    func id(_ number: Int) -> ViewID { .integer(number) }
    let data = EditableElements(Array(1...100), id: id) { _ in Item(height: 40).content }
    let window = try Window(width: 390, height: 400) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(data)
        }
      }
    }
    let scroll = try window.scrollView()
    try scroll.drag(by: 20, duration: 2.0 / 60)
    #expect(prepared(window).contains(14))
    try scroll.drag(by: -20)
    for _ in 0..<20 {
      try scroll.drag(by: 1)
      try scroll.drag(by: -1)
    }
    let discards = window.trace.events { $0.kind == .prefetchDiscard }
    #expect(discards.count == prepared(window).count)
  }

  @Test func `the cells of a shelf in a row are prepared one at a time`() throws {
    let window = try Window(width: 390, height: 420) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...100) { _ in
            ScrollView([.horizontal]) {
              LazyHStack(spacing: 0) {
                ForEach(1...50) { _ in Item(width: 100, height: 80).cost(ViewCost(body: 6)) }
              }
            }.frame(height: 80)
          }
        }
      }
    }
    let scroll = try window.scrollView()
    let opened = window.frame
    try scroll.drag(by: 40, duration: 1)
    var most = 0
    for frame in (opened + 1)...window.frame {
      let bodies = window.trace.events(frames: frame...frame).filter {
        if case .body("Item", _) = $0.detail { true } else { false }
      }
      most = max(most, bodies.count)
    }
    #expect(most == 2)
    #expect(window.trace.metrics.hitches == 0)
    // The shelf that comes into sight already has all of its cells.
    let before = window.trace.metrics.total.bodies
    try scroll.drag(by: 60)
    #expect(window.trace.metrics.total.bodies - before <= 1)
  }

  @Test func `a policy decides how far ahead, and its error is the verb's`() throws {
    struct Policy: PrefetchPolicy {
      var lengths: Double
      struct Refusal: Error {}
      func reach(in situation: PrefetchSituation) throws -> Double {
        if lengths < 0 { throw Refusal() }
        return situation.movement > 0 ? lengths * situation.visibleLength : 0
      }
    }
    func prefetches(_ lengths: Double) throws -> Int {
      var configuration = WindowConfiguration(width: 390, height: 400)
      configuration.prefetchPolicy = Policy(lengths: lengths)
      let window = try Window(configuration) {
        ScrollView { LazyVStack(spacing: 0) { ForEach(1...1000) { _ in Item(height: 40) } } }
      }
      try window.scrollView().drag(by: 20, duration: 2.0 / 60)
      return window.trace.metrics.prefetches
    }
    #expect(try prefetches(0) == 0)
    #expect(try prefetches(2) == 20)
    #expect(throws: Policy.Refusal.self) { try prefetches(-1) }
  }
}
