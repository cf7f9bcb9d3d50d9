/// Which rows of a lazy container were in sight when a frame began, and which are.
struct ShownRows {
  private let former: FormerLines
  /// The visible rect, as long as it was if the scroll view is shorter now.
  let longest: VisibleSpan
  /// What is seen of the container across its axis, if it scrolls in a row of another one.
  let across: SightAcross?

  private var stack: LazyStackNode { former.stack }

  init(of former: FormerLines) {
    self.former = former
    longest = former.stack.longestSpan
    across = SightAcross.inRow(of: former.stack)
  }

  /// Whether something would be in sight had it only been scrolled from where it was, in the
  /// visible rect as long as it was.
  func hadShown(at rel: Double, length: Double) -> Bool {
    longest.touches(from: rel - former.pushes.expected, length: length)
  }

  /// Whether a cell of a grid was in sight itself when the frame began, and not only its line.
  func showed(_ cell: Subview) -> Bool { SightAcross.showed(cell, of: stack) ?? false }

  /// Whether it was, and would still be in sight, had nothing but a finger or a program moved it.
  func hadShown(_ cell: Subview) -> Bool {
    guard showed(cell), let before = cell.before else { return false }
    return hadShown(at: before.rel - before.told, length: before.length)
  }

  /// Whether a cell of a grid was in sight and is not any more, while its line still is.
  func hasLeft(_ cell: Subview) -> Bool {
    guard stack.columns != nil, hadShown(cell) else { return false }
    return !stack.visibleSpan.touches(from: cell.shownRel, length: cell.length)
  }

  /// Whether a view was in sight and is; a cell of a grid may leave sight, or come into it, while
  /// its line does not.
  func stays(_ cell: Subview) -> Bool {
    guard stack.columns != nil else { return isShownAcross(cell) }
    return isShownAcross(cell) && showed(cell)
      && stack.visibleSpan.touches(from: cell.shownRel, length: cell.length)
  }

  /// Whether the container in a row of which it scrolls showed a view and still does.
  func isShownAcross(_ cell: Subview) -> Bool {
    across.map { $0.shows(cell) == (true, true) } ?? true
  }

  /// Whether that container does not show a view any more, which stays in its line.
  func leavesRow(_ cell: Subview) -> Bool {
    across.map { $0.isAnyShown && $0.shows(cell) == (true, false) } ?? false
  }

  /// Whether all that is in sight of a row held still: the lines of a lazy container in the row,
  /// which counts otherwise what is out of sight before them, and what stands behind it.
  func holdsStill(_ row: Subview) -> Bool {
    guard let before = row.before, let change = row.change(in: former.frame),
      let inner = stack.nested.first(where: { $0.isPart(of: row.node) }),
      let distance = inner.nesting.distance(before: former.frame)
    else { return false }
    let (start, end) = (longest.start, longest.end)
    // What was out of sight, or is, was not seen to move.
    let isEndHidden = max(before.rel + before.length, row.rel + row.length) >= end
    let isEndStill = isStill(change.rel + change.length)
    return min(before.rel + distance, inner.placement.containerStart) <= start
      && (isEndStill || isEndHidden)
      && inner.placement.lines.flatMap(\.subviews).allSatisfy { cell in
        cell.change(in: former.frame).map { isStill($0.rel + (cell.before?.told ?? 0)) } ?? true
      }
  }

  /// Whether something that stands elsewhere by a distance was only scrolled there.
  private func isStill(_ distance: Double) -> Bool {
    abs(distance + former.pushes.expected) <= stack.run.rounding
  }

  /// How far a subview that is in no line now was pushed; nil if it would not be in sight.
  func pushed(_ subview: Subview) -> Double? {
    guard let before = subview.before, isShownAcross(subview) else { return nil }
    guard hadShown(at: before.rel, length: before.length) else { return nil }
    return former.standing(of: subview).rel - (before.rel - former.pushes.expected)
  }
}
