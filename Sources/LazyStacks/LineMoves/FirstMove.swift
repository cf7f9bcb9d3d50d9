import LazyExtents

/// Why the first line moved that was held before and still is.
struct FirstMove {
  var reasons: [MoveReason] = []
  /// What moved the whole container, and with it all lines, if all of that is known.
  var carried: [MoveReason] = []
}

extension LineWalk {
  /// Finds why the first line moved that was held before and still is.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - place: Where it was held.
  ///   - by: How far it moved.
  ///   - edits: What came and went before it, in sight.
  ///   - hasBrought: Whether what came before the line moved it.
  ///   - arrived: The lines that came into sight before it.
  /// - Returns: The reasons, with those of the whole container.
  func firstMove(
    of line: Line,
    at place: Int,
    by: Double,
    after edits: [MoveReason],
    hasBrought: Bool,
    arrived: [Line]
  ) -> FirstMove {
    let index = line.subviews[0].index
    let away = order.movedAway(before: place, to: index)
    let known = by + pushes.unasked
    let moved = container.ofStart
    let gaps = gaps(before: index)
    let left = former.reasonsOfLeft(before: place) ?? []
    // The first of these that accounts for all of the move is why.
    let accounts = [
      [], edits + moved, edits, edits + moved + gaps, edits + away, moved, edits + left,
    ]
    var move = FirstMove()
    if pushes.anchor != 0, !pushes.isOfShortContent {
      move.reasons = pushes.shares(answeringTo: by)
      return move
    }
    if let whole = accounts.first(where: { abs(known - $0.sum) <= stack.run.rounding }) {
      move.reasons = whole
      if !whole.isEmpty, moved.allSatisfy(whole.contains) { move.carried = moved }
    } else {
      let found = hasBrought || !edits.isEmpty ? edits : moved
      move.reasons =
        reasons(of: arrived, summingTo: known)
        ?? found.reasons(summingTo: known, correctedBy: pushes.corrections)
      move.reasons = namingUnseen(move.reasons, before: index, from: place)
      nameKept(in: &move.reasons, after: place)
    }
    move.reasons += pushes.shares
    return move
  }

  /// The distances between all lines before the first one that was in sight, if they changed and
  /// the offset did not make up for that; empty where they are what they were.
  private func gaps(before index: Int) -> [MoveReason] {
    guard stack.kept == nil, !stack.hasOtherColumns else { return [] }
    return former.spacing(of: stack.lineMap.line(of: index)).map { [$0] } ?? []
  }

  /// What came into sight before the first line in an earlier pass, and changed in a later one.
  private func reasons(of arrived: [Line], summingTo by: Double) -> [MoveReason]? {
    guard !stack.context.frame.account.callbacks.isEmpty, !arrived.isEmpty else { return nil }
    let views = arrived.map { $0.subviews[0].seen }
    return [MoveReason(kind: .unseen, by: by, views: views, count: views.count)]
  }

  /// If an edit leaves the offset unchanged, the remainder is what was inserted or removed out of
  /// sight.
  private func namingUnseen(
    _ reasons: [MoveReason],
    before index: Int,
    from place: Int
  ) -> [MoveReason] {
    // In a grid a cell that comes in moves others on, which may take another line or none.
    guard stack.kept != nil, stack.columnCount == 1, let last = reasons.last, last.kind == .unseen
    else { return reasons }
    let unseen = index - former.lines[place].index - reasons.shift
    let seen = Array(reasons.dropLast())
    if let both = stack.edits.exchangedBefore, both.came.count - both.went.count == unseen,
      abs(both.came.length - both.went.length - last.by) <= stack.run.rounding
    {
      return seen + [
        MoveReason(kind: .went, by: -both.went.length, count: both.went.count),
        MoveReason(kind: .came, by: both.came.length, count: both.came.count),
      ]
    }
    guard unseen != 0, (unseen > 0) == (last.by > 0) else { return reasons }
    var edit = MoveReason(kind: unseen > 0 ? .came : .went, by: last.by, count: abs(unseen))
    edit.leavesOffset = stack.context.scrolls.leavesOffsets
    // What the others out of sight count otherwise is no share of what came.
    let came = stack.edits.cameBefore.flatMap { $0.count == unseen ? $0.length : nil } ?? last.by
    guard abs(last.by - came) > max(stack.run.rounding, Double.slack(at: abs(last.by))) else {
      return seen + [edit]
    }
    edit.by = came
    return seen + [edit, MoveReason(kind: .unseen, by: last.by - came)]
  }

  /// Where the offset went with what changed after the first line, so that another one keeps its
  /// place, that is what moved the first.
  private func nameKept(in reasons: inout [MoveReason], after place: Int) {
    guard let last = reasons.last, last.kind == .unseen || last.isUnnamedCorrection else { return }
    if stack.columns != nil, stack.kept != nil {
      reasons[reasons.count - 1] = changes.grid.reflow(by: last.by, after: changes.all)
      return
    }
    guard last.kind == .unseen else { return }
    let kept = stack.run.lines.first { line in
      (former.place(of: line) ?? 0) > place && !order.isMoved(line) && order.isStill(line)
    }
    guard let kept else { return }
    reasons[reasons.count - 1].kind = .correction
    reasons[reasons.count - 1].views = [kept.subviews[0].seen]
    reasons[reasons.count - 1].count = 1
  }
}
