import LazyExtents

/// A line that left sight: how far it was pushed, and why, by the difference between it and the
/// lines beside it that are still there.
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
  private let whereabouts: FormerLines.Whereabouts?
  /// Where it would stand, had nothing but a finger or a program moved it.
  private let expected: Double

  private var stack: LazyStackNode { former.stack }

  init(_ old: SeenLines.Line, at place: Int, among lines: LineWalk) {
    (former, order, changes) = (lines.former, lines.order, lines.changes)
    (container, passed, reasons) = (lines.container, lines.passed, lines.chain.reasons)
    (self.old, self.place) = (old, place)
    whereabouts = former.whereabouts(of: old, at: place)
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
    let isKnown = whereabouts?.isKnown == true
    let by = (whereabouts?.rel ?? expected) - expected
    let isShuffled = order.isShuffled && shiftBeside != 0
    guard !order.isMoved(place), !isShuffled else {
      return Move(reasons: rearranged(by: by), by: by, isGuess: !isKnown)
    }
    let found = reasonsBeside
    guard isKnown || shiftBeside != 0 || passed.start < 0 && whereabouts != nil else {
      // If several changed their lengths, rows out of sight may have done so as well.
      let isGuess = passed.start < 0 || found.count { $0.kind == .resized } > 1
      return Move(reasons: found, by: found.sum, isGuess: isGuess)
    }
    guard passed.start >= 0 || stack.kept != nil else {
      let whole = container.whole(by: by)
      return Move(reasons: whole.reasons, by: whole.by, isGuess: !isKnown)
    }
    return Move(reasons: completed(found, to: by), by: by, isGuess: !isKnown)
  }

  /// What moved the lines beside it that are still there, or the whole container.
  private var reasonsBeside: [MoveReason] {
    guard passed.start >= 0 else { return editsBefore + container.ofStart + former.pushes.shares }
    return place < passed.start ? reasonsAhead : passed.reasons[place]?.all ?? reasons
  }

  /// By how many places more than the lines beside it it was shifted.
  private var shiftBeside: Int {
    guard let whereabouts else { return 0 }
    guard passed.start >= 0 else { return whereabouts.shift - editsBefore.shift }
    guard place >= passed.start else { return whereabouts.shift - passed.firstShift }
    // Cells that are still among the same lines moved with these; lines count otherwise than cells.
    let after = stack.columns == nil ? passed.cameAfter - passed.goneAfter : 0
    return whereabouts.shift - passed.lastShift - after
  }

  /// What moved the first line that is still there, less what came, went or changed its length
  /// between it and that.
  private var reasonsAhead: [MoveReason] {
    var shares = MoveReasons(passed.first.reasons)
    guard stack.columns == nil || stack.kept == nil && former.seen.columns == stack.columns?.count
    else { return shares.all }
    let index = former.left[place]?.first?.index ?? .max
    let first = stack.run.lines.prefix { former.place(of: $0) != passed.start }
    for line in first where former.isNew(line) && line.subviews[0].index > index {
      let seen = line.subviews[0].seen
      let by = line.length + stack.run.spacing
      let came = MoveReason(kind: .came, by: by, views: [seen], count: 1, new: line.length)
      shares.without(came)
    }
    var kept = passed.start - place
    for (aside, past) in former.lines[..<passed.start].enumerated().dropFirst(place) {
      if former.lost.contains(past.label) {
        kept -= 1
        let by = -past.length - former.seen.spacing
        let went = MoveReason(kind: .went, by: by, views: [past.view], count: 1, old: past.length)
        shares.without(went)
      } else if let length = former.lengthNow(of: aside), !length.isNearly(past.length) {
        shares.without(.resized(past.view, from: past.length, to: length))
      }
    }
    if let gaps = former.spacing(of: kept) { shares.append([gaps].negated[0]) }
    return shares.all
  }

  /// That it has another length, which does not move where it starts.
  var ownLength: MoveReason? {
    former.lengthNow(of: place).map {
      former.resized(old, at: place, to: $0)
    }
  }

  /// What came and went before it, in sight.
  private var editsBefore: [MoveReason] {
    guard stack.columns == nil, let index = former.left[place]?.first?.index else { return [] }
    var staying = changes.staying
    var edits: [MoveReason] = []
    for line in stack.run.lines where former.isNew(line) && line.subviews[0].index < index {
      let by = line.length + stack.run.spacing
      edits.add(.came, by: by, of: staying.part(of: line), new: line.length)
    }
    for gone in changes.gone.all where gone.place < place {
      let length = former.lines[gone.place].length
      edits.add(.went, by: -length - former.seen.spacing, of: gone.view, old: length)
    }
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

  /// Some reasons, with what happened out of sight between it and the lines beside it.
  private func completed(_ reasons: [MoveReason], to by: Double) -> [MoveReason] {
    let rest = by - reasons.sum
    let slack = max(stack.run.rounding, Double.slack(at: abs(by)))
    let (count, isAhead) = (shiftBeside, place < passed.start)
    guard abs(rest) > slack || reasons.isEmpty && count != 0 else { return reasons }
    guard stack.kept != nil else { return reasons.reasons(summingTo: by) }
    guard stack.columns == nil, !reasons.isEmpty || count == 0 else {
      return reasons + rearranged(by: rest)
    }
    guard count != 0, (count > 0) == (rest > 0) else {
      return reasons + [MoveReason(kind: .unseen, by: rest)]
    }
    // What came between it and a line behind it pushed it back, had that kept its place.
    let kind: MoveReason.Kind = (count > 0) != isAhead ? .came : .went
    return reasons + [MoveReason(kind: kind, by: rest, count: abs(count))]
  }
}

extension MoveReasons {
  /// Takes away what happened to a view; where it is no share, the opposite is one.
  fileprivate mutating func without(_ other: MoveReason) {
    let view = other.views[0]
    if other.kind.joins, all.contains(where: { $0.kind == other.kind && $0.views.contains(view) }) {
      return takeJoined(view, other.kind, by: other.by)
    }
    var reasons = all
    if let place = reasons.firstIndex(where: { $0.kind == other.kind && $0.views == [view] }) {
      reasons[place].by -= other.by
      if reasons[place].by.isNearly(0) { reasons.remove(at: place) }
    } else {
      reasons += [other].negated
    }
    self = MoveReasons(reasons)
  }
}
