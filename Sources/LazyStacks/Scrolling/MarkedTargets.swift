/// The views of a scroll view that modifiers mark as scroll targets.
struct MarkedTargets {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  /// The nodes marked as targets or target layouts in this scroll view, without those in scroll
  /// views inside it.
  private var marks: [Node] {
    guard scroll.context.directory.targets.count > 0 else { return [] }
    return scroll.context.directory.targets.nodes.filter { isMark($0) && $0.isShown }
  }

  /// Whether a view is a target or a target layout of this scroll view, on screen or not.
  private func isMark(_ view: Node) -> Bool {
    (TargetMark(on: view).isTarget || TargetMark(on: view).isLayout)
      && view.nearest(ScrollNode.self) === scroll
  }

  /// Whether some marks alone say what is a target: there are any, or the profile wants it so.
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
  /// first.
  func stack(along axis: Axis) -> LazyStackNode? {
    let layouts = marks.map(TargetMark.init).filter { $0.isLayout && !$0.isInLayout(of: scroll) }
    let stacks = layouts.compactMap { $0.arranged as? LazyStackNode }.filter { stack in
      stack.track === scroll.track(along: axis) && stack.arrangement.count > 0
    }
    return stacks.first(where: \.isOnScreen) ?? stacks.first ?? stackOfMarks(along: axis)
  }

  /// The only lazy container along an axis, if each subview that it holds is marked by itself and
  /// as a whole: those that nobody has loaded count as marked, too.
  private func stackOfMarks(along axis: Axis) -> LazyStackNode? {
    guard let stacks = scroll.track(along: axis)?.stacks, stacks.count == 1,
      !stacks[0].run.lines.isEmpty
    else { return nil }
    let areMarked = stacks[0].run.lines.allSatisfy { line in
      line.subviews.allSatisfy { cell in
        let targets = cell.targets(along: axis)
        return targets.count == 1 && targets[0].length == cell.length && targets[0].start == 0
      }
    }
    return areMarked ? stacks[0] : nil
  }

  /// Whether marks alone say what is a target, be these views on screen yet or not.
  var decide: Bool {
    scroll.context.profile.strictScrollTargets
      || scroll.context.directory.targets.nodes.contains(where: isMark)
  }

  /// Where targets that stand along an axis begin in the content, and how long they are: those in
  /// the rows that lazy containers hold where these are laid out, and eager ones.
  func places(on track: ScrollTrack) -> [TargetPlace] {
    var places: [TargetPlace] = []
    let stacks = track.stacks
    for view in all ?? [] where !stacks.contains(where: { view.isPart(of: $0) }) {
      places.append(track.place(of: view))
    }
    for stack in stacks {
      // Rows move only when they are laid out.
      let offset = stack.position + stack.run.offset
      for cell in stack.run.lines.flatMap(\.subviews) {
        places += cell.targets(along: track.axis).map { $0.moved(by: offset + cell.rel) }
      }
    }
    return places.sorted { $0.start < $1.start }
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
      if TargetMark(on: node).isTarget { return }
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
