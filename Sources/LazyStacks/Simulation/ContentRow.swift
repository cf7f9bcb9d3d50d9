/// A row of the outermost scroll view's content that lives now.
public struct ContentRow: Equatable, Sendable {
  /// Its id, or its place in words if it has none.
  public var label: ViewID
  /// Whether programs can name it.
  public var isNamed: Bool
  /// Whether a lazy container made it, and not an eager one, which makes all its views at once.
  public var isLazy: Bool
  /// Whether it has a place, and is not only kept or prepared.
  public var isPlaced: Bool
  /// Where it starts, counted from the start of the region, in points.
  public var start: Double
  /// Its length along the axis, in points.
  public var length: Double
}

extension Window {
  /// The rows of the outermost scroll view's content that live now, in order: those that lazy
  /// containers hold, and those of eager ones that are in sight.
  ///
  /// - Throws: ``WindowError`` for a closed window, or what the work meter throws.
  /// - Complexity: O(*n*) for *n* rows that live.
  public func contentRows() throws -> [ContentRow] {
    try reading {
      guard let scroll = ViewSearch(in: root).scroll, let content = scroll.content,
        let axis = scroll.mainTrack?.axis
      else { return [] }
      var rows: [ContentRow] = []
      try LivingRows(of: scroll, along: axis).collect(from: content, into: &rows)
      return rows
    }
  }
}

/// Finds the rows that live in a scroll view's content.
private struct LivingRows {
  private let scroll: ScrollNode
  private let axis: Axis
  private let start: Double

  init(of scroll: ScrollNode, along axis: Axis) {
    self.scroll = scroll
    self.axis = axis
    start = scroll.originInWindow(along: axis)
  }

  func collect(from node: Node, into rows: inout [ContentRow]) throws {
    try scroll.context.work.poll()
    if let stack = node as? LazyStackNode, stack.axis == axis {
      rows += stack.placed.map { row(of: $0, isPlaced: true) }
      for line in stack.placement.lines {
        rows += line.subviews.filter { !$0.isPlaced }.map { row(of: $0, isPlaced: false) }
      }
      rows += stack.store.subviewsInOrder.filter { !$0.isPlaced && !$0.isStandIn }
        .map { row(of: $0, isPlaced: false) }
      return
    }
    let views = EagerRows(of: node, along: axis).views
    guard !node.holdsLazyContainer(along: axis) else {
      for view in views ?? node.children { try collect(from: view, into: &rows) }
      return
    }
    for (place, view) in (views ?? [node]).enumerated() {
      let id = view.shownID
      var row = row(view, as: id ?? EagerRows.label(at: place), isNamed: id != nil)
      row.isLazy = false
      if row.start < scroll.containerSize[axis], row.start + row.length > 0 { rows.append(row) }
    }
  }

  private func row(of subview: Subview, isPlaced: Bool) -> ContentRow {
    var row = row(subview.node, as: subview.label, isNamed: subview.id != nil)
    row.isPlaced = isPlaced
    if !isPlaced { row.length = subview.length }
    return row
  }

  private func row(_ node: Node, as label: ViewID, isNamed: Bool) -> ContentRow {
    ContentRow(
      label: label,
      isNamed: isNamed,
      isLazy: true,
      isPlaced: true,
      start: node.originInWindow(along: axis) - start,
      length: node.size[axis]
    )
  }
}

/// The views of an eager stack as rows of a scroll view's content.
struct EagerRows {
  /// The views, in order; nil for what is no such stack, but one row.
  let views: [Node]?

  /// The distances of the stack from the ends of the node, in points.
  let padding: (start: Double, end: Double)
  /// The stack, or the node.
  let stack: Node

  /// Looks for a stack along an axis at a node or in what modifies it.
  init(of node: Node, along axis: Axis) {
    var (stack, padding) = (node, (start: 0.0, end: 0.0))
    while stack.id == nil {
      let layout = (stack as? LayoutNode)?.layout as? StackLayout
      if layout?.axis == axis {
        (views, self.padding, self.stack) = (stack.children, padding, stack)
        return
      }
      guard let inner = stack.arrangedChild(along: axis) else { break }
      padding.start += inner.before
      padding.end += inner.after
      stack = inner.node
    }
    (views, self.padding, self.stack) = (nil, (0, 0), node)
  }

  /// What a row without an id is called.
  static func label(at place: Int) -> ViewID { .string("@\(place + 1)") }
}
