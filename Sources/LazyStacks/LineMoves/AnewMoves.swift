import LazyExtents

/// The moves after all lengths were forgotten, because the container changed its cross length (rule
/// R9).
///
/// One share is what was measured anew, the others are what the ends, the insets and a default
/// anchor did.
struct AnewMoves {
  private let former: FormerLines
  private let sight: ShownRows
  private let report: MoveReport
  private let container: ContainerMove
  private var leavers: SightLeavers
  /// The lines whose length changed because their own views changed in this frame.
  private var changes: [MoveReason] = []
  /// The other lines that have another length.
  private var named: [MoveReason] = []
  /// How many of them are named at most.
  private static let mostNamed = 6
  /// What moved the start of the container, if that moved the first subview in sight.
  private var start: [MoveReason] = []
  /// By how much the first one moved to be cut at the same fraction.
  private var cut: MoveReason?
  /// How many distances are before the line in hand.
  private var gaps = 0

  private var stack: LazyStackNode { former.stack }
  private var pushes: Pushes { former.pushes }

  init(of former: FormerLines, in sight: ShownRows, report: MoveReport) {
    (self.former, self.sight, self.report) = (former, sight, report)
    container = ContainerMove(of: former)
    leavers = SightLeavers(of: former.stack, from: sight)
  }

  /// Reports what was in sight before.
  ///
  /// - Returns: What left sight.
  mutating func record() -> Set<ViewID> {
    let all = anew(by: 1)
    let start = container.ofStart
    var isFirst = true
    for line in stack.run.lines {
      for subview in line.subviews {
        guard let change = subview.change(in: former.frame) else { continue }
        let by = change.rel + pushes.expected
        if isFirst {
          let isStart = [by - pushes.shares.sum, by].contains {
            abs($0 - start.sum) <= stack.run.rounding
          }
          self.start = isStart ? start : []
        }
        if abs(by) > stack.run.rounding, sight.isShownAcross(subview) {
          guard !stack.isStopped, stack.context.work.goesOn() else { return leavers.labels }
          record(subview, in: line, by: by, isFirst: isFirst, all: all)
        }
        isFirst = false
      }
      if !isFirst { pass(line) }
    }
    if LazyComparison(of: stack).hasRowsThatStayed {
      EdgeMoves(in: sight, of: former, order: LineOrder(of: former), changes: changes).record()
    }
    recordPushed()
    return leavers.labels
  }

  /// Reports a subview that moved; an anchor responds to `all` that was measured anew.
  private mutating func record(
    _ subview: Subview,
    in line: Line,
    by: Double,
    isFirst: Bool,
    all: [MoveReason]
  ) {
    // If work is stopped now, the next frame must not record the move again.
    subview.past.noteReported(by)
    var account = MoveAccount(ofRow: subview.seen)
    let own = ownShift(of: subview, in: line, by: by)
    account.reasons = reasons(by: by - own.sum, of: isFirst ? subview : nil) + own
    if pushes.anchor != 0 { account.changes = all + changes }
    report.record(subview, by: by, account: account)
    if isFirst { cut = account.reasons.first { $0.kind == .remeasured } }
  }

  /// Takes in what a line does to what stands after it.
  private mutating func pass(_ line: Line) {
    if let own = ownLength(of: line) {
      changes.append(own)
    } else {
      named += [former.change(of: line)].compactMap(\.self)
    }
    gaps += 1
  }

  /// What moved a cell of a grid within its line, as that or the cell has another length.
  private func ownShift(of cell: Subview, in line: Line, by: Double) -> [MoveReason] {
    guard stack.columns != nil, former.isWhole(line), let place = former.place(of: line) else {
      return []
    }
    let shift = by - former.move(of: line, from: place)
    guard abs(shift) > stack.run.rounding else { return [] }
    return [former.alignment(of: cell, in: line, by: shift, from: former.lines[place].length)]
  }

  /// That a line changed its length because its own views changed in this frame.
  private func ownLength(of line: Line) -> MoveReason? {
    let cell = line.subviews[0]
    if stack.columns != nil {
      let hasChanged = line.subviews.contains { $0.measurement.hasChanged(in: former.frame) }
      return hasChanged ? former.change(of: line) : nil
    }
    guard cell.measurement.hasChanged(in: stack.context.trace.frame),
      let before = former.length(of: cell), abs(cell.length - before) > Double.tolerance
    else { return nil }
    return former.resized(line, from: before)
  }

  /// What the region did, and the remainder; an anchor responds to all of that.
  private func reasons(by: Double, of first: Subview?) -> [MoveReason] {
    // At an end the clamp undoes the move that the kept line caused.
    if !start.isEmpty, abs(by - start.sum) <= stack.run.rounding { return start }
    guard pushes.anchor == 0 else { return pushes.shares(answeringTo: by) }
    let spaced = former.spacing(of: gaps).map { [$0] } ?? []
    let known = pushes.shares + start + changes + spaced
    return known
      + anew(by: by - known.sum, first: first, naming: named.count > Self.mostNamed ? [] : named)
  }

  /// The share of what is measured anew; of the first subview in sight it is what keeps it cut by
  /// the edge at the same fraction.
  private func anew(
    by: Double,
    first: Subview? = nil,
    naming others: [MoveReason] = []
  ) -> [MoveReason] {
    guard abs(by) > stack.run.rounding else { return [] }
    guard !stack.hasOtherColumns else { return [GridChanges(in: former).regrouped(by: by)] }
    var whole = MoveReason(
      kind: .remeasured,
      by: by,
      views: [first?.seen ?? SeenView(name: stack.name)],
      count: 1,
      old: former.seen.crossLength,
      new: stack.crossLength
    )
    // What stands after the first line goes with it.
    let fraction = first == nil ? cut : nil
    whole.by -= fraction?.by ?? 0
    if abs(others.sum - whole.by) <= stack.run.rounding { whole.causes = others }
    whole.views += otherLength(besides: whole.causes)
    guard let fraction else { return [whole] }
    let views = Array(fraction.views.prefix(1))
    let withFirst = MoveReason(kind: .remeasured, by: fraction.by, views: views, count: 1)
    return abs(whole.by) > stack.run.rounding ? [whole, withFirst] : [withFirst]
  }

  /// The visible rect, if it changed its length along the axis too: a row that is as long as the
  /// rect follows it.
  private func otherLength(besides lengths: [MoveReason]) -> [SeenView] {
    let named = Set(lengths.flatMap(\.views))
    guard let scroll = stack.movingTrack?.node, let before = scroll.sightBefore,
      before.frame == stack.context.sight.ofViews,
      !before.size[stack.axis].isNearly(scroll.size[stack.axis]),
      stack.placed.contains(where: { row in
        (named.isEmpty || named.contains(row.seen)) && RelativeSizes(in: row.node).exist
      })
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
      guard let place = former.place(of: line) else { continue }
      let old = former.lines[place]
      grown += line.length - old.length
      shift = line.relEnd - old.rel - old.length + pushes.expected
    }
    return abs(grown - changes.sum) <= stack.run.rounding ? shift : nil
  }

  /// Reports what would be in sight, had nothing been measured anew.
  private mutating func recordPushed() {
    let shift = shiftOfOwnLengths
    let cells = (former.left.values.joined() + former.unplaced).filter {
      $0.before?.isFree == true && !$0.isPinned
    }
    for cell in cells.sorted(by: { $0.index < $1.index }) {
      guard !stack.isStopped, stack.context.work.goesOn() else { return }
      guard let by = sight.pushed(cell).map({ shift ?? $0 }) else { continue }
      var account = MoveAccount(ofRow: cell.seen, isOutOfSight: true, isGuess: true)
      account.reasons = reasons(by: by, of: nil)
      if pushes.anchor != 0 { account.changes = anew(by: 1) + changes }
      let expected = (cell.before?.rel ?? 0) - pushes.expected
      if leavers.note(cell.label, from: expected, by: by, length: cell.length, in: &account) {
        report.record(cell, by: by, account: account)
      }
    }
  }
}
