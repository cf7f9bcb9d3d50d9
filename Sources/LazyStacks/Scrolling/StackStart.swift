/// The start of a lazy stack that goes where the content places it while another one holds still.
struct StackStart {
  private let stack: LazyStackNode
  private let track: ScrollTrack

  init(of stack: LazyStackNode, on track: ScrollTrack) {
    self.stack = stack
    self.track = track
  }

  /// Puts the start at a place in the region.
  ///
  /// If the length of what stands before the lines on screen is only a guess, the guess changes
  /// instead, as it does beside a stack that holds still, unless the start gives way to that.
  func hold(at start: Double) {
    let run = stack.arrangement
    let (frame, place) = (track.context.trace.frame, placeBeside)
    if let place, let old = stack.standing.leadGuess.given(backFrom: place, in: frame) {
      run.guessLead(old)
    } else if let lead = guess(at: start), mayTake(lead, from: place) {
      return run.guessLead(lead)
    }
    run.begin(at: start + run.placement.lead)
  }

  /// Where the stack starts, counted from the start of what holds still beside it; nil where
  /// nothing does: the start of one that stands before or after that gives way to no guess.
  ///
  /// What is aligned in the length of another stack moves as that is guessed to be longer.
  private var placeBeside: Double? {
    guard let held = AnchorSearch(on: track).stack(), held !== stack else { return nil }
    let axis = track.axis
    let isBeside =
      held.position.isClearlyLess(than: stack.position + stack.size[axis])
      && stack.position.isClearlyLess(than: held.position + held.size[axis])
    return isBeside ? stack.position - held.position : nil
  }

  /// Whether the lead may be guessed anew, which is noted beside what holds still.
  private func mayTake(_ lead: Double, from place: Double?) -> Bool {
    guard let place else { return true }
    return stack.standing.leadGuess.takes(
      lead,
      for: stack.arrangement.placement.lead,
      from: place,
      in: track.context.trace.frame
    )
  }

  /// The lead with which the lines stay where they are; nil if it cannot be guessed.
  private func guess(at start: Double) -> Double? {
    let run = stack.arrangement
    let lead = run.placement.start - start
    guard !run.placement.isLeadExact, !run.holdsFirst, stack.isOnScreen,
      !track.still.placesBeside, lead.isClearlyGreater(than: 0)
    else { return nil }
    return lead
  }
}
