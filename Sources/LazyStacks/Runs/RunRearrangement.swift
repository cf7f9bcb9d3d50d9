import LazyExtents

/// Takes the lines of a run over into a changed list (rules R7, R10, R16).
struct RunRearrangement {
  private let run: LazyRun
  private let change: LineChange

  init(of run: LazyRun, by change: LineChange) {
    self.run = run
    self.change = change
  }

  /// Chooses the subview that keeps its place in an update (rule R10).
  ///
  /// It is the first visible one that still exists and was not moved itself; otherwise the one that
  /// now has the index of the first visible one. What was moved follows from the order alone, also
  /// for reported edits, because the same change of an array must not have another effect. In a
  /// reversed run it is the last one, and `edge` is where the run ends while nothing is scrolled.
  ///
  /// While rows are dragged, the `gap` says what they leave where it is.
  func anchor(among visible: [Subview], edge: Double, gap: GapAnchor? = nil) -> UpdateAnchor? {
    let (isReversed, count) = (run.isReversed, run.count)
    let visible = isReversed ? visible.reversed() : visible
    let held = isReversed ? run.lines.last : run.lines.first
    guard let first = visible.first ?? held?.subviews.first, change.newCount > 0 else { return nil }
    if isReversed, run.last == count, run.end.isNearly(edge) {
      return UpdateAnchor(old: count - 1, new: change.newCount - 1, rel: run.end)
    }
    if !isReversed, run.first == 0, run.start.isNearly(edge) {
      return UpdateAnchor(old: 0, new: 0, rel: run.start)
    }
    if let anchor = gap?.anchor(among: visible) { return anchor }
    let survivors = visible.compactMap { subview in
      change.subviews.newIndex(of: subview.index).map { (subview, $0) }
    }
    let indices = survivors.map(\.1)
    if let unmoved = (isReversed ? indices.map(-) : indices).firstOfLongestRise {
      let (subview, index) = survivors[unmoved]
      return UpdateAnchor(
        old: change.old.line(of: subview.index),
        new: change.new.line(of: index),
        rel: place(of: subview)
      )
    }
    run.keptPlace = false
    let old = change.old.line(of: first.index)
    let new = isReversed ? max(0, change.newCount - (count - old)) : min(old, change.newCount - 1)
    return UpdateAnchor(old: old, new: new, rel: place(of: first))
  }

  /// Where the line of a subview starts, or in a reversed run ends.
  private func place(of subview: Subview) -> Double {
    let start = subview.rel - subview.position.shift
    return run.isReversed ? start + (run.line(at: subview.index)?.length ?? 0) : start
  }

  /// Takes over a changed list: records move with their subviews, and the lead changes by what came
  /// and went before the anchor.
  ///
  /// The run is left empty, at the anchor's index and place.
  func take(keeping anchor: UpdateAnchor?) {
    let counted = CountedLengths(in: run, before: change)
    var old = run.lead
    let stackStart = run.start - run.lead
    var shift = LeadShift(of: run)
    if let anchor {
      run.lead += run.lines.isEmpty ? 0 : run.position(of: anchor.old) - run.lead
      old = run.lead
      shift = LeadShift(of: run, by: change, around: anchor)
      run.lead = shift.lead
      run.isLeadExact = shift.isLeadExact
    }
    moveRecords()
    let behind = change.newCount - run.count - shift.inserted + shift.removed
    let oldCount = run.count
    run.count = change.newCount
    run.edit { $0.removeAll() }
    run.first = anchor?.new ?? 0
    run.growth.limit = nil
    run.emptyStart = anchor?.rel ?? stackStart
    if run.first == 0 {
      run.lead = 0
      run.isLeadExact = true
    }
    run.noteFindings {
      ($0.before.stood, $0.before.known) = (counted.stood, counted.knownBefore)
      $0.behind += behind
      $0.before.count = $0.before.count ?? oldCount
      $0.add(
        inserted: shift.inserted,
        removed: shift.removed,
        change: run.lead - old,
        removedLength: shift.removedLength
      )
    }
  }

  /// Moves the records with their lines, edit by edit if that costs less.
  private func moveRecords() {
    if let stretches = change.stretches,
      run.lengths.estimator.rearrange(keeping: stretches, count: change.newCount)
    {
      return
    }
    run.lengths.estimator.replaceOrder(count: change.newCount, newIndex: change.newIndices())
  }
}
