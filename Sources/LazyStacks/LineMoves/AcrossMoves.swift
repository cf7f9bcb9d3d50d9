import LazyExtents

/// The moves in a lazy container at a right angle to its axis: cells that changed columns, rows
/// that are aligned in another width.
struct AcrossMoves {
  let stack: LazyStackNode

  /// Reports everything that was in sight and still is.
  ///
  /// What moved farthest towards the start comes first, so that equal moves are reported together;
  /// where the columns are others, all moves are, in order.
  func trace() {
    let around = around
    let isClamped = around.contains { $0.kind == .clamp }
    let goneAcross = isClamped ? goneAcross : []
    let hasOtherColumns = stack.hasOtherColumns
    let moved = found(shiftedBy: around.sum)
      .sorted { hasOtherColumns || $0.by == $1.by ? $0.cell.index < $1.cell.index : $0.by < $1.by }
    guard !moved.isEmpty else { return }
    let former = FormerLines(of: stack)
    let sight = ShownRows(of: former)
    let report = MoveReport(of: former)
    noteArrivals(among: moved.map(\.cell), in: sight.across)
    let isRegrouped = stack.columnCount > 1 || hasOtherColumns
    let isWiderAlone =
      !stack.seenLines.crossLength.isNearly(stack.crossLength) && !hasOtherColumns
    let drifts = isRegrouped && isWiderAlone ? drifts(of: moved, besides: around.sum) : [:]
    let inTheirColumns = isRegrouped ? cellsInTheirColumns : []
    let kept = hasOtherColumns ? [] : inTheirColumns
    let grid = isRegrouped ? ChangesInSight(in: former).grid : GridChanges(in: former)
    let folded = stack.fold == nil ? nil : FoldedChanges(in: former)
    for (cell, by) in moved {
      let leaves = sight.leavesRow(cell)
      guard leaves || sight.stays(cell) else { continue }
      guard !stack.isStopped, stack.context.work.goesOn() else { return }
      let changes =
        folded?.changes(before: cell) ?? grid.changes(before: cell, across: true)
      var account = MoveAccount(ofRow: cell.seen, changes: changes, isOutOfSight: leaves)
      let own = by - around.sum
      if abs(own) > Double.tolerance {
        let isMovedOn =
          isRegrouped && cell.role == .content && !(isWiderAlone && changes.isEmpty)
          && !kept.contains(ObjectIdentifier(cell))
        let jump = isMovedOn ? own - (drifts[ObjectIdentifier(cell)] ?? 0) : 0
        let isInOther = hasOtherColumns && !inTheirColumns.contains(ObjectIdentifier(cell))
        let reflow = grid.reflow(by: jump, after: changes, toOther: isInOther)
        account.reasons =
          (abs(jump) > Double.tolerance ? [reflow] : [])
          + (abs(own - jump) > Double.tolerance ? alignments(by: own - jump, of: cell) : [])
      }
      account.reasons += around
      grid.noteUnseen(cell, in: &account, across: true)
      if !goneAcross.isEmpty { account.changes = goneAcross }
      account.tellLengthsOnce(across: true)
      report.record(cell, by: by, account: account, axis: stack.axis.cross)
    }
  }

  /// Notes what came into sight by its move, as what is around its scroll view did not show it.
  private func noteArrivals(among cells: [Subview], in sight: SightAcross?) {
    guard let sight else { return }
    for cell in cells where sight.shows(cell) == (false, true) {
      guard stack.visibleSpan.touches(from: cell.shownRel, length: cell.length) else { continue }
      stack.context.frame.account.arrivals.append(cell.seen)
    }
  }

  /// The cells that stand in the column in which they stood: these moved within it, if at all.
  private var cellsInTheirColumns: Set<ObjectIdentifier> {
    var kept = Set<ObjectIdentifier>()
    for line in stack.run.lines {
      for (column, cell) in line.subviews.enumerated() where stood(cell, inColumn: column) {
        kept.insert(ObjectIdentifier(cell))
      }
    }
    return kept
  }

  /// Whether a cell stood in a column of its line when the frame began.
  private func stood(_ cell: Subview, inColumn column: Int) -> Bool {
    let held = stack.seenLines.held
    guard let before = cell.before, before.frame == stack.context.sight.ofRows,
      held.indices.contains(before.line), held[before.line].subviews.indices.contains(column)
    else { return false }
    return held[before.line].subviews[column] === cell
  }

  /// By how much the column moved in which each cell stands now, as those say that stood in it
  /// before, too.
  private func drifts(
    of moved: [(cell: Subview, by: Double)],
    besides around: Double
  ) -> [ObjectIdentifier: Double] {
    let moves = Dictionary(
      moved.map { (ObjectIdentifier($0.cell), $0.by - around) },
      uniquingKeysWith: { first, _ in first }
    )
    var columns: [Int: Double] = [:]
    var cells: [ObjectIdentifier: Int] = [:]
    for line in stack.run.lines {
      for (column, cell) in line.subviews.enumerated() where cell.role == .content {
        cells[ObjectIdentifier(cell)] = column
        guard stood(cell, inColumn: column) else { continue }
        let by = moves[ObjectIdentifier(cell)] ?? -around
        columns[column] = by.isNearly(columns[column] ?? by) ? by : 0
      }
    }
    return cells.compactMapValues { columns[$0] }
  }

  /// What made views longer at a right angle to the axis.
  private var lengths: EagerLengths {
    EagerLengths(along: stack.axis.cross, since: stack.context.sight.ofViews)
  }

  /// Why the container itself stands elsewhere in its scroll view; empty if it is in a view that is
  /// reported itself.
  private var around: [MoveReason] {
    guard stack.outerStack == nil else { return [] }
    var node: Node = stack
    while let parent = node.parent, !(parent is ScrollNode) {
      let isReported = (parent as? LayoutNode)?.modifiedChild == nil
      if isReported, parent.id ?? parent.naming.ownID != nil { return [] }
      node = parent
    }
    let reasons = lengths.reasons(for: stack).all
    // Where both axes scroll, these move the region and not what is in it.
    guard let scroll = node.parent as? ScrollNode, scroll.track(along: stack.axis.cross) != nil
    else { return reasons }
    return reasons.filter { ![.anchor, .target, .insets].contains($0.kind) }
  }

  /// What came and went across the axis in the rows in sight, so that the content has another
  /// length there.
  private var goneAcross: [MoveReason] {
    var found: [MoveReason] = []
    for line in stack.run.lines {
      for cell in line.subviews where cell.change(in: stack.context.sight.ofRows) != nil {
        let edits = ContentChanges(in: cell.node, lengths).all()
        for edit in edits where [.came, .went].contains(edit.kind) {
          for view in edit.views { found.add(edit.kind, by: 0, of: view) }
        }
      }
    }
    return found
  }

  private func found(shiftedBy shift: Double) -> [(cell: Subview, by: Double)] {
    let across = stack.axis.cross
    let frame = stack.context.sight.ofRows
    var found: [(cell: Subview, by: Double)] = []
    let cells = stack.run.lines.lazy.flatMap(\.subviews).filter { $0.change(in: frame) != nil }
    for cell in Array(cells) + LazyComparison(of: stack).pinsThatStayed {
      guard let before = cell.sight(before: stack.context.sight.ofViews), let start = before.across
      else { continue }
      let by = cell.node.origin[across] - start + shift
      if abs(by) > Double.tolerance { found.append((cell, by)) }
    }
    return found
  }

  /// The shares of another alignment, of the container's size and of its own in the move of a row
  /// that stands elsewhere across.
  private func alignments(by: Double, of cell: Subview) -> [MoveReason] {
    let (across, around) = (stack.axis.cross, stack.crossLength - stack.seenLines.crossLength)
    guard stack.fold == nil, let before = cell.sight(before: stack.context.sight.ofViews) else {
      return [alignment(by: by, of: cell, isOwn: around.isNearly(0))]
    }
    // In a grid what stands in a wider column is as wide as that.
    guard stack.columnCount == 1, stack.columns == nil else {
      return [alignment(by: by, of: cell, isOwn: around.isNearly(0))]
    }
    let shares = AlignedShares(
      of: by,
      room: around,
      own: cell.node.size[across] - before.size[across],
      by: stack.attributes.alignment,
      since: stack.edits.oldAlignment ?? stack.attributes.alignment
    )
    var setting = alignment(by: shares.setting, of: cell, isOwn: false)
    setting.old = setting.new
    var room = alignment(by: shares.room, of: cell, isOwn: false)
    room.setting = nil
    let own = alignment(by: shares.own, of: cell, isOwn: true)
    return [setting, room, own].filter { abs($0.by) > Double.tolerance }
  }

  private func alignment(by: Double, of cell: Subview, isOwn: Bool) -> MoveReason {
    let across = stack.axis.cross
    if isOwn, let before = cell.sight(before: stack.context.sight.ofViews), stack.fold == nil,
      !before.size[across].isNearly(cell.node.size[across])
    {
      // If the subview changed its own size, the container is not named as the reason.
      var reason = MoveReason(
        kind: .alignment,
        by: by,
        old: before.size[across],
        new: cell.node.size[across]
      )
      let replaced =
        (cell.otherName(before: stack.context.trace.frame)
        ?? cell.otherViewName(before: stack.context.trace.frame))
        .map { MoveReason.replaced($0, by: cell.node.viewName) }
        ?? MoveReason.replacement(in: cell.node, frame: stack.context.sight.ofViews)
      reason.causes =
        replaced.map { [$0] }
        ?? lengths.causes(of: cell.node, by: cell.node.size[across] - before.size[across])
      return reason
    }
    var reason = MoveReason(
      kind: stack.fold == nil ? .alignment : .placed,
      by: by,
      views: [SeenView(name: stack.name)],
      count: 1,
      old: stack.seenLines.crossLength,
      new: stack.crossLength
    )
    reason.setting =
      stack.fold == nil
      ? OtherSettings(of: stack, since: stack.context.sight.ofViews).alignment(along: across) : nil
    return reason
  }
}
