import DequeModule

extension Window {
  /// The views that have a place now, without evaluating anything.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public func tree() throws -> [ViewTree] {
    try reading { try root.childrenInTree }
  }
}

extension Node {
  fileprivate func tree(
    subview: Subview? = nil,
    in outerID: ViewID?,
    within region: Rect?
  ) throws -> ViewTree {
    try context.work.poll()
    let ownID = subview?.label ?? id
    var frame = frameInWindow
    if let stack = self as? LazyStackNode { frame.size[stack.axis] = stack.arrangement.length }
    let drawn = context.painting.isUsed ? drawnRect : frameInWindow
    let isElsewhere = context.painting.isUsed && !drawn.isNearly(frameInWindow)
    var tree = try ViewTree(
      name: nameInTree,
      id: ownID == outerID ? nil : ownID,
      frame: frame,
      role: subview?.role ?? .content,
      kind: kindInTree,
      children: childrenInTree
    )
    tree.words = (self as? LeafNode)?.words
    tree.composites = owners.map(\.name)
    tree.drawn = isElsewhere ? drawn : nil
    tree.visible = region?.intersection(isElsewhere ? drawn : frame)
    tree.isPinned = subview?.isPinned ?? false
    tree.isDisplaced = subview.map { !$0.isAtOwnPlace } ?? false
    tree.zIndex = zIndex
    tree.isHidden = isHiddenItself
    tree.isSubview = subview != nil
    return tree
  }

  private var nameInTree: String {
    guard let layout = (self as? LayoutNode)?.layout, layout.isModifier else { return name }
    return layout is FlexibleFrameLayout ? ":frame" : ":\(name)"
  }

  private var kindInTree: ViewTree.Kind {
    switch self {
    case let stack as LazyStackNode:
      .lazy(
        count: stack.list.count,
        isEstimated: stack.catalog.isOpen,
        kept: stack.store.count - stack.pins.count { !stack.isInRun($0) }
      )
    case let scroll as ScrollNode:
      .scroll(scroll.geometry, isSizeEstimated: scroll.isContentLengthEstimated)
    case is LeafNode: .leaf
    default: .eager
    }
  }

  fileprivate var childrenInTree: [ViewTree] {
    get throws {
      let region = regionInSight
      guard let stack = self as? LazyStackNode else {
        return try children.map { try $0.tree(in: id, within: region) }
      }
      return try stack.placed.map { try $0.node.tree(subview: $0, in: nil, within: region) }
    }
  }

  /// The part of the window in which children of this view can be seen.
  private var regionInSight: Rect? {
    let window = Rect(origin: .zero, size: context.windowSize)
    let scroll = (self as? ScrollNode) ?? nearest(ScrollNode.self)
    guard let scroll else { return window }
    return scroll.drawnRegionInWindow?.intersection(window)
  }
}

extension Rect {
  /// Whether all edges are in the same places.
  fileprivate func isNearly(_ other: Rect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      start(axis).isNearly(other.start(axis)) && end(axis).isNearly(other.end(axis))
    }
  }
}
