import DequeModule

extension Window {
  /// The views on screen that are larger than what shows them, in the order of their places.
  ///
  /// These are the subviews of lazy stacks and the parts of a scroll view's content that stick out
  /// of it across its axis, where they cannot be scrolled into sight, and parts of views that stick
  /// out of a view that is ``View/clipped()``.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public var clippedViews: [ClippedView] {
    get throws {
      try reading {
        var found: [ClippedView] = []
        try root.collectClipped(into: &found)
        return found
      }
    }
  }
}

extension Node {
  fileprivate func collectClipped(into found: inout [ClippedView]) throws {
    try context.work.poll()
    switch self {
    case let stack as LazyStackNode: try found.appendSubviews(of: stack)
    case let scroll as ScrollNode:
      guard !scroll.isScrollClipDisabled else { break }
      for part in scroll.parts where !(part is LazyStackNode) {
        found.append(part, label: part.id, along: scroll.fixedAxes, outside: scroll.region)
      }
    case let node as LayoutNode where node.layout is ClippedLayout:
      try node.collectClippedLeaves(by: node, into: &found)
    default: break
    }
    for child in children { try child.collectClipped(into: &found) }
  }
}

extension Node {
  /// Adds the views at or below this one that stick out of another one.
  fileprivate func collectClippedLeaves(by frame: Node, into found: inout [ClippedView]) throws {
    try context.work.poll()
    switch self {
    case is ScrollNode, is LazyStackNode: return
    case is LeafNode:
      let label = id ?? frame.id
      found.append(self, label: label, along: Axis.allCases, outside: frame.frameInWindow)
    default: for child in children { try child.collectClippedLeaves(by: frame, into: &found) }
    }
  }
}

extension ScrollNode {
  /// The axes along which nothing can be scrolled into sight.
  fileprivate var fixedAxes: [Axis] { Axis.allCases.filter { track(along: $0) == nil } }

  /// The rectangle in which content can be seen; without a scroll view around it, that of the
  /// window.
  fileprivate var region: Rect {
    let own = Rect(origin: originInWindow(), size: containerSize)
    guard nearest(ScrollNode.self) == nil else { return own }
    return own.intersection(Rect(origin: .zero, size: context.windowSize)) ?? own
  }
}

extension [ClippedView] {
  /// Adds the subviews of a lazy container that stick out of what shows them.
  fileprivate mutating func appendSubviews(of stack: LazyStackNode) throws {
    let region = stack.nearest(ScrollNode.self)
    guard region.map({ $0.axes.contains(stack.axis) && !$0.isScrollClipDisabled }) ?? true else {
      return
    }
    let fixed = region?.fixedAxes ?? [stack.axis.cross]
    let shown = region?.region ?? Rect(origin: .zero, size: stack.context.windowSize)
    for subview in stack.placed {
      try stack.context.work.poll()
      append(subview.node, label: subview.label, along: fixed, outside: shown)
    }
  }

  /// Adds a view if some of it is outside of a rectangle along some axes.
  fileprivate mutating func append(
    _ node: Node,
    label: ViewID?,
    along axes: [Axis],
    outside region: Rect
  ) {
    let frame = node.frameInWindow
    var cut = EdgeInsets.zero
    for axis in axes {
      // A part that is completely outside is counted once, not twice.
      let length = Swift.max(0, frame.size[axis])
      let before = Swift.min(length, region.start(axis) - frame.start(axis))
      let after = Swift.min(length, frame.end(axis) - region.end(axis))
      if before > Double.tolerance { cut[start: axis] = before }
      if after > Double.tolerance { cut[end: axis] = after }
    }
    guard cut != .zero else { return }
    append(ClippedView(id: label, view: node.viewNameInTrace, cut: cut))
  }
}
