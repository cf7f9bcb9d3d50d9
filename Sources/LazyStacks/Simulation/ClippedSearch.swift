/// Finds the views that are larger than what shows them, in the order of their places.
struct ClippedSearch {
  private var found: [ClippedView] = []

  /// The views at and below one on screen.
  static func views(in node: Node) throws -> [ClippedView] {
    var search = ClippedSearch()
    try search.look(at: node, in: nil)
    return search.found
  }

  /// Looks at a view on screen and at everything below.
  private mutating func look(at node: Node, in outer: ViewID?) throws {
    try node.context.work.poll()
    let label = node.subview?.label ?? node.id ?? outer
    switch node {
    case let leaf as LeafNode:
      let cut = try leaf.cutHeight()
      guard cut > Double.tolerance else { break }
      found.append(
        ClippedView(
          id: label,
          view: leaf.viewNameInTrace,
          cut: EdgeInsets(top: 0, leading: 0, bottom: cut, trailing: 0)
        )
      )
    case let stack as LazyStackNode: try lookAtSubviews(of: stack)
    case let scroll as ScrollNode:
      guard clips(scroll) else { break }
      let region = region(of: scroll)
      for part in scroll.parts where !(part is LazyStackNode) {
        note(part, label: part.id, along: fixedAxes(of: scroll), outside: region)
      }
    case let layout as LayoutNode where layout.layout is ClippedLayout:
      try lookAtLeaves(in: layout, clippedBy: layout)
    default: break
    }
    for child in node.children { try look(at: child, in: label) }
  }

  /// Notes the views at or below one that stick out of another one.
  private mutating func lookAtLeaves(in node: Node, clippedBy frame: Node) throws {
    try node.context.work.poll()
    switch node {
    case is ScrollNode, is LazyStackNode: return
    case is LeafNode:
      let label = node.id ?? frame.id
      note(node, label: label, along: Axis.allCases, outside: frame.frameInWindow)
    default: for child in node.children { try lookAtLeaves(in: child, clippedBy: frame) }
    }
  }

  /// Notes the subviews of a lazy container that stick out of what shows them, or the container
  /// itself where nothing moves it and the rest of its rows cannot be reached.
  private mutating func lookAtSubviews(of stack: LazyStackNode) throws {
    let scroll = stack.nearest(ScrollNode.self)
    guard scroll.map(clips) ?? true else { return }
    let fixed = scroll.map(fixedAxes) ?? Axis.allCases
    let shown = scroll.map(region) ?? Rect(origin: .zero, size: stack.context.settings.size)
    let before = found.count
    for subview in stack.placed {
      try stack.context.work.poll()
      note(subview.node, label: subview.label, along: fixed, outside: shown)
    }
    guard fixed.contains(stack.axis), found.count == before, stack.run.last < stack.run.count
    else { return }
    note(stack, label: stack.id, along: [stack.axis], outside: shown)
  }

  private func clips(_ scroll: ScrollNode) -> Bool {
    !InheritedModifiers(of: scroll).isScrollClipDisabled
  }

  /// The axes along which nothing can be scrolled into sight.
  private func fixedAxes(of scroll: ScrollNode) -> [Axis] {
    Axis.allCases.filter { scroll.track(along: $0) == nil }
  }

  /// The rectangle in which content can be seen; without another scroll view around it, that of the
  /// window.
  private func region(of scroll: ScrollNode) -> Rect {
    let own = Rect(origin: scroll.originInWindow(), size: scroll.containerSize)
    guard scroll.nearest(ScrollNode.self) == nil else { return own }
    return own.intersection(Rect(origin: .zero, size: scroll.context.settings.size)) ?? own
  }

  /// Notes a view if some of it is outside of a rectangle along some axes.
  private mutating func note(
    _ node: Node,
    label: ViewID?,
    along axes: [Axis],
    outside region: Rect
  ) {
    let frame = node.frameInWindow
    var cut = EdgeInsets.zero
    for axis in axes {
      // A part that is completely outside is counted once, not twice.
      let length = max(0, frame.size[axis])
      let before = min(length, region.start(axis) - frame.start(axis))
      let after = min(length, frame.end(axis) - region.end(axis))
      if before > Double.tolerance { cut[start: axis] = before }
      if after > Double.tolerance { cut[end: axis] = after }
    }
    guard cut != .zero else { return }
    found.append(ClippedView(id: label, view: node.viewNameInTrace, cut: cut))
  }
}
