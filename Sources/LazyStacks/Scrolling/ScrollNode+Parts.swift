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
  var countedParts: [Node] { parts.flatMap { Self.partsWithStack(of: $0) ?? [$0] } }

  /// How many subviews the content has, known or estimated; evaluates none.
  var contentCount: Int { countedParts.reduce(0) { $0 + $1.subviewCount } }

  /// The parts of a view that stand one after the other if a lazy stack is among them; nil if there
  /// is none, or only one in another scroll view.
  private static func partsWithStack(of view: Node) -> [Node]? {
    if view is LazyStackNode { return [view] }
    guard let layout = view as? LayoutNode, !view.naming.isCounted else { return nil }
    let parts = layout.arrangedChildren.map { (view: $0, inner: partsWithStack(of: $0)) }
    guard parts.contains(where: { $0.inner != nil }) else { return nil }
    return parts.flatMap { $0.inner ?? [$0.view] }
  }
}
