/// What modifiers say of a view as a scroll target.
struct TargetMark {
  private let node: Node

  init(on node: Node) { self.node = node }

  /// What the outermost modifier of a kind says about the view as a target; false without one.
  private func mark(_ find: (Modifier) -> Bool?) -> Bool {
    guard !node.traits.isEmpty else { return false }
    return node.traits.reversed().lazy.compactMap(find).first ?? false
  }

  /// Whether the view itself is marked as a scroll target.
  var isTarget: Bool {
    mark { if case .scrollTarget(let isEnabled) = $0 { isEnabled } else { nil } }
  }

  /// The targets in a row: it is marked itself, or views in it are, of which the outermost count.
  static func targets(in node: Node) -> [Node] {
    let mark = TargetMark(on: node)
    if mark.isTarget { return [node] }
    if mark.isLayout { return mark.subviewsWithPlace }
    return node is ScrollNode ? [] : node.children.flatMap(targets)
  }

  /// Whether the subviews of the layout are marked as scroll targets.
  var isLayout: Bool {
    mark { if case .scrollTargetLayout(let isEnabled) = $0 { isEnabled } else { nil } }
  }

  /// The id by which reports name the view as a target, if it has one.
  var id: ViewID? { node.subview?.id ?? node.id ?? node.naming.ownID }

  /// Whether a marked layout contains the view in the same scroll view.
  func isInLayout(of scroll: ScrollNode) -> Bool {
    var current = node.parent
    while let view = current, view !== scroll {
      if TargetMark(on: view).isLayout { return true }
      current = view.parent
    }
    return false
  }

  /// The view inside the modifiers that lay out.
  var arranged: Node {
    var inner = node
    while let child = (inner as? LayoutNode)?.modifiedChild { inner = child }
    return inner
  }

  /// The subviews of the layout that have a place; for any other view, the view itself.
  var subviewsWithPlace: [Node] {
    switch arranged {
    case let stack as LazyStackNode: stack.placed.map(\.node)
    case let layout as LayoutNode: layout.children
    case let view: [view]
    }
  }
}
