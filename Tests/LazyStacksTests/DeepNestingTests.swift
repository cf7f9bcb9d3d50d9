import LazyStacks
import LazyTestSupport
import Testing

/// Lazy stacks in the rows of lazy stacks, many levels deep.
@Suite struct DeepNestingTests {
  /// Nested stacks, each with a short row, the next stack and another short row.
  private static func stacks(_ depth: Int) -> Content {
    guard depth > 0 else { return Item(width: 10, height: 10).content }
    return LazyVStack(spacing: 0) {
      ForEach(1...3) { row in row == 2 ? stacks(depth - 1) : Item(height: 1).content }
    }
    .content
  }

  /// Scroll views in the rows of lazy stacks in scroll views.
  private static func scrollViews(_ depth: Int) -> Content {
    guard depth > 0 else { return Item(width: 10, height: 10).id("inmost").content }
    return ScrollView(depth.isMultiple(of: 2) ? .horizontal : .vertical) {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(1...2) { row in row == 2 ? scrollViews(depth - 1) : Item(height: 1).content }
      }
    }
    .content
  }

  private func window(
    _ meter: CountingMeter,
    _ content: @escaping () -> Content
  ) throws -> Window {
    var configuration = WindowConfiguration(width: 100, height: 100)
    configuration.workMeter = meter
    return try Window(configuration) { ScrollView { content() } }
  }

  /// The units that are charged for making a window, two frames and its tree.
  private func units(_ content: @escaping () -> Content) throws -> Int {
    let meter = CountingMeter()
    let window = try window(meter, content)
    try window.scrollView().drag(by: 3)
    try window.scrollView().drag(by: 3)
    _ = try window.tree()
    return meter.units
  }

  @Test func `stacks in stacks twice as deep cost less than eight times as much`() throws {
    let costs = try [10, 20].map { depth in try units { Self.stacks(depth) } }
    #expect(costs[1] < 8 * costs[0])
    #expect(costs[1] < 100_000)
  }

  @Test func `scroll views in stacks twice as deep cost less than eight times as much`() throws {
    let costs = try [10, 20].map { depth in try units { Self.scrollViews(depth) } }
    #expect(costs[1] < 8 * costs[0])
    #expect(costs[1] < 100_000)
  }

  @Test func `stacks that are twenty deep stand where their rows are`() throws {
    let window = try window(CountingMeter()) { Self.stacks(20) }
    try window.check()
    var trees = try window.tree()
    var depth = 0.0
    while let tree = trees.first(where: { !$0.children.isEmpty }) {
      if tree.name == "LazyVStack" {
        #expect(tree.frame.origin.y == depth)
        depth += 1
      }
      trees = tree.children
    }
    #expect(depth == 20)
    #expect(trees[1].frame.origin.y == 20)
  }
}
