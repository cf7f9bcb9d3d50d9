import LazyStacks
import Testing

/// Views of an eager container that are evaluated again by themselves, many in one frame, and lead
/// to others than before.
@Suite struct ReevaluatedViewsTests {
  private final class Model {
    @Tracked var outer = 0
    @Tracked var inner = 0
  }

  private struct Inner: CompositeView {
    let model: Model
    let number: Int
    var body: Content {
      Group {
        for part in 0..<(model.inner + number) % 3 { Item(height: Double(10 * part + number)) }
      }
    }
    func isEqual(to other: any CompositeView) -> Bool {
      (other as? Inner).map { $0.model === model && $0.number == number } ?? false
    }
  }

  private struct Outer: CompositeView {
    let model: Model
    let number: Int
    var body: Content {
      Group {
        if (model.outer + number).isMultiple(of: 2) { Item(height: 3) }
        Inner(model: model, number: number)
        Item(height: Double(model.outer))
      }
    }
    func isEqual(to other: any CompositeView) -> Bool {
      (other as? Outer).map { $0.model === model && $0.number == number } ?? false
    }
  }

  private func window(_ model: Model) throws -> Window {
    try Window(width: 100, height: 10_000) {
      VStack(spacing: 0) {
        ForEach(1...20, id: IDFormat("row-%d")) { Outer(model: model, number: $0).content }
      }
    }
  }

  @Test func `they stand where they would if all were made anew`() throws {
    let model = Model()
    let window = try window(model)
    for step in 1...12 {
      if !step.isMultiple(of: 3) { model.inner = step }
      if !step.isMultiple(of: 2) { model.outer = step }
      try window.step()
      let anew = Model()
      (anew.inner, anew.outer) = (model.inner, model.outer)
      let trees = [try window.tree(), try self.window(anew).tree()].map(Self.withoutNumbers)
      #expect(trees[0] == trees[1], "step \(step)")
    }
  }

  /// The trees without the numbers by which a trace knows the views.
  private static func withoutNumbers(_ trees: [ViewTree]) -> [ViewTree] {
    trees.map { tree in
      var tree = tree
      tree.node = 0
      tree.children = withoutNumbers(tree.children)
      return tree
    }
  }
}
