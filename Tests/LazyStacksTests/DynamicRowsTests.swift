import LazyStacks
import LazyTestSupport
import Testing

/// Rows of none, one or several views, which are evaluated as far as they are needed (rule R1),
/// driven at random: edits, states, the environment, drags and jumps, along both axes and in
/// whatever stands around the stack.
struct DynamicRowsTests {
  @Test(arguments: DynamicRows.Wrapping.allCases, [Axis.vertical, .horizontal])
  func `what is in sight follows one another, and each view lives in turn`(
    wrapping: DynamicRows.Wrapping,
    axis: Axis
  ) throws {
    for seed in Seeds.first(25, long: 1_000) {
      let rows = try DynamicRows(seed: seed, in: wrapping, along: axis)
      for step in 1...30 {
        try rows.step()
        let problem = try rows.problem()
        #expect(problem == nil, "seed \(seed), step \(step)")
        guard problem == nil else { return }
      }
      try rows.scroll.scrollTo(edge: axis == .vertical ? .top : .leading)
      #expect(try rows.scroll.geometry().contentOffset[axis] == 0, "seed \(seed)")
    }
  }

  @Test func `to show the last row of a thousand, a thousand are evaluated, and stay`() throws {
    let rows = try DynamicRows(seed: 1, in: .none, along: .vertical, count: 1_000)
    let first = rows.window.liveViews
    #expect(first < 40)
    try rows.scroll.scrollTo(edge: .bottom)
    #expect(rows.window.liveViews == 1_000)
    #expect(try !rows.scroll.isCountEstimated())
    #expect(try rows.scroll.count() == rows.subviewCount)
    for _ in 0..<40 { try rows.scroll.drag(by: -1) }
    #expect(rows.window.liveNodes < 60)
    #expect(rows.window.liveViews == 1_000)
  }
}
