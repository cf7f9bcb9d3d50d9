/// The ids of views that a window had and has no more, the most recent ones.
struct FormerIDs {
  private var ids: Set<ViewID> = []
  private var order: [ViewID] = []
  private static let most = 4_096

  /// Whether a view had an id.
  func contain(_ id: ViewID) -> Bool { ids.contains(id) }

  /// Notes a view that went, with the views in it; of lazy containers those that were loaded.
  mutating func note(_ node: Node) {
    for id in [node.id, node.naming.ownID].compactMap(\.self) where ids.insert(id).inserted {
      order.append(id)
    }
    if order.count > 2 * Self.most {
      for id in order.prefix(Self.most) { ids.remove(id) }
      order.removeFirst(Self.most)
    }
    let views = (node as? LazyStackNode)?.allLoaded.map(\.node) ?? node.children
    for view in views { note(view) }
  }
}
