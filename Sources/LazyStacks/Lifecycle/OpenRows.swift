/// The rows that are swiped open.
///
/// One row is open at a time in each container; scrolling the scroll view around it closes it.
struct OpenRows {
  private var rows: [Row] = []

  private struct Row {
    let node: Lifeline<Node>
    let container: ObjectIdentifier
  }

  /// Whether none is open, as in most windows.
  var isEmpty: Bool { rows.isEmpty }

  /// Those that are open and on screen, in the order in which they were opened.
  var nodes: [Node] { rows.compactMap { $0.node.object }.filter(\.isShown) }

  /// Opens a row, and closes the one that is open in the same container.
  mutating func open(_ node: Node, in container: Node) {
    let identity = ObjectIdentifier(container)
    rows.removeAll { $0.container == identity || $0.node.object == nil }
    rows.append(Row(node: node.lifeline, container: identity))
  }

  /// Closes the rows that fulfill a condition, and those that went.
  mutating func close(where fulfills: (Node) -> Bool) {
    rows.removeAll { row in
      guard let node = row.node.object, node.isShown else { return true }
      return fulfills(node)
    }
  }
}

/// The swipe actions at a view.
struct SwipeSearch {
  private let node: Node

  init(at node: Node) { self.node = node }

  /// The actions of the row of the view, or of one in it, at an edge, and the view that offers
  /// them; nil if there are none.
  func found(_ edge: HorizontalEdge) -> (node: Node, actions: [SwipeActions])? {
    let own = node.traits.compactMap { trait -> SwipeActions? in
      guard case .swipeActions(let actions) = trait, actions.edge == edge else { return nil }
      return actions
    }
    if !own.isEmpty { return (node, own) }
    if node is ScrollNode || node is LazyStackNode { return nil }
    return node.children.lazy.compactMap { SwipeSearch(at: $0).found(edge) }.first
  }

  /// The view among whose rows one is open at a time: the nearest marked one, or the window's.
  var container: Node {
    var current = node
    while let parent = current.parent {
      let isContainer = current.traits.contains { trait in
        if case .swipeActionsContainer = trait { true } else { false }
      }
      if isContainer { return current }
      current = parent
    }
    return current
  }
}
