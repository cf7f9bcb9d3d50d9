import LazyStacks
import LazyTestSupport
import Testing

/// Work that takes longer than a tick makes a frame late by whole ticks.
@Suite struct HitchTests {
  private static let late: [(rate: Double, cost: Double, late: Int)] = [
    (60, 0, 0), (60, 16, 0), (60, 50.0 / 3, 0), (60, 16.7, 1), (60, 33.3, 1), (60, 100.0 / 3, 1),
    (60, 33.4, 2), (120, 8, 0), (120, 25.0 / 3, 0), (120, 8.4, 1), (120, 25, 2), (120, 100, 11),
  ]

  @Test(arguments: late)
  func `a frame is late by the ticks that its work takes beyond the first`(
    rate: Double,
    cost: Double,
    late: Int
  ) throws {
    let screen = try CostlyScreen(frameCost: cost, rate: rate)
    try screen.window.step(3)
    let hitches = screen.window.trace.metrics.hitches
    #expect(hitches == (late > 0 ? 3 : 0))
    #expect(screen.window.trace.metrics.hitchTime.isClose(to: Double(3 * late) * 1000 / rate))
    // Frame 4 begins when the three before it have been shown.
    #expect(screen.window.time.isClose(to: Double(3 * (late + 1)) / rate))
  }

  @Test func `the first frame of a window is never late, and takes the time it takes`() throws {
    let screen = try CostlyScreen(ViewCost(body: 20))
    #expect(screen.window.trace.metrics.hitches == 0)
    #expect(screen.window.time == 0)
    // The cost of ten rows, and of the one that is evaluated ahead once they are shown.
    #expect(screen.window.trace.metrics.cost == 220)
    try screen.window.step()
    #expect(screen.window.time.isClose(to: 12.0 / 60))
  }

  @Test func `a run of some seconds makes fewer frames where they are late`() throws {
    let screen = try CostlyScreen(frameCost: 40)
    #expect(try screen.window.run(seconds: 1) == 20)
  }

  @Test func `each kind of work is charged where it is done`() throws {
    let cost = ViewCost(body: 1, layout: 2, render: 4, remove: 8)
    let screen = try CostlyScreen(cost, profile: { $0.lookAhead = 0 })
    #expect(screen.costs == ["body 10", "layout 20", "render 40"])
    try screen.scroll.drag(by: 40)
    #expect(screen.costs == ["layout 2", "remove 8", "body 1", "render 4"].sorted())
    try screen.window.step()
    #expect(screen.costs.isEmpty)
    // A retained row is measured and drawn again when it comes back, but not evaluated.
    try screen.scroll.drag(by: -40)
    #expect(screen.costs == ["layout 2", "remove 8", "render 4"])
  }

  @Test func `a body costs what is said around the view that it belongs to`() throws {
    let screen = try CostlyScreen(ViewCost(body: 1, layout: 2), isComposite: true) {
      $0.lookAhead = 0
    }
    #expect(screen.costs == ["body 10", "layout 20"])
  }

  @Test(arguments: [Double.nan, -1, .infinity, 2e9])
  func `a cost that there is not is an error that names the view`(cost: Double) throws {
    let error = #expect(throws: ContentError.self) { try CostlyScreen(ViewCost(render: cost)) }
    #expect(error?.description.hasPrefix("the render of :cost of Item is ") ?? false)
    #expect(throws: WindowError.self) { try CostlyScreen(frameCost: cost) }
  }

  @Test func `what a callback spends belongs to its frame, and to none outside of one`() throws {
    let screen = try CostlyScreen(ViewCost())
    #expect(throws: WindowError.noFrame(verb: "spend")) {
      try screen.window.frameTime.spend(milliseconds: 5)
    }
    try screen.window.update { try screen.window.frameTime.spend(milliseconds: 20) }
    #expect(screen.costs == ["callback 20"])
    #expect(screen.window.trace.metrics.hitches == 1)
  }
}
