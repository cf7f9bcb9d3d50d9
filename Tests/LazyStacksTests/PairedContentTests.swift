import LazyStacks
import LazyTestSupport
import Testing

/// Several lazy stacks in one scroll view beside one that has all the rows.
struct PairedContentTests {
  @Test(arguments: Seeds.first(200, long: 5_000))
  func `rows in several stacks look as in one, whatever is done`(seed: UInt64) throws {
    let content = try PairedContent(seed: seed)
    for step in 0..<40 {
      let problem = try content.step()
      if Seeds.first(200, long: 5).count == 1 { print(step, content.lastAction, try content.paired.inSight(.vertical), try content.one.inSight(.vertical), try content.one.scroll.geometry().contentOffset, try content.paired.scroll.geometry().contentOffset, content.one.window.lastFrame.ledgers.flatMap(\.entries), content.paired.window.lastFrame.ledgers.flatMap(\.entries)) }
      #expect(problem == nil, "step \(step)")
      guard problem == nil else { return }
    }
  }
}
