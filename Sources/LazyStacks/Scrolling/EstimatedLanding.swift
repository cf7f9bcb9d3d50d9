/// Ends programmatic scrolls at the estimated place of their target (parameter P24), as people
/// report of earlier systems.
struct EstimatedLanding {
  private let track: ScrollTrack

  init(on track: ScrollTrack) { self.track = track }

  /// The offset that is estimated to align a line at an anchor; nil if the line is in the run, or
  /// if targets are measured first.
  func offset(ofLine line: Int, in stack: LazyStackNode, anchor: Double?) -> Double? {
    guard track.context.profile.targetLanding == .estimate,
      stack.arrangement.line(at: line) == nil
    else { return nil }
    let start = stack.arrangement.position(of: line) - stack.placement.offset
    let region = track.spanWithoutInsets
    let free = region.length - stack.arrangement.expectedLength(of: line)
    let fraction = anchor ?? (start < region.start ? 0 : 1)
    return track.nearestOffset(to: track.offset + start - region.start - fraction * free)
  }

  /// The estimated offset for the view of an animated scroll; nil if the view is near enough to be
  /// walked to (parameter P9).
  func offset(of landing: Landing) -> Double? {
    let context = track.context
    guard context.profile.targetLanding == .estimate, let stack = landing.stack,
      let index = context.callbacks.guarding({
        try TrackLanding(on: track).index(of: landing, in: stack)
      })
        ?? nil
    else { return nil }
    let line = stack.lineMap.line(of: index)
    let region = track.spanWithoutInsets
    let start = stack.arrangement.position(of: line) - stack.placement.offset
    let reach = context.profile.exactReach * region.length
    guard start - region.end > reach || region.start - start > reach else { return nil }
    return offset(ofLine: line, in: stack, anchor: landing.anchor)
  }

  /// Goes to the estimated offset of a view, and stays there in this frame.
  func rest(at target: Double, of id: ViewID?) {
    track.aim(at: target)
    let count = track.entries.count
    track.move(by: target - track.offset, because: .script, of: id)
    track.ledger.describe(after: count) { $0.estimated = .asked }
    track.still.offset = Stillness.HeldOffset(offset: target, isOfProgram: true, target: id)
  }

  /// Takes over, once, what was learned at the target.
  ///
  /// The offset stays as it is, so the content moves.
  func settle() {
    guard let held = track.still.offset, held.isOfProgram, !held.isSettled else { return }
    track.still.offset?.isSettled = true
    for stack in track.stacks where stack.placement.jumped { RunLead(of: stack.run).guessAnew() }
    track.settleOffset(because: .estimate)
  }
}
