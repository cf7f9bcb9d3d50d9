import LazyExtents

/// The moves of views that an edge holds, held or lets go.
struct EdgeMoves {
  private let former: FormerLines
  private let order: LineOrder
  private let sight: ShownRows
  /// What changed in sight.
  private let changes: [MoveReason]

  private var stack: LazyStackNode { former.stack }

  init(in sight: ShownRows, of former: FormerLines, order: LineOrder, changes: [MoveReason]) {
    (self.former, self.order, self.sight, self.changes) = (former, order, sight, changes)
  }

  /// Reports views that an edge lets go, takes or holds, also if they grew over what stands beside
  /// them.
  func record() {
    tellLetGo()
    for pin in stack.pins where !pin.isAtOwnPlace || !stack.isInRun(pin) {
      guard let old = former.seen.pins.first(where: { $0.subview.label == pin.label }) else {
        tellTaken(pin)
        continue
      }
      guard stack.context.work.goesOn() else { return }
      let by = pin.length - old.length
      // At the end of what is in sight a view that is longer begins earlier, and ends where it did.
      tellEdge(pin, from: old.rel - (isHeldAtEnd(pin) ? by : 0), length: old.length)
      guard abs(by) > Double.tolerance else { continue }
      let longer = MoveReason.resized(pin.seen, from: old.length, to: pin.length)
      tellEdge(of: pin, by: by, because: [longer], covers: true)
    }
  }

  /// Reports views that an edge holds if the edge itself moved, or another section pushes them:
  /// nothing was scrolled, and no data changed.
  private func tellEdge(_ pin: Subview, from old: Double, length: Double) {
    let by = pin.shownRel - old
    guard abs(by) > Double.tolerance, former.pushes.expected == 0 else { return }
    let edge = edgeMove(atEnd: isHeldAtEnd(pin))
    if by.isNearly(edge.sum) { return tellEdge(of: pin, by: by, because: edge) }
    if let before = pin.past.placeSeen(in: former.frame), pin.shownRel.isNearly(old) == false {
      return tellEdge(of: pin, by: pin.shownRel - before.rel, as: .held)
    }
    // The end or the start of a section pushes the view of that section that the edge holds.
    let section = SeenView(name: "section")
    var reason = MoveReason(kind: .placed, by: by, views: [section], count: 1)
    if (pin.length - length).isNearly(-by) {
      reason.causes = [.resized(pin.seen, from: length, to: pin.length)]
    }
    tellEdge(of: pin, by: by, because: [reason], after: changes)
  }

  /// What moved an edge that holds views: the length of the visible rect, and its insets.
  private func edgeMove(atEnd: Bool) -> [MoveReason] {
    guard let scroll = stack.movingTrack?.node, let before = scroll.sightBefore,
      before.frame == stack.context.sight.ofViews, let insets = before.insets
    else { return [] }
    let axis = stack.axis
    var reasons: [MoveReason] = []
    let (was, now) = (before.size[axis], scroll.size[axis])
    if atEnd, !was.isNearly(now) {
      let views = [SeenView(name: "visible rect")]
      reasons.append(
        MoveReason(kind: .held, by: now - was, views: views, count: 1, old: was, new: now)
      )
    }
    let inset =
      atEnd
      ? insets.end(axis) - scroll.insets.end(axis) : scroll.insets.start(axis) - insets.start(axis)
    if abs(inset) > Double.tolerance { reasons.add(.insets, by: inset) }
    return reasons
  }

  /// Whether the end of what is in sight holds a view, whose own place is behind that.
  private func isHeldAtEnd(_ pin: Subview) -> Bool {
    guard !stack.isInRun(pin) else { return pin.shownRel < pin.rel }
    return stack.run.lines.last.map { $0.subviews[0].index < pin.index } ?? false
  }

  /// Reports views that an edge held aside of their places and lets go, where nothing was scrolled.
  private func tellLetGo() {
    guard former.pushes.expected == 0 else { return }
    for old in former.seen.pins where !former.lost.contains(old.subview.label) {
      let pin = old.subview
      guard pin.before?.frame != former.frame || pin.before?.isFree != true,
        stack.context.work.goesOn(),
        sight.longest.touches(from: old.rel, length: old.length),
        !stack.pins.contains(where: { $0.label == pin.label && !$0.isAtOwnPlace })
      else { continue }
      let now = stack.run.lines.lazy.flatMap(\.subviews).first { $0.label == pin.label }
      if let now, stack.visibleSpan.touches(from: now.shownRel, length: now.length) {
        tellEdge(of: now, by: now.shownRel - old.rel, as: .held)
      } else if hasOvertaken(pin) {
        let reason = MoveReason(kind: .rearranged, by: 0, views: [pin.seen], count: 1)
        tellEdge(of: pin, by: 0, because: [reason], isOutOfSight: true)
      } else {
        tellEdge(of: pin, by: 0, as: .held, isOutOfSight: true)
      }
    }
  }

  /// Whether a view changed its place among the lines that are still in order.
  private func hasOvertaken(_ pin: Subview) -> Bool {
    guard let own = former.stretch(of: pin.index),
      let line = stack.run.lines.first(where: { former.place(of: $0) != nil && !order.isMoved($0) }
      ),
      let place = former.place(of: line)
    else { return false }
    let old = pin.index - own.new + own.old.lowerBound
    return (old < former.lines[place].index) != (pin.index < line.subviews[0].index)
  }

  /// Reports a view that stood in its place and is held by an edge, where nothing was scrolled.
  private func tellTaken(_ pin: Subview) {
    guard former.pushes.expected == 0, let before = pin.past.placeSeen(in: former.frame),
      stack.context.work.goesOn()
    else { return }
    tellEdge(of: pin, by: pin.shownRel - before.rel, as: .held)
  }

  private func tellEdge(
    of pin: Subview,
    by: Double,
    as kind: MoveReason.Kind,
    isOutOfSight: Bool = false
  ) {
    guard isOutOfSight || abs(by) > Double.tolerance else { return }
    let reason = MoveReason(kind: kind, by: by, count: pin.isAtOwnPlace ? 0 : 1)
    tellEdge(of: pin, by: by, because: [reason], isOutOfSight: isOutOfSight)
  }

  private func tellEdge(
    of pin: Subview,
    by: Double,
    because reasons: [MoveReason],
    after changes: [MoveReason] = [],
    isOutOfSight: Bool = false,
    covers: Bool = false
  ) {
    var account = MoveAccount(
      ofRow: pin.seen,
      changes: changes,
      isOutOfSight: isOutOfSight,
      isGuess: isOutOfSight
    )
    account.covers = covers
    account.noteScroll(around: stack, along: stack.axis)
    account.reasons = reasons
    let subject = covers ? pin.label : nil
    stack.context.record(
      .moved(by: by, cause: .resize, subject: subject, account: account),
      of: pin.labelInTrace
    )
  }
}
