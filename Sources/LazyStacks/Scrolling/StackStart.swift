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
    let frame = track.context.trace.frame
    // What is aligned in the length of another stack moves as that is guessed to be longer.
    let held = AnchorSearch(on: track).stack()?.position ?? 0
    let position = stack.position - held
    if let old = stack.standing.leadGuess.given(backFrom: position, in: frame) {
      run.guessLead(old)
    } else if let lead = guess(at: start),
      stack.standing.leadGuess.takes(lead, for: run.placement.lead, from: position, in: frame)
    {
      return run.guessLead(lead)
    }
    run.begin(at: start + run.placement.lead)
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
