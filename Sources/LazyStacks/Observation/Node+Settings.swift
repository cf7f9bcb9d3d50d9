import LazyExtents

/// What views and containers say otherwise than before a frame.
extension Node {
  /// The values that the view says otherwise to the layout around it, each as a reason of no length
  /// of its own.
  func otherValues(since frame: Int) -> [MoveReason] {
    // What a view that only came in says is no change.
    guard sightBefore?.frame == context.sight.ofViews,
      let old = context.sight.settings.values(of: self, before: frame)
    else { return [] }
    let new = traits.layoutValues
    var names: [String] = []
    for value in new + old where !names.contains(value.name) { names.append(value.name) }
    return names.compactMap { name in
      let (was, now) = (old.last { $0.name == name }, new.last { $0.name == name })
      if let was, let now, was.isSame(as: now) { return nil }
      var reason = MoveReason(kind: .placed, by: 0, views: [seen], count: 1)
      reason.setting = MoveReason.Setting(
        name: "layoutValue \(name)",
        old: was?.words,
        new: now?.words
      )
      return reason
    }
  }

  /// The other alignment along an axis that the view has since a frame began.
  func otherAlignment(since frame: Int, along axis: Axis) -> MoveReason.Setting? {
    if let stack = self as? LazyStackNode {
      guard let old = stack.edits.oldAlignment, axis != stack.axis else { return nil }
      return .alignment(from: old, to: stack.attributes.alignment)
    }
    guard let layout = self as? LayoutNode, let former = layout.former(in: frame) else {
      return nil
    }
    switch (former, layout.layout) {
    case (let old as StackLayout, let new as StackLayout) where axis != new.axis:
      return .alignment(from: old.alignment, to: new.alignment)
    case (let old as ZStackLayout, let new as ZStackLayout):
      return .alignment(from: old.alignment.guide(axis), to: new.alignment.guide(axis))
    case (let old as LayeredLayout, let new as LayeredLayout):
      return .alignment(from: old.alignment.guide(axis), to: new.alignment.guide(axis))
    case (let old as FrameLayout, let new as FrameLayout):
      return .alignment(from: old.alignment.guide(axis), to: new.alignment.guide(axis))
    case (let old as FlexibleFrameLayout, let new as FlexibleFrameLayout):
      return .alignment(from: old.alignment.guide(axis), to: new.alignment.guide(axis))
    default: return nil
    }
  }

  /// The size of the view, if it is another one along an axis by itself.
  func otherSize(since frame: Int, along axis: Axis) -> MoveReason.Setting? {
    guard let before = sightBefore, before.frame == frame,
      abs(size[axis] - before.size[axis]) > Double.tolerance, !followsOffer(along: axis)
    else { return nil }
    func words(_ size: Size) -> String {
      "\(size.width.shortestText) × \(size.height.shortestText)"
    }
    return MoveReason.Setting(name: "size", old: words(before.size), new: words(size))
  }

  /// Whether the view is as long as it is offered, so that another length is not its own doing.
  func followsOffer(along axis: Axis) -> Bool { takesOffer(along: axis) && isOffered(along: axis) }

  /// Whether the view takes what it is offered along an axis, if it is offered anything.
  private func takesOffer(along axis: Axis) -> Bool {
    switch self {
    case let leaf as LeafNode:
      // In a stack a spacer is flexible along the axis of that.
      if leaf.isSpacer, let own = leaf.modifiedView.parent?.stackAxis { return own == axis }
      return leaf.isFlexible(along: axis)
    case let stack as LazyStackNode: return stack.axis != axis
    case let scroll as ScrollNode:
      return scroll.track(along: axis) != nil || scroll.content?.takesOffer(along: axis) ?? false
    case let layout as LayoutNode:
      if let takes = layout.layout.takesOffer(along: axis) { return takes }
      return layout.arrangedChildren.contains { $0.takesOffer(along: axis) }
    default: return false
    }
  }

  /// Whether what is around the view offers it a length along an axis.
  func isOffered(along axis: Axis) -> Bool {
    var node = self
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
}

extension Layout {
  /// Whether the length along an axis is given, whatever is in the view.
  func fixesLength(along axis: Axis) -> Bool {
    if let frame = self as? FrameLayout {
      return (axis == .horizontal ? frame.width : frame.height) != nil
    }
    return (self as? ContainerRelativeLayout)?.axes.contains(axis) ?? false
  }

  /// Whether it takes what it is offered along an axis; nil where that depends on the views in it.
  fileprivate func takesOffer(along axis: Axis) -> Bool? {
    if fixesLength(along: axis) { return self is ContainerRelativeLayout }
    if let frame = self as? FlexibleFrameLayout {
      let limits = axis == .horizontal ? frame.width : frame.height
      return limits.max == .infinity ? true : nil
    }
    guard let fixed = self as? FixedSizeLayout else { return nil }
    return fixed.isFixed(along: axis) ? false : nil
  }
}

extension MoveReason.Setting {
  /// An alignment that is another one; nil if it is not.
  fileprivate static func alignment(from old: AlignmentGuide, to new: AlignmentGuide) -> Self? {
    guard old != new else { return nil }
    return Self(name: "alignment", old: old.name, new: new.name)
  }
}

extension LayoutValue {
  /// The value as text, if it has a short one.
  fileprivate var words: String? {
    switch value {
    case let number as Double: number.shortestText
    case let text as any CustomStringConvertible: text.description.count <= 40 ? "\(text)" : nil
    default: nil
    }
  }
}
