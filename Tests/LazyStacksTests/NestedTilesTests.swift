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
