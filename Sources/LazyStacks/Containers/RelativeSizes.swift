/// The sizes in a view that depend on what the nearest scroll view shows.
struct RelativeSizes {
  private let node: Node

  init(in node: Node) { self.node = node }

  private var isOwn: Bool {
    (node as? LayoutNode)?.layout is ContainerRelativeLayout
      || (node as? LazyStackNode)?.fold != nil
  }

  /// Whether there are any.
  var exist: Bool {
    if node is ScrollNode { return false }
    if node is LazyStackNode { return isOwn }
    return isOwn || node.children.contains { RelativeSizes(in: $0).exist }
  }

  /// Forgets them, after what the scroll view shows changed.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  func forget() -> Bool {
    switch node {
    case is ScrollNode: return false
    case let stack as LazyStackNode:
      if isOwn { stack.invalidateSize() }
      return ChangedRows(of: stack).addRelativeToRegion() || isOwn
    default:
      let isRelative = isOwn
      if isRelative { node.invalidateSize() }
      return node.children.reduce(isRelative) { RelativeSizes(in: $1).forget() || $0 }
    }
  }
}
