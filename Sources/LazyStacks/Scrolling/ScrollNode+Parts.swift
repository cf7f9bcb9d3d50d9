extension ScrollNode {
  /// What stands one after the other in the content: lazy stacks, and the views of an eager one.
  var parts: [Node] {
    guard var content else { return [] }
    while !content.isCounted, let view = (content as? LayoutNode)?.modifiedChild { content = view }
    return content is LayoutNode && !content.isCounted ? content.children : [content]
  }

  /// How many subviews the content has, known or estimated, without evaluating any.
  var contentCount: Int { parts.reduce(0) { $0 + $1.subviewCount } }
}
