/// What is around a view offers it a length along an axis, and the view takes it or not.
struct LengthOffer {
  let node: Node
  let axis: Axis

  init(to node: Node, along axis: Axis) {
    self.node = node
    self.axis = axis
  }

  /// Whether the view is as long as it is offered, so that another length is not its own doing.
  var isFollowed: Bool { Self.takes(node, along: axis) && isMade }

  /// Whether what is around the view offers it a length.
  var isMade: Bool {
    var node = node
    while let parent = node.parent {
      if (parent as? ScrollNode)?.track(along: axis) != nil { return false }
      if (parent as? LazyStackNode)?.axis == axis { return false }
      if let layout = (parent as? LayoutNode)?.layout {
        if layout.fixesLength(along: axis) { return true }
        if let fixed = layout as? FixedSizeLayout {
          if fixed.isFixed(along: axis) { return false }
        }
      }
      node = parent
    }
    return true
  }

  /// Whether a view takes what it is offered along an axis, if it is offered anything.
  private static func takes(_ view: Node, along axis: Axis) -> Bool {
    switch view {
    case let leaf as LeafNode:
      // In a stack a spacer is flexible along the axis of that.
      if leaf.isSpacer, let own = leaf.modifiedView.parent?.stackAxis { return own == axis }
      return leaf.isFlexible(along: axis)
    case let stack as LazyStackNode: return stack.axis != axis
    case let scroll as ScrollNode:
      if scroll.track(along: axis) != nil { return true }
      return scroll.content.map { takes($0, along: axis) } ?? false
    case let layout as LayoutNode:
      if let takes = layout.layout.takesOffer(along: axis) { return takes }
      return layout.arrangedChildren.contains { takes($0, along: axis) }
    default: return false
    }
  }
}

extension Layout {
  /// Whether the length along an axis is given, whatever is in the view.
  func fixesLength(along axis: Axis) -> Bool {
    switch sum(along: axis) {
    case .told, .share: true
    default: false
    }
  }

  /// Whether it takes what it is offered along an axis; nil where that depends on the views in it.
  fileprivate func takesOffer(along axis: Axis) -> Bool? {
    switch sum(along: axis) {
    case .told: return false
    case .share: return true
    case .limited(let limits) where limits.max == .infinity: return true
    default: break
    }
    guard let fixed = self as? FixedSizeLayout else { return nil }
    return fixed.isFixed(along: axis) ? false : nil
  }
}
