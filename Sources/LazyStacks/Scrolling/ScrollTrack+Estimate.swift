/// Programmatic scrolls that stop at the estimated place of their target (parameter P24), as people
/// report of earlier systems.
extension ScrollTrack {
  /// The offset that is estimated to align a line at an anchor; nil if the line is in the run, or
  /// if targets are measured first.
  func estimatedOffset(
    ofLine line: Int,
    in stack: LazyStackNode,
    anchor: Double?
  ) -> Double? {
    guard context.profile.targetLanding == .estimate, stack.arrangement.line(at: line) == nil else {
      return nil
    }
    let start = stack.arrangement.position(of: line) - stack.placement.offset
    let region = spanWithoutInsets
    let free = region.length - stack.arrangement.expectedLength(of: line)
    let fraction = anchor ?? (start < region.start ? 0 : 1)
    return min(max(offset + start - region.start - fraction * free, minOffset), maxOffset)
  }

  /// The estimated offset for the view of an animated scroll; nil if the view is near enough to be
  /// walked to (parameter P9).
  func estimatedOffset(of landing: Landing) -> Double? {
    guard context.profile.targetLanding == .estimate, let stack = landing.stack,
      let index = context.guarding({ try index(of: landing, in: stack) }) ?? nil
    else { return nil }
    let line = stack.lineMap.line(of: index)
    let region = spanWithoutInsets
    let start = stack.arrangement.position(of: line) - stack.placement.offset
    let reach = context.profile.exactReach * region.length
    guard start - region.end > reach || region.start - start > reach else { return nil }
    return estimatedOffset(ofLine: line, in: stack, anchor: landing.anchor)
  }

  /// Goes to the estimated offset of a view, and stays there in this frame.
  func rest(atEstimate target: Double, of id: ViewID?) {
    aim(at: target)
    let count = entries.count
    move(by: target - offset, because: .script, of: id)
    if entries.count > count { entries[count].estimated = .asked }
    still.offset = Stillness.HeldOffset(offset: target, isOfProgram: true, target: id)
  }

  /// Takes over, once, what was learned at the target.
  ///
  /// The offset stays as it is, so the content moves.
  func settleEstimate() {
    guard let held = still.offset, held.isOfProgram, !held.isSettled else { return }
    still.offset?.isSettled = true
    for stack in stacks where stack.placement.jumped { stack.run.guessLeadAnew() }
    settleOffset(because: .estimate)
  }
}

extension AnimatedScroll.Aim {
  var isEstimate: Bool {
    if case .estimate = self { true } else { false }
  }
}

extension ScrollNode {
  /// Ends an animated scroll at the place estimated for its target when it began.
  func restAtEstimates() {
    for track in tracks {
      guard let leg = track.leg else { continue }
      track.travel.motion = nil
      if case .estimate(let offset, var landing) = leg.aim {
        track.rest(atEstimate: offset, of: landing.id)
        landing.frame = context.trace.frame
        track.landings.last = landing
      } else if let target = AnimatedLeg(on: track).target(of: leg.aim) {
        track.aim(at: target)
        track.move(by: target - track.offset, because: .script)
      }
    }
  }
}
