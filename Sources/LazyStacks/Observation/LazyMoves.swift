import DequeModule
import LazyExtents

/// Finds why the lines of a lazy container stand elsewhere than before a frame, by comparing the
/// lines that it held then with those that it holds now.
struct LazyMoves {
  let stack: LazyStackNode
  let frame: Int
  let seen: SeenLines
  /// The lines that were held before.
  let past: [SeenLines.Line]
  /// The subviews that were in them and are in no line now, by their places.
  let left: [Int: [Subview]]
  let pushes: Pushes
  /// The views that were on screen and whose data was removed.
  let lost: Set<ViewID>
  /// Those of them that were inserted again elsewhere under the same id, with the old place of the
  /// line.
  let returned: [ViewID: Int]
  /// The row of another container in which this one scrolls, if that moved.
  let outerRow: SeenView?
  /// The id of the scroll view in which it scrolls, if that is in a row of another container.
  let scroll: ViewID?
  /// The changes found so far on the way from the first line to the last.
  var reasons: [MoveReason] = []
  var changes: [MoveReason] = []
  /// Those of the changes to which a scroll position answers that keeps a view in its place.
  var answered: [MoveReason]?
  /// What a lazy layout responds to, with its index now or before.
  var folded: [(now: Int?, was: Int?, reason: MoveReason)] = []
  /// The views that were held before and whose data was removed, with the places of their lines.
  var gone: [Gone] = []
  /// What came, went or changed its length in a grid, with where it stands or stood.
  var inGrid: [InGrid] = []
  /// The sections of a grid that begin in the run, in order.
  var sectionStarts: [SectionStart] = []
  /// What came and went out of sight in the section of a grid that goes on into sight; nil where
  /// there is none, so that all that did counts.
  var unseenInSection: FrameAccount.UnseenEdits?
  /// The lines that are still in order; nil if no data changed.
  var unmoved: Set<Int>?
  /// By how many places the first line that still exists was shifted, and the last one that was
  /// passed.
  var firstShift = 0
  var passedShift = 0
  /// How many removed lines were behind the one that was passed last.
  var goneAfter = 0
  /// How many new lines are behind that one.
  private(set) var cameAfter = 0
  /// Why the first line moved, and whether lines before it did that which left sight.
  var first: [MoveReason] = []
  private(set) var isMovedByLeft = false
  /// What moved the whole container, and with it all lines.
  private(set) var carried: [MoveReason] = []
  /// How many distances are before the line in hand, where all was measured anew.
  var gaps = 0
  /// By how much it moved to be cut at the same fraction, where all was measured anew.
  var cut: MoveReason?
  /// The lines that were moved themselves, as long as only their old place was passed.
  private var leaving: Set<ViewID> = []
  /// The lines that were moved themselves, as long as only their new place was passed, with their
  /// lengths.
  private var standing: [ViewID: Double] = [:]
  /// What was there and is, by its labels: what comes or goes under one of them is one of several.
  lazy var staying = Set(
    stack.run.lines.lazy.flatMap(\.subviews).filter { [frame] in $0.before?.frame == frame }
      .map(\.label)
  )
  /// New lines since the last line that existed before.
  var pending: [Line] = []
  /// Lines that came into sight before the line in hand.
  var arrived: [Line] = []
  /// The first line of before that is still there.
  var start = -1
  /// The line of before that was passed last.
  var passed = -1
  /// Why the lines moved that were passed, by their old places.
  var passedReasons: [Int: [MoveReason]] = [:]
  /// The visible rect, as long as it was if the scroll view is shorter now.
  let longest: VisibleSpan
  /// That the scroll view is shorter, if it is.
  lazy var shorter = CutOffRows(in: stack).shorterScroll
  /// What is seen of it across its axis, if it scrolls in a row of another container.
  let across: SightAcross?
  /// What left sight by a move.
  var leavers: Set<ViewID> = []
  var cause: LedgerCause
  var subject: ViewID?

  init(_ stack: LazyStackNode) {
    self.stack = stack
    frame = stack.context.sight.ofRows
    seen = stack.seenLines
    past = seen.lines
    Self.settleTwins(of: stack, past)
    left = Self.left(of: stack, in: frame)
    pushes = stack.movingTrack?.pushes ?? Pushes([])
    let lost = Set(stack.lost)
    returned = Self.returned(to: stack, past: past, lost: lost)
    self.lost = lost.subtracting(returned.keys)
    longest = CutOffRows(in: stack).longestSpan
    across = Self.sightInRow(of: stack)
    outerRow = Self.outerRow(of: stack)
    scroll = Self.innerScroll(of: stack)
    cause = stack.isRearranged ? .data : pushes.clamp != 0 ? .clamp : .resize
    subject = stack.isRearranged ? stack.lost.first : nil
  }

  /// Reports everything that was in sight before and moved by itself, or was pushed out of sight.
  mutating func trace() {
    if stack.fold != nil { return traceFolded() }
    let restarted = stack.run.restarted
    let isAnew = restarted == .anew || restarted == .jumped && pushes.anchor != 0
    if isAnew, stack.kept == nil { traceAnew() } else { traceLines() }
  }

  private mutating func traceLines() {
    findChanges()
    unmoved = longestRise
    noteGone()
    tellHeld()
    for line in stack.run.lines {
      guard let place = oldPlace(of: line) else {
        if let place = returnedPlace(of: line) {
          tellReturned(line, at: place)
        } else {
          pending.append(line)
          // Behind a cell that came, others may stand that were there.
          if stack.columns != nil { tell(line, reasons: []) }
        }
        continue
      }
      guard !isMoved(line) else {
        tell(line, reasons: [MoveReason(kind: .rearranged, by: 0, views: [line.subviews[0].seen])])
        stood(line, before: past[place])
        continue
      }
      // Every new line between lines that still exist was inserted.
      for new in pending where passed >= 0 || isNew(new) || wasBehind(new, at: past[place].index) {
        came(new)
      }
      arrived = pending
      pending = []
      pass(line, at: place)
      guard !stack.isStopped else { return }
    }
    if passed >= 0 {
      for new in pending where isNew(new) {
        came(new)
        cameAfter += 1
      }
    }
    tellPushed()
    // What nothing that moved was told by, such as what takes up what another one left.
    stack.context.account.changes += changes.filter { change in
      change.kind == .resized && !changesAround.contains(change)
    }
    noteCells()
  }

  /// Passes the next line that is still in order.
  mutating func pass(_ line: Line, at place: Int) {
    let old = past[place]
    let by = line.rel - old.rel + pushes.expected
    passedShift = line.subviews[0].index - old.index
    if passed < 0 {
      start = place
      firstShift = passedShift
      begin(by: by, at: place, index: line.subviews[0].index)
    } else {
      for gone in passed + 1..<max(place, passed + 1) { went(past[gone]) }
      reasons.addSpacing(from: seen.spacing, to: stack.run.spacing)
    }
    passed = place
    passedReasons[place] = reasons
    tell(line, reasons: reasons)
    if abs(line.length - old.length) > Double.tolerance {
      addLength(of: line, from: old.length)
    }
  }

  /// Finds the reasons why the first line that was in sight before moved.
  mutating func begin(by: Double, at place: Int, index: Int) {
    let before = reasons
    let brought = before.sum
    reasons = []
    defer {
      // What is no share of this is on the other side of it, where it stood and where it stands.
      if !reasons.contains(where: { $0.kind == .rearranged }) { (leaving, standing) = ([], [:]) }
    }
    guard abs(by) > stack.run.rounding else { return }
    for gone in 0..<place where lost.contains(past[gone].label) {
      went(past[gone])
    }
    let edits = before + reasons
    let away = movedAway(before: place, to: index)
    reasons = []
    let known = by + pushes.unasked
    let moved = startReasons
    // The first of these that accounts for all of the move is why.
    let accounts = [edits + moved, edits, edits + moved + gaps(before: index), edits + away, moved]
    let shares = pushes.shares.filter { $0.kind != .anchor || pushes.isOfShortContent }
    if pushes.anchor != 0, !pushes.isOfShortContent {
      reasons = [pushes.share(of: .anchor, by: by + pushes.unasked - pushes.anchor)]
    } else if abs(known) <= stack.run.rounding {
      reasons = []
    } else if let whole = accounts.first(where: { abs(known - $0.sum) <= stack.run.rounding }) {
      reasons = whole
      if moved.allSatisfy(whole.contains) { carried = moved }
    } else if let left = reasonsOfLeft(before: place),
      abs(known - edits.sum - left.sum) <= stack.run.rounding
    {
      reasons = edits + left
      isMovedByLeft = true
    } else {
      let found = brought != 0 || !edits.isEmpty ? edits : moved
      reasons =
        reasonsOfArrived(summingTo: known)
        ?? found.reasons(summingTo: known, correctedBy: pushes.corrections)
      nameUnseen()
      nameKept(after: place)
    }
    reasons += shares
    first = reasons
    guard !stack.isRearranged else { return }
    if let kind = reasons.max(by: { abs($0.by) < abs($1.by) })?.kind { cause = kind.cause }
  }

  mutating func came(_ line: Line) {
    let isHeld = line.subviews[0].isPinned
    let wasElsewhere = stack.kept != nil && !isHeld && (!isNew(line) || wasListed(line))
    note(wasElsewhere ? .rearranged : .came, by: line.length + stack.run.spacing, of: line)
  }

  mutating func note(_ kind: MoveReason.Kind, by: Double, of line: Line) {
    let length = kind == .came ? line.length : nil
    let cell = line.subviews[0]
    let seen = kind == .came ? part(cell.seen, of: cell.label) : cell.seen
    reasons.add(kind, by: by, of: seen, new: length)
    for cell in line.subviews.dropFirst() where kind == .came && isNew(cell) {
      reasons.add(.came, by: 0, of: cell.seen)
    }
    (cause, subject) = (.data, line.subviews[0].label)
  }

  /// A view as one of several, if others that are called the same were there and still are.
  mutating func part(_ view: SeenView, of label: ViewID) -> SeenView {
    view.id == label && staying.contains(label) ? view.asPart : view
  }

  mutating func went(_ line: SeenLines.Line) {
    (cause, subject) = (.data, line.label)
    let isLost = lost.contains(line.label)
    // A line of a grid goes when its cells move on to others.
    guard isLost || stack.columnCount == 1 else {
      return addLines(by: -line.length - seen.spacing)
    }
    let kind = isLost ? MoveReason.Kind.went : .rearranged
    let view = isLost ? part(line.view, of: line.label) : line.view
    reasons.add(kind, by: -line.length - seen.spacing, of: view, old: isLost ? line.length : nil)
    if isLost { addOthersGone(with: line) }
    if let length = isLost ? nil : standing.removeValue(forKey: line.label) {
      remained(line, length: length)
    } else if !isLost {
      leaving.insert(line.label)
    }
  }

  /// Takes a line that was itself moved to where it stands now.
  mutating func stood(_ line: Line, before old: SeenLines.Line) {
    note(.rearranged, by: line.length + stack.run.spacing, of: line)
    if leaving.remove(old.label) != nil {
      remained(old, length: line.length)
    } else {
      standing[old.label] = line.length
    }
  }

  /// A line that was itself moved, and is still before what follows, affects that only by its
  /// length.
  private mutating func remained(_ line: SeenLines.Line, length: Double) {
    for by in [-line.length - seen.spacing, length + stack.run.spacing] {
      guard let place = reasons.firstIndex(where: { $0.joins(.rearranged, by: by) }) else {
        continue
      }
      reasons[place].by -= by
      reasons[place].views.removeAll { $0 == line.view }
      reasons[place].count -= 1
      if reasons[place].count <= 0 { reasons.remove(at: place) }
    }
    let change = length - line.length
    if abs(change) > Double.tolerance {
      reasons.add(.resized, by: change, of: line.view, old: line.length, new: length)
    }
    reasons.addSpacing(from: seen.spacing, to: stack.run.spacing)
  }

  /// Reports the subviews of a line.
  func tell(_ line: Line, reasons: [MoveReason]) {
    for subview in line.subviews {
      guard let change = subview.change(in: frame) else { continue }
      let by = change.rel + pushes.expected
      guard abs(by) > stack.run.rounding else { continue }
      guard !stack.isStopped, stack.context.work.goesOn() else { return }
      // A cell that was out of sight itself, while its line was not, came into sight.
      guard stack.columns == nil || subview.isPinned || wasShown(subview),
        isShownAcross(subview)
      else { continue }
      let hasLeft = hasLeft(subview)
      // If work is stopped now, the next frame must not record the move again.
      subview.past.noteReported(by)
      let isInLine = isWhole(line)
      let changes = isInLine ? self.changes : changes(before: subview)
      let seen = subview.seen
      let view = seen.id == subview.label && isAlone(subview) ? seen.asPart : seen
      var account = MoveAccount(view: view, changes: changes)
      account.isRow = true
      account.reasons =
        isInLine
        ? inLine(subview, on: line, by: by, reasons: reasons)
        : withCarried(by) { regrouped(subview, in: line, by: $0, after: changes) }
      // An end or an anchor answers to everything; a cell is moved on by what comes before it.
      if isInLine, account.reasons.contains(where: { $0.kind == .lines }), pushes.shares.isEmpty {
        account.changes = self.changes(before: subview)
      }
      noteUnseen(subview, in: &account)
      account.tellLengthsOnce()
      account.isOutOfSight = hasLeft
      answer(in: &account)
      record(subview, by: by, account: account)
    }
  }

  /// The reasons for a line, and the effect of its length on the place of a cell in it.
  func inLine(
    _ cell: Subview,
    on line: Line,
    by: Double,
    reasons: [MoveReason]
  ) -> [MoveReason] {
    guard !isMoved(line) else { return reasonsOfMoved(line, by: by) }
    var all = reasons
    if stack.columns != nil, let place = oldPlace(of: line) {
      let old = past[place]
      let shift = by - (line.rel - old.rel + pushes.expected)
      if abs(shift) > stack.run.rounding {
        all += alignments(of: cell, in: line, by: shift, from: old.length)
      }
    }
    all = all.reasons(summingTo: by, correctedBy: pushes.corrections)
    return withReflow(all, of: cell)
  }

  func record(_ cell: Subview, by: Double, account: MoveAccount, axis: Axis? = nil) {
    let only = account.reasons.count == 1 ? account.reasons[0] : nil
    let isOwn = only?.kind == .rearranged && only?.views == [account.view]
    var account = account
    (account.row, account.shownIn) = (outerRow, scroll)
    account.noteScroll(around: stack, along: axis ?? stack.axis)
    account.isArrival = seen.isOfArrivals
    account.nameKept(by: stack.movingTrack)
    stack.context.record(
      .moved(
        by: by,
        cause: isOwn ? .data : cause,
        subject: isOwn ? cell.label : subject,
        account: account
      ),
      of: cell.labelInTrace.along(axis)
    )
  }
}
