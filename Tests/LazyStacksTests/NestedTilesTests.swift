import LazyStacks
import Testing

@testable import LazyTestSupport

/// User-defined lazy layouts in the lanes of another one, driven at random.
struct NestedTilesTests {
  @Test(arguments: Seeds.first(150, long: 2_000))
  func `what is in sight of lazy layouts in lanes holds still and covers nothing`(
    seed: UInt64
  ) throws {
    try expectStillness(seed: seed, reversed: false)
  }

  @Test(arguments: Seeds.first(150, long: 2_000))
  func `what is in sight of reversed lazy layouts in lanes holds still and covers nothing`(
    seed: UInt64
  ) throws {
    try expectStillness(seed: seed, reversed: true)
  }

  /// Programs beyond those seeds that found a fault: a tile over one that is held beside it, and
  /// tiles out of sight that were brought back in each pass.
  @Test(arguments: [
    (199, false), (339, false), (786, false), (1_239, false), (1_434, false), (1_601, false),
    (1_907, false), (671, true), (1_351, true), (1_363, true), (1_601, true), (1_704, true),
    (1_845, true), (1_933, true),
  ])
  func `what found a fault holds still`(seed: UInt64, isReversed: Bool) throws {
    try expectStillness(seed: seed, reversed: isReversed)
  }

  @Test func `an empty layout before a view comes to rest at the start`() throws {
    let window = try Window(width: 300, height: 400) {
      ScrollView {
        VStack(spacing: 0) {
          ColumnLayout(spacing: 0)() {}
          Item(height: 50)
        }
      }
    }
    try window.scrollView().drag(by: 400)
    #expect(window.trace.metrics.diagnostics == 0)
  }

  private func expectStillness(seed: UInt64, reversed isReversed: Bool) throws {
    let screen = try NestedTilesScreen(seed: seed, reversed: isReversed)
    for step in 0..<18 {
      let done = try screen.step()
      let problem = try screen.problem()
      #expect(problem == nil, "seed \(seed), step \(step), \(done): \(screen.description)")
      guard problem == nil else { return }
    }
  }

  @Test func `a line of flat tags at the end is as long as it is`() throws {
    let window = try Window(width: 300, height: 400) {
      ScrollView {
        FlowLayout(spacing: 4)() { ForEach(1...9) { _ in Item(width: 10, height: 0) } }
      }
    }
    try window.check()
    #expect(try window.scrollView().geometry().contentSize.height == 0)
  }
}
