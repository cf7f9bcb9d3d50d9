import LazyExtents
import LazyStacks
import Testing

@testable import LazyTestSupport

/// Compares user-defined lazy layouts with naive folds over everything.
struct LazyLayoutTests {
  @Test(arguments: EstimatorInvariantTests.choices, [false, true])
  func `nothing moves by itself in a column that a lazy layout places`(
    name: String,
    isReversed: Bool
  ) throws {
    let choice = try EstimatorInvariantTests.choice(name)
    for seed in Seeds.first(40, long: 2_000) {
      var program = RandomProgram(seed: seed)
      program.grid = nil
      var spelling = Spelling()
      spelling.isFolded = true
      spelling.isReversed = isReversed
      if seed.isMultiple(of: 2) { spelling.axis = .horizontal }
      var check = try StillnessCheck(program, choice, spelling: spelling)
      let found = try check.firstMove()
      #expect(found == nil, "seed \(seed): \(found ?? "")\n\(program)")
      guard found == nil else { return }
    }
  }

  @Test(arguments: Seeds.first(150, long: 3_000))
  func `tiles in lanes stand in no other's way, and as one fold once they were left`(
    seed: UInt64
  ) throws {
    let screen = try TiledScreen(seed: seed)
    for step in 0..<25 {
      let done = try screen.step()
      let problem = try screen.problem()
      #expect(problem == nil, "seed \(seed), step \(step), \(done)")
      guard problem == nil else { return }
    }
    try screen.goThrough()
    let difference = try screen.difference()
    #expect(difference == nil, "seed \(seed)")
  }

  @Test(arguments: Seeds.first(150, long: 3_000))
  func `reversed tiles stand in no other's way, and as one mirrored fold once they were left`(
    seed: UInt64
  ) throws {
    let screen = try TiledScreen(seed: seed, reversed: true)
    for step in 0..<25 {
      let done = try screen.step()
      let problem = try screen.problem()
      #expect(problem == nil, "seed \(seed), step \(step), \(done)")
      guard problem == nil else { return }
    }
    try screen.goThrough()
    let difference = try screen.difference()
    #expect(difference == nil, "seed \(seed)")
  }

  @Test(arguments: Seeds.first(60, long: 1_000), [false, true])
  func `a view that was scrolled to stands where the anchor says`(
    seed: UInt64,
    isReversed: Bool
  ) throws {
    let screen = try TiledScreen(seed: seed, reversed: isReversed)
    for step in 0..<12 {
      let missed = try screen.scrollToAny()
      #expect(missed == nil, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: [4, 8, 40])
  func `a reversed layout that is shown whole is one mirrored fold`(count: Int) throws {
    func length(reversed: Bool) throws -> Double {
      let window = try Window(width: 300, height: 8_000) {
        ScrollView {
          MasonryLayout(lanes: 2, spacing: 8)(reversed: reversed) {
            ForEach(1...count) { Item(height: Double(10 + $0 * 37 % 70)) }
          }
        }
      }
      try window.check()
      #expect(window.trace.metrics.seams == 0)
      return try window.scrollView().geometry().contentSize.height
    }
    #expect(try length(reversed: true).isClose(to: length(reversed: false)))
  }

  @Test(arguments: ["mean", "heldMean"], [1, 3])
  func `views without length at the start of a reversed layout are in sight`(
    estimator: String,
    rows: Int
  ) throws {
    let choice = try EstimatorInvariantTests.choice(estimator)
    let window = try Window(width: 300, height: 400) {
      ScrollView {
        ColumnLayout(spacing: 0)(reversed: true, estimator: choice) {
          ForEach(1...rows) { Item(width: 20, height: 25).id(.integer($0)) }
          Item(width: 20, height: 0).id("flat")
          Item(width: 20, height: 0).id("last")
        }
      }
    }
    try window.check()
    #expect(try window.node("flat").phase == .placed)
    #expect(try window.node("last").phase == .placed)
    #expect(try window.scrollView().geometry().contentSize.height == Double(25 * rows))
  }

  @Test func `a seam is told where a scroll upwards meets what is held, and in no other`() throws {
    func seams(lanes: Int, from start: ViewID?) throws -> Int {
      let window = try Window(width: 300, height: 400) {
        ScrollView {
          MasonryLayout(lanes: lanes, spacing: 4)() {
            ForEach(1...10_000) { Item(height: Double(20 + $0 % 7 * 15)) }
          }
        }
      }
      let scroll = try window.scrollView()
      if let start { try scroll.scrollTo(id: start, anchor: .top) }
      for _ in 1...30 { try scroll.drag(by: start == nil ? 300 : -300) }
      return window.trace.metrics.seams
    }
    #expect(try seams(lanes: 3, from: nil) == 0)
    #expect(try seams(lanes: 3, from: 5_000) > 0)
    // The lines of a column follow one another wherever they began.
    #expect(try seams(lanes: 1, from: nil) == 0)
  }

  @Test(arguments: [1_000, 1_000_000])
  func `what a frame loads does not depend on how many tiles there are`(count: Int) throws {
    var loaded = 0
    var configuration = WindowConfiguration(width: 300, height: 400)
    configuration.listeners = [{ if case .initialize = $0.detail { loaded += 1 } }]
    let window = try Window(configuration) {
      ScrollView {
        MasonryLayout(lanes: 3, spacing: 4)() {
          ForEach(1...count) { Item(height: Double(20 + $0 % 7 * 15)) }
        }
      }
    }
    let scroll = try window.scrollView()
    for _ in 0..<20 { try scroll.drag(by: 130) }
    try scroll.scrollTo(id: .integer(count / 2), anchor: .center)
    try window.check()
    #expect(loaded < 250)
  }
}
