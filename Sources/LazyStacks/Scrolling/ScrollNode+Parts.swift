extension ScrollNode {
  /// What stands one after the other in the content: lazy stacks, and the views of an eager one.
  var parts: [Node] {
    guard var content else { return [] }
    while !content.isCounted, let view = (content as? LayoutNode)?.modifiedChild { content = view }
    return content is LayoutNode && !content.isCounted ? content.children : [content]
  }

  /// The same with the lazy stacks that stand in modifiers or in eager containers among them.
  var countedParts: [Node] { parts.flatMap(\.flattened) }

  /// How many subviews the content has, known or estimated, without evaluating any.
  var contentCount: Int { countedParts.reduce(0) { $0 + $1.subviewCount } }
}

extension Node {
  /// The views that stand one after the other in this one, where a lazy stack is among them; else
  /// the view itself.
  fileprivate var flattened: [Node] { partsWithStack ?? [self] }

  /// The same; nil where no lazy stack stands in the view, or only in another scroll view.
  private var partsWithStack: [Node]? {
    if self is LazyStackNode { return [self] }
    guard let layout = self as? LayoutNode, !isCounted else { return nil }
    let parts = layout.arrangedChildren.map { (view: $0, inner: $0.partsWithStack) }
    guard parts.contains(where: { $0.inner != nil }) else { return nil }
    return parts.flatMap { $0.inner ?? [$0.view] }
  }
}
