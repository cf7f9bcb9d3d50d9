/// Finds eager containers with several rows in the rows of lazy ones, in the order of their places,
/// that are longer than what their scroll view shows: others may be in sight as a whole.
struct RowsMadeTogetherSearch {
  private var found: [RowsMadeTogether] = []

  /// The rows of those at and below a view.
  static func rows(in node: Node) throws -> [RowsMadeTogether] {
    var search = RowsMadeTogetherSearch()
    try search.look(at: node, in: nil)
    return search.found
  }

  private mutating func look(at node: Node, in scroll: ScrollNode?) throws {
    try node.context.work.poll()
    if let stack = node as? LazyStackNode {
      let scroll = stack.nearest(ScrollNode.self)
      for subview in stack.placed { try look(at: subview.node, in: scroll) }
      return
    }
    if let scroll, let layout = node as? LayoutNode,
      !scroll.tracks.allHold({ layout.size[$0.axis] <= scroll.containerSize[$0.axis] })
    {
      try note(layout.children, in: scroll)
    }
    for child in node.children { try look(at: child, in: node is ScrollNode ? nil : scroll) }
  }

  private mutating func note(_ children: [Node], in scroll: ScrollNode) throws {
    let rows = children.filter { $0.id != nil }
    guard rows.count > 1, let first = rows[0].id else { return }
    var inSight = 0
    for row in rows {
      try row.context.work.poll()
      if scroll.visibleFraction(of: row) > 0 { inSight += 1 }
    }
    found.append(RowsMadeTogether(first: first, count: rows.count, inSight: inSight))
  }
}
