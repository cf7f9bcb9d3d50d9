import DequeModule
import LazyExtents

extension LazyRun {
  /// The line that keeps its place in an update (rule R10).
  struct Anchor {
    /// The index before the update.
    let old: Int
    /// The index after the update.
    let new: Int
    /// Where the line starts, or in a reversed run ends, counted from the start of the visible
    /// region.
    var rel: Double
  }

  /// Chooses the subview that keeps its place in an update (rule R10).
  ///
  /// It is the first visible one that still exists and was not moved itself; otherwise the one that
  /// now has the index of the first visible one. What was moved follows from the order alone, also
  /// for reported edits, because the same change of an array must not have another effect. In a
  /// reversed run it is the last one, and `edge` is where the run ends while nothing is scrolled.
  func anchor(among visible: [Subview], after change: LineChange, edge: Double) -> Anchor? {
    let visible = isReversed ? visible.reversed() : visible
    guard let first = visible.first ?? firstInFold?.subviews.first, change.newCount > 0 else {
      return nil
    }
    if isReversed, last == count, end.isNearly(edge) {
      return Anchor(old: count - 1, new: change.newCount - 1, rel: end)
    }
    if !isReversed, self.first == 0, start.isNearly(edge) {
      return Anchor(old: 0, new: 0, rel: start)
    }
    let survivors = visible.compactMap { subview in
      change.subviews.newIndex(of: subview.index).map { (subview, $0) }
    }
    let rel = { (subview: Subview) in
      let start = subview.rel - subview.shift
      return self.isReversed ? start + (self.line(at: subview.index)?.length ?? 0) : start
    }
    let indices = survivors.map(\.1)
    if let unmoved = firstOfLongestRise(isReversed ? indices.map(-) : indices) {
      let (subview, index) = survivors[unmoved]
      return Anchor(
        old: change.old.line(of: subview.index),
        new: change.new.line(of: index),
        rel: rel(subview)
      )
    }
    keptPlace = false
    let old = change.old.line(of: first.index)
    let new =
      isReversed ? max(0, change.newCount - (count - old)) : min(old, change.newCount - 1)
    return Anchor(old: old, new: new, rel: rel(first))
  }

  /// The position of the first member of the longest increasing subsequence; of several, the one
  /// that begins first.
  ///
  /// - Complexity: O(*n* log *n*).
  private func firstOfLongestRise(_ values: [Int]) -> Int? {
    // For each length, the greatest value with which a rise of that length can begin behind a
    // position. Longer rises have smaller values.
    var begins: [Int] = []
    var first: Int?
    for index in values.indices.reversed() {
      let longer = begins.countOfFirst { $0 > values[index] }
      if longer == begins.count {
        begins.append(values[index])
      } else {
        begins[longer] = values[index]
      }
      if longer == begins.count - 1 { first = index }
    }
    return first
  }

  /// Takes over a changed list: records move with their subviews, and the lead changes by what came
  /// and went before the anchor (rules R7, R16).
  ///
  /// The run is left empty, at the anchor's index and place.
  func rearrange(_ change: LineChange, keeping anchor: Anchor?) {
    let (stood, known) = (lengthsByPlace(change), knownBefore(change))
    var old = lead
    let stackStart = start - lead
    var shift = (inserted: 0, removed: 0, removedLength: Double?.some(0))
    if let anchor {
      lead += lines.isEmpty ? 0 : position(of: anchor.old) - lead
      old = lead
      shift = adjustLead(change, around: anchor)
    }
    moveRecords(change)
    let behind = change.newCount - count - shift.inserted + shift.removed
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
      ($0.stood, $0.knownBefore) = (stood, known)
      $0.behind += behind
      $0.add(
        inserted: shift.inserted,
        removed: shift.removed,
        change: lead - old,
        removedLength: shift.removedLength
      )
    }
  }

  /// The lengths of what stands in the places of lines, if cells move on from line to line: in the
  /// run, and in as many lines before it if these count with their lengths.
  private func lengthsByPlace(_ change: LineChange) -> [Int: Double] {
    guard change.stretches == nil, !change.subviews.isEmpty, change.reflows() else { return [:] }
    var lengths: [Int: Double] = [:]
    for line in lines { lengths[line.index] = line.length }
    guard isLeadExact else { return lengths }
    for index in max(0, first - lines.count)..<first {
      lengths[index] = estimator.recorded(index)
    }
    return lengths
  }

  /// Where the lines stand after an edit that counted with their lengths: those of the run, and
  /// those before it if they are known.
  private func knownBefore(_ change: LineChange) -> [Range<Int>] {
    let counted = (isLeadExact ? 0 : first)..<first + lines.count
    guard !counted.isEmpty, let stretches = change.stretches else { return [] }
    return stretches.compactMap { stretch in
      let known = stretch.old.clamped(to: counted)
      let distance = stretch.new - stretch.old.lowerBound
      return known.isEmpty ? nil : known.lowerBound + distance..<known.upperBound + distance
    }
  }

  /// Fills the run again from the line that keeps its place, so that nothing counts as a jump.
  func refill(around anchor: Anchor?, keeping kept: KeptSteps?, using loader: some LineLoader) {
    guard let anchor, count > 0 else { return }
    if let kept, let fold { return refill(kept, with: fold, using: loader) }
    let (lead, isExact, restarted, growth) = (lead, isLeadExact, restarted, growth)
    let restart = findings?.restart
    self.restart(at: anchor.new, rel: anchor.rel, lead: lead, because: .update, using: loader)
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

  /// Changes the lead by what came and went before the anchor.
  ///
  /// What is removed may be longer than an estimated lead. Then the lead is guessed again, because
  /// a negative one would block the way up (rule R8).
  ///
  /// - Returns: How many lines came and went, and what these had counted if that is known.
  private func adjustLead(
    _ change: LineChange,
    around anchor: Anchor
  ) -> (inserted: Int, removed: Int, removedLength: Double?) {
    let gone = change.departures(before: anchor.old, movedTo: anchor.new)
    var removed = 0
    let old = lead
    for range in gone {
      lead -= estimator.recordedExtent(of: range) + Double(range.count) * spacing
      removed += range.count
    }
    var removedLength: Double? = old - lead
    let inserted = anchor.new - (anchor.old - removed)
    if inserted > 0 {
      let known = arrivals(change, around: anchor)
      let unknown = inserted - known.count
      lead += known.length + Double(inserted) * spacing + Double(unknown) * estimator.estimate
      isLeadExact = false
    }
    if !change.keepsLines(before: anchor.old, movedTo: anchor.new) { isLeadExact = false }
    if lead <= Double.tolerance, anchor.new > 0, !isLeadExact {
      lead = Double(anchor.new) * (estimator.estimate + spacing)
      removedLength = nil
    }
    return (max(0, inserted), removed, removedLength)
  }

  /// How many lines moved from behind the anchor to before it, and their total length.
  ///
  /// An estimator that remembers lengths knows them wherever the lines stand.
  private func arrivals(_ change: LineChange, around anchor: Anchor) -> (count: Int, length: Double)
  {
    guard estimator.remembers, let stretches = change.stretches else { return (0, 0) }
    var arrived = (count: 0, length: 0.0)
    for stretch in stretches where stretch.new < anchor.new {
      let start = max(stretch.old.lowerBound, anchor.old)
      let end = min(
        stretch.old.upperBound,
        stretch.old.lowerBound + anchor.new - stretch.new
      )
      guard start < end else { continue }
      arrived.count += end - start
      arrived.length += estimator.recordedExtent(of: start..<end)
    }
    return arrived
  }
}
