/// Takes the input of fingers and programs: a tentative offset, not yet clamped (rule R8).
///
/// Input that it does not reach because work is stopped waits for the next frame.
enum InputPass: Pass {
  static func run(in window: Window) {
    let context = window.context
    // A frame that completes the last one reports what moved since that one began.
    if !window.wasStopped {
      context.sight.ofRows = window.frame
      context.directory.scrolls.forEachTrack { track in
        track.stacks.walk { RowPlaces(of: $0).remember() }
      }
      FixedFilling.rememberPlaces(in: context)
    }
    if window.mayShowChangedData { UnseenChanges(in: context).report() }
    for stack in window.laidOut.unfinished {
      stack.arrangement.retryStandIns()
      stack.movingTrack?.node.pending.isNeeded = true
    }
    CachedSpan.requestDue(in: context)
    context.runAgenda()
    let inputs = window.requests.takeInputs()
    for (place, (scroll, input)) in inputs.enumerated() {
      guard !context.work.isStopped else { return window.requests.putBack(inputs[place...]) }
      ToldScroll.tell(input, to: scroll, isAfterEdits: false)
      context.callbacks.asking.run { ScrollTravel(of: scroll).apply(input) }
    }
    window.requests.reuse(inputs)
    context.callbacks.asking.run { advanceMotions(in: context) }
    let taps = context.queues.taps.takeAll()
    for (place, tap) in taps.enumerated() {
      guard !context.work.isStopped else {
        context.queues.taps = Array(taps[place...])
        return
      }
      tap.scroll?.noteTap()
      context.perform(as: tap.author, action: tap.action)
    }
  }

  /// Continues the motions of scroll views.
  private static func advanceMotions(in context: FrameContext) {
    guard !context.scrolls.motions.isEmpty else { return }
    for motion in context.scrolls.motions where !motion.isOver {
      guard let node = motion.node else {
        motion.end(.gone)
        continue
      }
      ScrollTravel(of: node).advance()
    }
    context.scrolls.forgetFinishedMotions()
  }
}
