import DequeModule
import LazyExtents

/// Why the lines of a lazy container stand elsewhere than before a frame: the lines that it held
/// then are compared with those that it holds now.
struct LazyMoves {
  let stack: LazyStackNode
  let frame: Int
  let seen: SeenLines
  /// The lines that were held before.
  let past: [SeenLines.Line]
  /// What was in them and is in no line now, by their places.
  let left: [Int: [Subview]]
  let pushes: ScrollTrack.Pushes
  /// What was on screen and went with its data.
  let lost: Set<ViewID>
  /// What went so and came again elsewhere under the same id, with the place of its line before.
  let returned: [ViewID: Int]
  /// The row of another container in which this one scrolls, if that moved.
  let outerRow: SeenView?
  /// What changed so far on the way from the first line to the last.
  var reasons: [MoveReason] = []
  var changes: [MoveReason] = []
  /// What was held before and went with its data, with the place of its line.
  var gone: [(place: Int, view: SeenView)] = []
  /// The index of the first cell of a grid that came in sight, and the place of the line that held
  /// the first that went.
  var firstCame = Int.max
  var firstLost = Int.max
  /// The lines that are still in order; nil where no data changed.
  var unmoved: Set<Int>?
  /// By how many places the first line that is still there was shifted, and the last one passed.
  var firstShift = 0
  var passedShift = 0
  /// How many lines went that stood behind the one that was passed last.
  var goneAfter = 0
  /// Why the first line moved.
  var first: [MoveReason] = []
  /// What was moved by itself, as far as only the place where it stood was passed.
  private var leaving: Set<ViewID> = []
  /// The same where only the place was passed where it stands, with its length.
  private var standing: [ViewID: Double] = [:]
  /// Lines that were not there before, since the last that was.
  var pending: [Line] = []
  /// Lines that came into sight before the line in hand.
  var arrived: [Line] = []
  /// The first line of before that is still there.
  var start = -1
  /// The line of before that was passed last.
  var passed = -1
  var cause: LedgerCause
  var subject: ViewID?

  init(_ stack: LazyStackNode) {
    self.stack = stack
    frame = stack.context.sight.ofRows
    seen = stack.seenLines
    past = seen.lines
    left = Self.left(of: stack, in: frame)
    pushes = stack.movingTrack?.pushes ?? ScrollTrack.Pushes([])
    let lost = Set(stack.lost)
    returned = Self.returned(to: stack, past, lost)
    self.lost = lost.subtracting(returned.keys)
    outerRow = Self.outerRow(of: stack)
    cause = stack.isRearranged ? .data : pushes.clamp != 0 ? .clamp : .resize
    subject = stack.isRearranged ? stack.lost.first : nil
  }

  /// Tells of everything that was in sight before and moved by itself, or was pushed out of sight.
  mutating func trace() {
    if stack.fold != nil { return traceFolded() }
    let isAnew = [.anew, .jumped].contains(stack.run.restarted) && stack.kept == nil
    if isAnew { traceAnew() } else { traceLines() }
  }

  private mutating func traceLines() {
    findChanges()
    unmoved = longestRise
    noteGone()
    tellHeld()
    for line in stack.run.lines {
      guard let place = oldPlace(of: line) else {
        if let place = returnedPlace(of: line) {
          tellReturned(line, place)
        } else {
          pending.append(line)
          // Behind a cell that came, others may stand that were there.
          if stack.columns != nil { tell(line, []) }
        }
        continue
      }
      guard !isMoved(line) else {
        tell(line, [MoveReason(kind: .rearranged, by: 0, views: [line.subviews[0].seen])])
        stood(line, before: past[place])
        continue
      }
      // Between lines that are still there everything new came in.
      for new in pending where passed >= 0 || isNew(new) || wasBehind(new, past[place].index) {
        came(new)
      }
      arrived = pending
      pending = []
      pass(line, place)
      guard !stack.isStopped else { return }
    }
    if passed >= 0 {
      for new in pending where isNew(new) { came(new) }
    }
    tellPushed()
    // What nothing that moved was told by, such as what takes up what another one left.
    stack.context.account.changes += changes.filter { change in
      change.kind == .resized && !changesAround.contains(change)
    }
  }

  /// Takes the next line that is where it was among the others.
  mutating func pass(_ line: Line, _ place: Int) {
    let old = past[place]
    let by = line.rel - old.rel + pushes.expected
    passedShift = line.subviews[0].index - old.index
    if passed < 0 {
      start = place
      firstShift = passedShift
      begin(by, at: place, line.subviews[0].index)
    } else {
      for gone in passed + 1..<max(place, passed + 1) { went(past[gone]) }
      reasons.addSpacing(from: seen.spacing, to: stack.run.spacing)
    }
    passed = place
    tell(line, reasons)
    if abs(line.length - old.length) > Double.tolerance {
      addLength(of: line, from: old.length)
    }
  }

  /// Finds why the first line moved that was in sight before.
  mutating func begin(_ by: Double, at place: Int, _ index: Int) {
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
    let known = by + pushes.anchor + pushes.clamp + pushes.insets
    let moved = startReasons
    if pushes.anchor != 0 {
      reasons = [MoveReason(kind: .anchor, by: by + pushes.clamp + pushes.insets)]
    } else if abs(known) <= stack.run.rounding {
      reasons = []
    } else if abs(known - edits.sum - moved.sum) <= stack.run.rounding {
      reasons = edits + moved
    } else if abs(known - edits.sum) <= stack.run.rounding {
      reasons = edits
    } else if !away.isEmpty, abs(known - edits.sum - away.sum) <= stack.run.rounding {
      reasons = edits + away
    } else if abs(known - moved.sum) <= stack.run.rounding, !moved.isEmpty {
      reasons = moved
    } else if let left = reasonsOfLeft(before: place),
      abs(known - edits.sum - left.sum) <= stack.run.rounding
    {
      reasons = edits + left
    } else {
      let found = brought != 0 || !edits.isEmpty ? edits : moved
      reasons =
        reasonsOfArrived(summingTo: known)
        ?? found.reasons(summingTo: known, correctedBy: pushes.corrections)
      nameUnseen()
      nameKept(after: place)
    }
    reasons += pushes.shares.filter { $0.kind != .anchor }
    first = reasons
    guard !stack.isRearranged else { return }
    if let kind = reasons.max(by: { abs($0.by) < abs($1.by) })?.kind { cause = kind.cause }
  }

  /// Where an edit leaves the offset, what came or went out of sight is what is left over.
  private mutating func nameUnseen() {
    guard stack.kept != nil, let last = reasons.last, last.kind == .unseen else { return }
    let unseen = firstShift - reasons.shift
    guard unseen != 0, (unseen > 0) == (last.by > 0) else { return }
    reasons[reasons.count - 1].kind = unseen > 0 ? .came : .went
    reasons[reasons.count - 1].count = abs(unseen)
    reasons[reasons.count - 1].views = []
  }

  /// What the row of another stack did that this one stands in.
  private var rowReasons: [MoveReason] {
    guard let outer = stack.outerStack else { return [] }
    for line in outer.run.lines {
      for cell in line.subviews where stack.isPart(of: cell.node) {
        guard let change = cell.change(in: frame) else { return [] }
        let by =
          change.rel + (cell.before?.told ?? 0) + pushes.expected + pushes.anchor + pushes.clamp
          + pushes.insets
        guard abs(by) > stack.run.rounding else { return [] }
        return [MoveReason(kind: .start, by: by, views: [cell.seen], count: 1)]
      }
    }
    return []
  }

  /// Why the whole container stands elsewhere.
  var startReasons: [MoveReason] {
    guard stack.outerStack == nil else { return rowReasons }
    return EagerMoves(context: stack.context, frame: frame)
      .reasons(for: stack, along: stack.axis)
      .filter { $0.kind != .anchor && $0.kind != .clamp }
  }

  mutating func came(_ line: Line) {
    let isHeld = line.subviews[0].pinnedRel != nil
    let wasElsewhere = stack.kept != nil && !isHeld && (!isNew(line) || wasListed(line))
    note(wasElsewhere ? .rearranged : .came, line.length + stack.run.spacing, line)
  }

  mutating func note(_ kind: MoveReason.Kind, _ by: Double, _ line: Line) {
    let length = kind == .came ? line.length : nil
    reasons.add(kind, by, line.subviews[0].seen, new: length)
    (cause, subject) = (.data, line.subviews[0].label)
  }

  mutating func went(_ line: SeenLines.Line) {
    (cause, subject) = (.data, line.label)
    let isLost = lost.contains(line.label)
    let kind = isLost ? MoveReason.Kind.went : .rearranged
    reasons.add(kind, -line.length - seen.spacing, line.view, old: isLost ? line.length : nil)
    if let length = isLost ? nil : standing.removeValue(forKey: line.label) {
      remained(line, length)
    } else if !isLost {
      leaving.insert(line.label)
    }
  }

  /// Takes a line that was moved by itself to where it stands now.
  mutating func stood(_ line: Line, before old: SeenLines.Line) {
    note(.rearranged, line.length + stack.run.spacing, line)
    if leaving.remove(old.label) != nil {
      remained(old, line.length)
    } else {
      standing[old.label] = line.length
    }
  }

  /// What was moved by itself before what follows, and is still before it, does nothing to that but
  /// by its length.
  private mutating func remained(_ line: SeenLines.Line, _ length: Double) {
    guard let place = reasons.firstIndex(where: { $0.kind == .rearranged }) else { return }
    let change = length - line.length
    let spacing = stack.run.spacing - seen.spacing
    reasons[place].by -= change + spacing
    reasons[place].views.removeAll { $0 == line.view }
    reasons[place].count -= 2
    if reasons[place].count <= 0 { reasons.remove(at: place) }
    if abs(change) > Double.tolerance {
      reasons.add(.resized, change, line.view, old: line.length, new: length)
    }
    reasons.addSpacing(from: seen.spacing, to: stack.run.spacing)
  }

  /// Tells of the subviews of a line.
  func tell(_ line: Line, _ reasons: [MoveReason]) {
    for subview in line.subviews {
      guard let change = subview.change(in: frame) else { continue }
      let by = change.rel + pushes.expected
      guard abs(by) > stack.run.rounding else { continue }
      guard !stack.isStopped, stack.context.work.goesOn() else { return }
      // Should work be stopped now, the next frame does not record the move again.
      subview.before?.rel += by
      subview.before?.told += by
      let isInLine = isWhole(line)
      let changes = isInLine ? self.changes : changes(before: subview)
      var account = MoveAccount(view: subview.seen, changes: changes)
      account.isRow = true
      account.reasons =
        isInLine
        ? inLine(line, by, reasons) : regrouped(subview, in: line, by, after: changes)
      record(subview, by, account)
    }
  }

  /// The reasons for a line, and what its length does to where a cell stands in it.
  func inLine(_ line: Line, _ by: Double, _ reasons: [MoveReason]) -> [MoveReason] {
    guard !isMoved(line) else {
      return [MoveReason(kind: .rearranged, by: by, views: [line.subviews[0].seen], count: 1)]
    }
    var all = reasons
    if stack.columns != nil, let place = oldPlace(of: line) {
      let old = past[place]
      let shift = by - (line.rel - old.rel + pushes.expected)
      if abs(shift) > stack.run.rounding {
        all.add(.alignment, shift, SeenView(name: "line"), old: old.length, new: line.length)
      }
    }
    all = all.reasons(summingTo: by, correctedBy: pushes.corrections)
    if stack.columns != nil, stack.kept != nil, let last = all.last, last.kind == .unseen {
      all[all.count - 1] = reflow(last.by, after: changes)[0]
    }
    return all
  }

  /// What changed in sight, where that may have moved a cell of a grid.
  func changes(before cell: Subview) -> [MoveReason] {
    cell.index >= firstCame || cell.before?.line ?? 0 >= firstLost ? changes : []
  }

  /// The share of cells that stand in other lines, or elsewhere in them.
  func reflow(_ by: Double, after changes: [MoveReason]) -> [MoveReason] {
    let columns = stack.columns?.count ?? 1
    return [
      MoveReason(
        kind: .lines,
        by: by,
        views: changes.flatMap(\.views),
        count: changes.count,
        old: Double(seen.columns),
        new: Double(columns)
      )
    ]
  }

  func record(_ cell: Subview, _ by: Double, _ account: MoveAccount, axis: Axis? = nil) {
    let only = account.reasons.count == 1 ? account.reasons[0] : nil
    let isOwn = only?.kind == .rearranged && only?.views == [account.view]
    var account = account
    account.row = outerRow
    account.isArrival = seen.isOfArrivals
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

extension LazyStackNode {
  /// Whether what it holds can be compared with what it held: what an anchor of the screen brought
  /// about can, where somebody asked for a jump nothing can.
  var canBeCompared: Bool {
    guard seenLines.frame == context.sight.ofRows else { return false }
    guard run.restarted == .jumped else { return true }
    return movingTrack.map { $0.pushes.anchor != 0 && $0.pushes.expected == 0 } ?? false
  }

  /// Whether lines may stand elsewhere than a finger or a program moved them, unless
  /// `allMovedAsOne`: then only lengths may be others.
  func mayHaveMoved(allMovedAsOne: Bool) -> Bool {
    isRearranged || !pins.isEmpty && seenLines.differs(from: pins, isScrolled: intendedMove != 0)
      || !allMovedAsOne && !movedAsOne || movingTrack?.pushes.shares.isEmpty == false
      || seenLines.differs(from: run) && hasOtherLengths
  }

  /// Whether everything that was on screen before moved as a finger or a program asked for.
  var movedAsOne: Bool { run.movedAsOne(by: -intendedMove, in: context.sight.ofRows) }

  /// How far a finger or a program moved it in this frame.
  private var intendedMove: Double {
    movingTrack.map { FrameRecord.intendedMove($0.entries) } ?? 0
  }

  /// Whether a line that was held before has another length.
  private var hasOtherLengths: Bool {
    let frame = context.sight.ofRows
    return run.lines.contains { line in
      guard let before = line.subviews[0].before, before.frame == frame else { return false }
      return abs(seenLines.held[before.line].length - line.length) > Double.tolerance
    }
  }
}
