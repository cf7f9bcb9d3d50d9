import LazyExtents

/// What was in sight and still would be, had nothing but a finger or a program moved it.
extension LineWalk {
  /// Reports what was pushed out of sight.
  ///
  /// - Returns: What left sight.
  mutating func recordPushed() -> Set<ViewID> {
    guard sight.across?.isAnyShown ?? true else { return [] }
    let here = placesHere
    let cells = cellsAside
    let held = heldInSight
    for (place, old) in former.lines.enumerated() where !held.contains(old.label) {
      guard !here.contains(place), !former.lost.contains(old.label), !former.hasReturned(old)
      else {
        if !here.contains(place), passed.last >= 0, place > passed.last {
          chain.went(old)
          passed.goneAfter += 1
        }
        for cell in cells[place] ?? [] { push(cell) }
        continue
      }
      if passed.last >= 0, place > passed.last { chain.addSpacing() }
      guard old.isShown, sight.hadShown(at: old.rel, length: old.length),
        former.left[place]?.first.map(sight.isShownAcross) ?? true
      else { continue }
      // A line that became shorter in its place was not pushed.
      if let now = former.lengthNow(of: place), now < old.length,
        !sight.hadShown(at: old.rel, length: now)
      {
        noteShortened(old, at: place, to: now)
        continue
      }
      guard !stack.isStopped, stack.context.work.goesOn() else { return leavers.labels }
      push(old, at: place, with: cells[place] ?? [])
    }
    return leavers.labels
  }

  /// The places of the lines of which something is still on screen.
  private var placesHere: Set<Int> {
    var here = Set<Int>()
    for line in stack.run.lines {
      for subview in line.subviews where subview.isPlaced {
        if let place = former.place(of: subview) { here.insert(place) }
      }
    }
    return here
  }

  /// The cells that were in the lines of a grid and are in none now, by the places of these lines.
  private var cellsAside: [Int: [Subview]] {
    guard stack.columns != nil else { return [:] }
    var cells = former.left
    for cell in former.unplaced { cells[cell.before?.line ?? 0, default: []].append(cell) }
    return cells.mapValues { cells in cells.filter { $0.before?.isFree == true } }
  }

  /// What an edge holds in sight, wherever its own place is.
  private var heldInSight: Set<ViewID> {
    Set(
      stack.pins.lazy.filter { [stack] pin in
        stack.visibleSpan.touches(from: pin.shownRel, length: pin.length)
      }.map(\.label)
    )
  }

  /// Notes that a line became shorter in its place, so that it ends before what is in sight.
  private func noteShortened(_ old: SeenLines.Line, at place: Int, to length: Double) {
    guard stack.columns == nil else { return }
    stack.context.frame.account.shortened.append(
      former.resized(old, at: place, to: length)
    )
  }
}

/// Cells of a grid that are in no line now.
extension LineWalk {
  /// Reports a cell that left its line, whose other cells are in sight or were removed.
  private mutating func push(_ cell: Subview) {
    guard stack.context.work.goesOn(), let by = sight.pushed(cell), let before = cell.before else {
      return
    }
    let edits = changes.grid.changes(before: cell)
    let isAfterAll = before.line > passed.last
    let grown = isAfterAll ? chain.reasons.filter { $0.kind == .resized } : []
    var account = MoveAccount(ofRow: cell.seen, changes: edits, isOutOfSight: true)
    account.reasons = container.reasons(by: by) { rest in
      regrouped(pushed: cell, by: rest, after: edits, besides: grown)
    }
    changes.grid.noteUnseen(cell, in: &account)
    account.tellLengthsOnce()
    account.isGuess = !former.standing(of: cell).isKnown
    let expected = before.rel - pushes.expected
    guard leavers.note(cell.label, from: expected, by: by, length: before.length, in: &account)
    else { return }
    report.record(cell, by: by, account: account, from: chain.origin)
  }

  /// Whether no line of a grid is what it was: it has other columns, or cells came or went.
  private var hasOtherLines: Bool {
    guard let columns = stack.columns else { return false }
    // Lines that went whole leave the others as they are.
    let hasEdits =
      passed.lastShift % max(1, columns.count) != 0 || changes.all.contains(where: \.isEdit)
    return former.seen.columns != columns.count || stack.kept != nil && hasEdits
  }

  /// Whether a cell stands in another column than before.
  private func movedOn(_ cell: Subview) -> Bool {
    guard let columns = stack.columns, let old = former.index(of: cell) else { return false }
    return (cell.index - old) % max(1, columns.count) != 0
  }
}

/// Whole lines.
extension LineWalk {
  /// Reports a line, and adds what its length does to what follows.
  private mutating func push(_ old: SeenLines.Line, at place: Int, with cells: [Subview]) {
    guard !hasOtherLines, !cells.contains(where: movedOn) else {
      for cell in cells { push(cell) }
      return
    }
    let line = PushedLine(old, at: place, among: self)
    record(line.move, of: old, at: place, with: cells)
    guard stack.columns == nil, passed.last >= 0, place > passed.last, let own = line.ownLength,
      abs(own.by) > Double.tolerance
    else { return }
    chain.append(own)
  }

  private mutating func record(
    _ move: PushedLine.Move,
    of old: SeenLines.Line,
    at place: Int,
    with cells: [Subview]
  ) {
    var account = MoveAccount(
      ofRow: old.view,
      changes: changes.all,
      isOutOfSight: true,
      isGuess: move.isGuess
    )
    account.reasons = move.reasons
    account.isArrival = former.seen.isOfArrivals
    (account.row, account.shownIn, account.axis) = (report.row, report.scroll, stack.axis)
    let expected = old.rel - pushes.expected
    let length = former.lengthNow(of: place) ?? old.length
    guard leavers.note(old.label, from: expected, by: move.by, length: length, in: &account)
    else { return }
    record(account, of: old, by: move.by, with: cells)
  }

  /// Records that a line was pushed out of sight, with all its cells.
  private mutating func record(
    _ pushed: MoveAccount,
    of old: SeenLines.Line,
    by: Double,
    with cells: [Subview]
  ) {
    var account = pushed
    changes.answer(in: &account)
    account.followKept(by: by, pushes, in: stack)
    account.nameKept(by: stack.movingTrack)
    account.noteScroll(around: stack, along: stack.axis)
    let subject = account.reasons.first { $0.kind != .rearranged || $0.views != [old.view] }
    let cause = stack.isRearranged ? LedgerCause.data : .resize
    let detail = { (account: MoveAccount) in
      Event.Detail.moved(
        by: by,
        cause: cause,
        subject: subject?.views.first?.id,
        account: account
      )
    }
    // A cell in the middle of a line may have been out of sight while others were not.
    let unseen = cells.filter { !sight.hadShown($0) }.map(\.label)
    if !unseen.contains(old.label) {
      stack.context.record(detail(account), of: EventSubject(id: old.label, node: old.node))
    }
    for cell in cells where cell.label != old.label && !unseen.contains(cell.label) {
      guard stack.context.work.goesOn() else { return }
      account.view = cell.seen
      leavers.note(cell.label)
      stack.context.record(detail(account), of: cell.labelInTrace)
    }
  }
}

extension MoveReason {
  /// Whether data came or went.
  fileprivate var isEdit: Bool { [.came, .went].contains(kind) }
}
