extension ScrollNode {
  /// The lazy stacks and eager views that stand one after the other in the content.
  var parts: [Node] {
    guard var content else { return [] }
    while !content.naming.isCounted, let view = (content as? LayoutNode)?.modifiedChild {
      content = view
    }
    return content is LayoutNode && !content.naming.isCounted ? content.children : [content]
  }

  /// The same parts, with lazy stacks inside modifiers or eager containers taken out of them.
  var countedParts: [Node] { parts.flatMap(\.flattened) }

  /// How many subviews the content has, known or estimated; evaluates none.
  var contentCount: Int { countedParts.reduce(0) { $0 + $1.subviewCount } }
}

extension Node {
  /// The parts of this view that stand one after the other if a lazy stack is among them; otherwise
  /// the view itself.
  fileprivate var flattened: [Node] { partsWithStack ?? [self] }

  /// The parts of the view if a lazy stack is among them; nil if there is none, or only one in
  /// another scroll view.
  private var partsWithStack: [Node]? {
    if self is LazyStackNode { return [self] }
    guard let layout = self as? LayoutNode, !naming.isCounted else { return nil }
    let parts = layout.arrangedChildren.map { (view: $0, inner: $0.partsWithStack) }
    guard parts.contains(where: { $0.inner != nil }) else { return nil }
    return parts.flatMap { $0.inner ?? [$0.view] }
  }
}
