import LazyExtents

/// A line that left sight: how far it was pushed, and why.
struct PushedLine {
  private let former: FormerLines
  private let order: LineOrder
  private let changes: ChangesInSight
  private let container: ContainerMove
  private let passed: PassedLines
  /// What moved the lines that follow the last one that was passed.
  private let reasons: [MoveReason]
  private let old: SeenLines.Line
  private let place: Int
  /// Where it stands now, if anything of it is kept.
  private let whereabouts: LeftLines.Whereabouts?
  /// Where it would stand, had nothing but a finger or a program moved it.
  private let expected: Double

  private var stack: LazyStackNode { former.stack }

  init(_ old: SeenLines.Line, at place: Int, among lines: PushedLines) {
    (former, order, changes) = (lines.former, lines.order, lines.changes)
    (container, passed, reasons) = (lines.container, lines.passed, lines.chain.reasons)
    (self.old, self.place) = (old, place)
    whereabouts = LeftLines(of: former).whereabouts(of: old, at: place)
    expected = old.rel - former.pushes.expected
  }

  /// A move out of sight.
  struct Move {
    var reasons: [MoveReason]
    var by: Double
    var isGuess: Bool
  }

  /// How far it moved, and why.
  var move: Move {
    let reached = reachedReasons
    let apart = isAmongOthers ? nil : reasonsApart(from: reached)
    var found = apart ?? reached
    let isSum = isSum(of: reached) && !found.isEmpty
    let isChain = passed.start >= 0 && (isAmongOthers || apart != nil || isSum)
    let isMovedItself = order.isMoved(place)
    if isMovedItself {
      found = []
    } else if let between = unseenBetween {
      found = passed.first.reasons + [between]
    } else if !isChain {
      found = reasonsBefore
    }
    let isCarried = isChain && !isMovedItself
    let isKnown = whereabouts?.isKnown == true
    // If several changed their lengths, rows out of sight may have done so as well.
    let mayHaveGrown = found.count { $0.kind == .resized } > 1
    let isGuess = isCarried ? mayHaveGrown && !isKnown : !isKnown
    var by = isCarried ? found.sum : (whereabouts?.rel ?? expected) - expected
    if isCarried, isKnown, let whereabouts {
      by = whereabouts.rel - expected
      found = completed(found, by: by)
    }
    guard found.isEmpty, let whereabouts, whereabouts.shift != 0 || !isChain || isMovedItself else {
      let all = isChain ? found : found.completedByUnseen(to: by)
      return Move(reasons: all, by: by, isGuess: isGuess)
    }
    guard stack.kept == nil else {
      return Move(reasons: rearranged(by: by), by: by, isGuess: !whereabouts.isKnown)
    }
    let whole = container.whole(by: by, isKept: passed.start >= 0)
    return Move(reasons: whole.reasons, by: whole.by, isGuess: !whereabouts.isKnown)
  }

  /// What moved the lines beside it that are still there.
  private var reachedReasons: [MoveReason] {
    guard place < passed.start else { return passed.reasons[place]?.all ?? reasons }
    let first = passed.first
    guard first.isByLeft,
      let after = LeftLines(of: former).reasons(from: place, before: passed.start)
    else { return first.reasons }
    return first.reasons.filter { reason in !after.contains { $0 == reason } }
  }

  /// Whether it was shifted by as many places as the lines beside it.
  private var isAmongOthers: Bool {
    guard let whereabouts else { return true }
    // Cells that are still among the same lines moved with these; lines count otherwise than cells.
    let after = stack.columns == nil ? passed.cameAfter - passed.goneAfter : 0
    let shift = place < passed.start ? passed.firstShift : passed.lastShift + after
    return whereabouts.shift == shift
  }

  /// Whether it moved as far as some reasons say; what moved away and in behind the last one that
  /// was passed shifts places, too.
  private func isSum(of reasons: [MoveReason]) -> Bool {
    guard stack.columns == nil, place > passed.last, let whereabouts, whereabouts.isKnown else {
      return false
    }
    return abs(whereabouts.rel - expected - reasons.sum) <= stack.run.rounding
  }

  /// Why it moved, where something came in between it and the first line that is still there: what
  /// moved the other one, without that; nil where that does not account for the move.
  private func reasonsApart(from reasons: [MoveReason]) -> [MoveReason]? {
    guard place < passed.start, stack.columns == nil, let whereabouts, whereabouts.isKnown else {
      return nil
    }
    let by = whereabouts.rel - expected
    let slack = max(stack.run.rounding, Double.slack(at: abs(by)))
    let without = reasons.filter { $0.kind != .came }
    if without.count < reasons.count, !without.isEmpty, abs(without.sum - by) <= slack {
      return without
    }
    // Where the first one kept its place, what came in pushed the other way.
    let against = reasons + changes.all.filter { $0.kind == .came }.negated
    return against.count > reasons.count && abs(against.sum - by) <= slack ? against : nil
  }

  /// What came or went out of sight between it and the first line that is still there, which kept
  /// its place or went less far; nil if something else is between them, too.
  private var unseenBetween: MoveReason? {
    guard let whereabouts, place < passed.start, stack.columns == nil, !order.isShuffled,
      whereabouts.shift != passed.firstShift,
      !changes.all.contains(where: { [.came, .went, .rearranged].contains($0.kind) })
    else { return nil }
    let count = passed.firstShift - whereabouts.shift
    let by = whereabouts.rel - old.rel + former.pushes.expected - passed.first.reasons.sum
    return MoveReason(kind: count > 0 ? .came : .went, by: by, count: abs(count))
  }

  /// What changed before it, if it has no part in the moves of the others.
  private var reasonsBefore: [MoveReason] {
    var found =
      editsBefore.map { $0 + container.ofStart + former.pushes.shares } ?? changesBefore
    found.removeAll { $0 == ownLength }
    return found
  }

  /// That it has another length, which does not move where it starts.
  var ownLength: MoveReason? {
    former.lengthNow(of: place).map {
      ResizedLines(in: former).resized(old, at: place, to: $0)
    }
  }

  /// What changed in sight, with the number of all that came in before it.
  private var changesBefore: [MoveReason] {
    var found = changes.all
    guard let shift = whereabouts?.shift, let came = found.firstIndex(where: { $0.kind == .came })
    else { return found }
    // What came in before the line that kept its place did not push; what went made room.
    let ahead = passed.start >= 0 ? passed.firstShift : 0
    let made = changes.gone.all.count { $0.place > passed.start && $0.place < place }
    found[came].count = max(found[came].count, shift + made - ahead)
    return found
  }

  /// What came and went before it, with the lengths of what was or is in sight; nil if a line that
  /// is still there says that, or if it changed its own place among the others.
  ///
  /// How far it was pushed follows from the data alone.
  private var editsBefore: [MoveReason]? {
    guard passed.start < 0, stack.columns == nil, let cell = former.left[place]?.first,
      let counts = order.counts(before: cell, at: place), counts.shift == cell.index - old.index
    else { return nil }
    var staying = changes.staying
    var edits: [MoveReason] = []
    for line in stack.run.lines where former.isNew(line) && line.subviews[0].index < cell.index {
      let by = line.length + stack.run.spacing
      edits.add(.came, by: by, of: staying.part(of: line), new: line.length)
    }
    for gone in changes.gone.all where gone.place < place {
      let length = former.lines[gone.place].length
      edits.add(.went, by: -length - former.seen.spacing, of: gone.view)
    }
    edits.count(.came, upTo: counts.came)
    edits.count(.went, upTo: counts.went)
    return edits
  }

  /// That it changed its place, or others did around it.
  private func rearranged(by: Double) -> [MoveReason] {
    let cell = former.left[place]?.first
    let all = cell.flatMap { order.counts(before: $0, at: place) }
    let isOfOrder = order.isShuffled && all.map { $0.came + $0.went == 0 } ?? false
    guard stack.columns == nil || isOfOrder else { return [changes.grid.reflow(by: by, after: [])] }
    if let all, let cell, all.shift == cell.index - old.index {
      return [MoveReason(kind: order.isShuffled ? .rearranged : .unseen, by: by, count: 1)]
    }
    return [MoveReason(kind: .rearranged, by: by, views: [old.view], count: 1)]
  }

  /// Some reasons, with what those beside it did that left sight, too.
  private func completed(_ reasons: [MoveReason], by: Double) -> [MoveReason] {
    let aside = grownAside(by: by - reasons.sum)
    var all = (reasons + aside).reasons(summingTo: by)
    if order.isShuffled, all.last?.kind == .unseen { all[all.count - 1].kind = .rearranged }
    return all
  }

  /// The lines from it to the first that is still there, and the distances after them, if they grew
  /// towards the start; empty if that is not by how much it was pushed.
  private func grownAside(by: Double) -> [MoveReason] {
    let isSame =
      stack.columns == nil || stack.kept == nil && former.seen.columns == stack.columns?.count
    guard place < passed.start, isSame, abs(by) > Double.tolerance else { return [] }
    var grown: [MoveReason] = []
    for aside in place..<passed.start {
      guard let length = former.lengthNow(of: aside) else { return [] }
      let past = former.lines[aside]
      var reason = MoveReason.resized(past.view, from: past.length, to: length)
      reason.by.negate()
      if abs(reason.by) > Double.tolerance { grown.append(reason) }
    }
    if var gaps = former.spacing(of: passed.start - place) {
      gaps.by.negate()
      grown.append(gaps)
    }
    return grown.sum.isNearly(by) ? grown : []
  }
}

extension [MoveReason] {
  /// Counts what came or went out of sight, too.
  fileprivate mutating func count(_ kind: MoveReason.Kind, upTo count: Int) {
    if let place = firstIndex(where: { $0.kind == kind }) {
      self[place].count = Swift.max(self[place].count, count)
    } else if count > 0 {
      append(MoveReason(kind: kind, by: 0, count: count))
    }
  }

  /// The same with the rest of a move as the share of what came in or went, if some of that is out
  /// of sight: what else changed was in sight, so that its share is known.
  fileprivate func completedByUnseen(to by: Double) -> [MoveReason] {
    let rest = by - sum
    let kind = rest > 0 ? MoveReason.Kind.came : .went
    let unseen = indices.filter { self[$0].kind == .came || self[$0].kind == .went }
      .filter { self[$0].count > self[$0].views.count }
    guard let place = unseen.first(where: { self[$0].kind == kind }) ?? unseen.first else {
      return self
    }
    var all = self
    all[place].by += rest
    return all[place].by * (all[place].kind == .came ? 1 : -1) > 0 ? all : self
  }
}
