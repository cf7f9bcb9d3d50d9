import LazyExtents

/// What is known of the lines that a walk over a lazy container passed.
struct PassedLines {
  /// The places of the first line that is still there and in order, and of the one that was passed
  /// last; −1 before these.
  var start = -1
  var last = -1
  /// By how many places these were shifted.
  var firstShift = 0
  var lastShift = 0
  /// Why the first one moved.
  var first = FirstMove()
  /// Why each of them moved, by their places.
  var reasons: [Int: MoveReasons] = [:]
  /// How many new lines are behind the last one, and how many removed lines were.
  var cameAfter = 0
  var goneAfter = 0
}

/// The walk from the first line of a lazy container to the last, on which what changed before a
/// line is summed up to why that line moved.
struct LineWalk {
  let former: FormerLines
  let sight: ShownRows
  let report: MoveReport
  let changes: ChangesInSight
  let order: LineOrder
  private(set) var container: ContainerMove
  var chain: ReasonChain
  var passed = PassedLines()
  var leavers: SightLeavers
  /// New lines since the last line that was held before.
  private var pending: [Line] = []
  /// Whether no line came or went or has another length, so that only its own way moved one that
  /// was put elsewhere.
  let hasOnlyMoves: Bool

  var stack: LazyStackNode { former.stack }
  var pushes: Pushes { former.pushes }

  init(
    over former: FormerLines,
    in sight: ShownRows,
    report: MoveReport,
    changes: ChangesInSight,
    order: LineOrder
  ) {
    (self.former, self.sight, self.report) = (former, sight, report)
    (self.changes, self.order) = (changes, order)
    container = ContainerMove(of: former)
    chain = ReasonChain(of: changes, in: former)
    leavers = SightLeavers(of: former.stack, from: sight)
    hasOnlyMoves =
      former.lost.isEmpty
      && former.stack.run.lines.allSatisfy { line in
        guard let place = former.place(of: line) else { return !former.isNew(line) }
        return abs(line.length - former.lines[place].length) <= Double.tolerance
      }
  }

  /// Reports every line that was in sight before and moved by itself.
  ///
  /// - Returns: False if work was stopped on the way.
  mutating func record() -> Bool {
    for line in stack.run.lines {
      guard let place = former.place(of: line) else {
        if let place = former.returnedPlace(of: line) {
          recordReturned(line, at: place)
        } else {
          pending.append(line)
          // Behind a cell that came, others may stand that were there.
          if stack.columns != nil { record(line, reasons: MoveReasons()) }
        }
        continue
      }
      guard !order.isMoved(line) else {
        record(
          line,
          reasons: MoveReasons([
            MoveReason(kind: .rearranged, by: 0, views: [line.subviews[0].seen])
          ])
        )
        chain.stood(line, before: former.lines[place])
        continue
      }
      // Every new line between lines that still exist was inserted.
      for new in pending
      where passed.last >= 0 || former.isNew(new)
        || former.wasBehind(new, at: former.lines[place].index)
      {
        chain.came(new)
      }
      let arrived = pending
      pending = []
      pass(line, at: place, after: arrived)
      guard !stack.isStopped else { return false }
    }
    if passed.last >= 0 {
      for new in pending where former.isNew(new) {
        chain.came(new)
        passed.cameAfter += 1
      }
    }
    return true
  }

  /// Passes the next line that is still in order.
  private mutating func pass(_ line: Line, at place: Int, after arrived: [Line]) {
    let old = former.lines[place]
    passed.lastShift = line.subviews[0].index - old.index
    if passed.last < 0 {
      passed.start = place
      passed.firstShift = passed.lastShift
      begin(with: line, at: place, after: arrived)
    } else {
      for gone in passed.last + 1..<max(place, passed.last + 1) { chain.went(former.lines[gone]) }
      chain.addSpacing()
    }
    passed.last = place
    passed.reasons[place] = chain.shares
    record(line, reasons: chain.shares)
    if abs(line.length - old.length) > Double.tolerance {
      chain.addLength(of: line, from: old.length)
    }
  }

  /// Finds the reasons why the first line that was in sight before moved.
  private mutating func begin(with line: Line, at place: Int, after arrived: [Line]) {
    let by = former.move(of: line, from: place)
    guard abs(by) > stack.run.rounding else { return chain.begin(with: []) }
    let hasBrought = chain.shares.sum != 0
    let removed = former.lines.prefix(place).filter { former.lost.contains($0.label) }
    passed.first = firstMove(
      of: line,
      at: place,
      by: by,
      after: chain.edits(with: removed),
      hasBrought: hasBrought,
      arrived: arrived
    )
    container.carried = passed.first.carried
    chain.begin(with: passed.first.reasons)
  }

  /// Reports a line that was removed and inserted again, and takes it to where it stands now.
  private mutating func recordReturned(_ line: Line, at place: Int) {
    let cell = line.subviews[0]
    let by = former.move(of: line, from: place)
    if abs(by) > stack.run.rounding, !stack.isStopped, stack.context.work.goesOn() {
      var account = MoveAccount(ofRow: cell.seen, changes: changes.all)
      account.reasons = overtaking(line, from: place, by: by)
      report.record(cell, by: by, account: account, from: chain.origin)
    }
    chain.stood(line, before: former.lines[place])
  }

  /// Reports the subviews of a line.
  private func record(_ line: Line, reasons: MoveReasons) {
    for subview in line.subviews {
      guard let change = subview.change(in: former.frame) else { continue }
      let by = change.rel + pushes.expected
      guard abs(by) > stack.run.rounding, !sight.holdsStill(subview) else { continue }
      guard !stack.isStopped, stack.context.work.goesOn() else { return }
      // A cell that was out of sight itself, while its line was not, came into sight.
      guard stack.columns == nil || subview.isPinned || sight.showed(subview),
        sight.isShownAcross(subview)
      else { continue }
      let hasLeft = sight.hasLeft(subview)
      // If work is stopped now, the next frame must not record the move again.
      subview.past.noteReported(by)
      var account = account(of: subview, on: line, by: by, reasons: reasons)
      changes.grid.noteUnseen(subview, in: &account)
      account.tellLengthsOnce()
      account.isOutOfSight = hasLeft
      changes.answer(in: &account)
      report.record(subview, by: by, account: account, from: chain.origin)
    }
  }

  private func account(
    of cell: Subview,
    on line: Line,
    by: Double,
    reasons: MoveReasons
  ) -> MoveAccount {
    let isInLine = former.isWhole(line)
    let edits = isInLine ? changes.all : changes.grid.changes(before: cell)
    let seen = cell.seen
    let isAlone = seen.id == cell.label && TwinRows(in: stack).isAlone(cell)
    var account = MoveAccount(ofRow: isAlone ? seen.asPart : seen, changes: edits)
    if isInLine {
      account.shares = inLine(cell, on: line, by: by, reasons: reasons)
      // An end or an anchor answers to everything; a cell is moved on by what comes before it.
      if account.shares.contains(.lines), pushes.shares.isEmpty {
        account.changes = changes.grid.changes(before: cell)
      }
      account.noteWholeLine(columns: (former.seen.columns, stack.columnCount))
    } else {
      account.reasons = container.reasons(by: by) { rest in
        regrouped(cell, in: line, by: rest, after: edits)
      }
    }
    return account
  }

  /// The reasons for a line, and the effect of its length on the place of a cell in it.
  private func inLine(
    _ cell: Subview,
    on line: Line,
    by: Double,
    reasons: MoveReasons
  ) -> MoveReasons {
    guard let place = former.place(of: line) else { return reasons }
    guard !order.isMoved(line) else { return MoveReasons(overtaking(line, from: place, by: by)) }
    var all = reasons
    if stack.columns != nil {
      let shift = by - former.move(of: line, from: place)
      if abs(shift) > stack.run.rounding {
        let own =
          former
          .alignments(of: cell, in: line, by: shift, from: former.lines[place].length)
        for alignment in own { all.append(alignment) }
      }
    }
    all = all.reasons(summingTo: by, correctedBy: pushes.corrections)
    return changes.grid.withReflow(all, of: cell)
  }
}

extension MoveAccount {
  /// Notes that the view stands in the line that it stood in: it was moved on by other lines.
  fileprivate mutating func noteWholeLine(columns: (old: Int, new: Int)) {
    guard columns.old == columns.new, shares.contains(.lines) else { return }
    shares.changeFirst(.lines) { $0.isOfLine = true }
  }
}
