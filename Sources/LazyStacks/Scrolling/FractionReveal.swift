/// Shows a fraction of a track's content by placing the lines of the lazy stack that is there.
struct FractionReveal {
  private let track: ScrollTrack

  init(on track: ScrollTrack) { self.track = track }

  /// Shows the fraction, 0...1, that a default anchor asks for.
  ///
  /// - Returns: False if no stack is there.
  func show(_ fraction: Double, because cause: LedgerCause, for role: ScrollAnchorRole) -> Bool {
    guard let (stack, place) = stack(at: fraction) else { return false }
    LengthReset(of: stack).forgetKeepingNothing()
    ChangedRows(of: stack).measure()
    if fraction == 1 { _ = stack.loader.reached(.max) }
    if !stack.placement.isEmpty, TrackReveal(on: track).walks(in: stack) {
      LineReveal(in: stack).approach(
        stack.arrangement.index(atFraction: fraction),
        in: track.spanWithoutInsets
      )
    }
    LineReveal(in: stack).show(fraction: fraction, at: place)
    track.still.anchor = Stillness.Anchor(stack: stack, isFound: true, isAimed: true)
    track.still.anchor.shown = Stillness.Shown(
      fraction: fraction,
      role: role,
      around: lengthAround(stack)
    )
    track.resting.keptFraction = fraction
    track.note(stack.position + stack.placement.offset, because: cause, of: nil, anchor: role)
    for other in track.stacks where other !== stack { track.align(other) }
    return true
  }

  /// The length of the content before and after a stack, as it was placed.
  func lengthAround(_ stack: LazyStackNode) -> Double {
    stack === track.contentStack ? 0 : track.lengthOfContent - stack.size[track.axis]
  }

  /// The stack at a fraction of the content, and where in the region that fraction of the stack
  /// belongs.
  ///
  /// It is nil if no stack is near the fraction.
  func stack(at fraction: Double) -> (stack: LazyStackNode, place: Double)? {
    let shown = track.spanWithoutInsets
    let total = track.lengthOfContent
    let point = fraction * total
    var found: (stack: LazyStackNode, place: Double, distance: Double)?
    for stack in track.stacks where stack.arrangement.count > 0 {
      let before = stack.position
      let length = stack.arrangement.length
      let behind = total - before - length
      let distance = max(0, before - point, point - before - length)
      let isNear =
        before < point + (1 - fraction) * shown.length + Double.tolerance
        && before + length > point - fraction * shown.length - Double.tolerance
      guard isNear, distance < found?.distance ?? .infinity else { continue }
      let shift = fraction * (before + behind) - before
      found = (stack, shown.start + fraction * shown.length - shift, distance)
    }
    return found.map { ($0.stack, $0.place) }
  }
}
