/// The views of a scroll view that modifiers mark as scroll targets.
struct MarkedTargets {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  /// The nodes marked as targets or target layouts in this scroll view, without those in scroll
  /// views inside it.
  private var marks: [Node] {
    guard scroll.context.directory.targets.count > 0 else { return [] }
    return scroll.context.directory.targets.nodes.filter { mark in
      (TargetMark(on: mark).isTarget || TargetMark(on: mark).isLayout) && mark.isShown
        && mark.nearest(ScrollNode.self) === scroll
    }
  }

  /// Whether marks alone say what is a target: there are some, or the profile wants it so.
  private func decide(_ marks: [Node]) -> Bool {
    !marks.isEmpty || scroll.context.profile.strictScrollTargets
  }

  /// The scroll targets that have a place, in the order of their places; nil if nothing is marked
  /// and the subviews of lazy stacks count instead.
  ///
  /// The targets of a layout are its subviews. Layouts inside it do not count.
  var all: [Node]? {
    let marks = marks
    guard decide(marks) else { return nil }
    var found: [Node] = []
    for mark in marks {
      let target = TargetMark(on: mark)
      if target.isLayout {
        if !target.isInLayout(of: scroll) { found += target.subviewsWithPlace }
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
  /// first, that is marked as a layout, or of whose rows each is marked by itself.
  func stack(along axis: Axis) -> LazyStackNode? {
    let layouts = marks.map(TargetMark.init).filter { $0.isLayout && !$0.isInLayout(of: scroll) }
    let stacks = layouts.compactMap { $0.arranged as? LazyStackNode }.filter { stack in
      stack.track === scroll.track(along: axis) && stack.arrangement.count > 0
    }
    return stacks.first(where: \.isOnScreen) ?? stacks.first ?? stackOfMarks(along: axis)
  }

  /// The lazy container on screen along an axis of whose rows there each is marked by itself.
  ///
  /// Those that nobody has loaded count as marked, too; after a jump, those that were there say it.
  private func stackOfMarks(along axis: Axis) -> LazyStackNode? {
    scroll.track(along: axis)?.stacks.first { stack in
      let cells = stack.placed.filter { $0.role == .content }
      guard cells.isEmpty else { return cells.allSatisfy { TargetMark.isTarget($0.node) } }
      return marks.contains { $0.modifiedView.parent === stack }
    }
  }

  /// Whether a marked layout makes the subviews of a lazy container targets.
  func includeSubviews(of stack: LazyStackNode) -> Bool {
    marks.map(TargetMark.init).contains { mark in
      mark.isLayout && mark.arranged === stack && !mark.isInLayout(of: scroll)
    }
  }

  /// Reports a diagnostic if a program scrolls to a view that is not a target although others are
  /// marked, or although only marked ones count.
  func check(_ id: ViewID, of view: Node) {
    let marks = marks
    guard decide(marks) else { return }
    var current: Node? = view
    // The view with the id may be inside modifiers of the subview that is the target.
    while let node = current, node !== scroll {
      if marks.contains(where: { $0 === node && TargetMark(on: $0).isTarget }) { return }
      if let stack = node.parent as? LazyStackNode {
        if includeSubviews(of: stack) { return }
        break
      }
      if let layout = node.parent as? LayoutNode, layout.modifiedChild == nil {
        let layouts = marks.map(TargetMark.init)
        if layouts.contains(where: { $0.isLayout && $0.arranged === layout }) { return }
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
