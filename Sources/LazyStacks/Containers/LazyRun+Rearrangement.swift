import DequeModule
import LazyExtents

extension LazyRun {
  /// Chooses the subview that keeps its place in an update (rule R10).
  ///
  /// It is the first visible one that still exists and was not moved itself; otherwise the one that
  /// now has the index of the first visible one. What was moved follows from the order alone, also
  /// for reported edits, because the same change of an array must not have another effect. In a
  /// reversed run it is the last one, and `edge` is where the run ends while nothing is scrolled.
  func anchor(among visible: [Subview], after change: LineChange, edge: Double) -> UpdateAnchor? {
    let visible = isReversed ? visible.reversed() : visible
    let held = isReversed ? lines.last : lines.first
    guard let first = visible.first ?? held?.subviews.first, change.newCount > 0 else { return nil }
    if isReversed, last == count, end.isNearly(edge) {
      return UpdateAnchor(old: count - 1, new: change.newCount - 1, rel: end)
    }
    if !isReversed, self.first == 0, start.isNearly(edge) {
      return UpdateAnchor(old: 0, new: 0, rel: start)
    }
    let survivors = visible.compactMap { subview in
      change.subviews.newIndex(of: subview.index).map { (subview, $0) }
    }
    let rel = { (subview: Subview) in
      let start = subview.rel - subview.position.shift
      return self.isReversed ? start + (self.line(at: subview.index)?.length ?? 0) : start
    }
    let indices = survivors.map(\.1)
    if let unmoved = (isReversed ? indices.map(-) : indices).firstOfLongestRise {
      let (subview, index) = survivors[unmoved]
      return UpdateAnchor(
        old: change.old.line(of: subview.index),
        new: change.new.line(of: index),
        rel: rel(subview)
      )
    }
    keptPlace = false
    let old = change.old.line(of: first.index)
    let new =
      isReversed ? max(0, change.newCount - (count - old)) : min(old, change.newCount - 1)
    return UpdateAnchor(old: old, new: new, rel: rel(first))
  }

  /// Takes over a changed list: records move with their subviews, and the lead changes by what came
  /// and went before the anchor (rules R7, R16).
  ///
  /// The run is left empty, at the anchor's index and place.
  func rearrange(_ change: LineChange, keeping anchor: UpdateAnchor?) {
    let counted = CountedLengths(in: self, before: change)
    var old = lead
    let stackStart = start - lead
    var shift = LeadShift(of: self)
    if let anchor {
      lead += lines.isEmpty ? 0 : position(of: anchor.old) - lead
      old = lead
      shift = LeadShift(of: self, by: change, around: anchor)
      lead = shift.lead
      isLeadExact = shift.isLeadExact
    }
    moveRecords(change)
    let behind = change.newCount - count - shift.inserted + shift.removed
    let oldCount = count
    count = change.newCount
    edit { $0.removeAll() }
    first = anchor?.new ?? 0
    growth.limit = nil
    emptyStart = anchor?.rel ?? stackStart
    if first == 0 {
      lead = 0
      isLeadExact = true
    }
    noteFindings {
      ($0.stood, $0.knownBefore) = (counted.stood, counted.knownBefore)
      $0.behind += behind
      $0.countBefore = $0.countBefore ?? oldCount
      $0.add(
        inserted: shift.inserted,
        removed: shift.removed,
        change: lead - old,
        removedLength: shift.removedLength
      )
    }
  }

  /// Fills the run again from the line that keeps its place, so that nothing counts as a jump.
  func refill(around anchor: UpdateAnchor?, keeping kept: KeptSteps?, using loader: some LineLoader)
  {
    guard let anchor, count > 0 else { return }
    if let kept, let folded { return folded.refill(kept, using: loader) }
    let (lead, isExact, restarted, growth) = (lead, isLeadExact, restarted, growth)
    let restart = findings?.restart
    let fresh = FreshStart(index: anchor.new, rel: anchor.rel, lead: lead, reason: .update)
    self.restart(fresh, using: loader)
    isLeadExact = isExact || anchor.new == 0
    self.restarted = restarted
    self.growth.isUnsettled = growth.isUnsettled
    noteFindings { $0.restart = restart }
  }

  /// Notes that what a jump brought into sight is now remembered.
  func arrive() {
    if restarted == .jumped { restarted = .arrived }
  }

  /// Moves the records with their lines, edit by edit if that costs less.
  private func moveRecords(_ change: LineChange) {
    if let stretches = change.stretches,
      estimator.rearrange(keeping: stretches, count: change.newCount)
    {
      return
    }
    estimator.replaceOrder(count: change.newCount, newIndex: change.newIndices())
  }
}
