/// The views of a scroll view that modifiers mark as scroll targets.
struct MarkedTargets {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  /// The nodes marked as targets or target layouts in this scroll view, without those in scroll
  /// views inside it.
  private var marks: [Node] {
    guard scroll.context.directory.targets.count > 0 else { return [] }
    return scroll.context.directory.targets.nodes.filter { mark in
      (mark.isScrollTarget || mark.isScrollTargetLayout) && mark.isShown
        && mark.nearest(ScrollNode.self) === scroll
    }
  }

  /// The scroll targets that have a place, in the order of their places; nil if nothing is marked.
  ///
  /// The targets of a layout are its subviews. Layouts inside it do not count.
  var all: [Node]? {
    let marks = marks
    guard !marks.isEmpty else { return nil }
    var found: [Node] = []
    for mark in marks {
      if mark.isScrollTargetLayout {
        if !mark.isInTargetLayout(of: scroll) { found += mark.arranged.subviewsWithPlace }
      } else {
        found.append(mark)
      }
    }
    let main = scroll.mainTrack?.axis ?? .vertical
    let places = found.map {
      Point(
        x: scroll.start(of: $0, along: main),
        y: scroll.start(of: $0, along: main.cross)
      )
    }
    let order = found.indices.sorted { first, second in
      let (one, other) = (places[first], places[second])
      return (one.x, one.y, first) < (other.x, other.y, second)
    }
    var known = Set<ObjectIdentifier>()
    return order.map { found[$0] }.filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// The lazy container along an axis whose subviews are targets: the one in sight, otherwise the
  /// first.
  func stack(along axis: Axis) -> LazyStackNode? {
    let layouts = marks.filter { $0.isScrollTargetLayout && !$0.isInTargetLayout(of: scroll) }
    let stacks = layouts.compactMap { $0.arranged as? LazyStackNode }.filter { stack in
      stack.track === scroll.track(along: axis) && stack.arrangement.count > 0
    }
    return stacks.first(where: \.isOnScreen) ?? stacks.first
  }

  /// Whether a marked layout makes the subviews of a lazy container targets.
  func includeSubviews(of stack: LazyStackNode) -> Bool {
    marks.contains { mark in
      mark.isScrollTargetLayout && mark.arranged === stack && !mark.isInTargetLayout(of: scroll)
    }
  }

  /// Reports a diagnostic if a program scrolls to a view that is not a target although others are
  /// marked.
  func check(_ id: ViewID, of view: Node) {
    let marks = marks
    guard !marks.isEmpty else { return }
    var current: Node? = view
    // The view with the id may be inside modifiers of the subview that is the target.
    while let node = current, node !== scroll {
      if marks.contains(where: { $0 === node && $0.isScrollTarget }) { return }
      if let stack = node.parent as? LazyStackNode {
        if includeSubviews(of: stack) { return }
        break
      }
      if let layout = node.parent as? LayoutNode, layout.modifiedChild == nil {
        if marks.contains(where: { $0.isScrollTargetLayout && $0.arranged === layout }) { return }
        break
      }
      current = node.parent
    }
    scroll.context.diagnose(
      .unmarkedTarget,
      message:
        "a program scrolled to \(id), which is not among the views that :scrollTargetLayout or "
        + ":scrollTarget marks, so viewID, visibleTargets and view-aligned scrolls do not know it: "
        + "mark the layout that it is in, or the view",
      of: EventSubject(id: id)
    )
  }
}

extension Node {
  /// What the outermost modifier of a kind says about the view as a target; false without one.
  private func mark(_ find: (Modifier) -> Bool?) -> Bool {
    guard !traits.isEmpty else { return false }
    return traits.reversed().lazy.compactMap(find).first ?? false
  }

  /// Whether the view itself is marked as a scroll target.
  var isScrollTarget: Bool {
    mark { if case .scrollTarget(let isEnabled) = $0 { isEnabled } else { nil } }
  }

  /// Whether the subviews of the layout are marked as scroll targets.
  var isScrollTargetLayout: Bool {
    mark { if case .scrollTargetLayout(let isEnabled) = $0 { isEnabled } else { nil } }
  }

  /// The id by which reports name the view as a target, if it has one.
  var targetID: ViewID? { subview?.id ?? id ?? naming.ownID }

  /// Whether a marked layout contains the view in the same scroll view.
  fileprivate func isInTargetLayout(of scroll: ScrollNode) -> Bool {
    var current = parent
    while let view = current, view !== scroll {
      if view.isScrollTargetLayout { return true }
      current = view.parent
    }
    return false
  }

  /// The view inside the modifiers that lay out.
  fileprivate var arranged: Node { (self as? LayoutNode)?.modifiedChild?.arranged ?? self }

  /// The subviews of a layout that have a place; for any other view, the view itself.
  fileprivate var subviewsWithPlace: [Node] {
    switch self {
    case let stack as LazyStackNode: stack.placed.map(\.node)
    case let layout as LayoutNode: layout.children
    default: [self]
    }
  }
}
