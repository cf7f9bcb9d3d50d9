import LazyStacks
import Testing

@testable import LazyTestSupport

/// Rows with one view, none or one, or several, with states and the environment, driven at random
/// along both axes in different containers.
///
/// Evaluating only what is needed (rule R1) shows what evaluating everything would, and lives
/// follow the rules.
struct DynamicRowsTests {
  @Test(arguments: DynamicRows.Wrapping.allCases, [Axis.vertical, .horizontal])
  func `what is in sight follows one another, and each view lives in turn`(
    wrapping: DynamicRows.Wrapping,
    axis: Axis
  ) throws {
    for seed in Seeds.first(12, long: 1_000) {
      for arity in DynamicRows.Arity.allCases {
        let rows = try DynamicRows(seed: seed, arity, in: wrapping, along: axis)
        for step in 1...30 {
          try rows.step()
          let problem = try rows.problem()
          #expect(problem == nil, "seed \(seed), \(arity), step \(step)")
          guard problem == nil else { return }
        }
        try rows.scroll.scrollTo(edge: axis == .vertical ? .top : .leading)
        #expect(try rows.scroll.geometry().contentOffset[axis] == 0, "seed \(seed), \(arity)")
      }
    }
  }

  @Test(arguments: [DynamicRows.Wrapping.none, .padding], [Axis.vertical, .horizontal])
  func `the same holds for rows of which nobody declared that they differ`(
    wrapping: DynamicRows.Wrapping,
    axis: Axis
  ) throws {
    for seed in Seeds.first(12, long: 1_000) {
      for arity in DynamicRows.Arity.allCases {
        let rows = try DynamicRows(
          seed: seed,
          arity,
          in: wrapping,
          along: axis,
          isDeclared: false
        )
        for step in 1...30 {
          try rows.step()
          let problem = try rows.problem()
          #expect(problem == nil, "seed \(seed), \(arity), step \(step)")
          guard problem == nil else { return }
        }
      }
    }
  }

  @Test(arguments: DynamicRows.Wrapping.allCases, [Axis.vertical, .horizontal])
  func `after as many updates as rows are kept, what lives is in sight or next to it`(
    wrapping: DynamicRows.Wrapping,
    axis: Axis
  ) throws {
    for seed in Seeds.first(6, long: 100) {
      let rows = try DynamicRows(seed: seed, .constant, in: wrapping, along: axis, count: 300)
      for _ in 1...20 { try rows.step() }
      for _ in 1...18 { try rows.scroll.drag(by: 0.001) }
      guard let visible = try rows.countInSight() else { continue }
      // The root, the scroll view, the stack and its containers; and a row ahead at either end.
      #expect(rows.window.figures.liveNodes <= 6 + visible + 2, "seed \(seed)")
    }
  }

  @Test func `to show the last row of a thousand, a thousand are evaluated, and stay`() throws {
    let rows = try DynamicRows(seed: 1, .several, in: .none, along: .vertical, count: 1_000)
    let first = rows.window.figures.liveViews
    #expect(first < 40)
    try rows.scroll.scrollTo(edge: .bottom)
    #expect(rows.window.figures.liveViews == 1_000)
    #expect(try !rows.scroll.isCountEstimated())
    #expect(try rows.scroll.count() == rows.subviewCount)
    for _ in 0..<40 { try rows.scroll.drag(by: -1) }
    #expect(rows.window.figures.liveNodes < 60)
    #expect(rows.window.figures.liveViews == 1_000)
  }
}
