/// A row that is swiped open at an edge.
struct OpenRow {
  let row: Lifeline<Node>
  /// The view that offers the actions: the row, or one in it.
  let offering: Lifeline<Node>
  let edge: HorizontalEdge
  /// The actions as they were when it was opened.
  let actions: [SwipeActions]
  /// The view among whose rows one is open at a time.
  let container: ObjectIdentifier

  init(
    _ row: Node,
    by offering: Node,
    at edge: HorizontalEdge,
    showing actions: [SwipeActions],
    in container: Node
  ) {
    (self.row, self.offering, self.edge) = (row.lifeline, offering.lifeline, edge)
    (self.actions, self.container) = (actions, ObjectIdentifier(container))
  }

  /// Whether another one shows the same actions.
  func isSame(as other: OpenRow) -> Bool {
    offering === other.offering && edge == other.edge
  }

  /// Those who are told whether the actions are shown: as the view describes them now.
  var observers: [(Bool) throws -> Void] {
    let now = offering.object.map { SwipeSearch(at: $0).offered(edge) } ?? []
    return (now.isEmpty ? actions : now).compactMap(\.onPresentationChanged)
  }
}

/// The rows that are swiped open.
///
/// One row is open at a time in each container; scrolling the scroll view around it closes it.
struct OpenRows {
  private var rows: [OpenRow] = []

  /// Whether none is open, as in most windows.
  var isEmpty: Bool { rows.isEmpty }

  /// Those that are open and on screen, in the order in which they were opened.
  var nodes: [Node] { rows.compactMap { $0.row.object }.filter(\.isShown) }

  /// Adds a row, and removes the one that is open in the same container.
  ///
  /// - Returns: The rows that were removed.
  fileprivate mutating func insert(_ new: OpenRow) -> [OpenRow] {
    let removed = remove { $0.container == new.container || $0.row.object == nil }
    rows.append(new)
    return removed
  }

  /// Removes the rows that fulfill a condition, and returns them.
  fileprivate mutating func remove(where fulfills: (OpenRow) -> Bool) -> [OpenRow] {
    let removed = rows.filter(fulfills)
    if !removed.isEmpty { rows.removeAll(where: fulfills) }
    return removed
  }
}

/// Opens and closes rows that are swiped, and tells those who ask whether the buttons are shown.
struct SwipedRows {
  private let context: FrameContext

  init(in context: FrameContext) { self.context = context }

  /// Opens a row, and closes the one that is open in the same container.
  func open(_ row: OpenRow) {
    let closed = context.directory.openRows.insert(row)
    for other in closed where !other.isSame(as: row) { queue(other, isPresented: false) }
    if !closed.contains(where: row.isSame) { queue(row, isPresented: true) }
  }

  /// Closes the rows that fulfill a condition, and those that went.
  func close(where fulfills: (Node) -> Bool) {
    dismiss { open in
      guard let node = open.row.object, node.isShown else { return true }
      return fulfills(node)
    }
  }

  /// Closes the rows whose views offer nothing at their edge any more.
  func closeUnoffered() {
    dismiss { open in
      open.offering.object.map { SwipeSearch(at: $0).offered(open.edge).isEmpty } ?? true
    }
  }

  private func dismiss(where fulfills: (OpenRow) -> Bool) {
    for row in context.directory.openRows.remove(where: fulfills) { queue(row, isPresented: false) }
  }

  /// Closes the row of a view that left the screen, and tells it at once: it may be gone later.
  func close(with view: Node) {
    let closed = context.directory.openRows.remove {
      $0.row.object === view || $0.offering.object === view
    }
    for row in closed { tell(row, isPresented: false) }
  }

  /// Tells a row in this frame, once everything has its place.
  private func queue(_ row: OpenRow, isPresented: Bool) {
    guard !row.observers.isEmpty else { return }
    context.queues.changed.append { tell(row, isPresented: isPresented) }
  }

  private func tell(_ row: OpenRow, isPresented: Bool) {
    guard let view = row.offering.object ?? row.row.object else { return }
    for observer in row.observers {
      context.calling("onPresentationChanged", of: view) { try observer(isPresented) }
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
    let own = offered(edge)
    if !own.isEmpty { return (node, own) }
    if node is ScrollNode || node is LazyStackNode { return nil }
    return node.children.lazy.compactMap { SwipeSearch(at: $0).found(edge) }.first
  }

  /// The actions that the view itself offers at an edge.
  func offered(_ edge: HorizontalEdge) -> [SwipeActions] {
    node.traits.compactMap { trait in
      guard case .swipeActions(let actions) = trait, actions.edge == edge else { return nil }
      return actions
    }
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
