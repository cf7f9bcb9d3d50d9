extension Double {
  /// The difference that a check forgives among sums of a magnitude: a sum of some lengths loses a
  /// part of a unit in the last place with each of them.
  static func roundingOfSums(at magnitude: Double) -> Double {
    Swift.max(tolerance, abs(magnitude).ulp * 64)
  }
}

/// Finds what moved by itself along a track in a frame (invariant I1).
///
/// All views in the content, in stacks or not, move against the finger by as much as the finger
/// moved. The places of a stack's lines are remembered in each frame anyhow. Other views move in
/// the content only when it is placed again, so only then are they checked.
struct OwnMoveSearch {
  private let track: ScrollTrack

  init(on track: ScrollTrack) { self.track = track }

  /// A view that was in sight when the frame began and still is.
  private struct Remaining {
    var name: String
    /// Where it started before the frame.
    var start: Double
    /// How far it moved; nil if that means nothing.
    var moved: Double?
    /// How much longer it is now.
    var grew: Double
  }

  /// Whether views beside the stacks may have moved by themselves, because the content was placed
  /// again or the region did not go where it was sent.
  var mayConcernViews: Bool {
    guard track.ownMoves.sight != nil || track.entries.contains(where: { !$0.movesContent }) else {
      return false
    }
    return track.contentStack == nil && !track.stacks.isEmpty
  }

  /// Names the first view that moved by itself in a frame without edits, and says how far.
  ///
  /// Views behind one whose length changed are pushed. In the frame of a jump, lines that were
  /// started anew do not count, and those of a lazy layout do not where it fails and a column
  /// stands in. If a default anchor holds, everything else gives way to it.
  func find() -> String? {
    track.ownMoves.checkedFrame = track.context.trace.frame
    let pending = track.node.pending
    guard track.node.isShown, !pending.wasGivenUp, !pending.wentOn, track.resting.isPositioned,
      track.entries.allSatisfy({ $0.anchor == nil }), wasInSight
    else { return nil }
    if let sight = track.ownMoves.sight,
      sight.containerSize != track.node.containerSize || sight.insets != track.node.insets
    {
      return nil
    }
    let remaining = (rowsThatRemain(of: track.stacks) + viewsThatRemain())
      .sorted { $0.start < $1.start }
    let told = track.ledger.move()
    // A target is aligned whatever is learned on the way to it, and the rest moves along.
    let isAimed = track.entries.contains { $0.cause == .script || $0.cause == .target }
    let expected = isAimed ? remaining.first?.moved ?? told : told
    for one in remaining {
      let farthest = max(abs(track.offset), abs(one.start), track.lengthOfContent)
      let rounding = 4 * Double.roundingOfSums(at: farthest)
      if let moved = one.moved, abs(moved - expected) > rounding {
        return "\(one.name) moved by \(moved) where \(expected) was asked for"
      }
      if abs(one.grew) > Double.tolerance { return nil }
    }
    return nil
  }

  /// Whether the rows that contain the scroll view, if any, were in sight when the frame began: one
  /// that comes into sight brings its content to where it rests.
  private var wasInSight: Bool {
    var node: Node? = track.node
    while let view = node {
      if let row = view.subview, row.past.placeSeen(in: track.context.sight.ofRows) == nil {
        return false
      }
      node = view.parent
    }
    return true
  }

  /// The rows of stacks that stand one after the other; for a stack that contains others, the rows
  /// of those, unless a row with a stack came into sight before theirs and pushes them.
  private func rowsThatRemain(of stacks: [LazyStackNode]) -> [Remaining] {
    inSequence(stacks).flatMap { stack in
      var found: [Remaining] = []
      var pushing = Int.max
      if !stack.hasJumped, !isShifted(stack), !hasFailed(stack) {
        for (position, line) in stack.run.lines.enumerated() where pushing == .max {
          let cells = cellsThatRemain(of: line, in: stack)
          if cells.isEmpty, line.subviews.contains(where: { holdsStack($0.node) }) {
            pushing = position
          }
          found += cells
        }
      }
      let inner = stack.nested.filter { stack.row(of: $0).map { $0.position <= pushing } ?? true }
      return found + rowsThatRemain(of: inner)
    }
  }

  private func hasFailed(_ stack: LazyStackNode) -> Bool {
    stack.fold?.failedFrame == track.context.trace.frame
  }

  /// Whether a lazy stack is in a view: out of sight its row may be as long as it learns that it
  /// is, where that length follows its proportions, which pushes what is behind the row.
  private func holdsStack(_ node: Node) -> Bool {
    node is LazyStackNode || node.children.contains(where: holdsStack)
  }

  /// Whether a stack in a row is aligned elsewhere, because a line of several cells or what the
  /// stack takes its own length to be changed, or whether one around it is.
  private func isShifted(_ stack: LazyStackNode) -> Bool {
    guard let outer = stack.outerStack, let row = outer.row(of: stack) else { return false }
    if isShifted(outer) || isAlignedElsewhere(stack) || givesWay(stack, in: outer) { return true }
    let cells = outer.placement.lines[row.position].subviews
    return cells.count > 1
      && cells.contains { cell in
        cell.change(in: track.context.sight.ofRows).map { abs($0.length) > .tolerance } ?? false
      }
  }

  /// Whether something else holds still in the stack's row, so that its lines stand where the row
  /// and what the stack learned of the lines before them put them.
  private func givesWay(_ stack: LazyStackNode, in outer: LazyStackNode) -> Bool {
    guard let held = outer.nesting.inner?.hold.held else { return false }
    return stack.isPart(of: held.row.node) && !held.view.isPart(of: stack)
      && !stack.isPart(of: held.view)
  }

  private func isAlignedElsewhere(_ stack: LazyStackNode) -> Bool {
    if stack.nesting.stayedInTile(in: track.context.trace.frame) { return true }
    guard let before = stack.nesting.distance(before: track.context.sight.ofRows),
      let distance = stack.distanceInRow
    else { return false }
    return abs(distance - before) > .tolerance
  }

  private func cellsThatRemain(of line: Line, in stack: LazyStackNode) -> [Remaining] {
    let cells = line.subviews.compactMap { cell in
      cell.change(in: track.context.sight.ofRows).map { (cell: cell, change: $0) }
    }
    // A cell shorter than its line is aligned elsewhere in it when the line's length changes.
    let grew = cells.map { abs($0.change.length) }.max() ?? 0
    let isShifted = line.subviews.count > 1 && grew > Double.tolerance
    return cells.compactMap { cell, change in
      let start = isShifted ? line.rel - change.rel : cell.rel - change.rel
      // The rows of a stack in the cell are found one by one; what is behind the cell is pushed.
      let isContainer = stack.nested.contains { $0.isPart(of: cell.node) }
      return Remaining(
        name: "\(cell.label)",
        // It comes before what begins where it ended.
        start: isContainer ? start + cell.length - change.length - .tolerance : start,
        moved: isShifted || isContainer ? nil : change.rel,
        grew: grew
      )
    }
  }

  /// The stacks that stand one after the other.
  ///
  /// Of stacks beside one another only the first that was on screen counts, because the others may
  /// be aligned by estimated lengths, and not if it is aligned elsewhere, too; at the start of the
  /// content, where the offset stays, only one that starts there. The lanes of a lazy layout are
  /// aligned by nothing.
  private func inSequence(_ stacks: [LazyStackNode]) -> [LazyStackNode] {
    let inOrder = stacks.count < 2 || stacks[0].outerStack?.fold != nil
    return inOrder ? stacks : withoutNeighbors(stacks)
  }

  private func withoutNeighbors(_ stacks: [LazyStackNode]) -> [LazyStackNode] {
    let places = stacks.map { stack in
      (start: stack.placement.containerStart, length: stack.size[track.axis])
    }
    .sorted { $0.start < $1.start }
    let isOneBesideAnother = zip(places, places.dropFirst()).contains { first, second in
      (first.start + first.length).isClearlyGreater(than: second.start)
    }
    guard isOneBesideAnother else { return stacks }
    func order(_ stack: LazyStackNode) -> (Int, Int) {
      // Those that are in no row come first.
      stack.outerStack?.row(of: stack).map { ($0.position, $0.column) } ?? (0, 0)
    }
    let isAtStart = track.offset <= track.minOffset + Double.tolerance
    let steady = stacks.filter { $0.isOnScreen && (!isAtStart || $0.position.isNearly(0)) }
    guard let first = steady.min(by: { order($0) < order($1) }),
      !isAlignedElsewhere(inContent: first)
    else { return [] }
    return [first]
  }

  /// The views outside of lazy stacks, with none inside them, that are in sight and were before.
  ///
  /// - Complexity: O(*n*) in the views of the content that are outside of lazy stacks.
  private func viewsThatRemain() -> [Remaining] {
    guard mayConcernViews, let content = track.node.content,
      !track.stacks.contains(where: isAlignedElsewhere(inContent:))
    else { return [] }
    var found: [Remaining] = []
    func look(at view: Node, from start: Double) {
      let length = view.size[track.axis]
      guard view.isShown, track.context.work.goesOn(), !(view is LazyStackNode), length > 0,
        track.region.touches(from: start, length: length)
      else { return }
      if let container = view as? LayoutNode, !view.children.isEmpty {
        for child in container.arrangedChildren {
          look(at: child, from: start + child.laidOutOrigin(along: track.axis))
        }
      } else if let before = placeBefore(of: view, at: start, length: length),
        track.region.touches(from: before.start, length: before.length),
        // A view aligned with a stack beside it moves as the estimate of the stack's length does.
        !track.stacks.contains(where: { isBeside($0, start: start + track.offset, length: length) })
      {
        found.append(
          Remaining(
            name: view.id.map { "\($0)" } ?? "a \(view.viewName)",
            start: before.start,
            moved: start - before.start,
            grew: length - before.length
          )
        )
      }
    }
    look(at: content, from: content.origin[track.axis] - track.offset)
    return found
  }

  /// Whether a stack starts elsewhere in the content than before the frame, as one does that is
  /// centered by its estimated length: its rows hold still and what is around it moves.
  private func isAlignedElsewhere(inContent stack: LazyStackNode) -> Bool {
    let start = stack.position - track.offset
    guard let before = placeBefore(of: stack, at: start, length: 0) else { return false }
    let positionBefore = before.start + (track.entries.first?.old ?? track.offset)
    return abs(stack.position - positionBefore) > Double.tolerance
  }

  /// Whether a place in the content is beside a stack.
  private func isBeside(_ stack: LazyStackNode, start: Double, length: Double) -> Bool {
    start.isClearlyLess(than: stack.position + stack.size[track.axis])
      && (start + length).isClearlyGreater(than: stack.position)
  }

  /// Where a view stood in the region when the frame began; nil if it was not there.
  private func placeBefore(
    of view: Node,
    at start: Double,
    length: Double
  ) -> (start: Double, length: Double)? {
    // If the content was not placed again, the view is where it was in the content.
    guard track.ownMoves.sight != nil else {
      return (start + track.offset - (track.entries.first?.old ?? track.offset), length)
    }
    guard let before = view.sightBefore, before.frame == track.context.trace.frame else {
      return nil
    }
    return (before.laidOut[track.axis], before.size[track.axis])
  }
}
