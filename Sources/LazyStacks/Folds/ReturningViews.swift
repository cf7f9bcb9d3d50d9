/// The views that left what is in sight in this frame and that a step would bring back elsewhere;
/// they are kept out of sight.
///
/// The frame is laid out at a tentative offset, and tiles learn their lengths there. So the layout
/// may put a view that just left into a lane that turned out to be shorter, where it is in sight
/// again. Whoever looks would see it move by itself (invariant I1).
struct ReturningViews: FoldChange {
  let folded: FoldedRun

  init(in folded: FoldedRun) { self.folded = folded }

  /// The step at the end of the run with its subviews where they belong, if they were in sight when
  /// the frame began and the layout would bring them back elsewhere.
  ///
  /// They come back in a later frame, in which nobody saw them before.
  func leftOut(of step: FoldStep) -> FoldStep {
    let container = fold.container
    guard !container.hasJumped, let expected = container.movingTrack?.expectedMove else {
      return step
    }
    var isMoved = false
    var now: [(along: Double, length: Double)] = []
    for (position, place) in step.places.enumerated() {
      let subview = container.loaded(folded.order.turned(step.before.index + position))
      let further = subview.flatMap { distance(of: $0, at: place, of: step, expected: expected) }
      if further != nil { isMoved = true }
      now.append((place.along + (further ?? 0), place.length))
    }
    guard isMoved else { return step }
    var held = HeldStep(step, now: now)
    held.reach(to: now.reduce(step.before.reach) { max($0, $1.along + $1.length) })
    return held.step
  }

  /// How much further on a view belongs that a step at the end of the run puts into sight; nil if
  /// it was not in sight, or belongs there.
  private func distance(
    of subview: Subview,
    at place: FoldPlace,
    of step: FoldStep,
    expected: Double
  ) -> Double? {
    guard let before = subview.past.placeSeen(in: fold.container.context.sight.ofRows),
      before.length.isNearly(place.length)
    else { return nil }
    let (region, length) = (folded.region, place.length)
    let distance = place.along - step.lineStart
    let next = run.lines.isEmpty ? run.emptyStart : run.end
    let rel = folded.isReversed ? run.start - distance - length : next + distance
    var belongs = before.rel + expected
    guard region.touches(from: rel, length: length), !rel.isNearly(belongs) else { return nil }
    if region.touches(from: belongs, length: length) {
      guard isTaken(from: belongs, length: length, by: place) else { return nil }
      // Another view stands there, such as one that a program scrolled to.
      belongs = folded.isReversed ? region.start - length : region.end
      folded.leaveOut(subview)
    }
    let further = folded.isReversed ? rel - belongs : belongs - rel
    return further.isClearlyGreater(than: 0) ? further : nil
  }

  /// Whether a view of the run stands at a place where another one belongs.
  private func isTaken(from start: Double, length: Double, by place: FoldPlace) -> Bool {
    let axis = fold.crossAxis
    return run.lines.contains { line in
      guard let other = line.subviews[0].folded.place else { return false }
      return line.seenStart.isClearlyLess(than: start + length)
        && start.isClearlyLess(than: line.seenEnd)
        && place.isBeside(other, along: axis)
    }
  }
}
