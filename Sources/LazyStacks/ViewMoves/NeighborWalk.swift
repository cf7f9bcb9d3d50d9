/// What the views of an eager stack contribute to the moves of those after them: the sum of the
/// lengths and distances before each, less the sum of those that were before it.
///
/// Where the views that it held stand in the same order, this is found for all on one way through
/// the stack; otherwise for each that is asked for.
struct NeighborWalk {
  /// What is known of what stands before a view, and stood before it.
  struct Step {
    /// The views that came or changed their places, and the lengths that changed.
    var reasons = MoveReasons()
    /// The views that went.
    var went: MoveReason?
    /// How many views came, and how many of those that changed their places did so to before the
    /// view, and to behind it.
    var (came, movedIn, movedAway) = (0, 0, 0)
    /// The place of the view before.
    var place = 0
    /// What the distances do in all.
    var gaps = 0.0
    /// The distance before the view, as it was and as it is.
    var was = 0.0
    var gap = 0.0
  }

  let stack: Node
  let parts: [SightBefore.Part]
  let lengths: EagerLengths
  let former: FormerParts

  private var axis: Axis { lengths.axis }

  /// The step to each view of a stack whose views stand in their order.
  private func found() -> [ObjectIdentifier: Step] {
    var steps: [ObjectIdentifier: Step] = [:]
    var step = Step()
    // The place in the stack before up to which it was walked through.
    var passed = 0
    var (gapsNow, gapsBefore) = (0.0, 0.0)
    var end: Double?
    for node in stack.children {
      let start = node.laidOutOrigin(along: axis)
      step.gap = end.map { start - $0 } ?? 0
      gapsNow += step.gap
      end = start + node.size[axis]
      guard let place = former.place(of: node) else {
        came(node, in: &step)
        continue
      }
      while passed < place {
        if passed > 0 { gapsBefore += gap(before: passed) }
        if passed >= step.place { went(parts[passed], in: &step) }
        passed += 1
      }
      step.was = place > 0 ? gap(before: place) : step.gap
      step.place = place
      step.gaps = gapsNow - gapsBefore - (place > 0 ? step.was : 0)
      steps[ObjectIdentifier(node)] = step
      // It was passed, and did not go.
      step.place += 1
      if abs(node.size[axis] - parts[place].length) > Double.tolerance {
        step.reasons.share(lengths.resized(node, from: parts[place].length).onGrid)
      }
    }
    return steps
  }

  /// What stands before one view and stood before it, where some do not stand in their order.
  private func step(to child: Node) -> Step? {
    let part = child.shownID.flatMap { former.remade[$0] }
    guard let own = former.place(of: child) ?? part.flatMap({ former.places[$0.node] }),
      let place = stack.children.firstIndex(where: { $0 === child })
    else { return nil }
    var step = difference(of: stack.children[..<place], since: parts[..<own])
    step.place = own
    var end: Double?
    for node in stack.children[...place] {
      let start = node.laidOutOrigin(along: axis)
      step.gap = end.map { start - $0 } ?? 0
      step.gaps += step.gap
      end = start + node.size[axis]
    }
    step.was = own > 0 ? gap(before: own) : step.gap
    for place in 1..<max(1, own + 1) { step.gaps -= gap(before: place) }
    return step
  }

  /// The sum of the lengths of some views, less that of some of the views that were there.
  private func difference(
    of children: ArraySlice<Node>,
    since parts: ArraySlice<SightBefore.Part>,
    where isTold: (_ child: Node, _ by: Double) -> Bool = { _, _ in true }
  ) -> Step {
    var step = Step()
    var found: [MoveReason] = []
    var remaining = Set(parts.map(\.node))
    for node in children {
      let length = node.size[axis]
      guard let was = former.place(of: node).map({ self.parts[$0] }) else {
        let part = node.shownID.flatMap { former.remade[$0] }
        if let part, remaining.remove(part.node) != nil {
          if !part.length.isNearly(length) {
            found.append(.replaced(part, by: node, length: length))
          }
        } else {
          found.add(.came, by: length, of: node.seen.apart(from: former.oldIDs), new: length)
          step.came += 1
        }
        continue
      }
      if remaining.remove(was.node) == nil {
        found.add(.rearranged, by: length, of: node.seen)
        step.movedIn += 1
      } else if abs(length - was.length) > Double.tolerance, isTold(node, length - was.length) {
        found.append(lengths.resized(node, from: was.length))
      }
    }
    for part in parts where remaining.contains(part.node) {
      guard former.remembered.contains(part.node) else {
        went(part, in: &step)
        continue
      }
      found.add(.rearranged, by: -part.length, of: part.view.distinct(in: stack))
      step.movedAway += 1
    }
    step.reasons = MoveReasons(found)
    return step
  }

  /// What came into the stack, went from it or has another length in it, without the distances: up
  /// to a number of views, of now and of before, or from there on.
  func changes(
    of children: ArraySlice<Node>,
    since parts: ArraySlice<SightBefore.Part>,
    where isTold: (_ child: Node, _ by: Double) -> Bool = { _, _ in true }
  ) -> [MoveReason] {
    let step = difference(of: children, since: parts, where: isTold)
    return step.reasons.all.filter { $0.kind != .rearranged } + [step.went].compactMap(\.self)
  }

  /// What makes the stack longer or shorter: that, and the distances in it.
  func changes(
    in before: SightBefore,
    where isTold: (_ child: Node, _ by: Double) -> Bool
  ) -> [MoveReason] {
    var step = difference(of: stack.children[...], since: parts[...], where: isTold)
    (step.movedIn, step.movedAway) = (0, 0)
    let was = before.size[axis] - parts.reduce(0) { $0 + $1.length }
    let now = stack.size[axis] - stack.children.reduce(0) { $0 + $1.size[axis] }
    let old = parts.count > 1 ? was / Double(parts.count - 1) : nil
    let new = stack.children.count > 1 ? now / Double(stack.children.count - 1) : nil
    (step.was, step.gap) = (old ?? new ?? 0, new ?? old ?? 0)
    (step.gaps, step.place) = (now - was, parts.count - 1)
    let all = reasons(at: step).all
    return mayHaveOtherDistances ? all : all.filter { $0.kind != .spacing }
  }

  /// Whether the stack has other parameters or another number of views; the places of views in a
  /// row may date from another pass than the row's length.
  private var mayHaveOtherDistances: Bool {
    guard parts.count == stack.children.count, let layout = stack as? LayoutNode else {
      return true
    }
    return layout.former(in: lengths.frame).map { !layout.layout.isEqual(to: $0) } ?? false
  }

  /// The distance before a view as it was.
  private func gap(before place: Int) -> Double {
    parts[place].start - parts[place - 1].start - parts[place - 1].length
  }

  private func came(_ node: Node, in step: inout Step) {
    let length = node.size[axis]
    step.reasons.add(.came, by: length, of: node.seen.apart(from: former.oldIDs), new: length)
    step.came += 1
  }

  private func went(_ part: SightBefore.Part, in step: inout Step) {
    let view = part.view.apart(from: former.new).distinct(in: stack)
    let reason = MoveReason(
      kind: .went,
      by: -part.length,
      views: [view],
      count: 1,
      old: part.length
    )
    if step.went == nil { step.went = reason } else { step.went?.join(reason) }
  }

  /// What moves a view; nothing where it is new.
  func reasons(for node: Node) -> MoveReasons {
    guard former.isInOrder else { return step(to: node).map { reasons(at: $0) } ?? MoveReasons() }
    let steps = former.steps[axis] ?? found()
    former.steps[axis] = steps
    return steps[ObjectIdentifier(node)].map { reasons(at: $0) } ?? MoveReasons()
  }

  /// The reasons of a step, with the distances.
  private func reasons(at step: Step) -> MoveReasons {
    var reasons = step.reasons
    var went = step.went
    let isShared = reasons.areShared
    let wentCount = went?.count ?? 0
    let kept = step.place - wentCount - step.movedAway
    // A distance comes and goes with each view.
    let shifts: [(MoveReason.Kind, Double)] = [
      (.came, Double(step.came) * step.gap), (.rearranged, Double(step.movedIn) * step.gap),
      (.rearranged, -Double(step.movedAway) * step.was),
    ]
    let byWent = -Double(wentCount) * step.was
    let rest = shifts.reduce(step.gaps - byWent) { $0 - $1.1 }
    let areTheirs =
      rest.isNearly(Double(kept) * (step.gap - step.was)) || abs(rest) <= Double.tolerance
    for (kind, by) in shifts where by != 0 || kind == .came {
      reasons.changeFirst(kind, by: by) { reason in
        if areTheirs { reason.by += by }
        if isShared { reason = reason.onGrid }
      }
    }
    if areTheirs { went?.by += byWent }
    let spacing = spacing(
      in: step,
      by: areTheirs ? rest : step.gaps,
      count: areTheirs ? kept : step.place
    )
    for own in [went, spacing].compactMap(\.self) {
      reasons.append(isShared ? own.onGrid : own)
    }
    return reasons
  }

  /// What the distances before a view do that are not those of views that came or went.
  private func spacing(in step: Step, by: Double, count: Int) -> MoveReason? {
    guard abs(by) > Double.tolerance else { return nil }
    var spacing = MoveReason(kind: .spacing, by: by, count: 1)
    guard count > 0 else { return spacing }
    (spacing.old, spacing.new) = (step.was, step.gap)
    if by.isNearly((step.gap - step.was) * Double(count)) { spacing.count = count }
    return spacing
  }
}
