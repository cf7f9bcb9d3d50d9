import DequeModule
import LazyExtents

/// Moves after all lengths were forgotten, because the container changed its cross length (rule
/// R9).
extension LazyMoves {
  /// Reports what was in sight before: one share is what was measured anew, the others are what the
  /// ends, the insets and a default anchor did.
  mutating func traceAnew() {
    let shares = pushes.shares
    let start = startReasons
    let container = anew(by: 1)
    var isFirst = true
    var lengths = NamedLengths()
    cut = nil
    gaps = 0
    for line in stack.run.lines {
      defer {
        if !isFirst {
          let known = changes.count
          addOwnLength(of: line)
          if changes.count == known { lengths.add(otherLength(of: line)) }
          gaps += 1
        }
      }
      for subview in line.subviews {
        guard let change = subview.change(in: frame) else { continue }
        let by = change.rel + pushes.expected
        let rest = by - shares.sum
        if isFirst {
          let isStart = [rest, by].contains { abs($0 - start.sum) <= stack.run.rounding }
          first = isStart ? start : []
        }
        guard abs(by) > stack.run.rounding else {
          isFirst = false
          continue
        }
        guard !stack.isStopped, stack.context.work.goesOn() else { return }
        // If work is stopped now, the next frame must not record the move again.
        subview.past.noteReported(by)
        var account = MoveAccount(view: subview.seen)
        account.isRow = true
        let own = ownShift(of: subview, in: line, by: by)
        account.reasons =
          reasons(by: by - own.sum, shares: shares, of: isFirst ? subview : nil, after: lengths)
          + own
        if pushes.anchor != 0 { account.changes = container + changes }
        record(subview, by: by, account: account)
        if isFirst { cut = account.reasons.first { $0.kind == .remeasured } }
        isFirst = false
      }
    }
    if LazyComparison(of: stack).hasRowsThatStayed { tellHeld() }
    tellPushedAnew(after: lengths)
  }

  /// The lengths of lines that were measured anew, as long as they are few enough to name them.
  private struct NamedLengths {
    private(set) var reasons: [MoveReason] = []
    private var isWhole = true

    private static let most = 6

    mutating func add(_ reason: MoveReason?) {
      guard isWhole, let reason else { return }
      reasons.append(reason)
      isWhole = reasons.count <= Self.most
      if !isWhole { reasons = [] }
    }
  }

  /// The length that a line has in place of the one that was seen before, if it has another one.
  private func otherLength(of line: Line) -> MoveReason? {
    guard isWhole(line), let place = oldPlace(of: line),
      abs(line.length - past[place].length) > Double.tolerance
    else { return nil }
    return resized(line, from: past[place].length)
  }

  /// What moved a cell of a grid within its line, as that or the cell has another length.
  private func ownShift(of cell: Subview, in line: Line, by: Double) -> [MoveReason] {
    guard stack.columns != nil, isWhole(line), let place = oldPlace(of: line) else { return [] }
    let old = past[place]
    let shift = by - (line.rel - old.rel + pushes.expected)
    guard abs(shift) > stack.run.rounding else { return [] }
    return [alignment(of: cell, in: line, by: shift, from: old.length)]
  }

  /// Records that a line changed its length because its own views changed in this frame.
  private mutating func addOwnLength(of line: Line) {
    let cell = line.subviews[0]
    if stack.columns != nil {
      guard isWhole(line), let place = oldPlace(of: line),
        line.subviews.contains(where: { $0.measurement.hasChanged(in: frame) }),
        abs(line.length - past[place].length) > Double.tolerance
      else { return }
      return changes.append(resized(line, from: past[place].length))
    }
    guard cell.measurement.hasChanged(in: stack.context.trace.frame),
      let before = cell.before, before.frame == frame,
      abs(cell.length - before.length) > Double.tolerance
    else { return }
    changes.add(
      .resized,
      by: cell.length - before.length,
      of: cell.seen,
      old: before.length,
      new: cell.length
    )
  }

  /// What the region did, and the remainder; an anchor responds to all of that.
  private func reasons(
    by: Double,
    shares: [MoveReason],
    of subview: Subview?,
    after lengths: NamedLengths
  ) -> [MoveReason] {
    // At an end the clamp undoes the move that the kept line caused.
    if !first.isEmpty, abs(by - first.sum) <= stack.run.rounding { return first }
    guard pushes.anchor != 0 else {
      let spaced = self.spacing(of: gaps).map { [$0] } ?? []
      let known = shares + first + changes + spaced
      return known + anew(by: by - known.sum, first: subview, after: lengths)
    }
    let others = shares.filter { $0.kind != .anchor }
    return [pushes.share(of: .anchor, by: by - others.sum)] + others
  }

  /// The share of what is measured anew; of the first subview in sight it is what keeps it cut by
  /// the edge at the same fraction.
  private func anew(
    by: Double,
    first: Subview? = nil,
    after lengths: NamedLengths = NamedLengths()
  ) -> [MoveReason] {
    guard abs(by) > stack.run.rounding else { return [] }
    guard !stack.hasOtherColumns else { return [regrouped(by: by)] }
    var whole = MoveReason(
      kind: .remeasured,
      by: by,
      views: [first?.seen ?? SeenView(name: stack.name)] + otherLength,
      count: 1,
      old: seen.crossLength,
      new: stack.crossLength
    )
    // What stands after the first line goes with it.
    let fraction = first == nil ? cut : nil
    whole.by -= fraction?.by ?? 0
    if abs(lengths.reasons.sum - whole.by) <= stack.run.rounding { whole.causes = lengths.reasons }
    guard let fraction else { return [whole] }
    let views = Array(fraction.views.prefix(1))
    let withFirst = MoveReason(kind: .remeasured, by: fraction.by, views: views, count: 1)
    return abs(whole.by) > stack.run.rounding ? [whole, withFirst] : [withFirst]
  }

  /// The visible rect, if it changed its length along the axis too: a row that is as long as the
  /// rect follows it.
  private var otherLength: [SeenView] {
    guard let scroll = stack.movingTrack?.node, let before = scroll.sightBefore,
      before.frame == stack.context.sight.ofViews,
      !before.size[stack.axis].isNearly(scroll.size[stack.axis]),
      stack.placed.contains(where: { RelativeSizes(in: $0.node).exist })
    else { return [] }
    return [SeenView(name: "visible rect")]
  }

  /// How far the last line that is still held moved, if lines have other lengths only because they
  /// changed themselves: then those after it are as long as they were.
  private var shiftOfOwnLengths: Double? {
    guard !changes.isEmpty, !stack.hasOtherColumns else { return nil }
    var grown = 0.0
    var shift: Double?
    for line in stack.run.lines {
      guard let place = oldPlace(of: line) else { continue }
      let old = past[place]
      grown += line.length - old.length
      shift = line.relEnd - old.rel - old.length + pushes.expected
    }
    return abs(grown - changes.sum) <= stack.run.rounding ? shift : nil
  }

  /// Reports what would be in sight, had nothing been measured anew.
  private mutating func tellPushedAnew(after lengths: NamedLengths) {
    let shares = pushes.shares
    let shift = shiftOfOwnLengths
    // Where nothing is left that was in sight, what moved the whole container did it.
    let isWhole = !LazyComparison(of: stack).hasRowsThatStayed && !startReasons.isEmpty
    let cells = left.values.joined().filter { $0.before?.isFree == true && !$0.isPinned }
    for cell in cells.sorted(by: { $0.index < $1.index }) {
      guard !stack.isStopped, stack.context.work.goesOn() else { return }
      guard var by = pushed(cell).map({ shift ?? $0 }) else { continue }
      var account = MoveAccount(view: cell.seen, isOutOfSight: true, isGuess: true)
      account.isRow = true
      if isWhole, stack.kept == nil {
        (account.reasons, by) = movedWhole(by: by)
      } else {
        account.reasons = reasons(by: by, shares: shares, of: nil, after: lengths)
      }
      if pushes.anchor != 0 { account.changes = anew(by: 1) + changes }
      let expected = (cell.before?.rel ?? 0) - pushes.expected
      if noteLeaver(cell.label, from: expected, by: by, length: cell.length, in: &account) {
        record(cell, by: by, account: account)
      }
    }
  }
}
