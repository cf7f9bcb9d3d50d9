/// Describes living views as a tree of values, without evaluating anything.
struct TreeReading {
  private let node: Node

  init(of node: Node) { self.node = node }

  /// The views below.
  var children: [ViewTree] {
    get throws {
      let region = node.drawnRegionInside
      guard let stack = node as? LazyStackNode else {
        return try node.children.map {
          try TreeReading(of: $0).tree(in: node.id, within: region)
        }
      }
      return try stack.placed.map {
        try TreeReading(of: $0.node).tree(subview: $0, in: nil, within: region)
      }
    }
  }

  private func tree(
    subview: Subview? = nil,
    in outerID: ViewID?,
    within region: Rect?
  ) throws -> ViewTree {
    try node.context.work.poll()
    let ownID = subview?.label ?? node.id
    let frame = node.frameInWindow
    let drawn = DrawnShape.rect(of: node)
    let isElsewhere = node.context.directory.painting.isUsed && !drawn.isNearly(frame)
    var tree = try ViewTree(
      name: name,
      id: ownID == outerID ? nil : ownID,
      frame: frame,
      role: subview?.role ?? .content,
      kind: kind,
      children: children
    )
    tree.node = node.numberInTrace
    tree.words = (node as? LeafNode)?.words
    tree.composites = node.owners.map(\.name)
    tree.drawn = isElsewhere ? drawn : nil
    tree.visible = region?.intersection(isElsewhere ? drawn : frame)
    tree.isPinned = subview?.isPinned ?? false
    tree.isDisplaced = subview.map { !$0.isAtOwnPlace } ?? false
    tree.zIndex = node.traits.depthOrder
    tree.isHidden = node.traits.hide
    tree.isSubview = subview != nil
    if let stack = node as? LazyStackNode { tree.unplaced = unplaced(in: stack) }
    return tree
  }

  private func unplaced(in stack: LazyStackNode) -> [ViewTree.Unplaced] {
    guard stack.store.count > 0 else { return [] }
    return stack.store.subviewsInOrder.filter { !$0.isPlaced && !$0.isStandIn }.map {
      ViewTree.Unplaced(
        id: $0.label,
        isRetained: $0.life.isKept,
        node: $0.node.numberInTrace
      )
    }
  }

  private var name: String {
    guard let layout = (node as? LayoutNode)?.layout, layout.isModifier else { return node.name }
    return layout is FlexibleFrameLayout ? ":frame" : ":\(node.name)"
  }

  private var kind: ViewTree.Kind {
    switch node {
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
}

extension Rect {
  /// Whether all edges are in the same places.
  fileprivate func isNearly(_ other: Rect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      start(axis).isNearly(other.start(axis)) && end(axis).isNearly(other.end(axis))
    }
  }
}
