import DequeModule

/// Keeps in place what left the region and came back while a frame was laid out.
///
/// A frame is first laid out at a tentative offset. What leaves there and comes back when the
/// offset is clamped is placed again, with lengths that tiles learned in between, so its right
/// place must be remembered.
extension ScrollTrack {
  /// How far everything in sight has moved so far in this frame, in points.
  ///
  /// It is nil if anything other than a finger, a program or an end moved it, because then other
  /// rules say what holds still.
  var expectedMove: Double? {
    guard resting.isPositioned, context.sight.ofUpdate != context.trace.frame,
      context.sight.ofRows == context.trace.frame,
      entries.allSatisfy({ $0.anchor == nil && $0.cause != .data })
    else { return nil }
    return entries.reduce(landings.aimedBy) { $1.movesContent ? $0 - $1.change : $0 }
  }

  /// Clamps a tentative offset to a known end before anything is filled.
  ///
  /// This concerns lazy layouts with tiles that estimate their lengths.
  func clampAtKnownEnd() {
    guard stacks.contains(where: \.holdsTiles), context.sight.ofUpdate != context.trace.frame,
      resting.isPositioned, still.hold == nil, still.offset == nil, guessedEnd == nil,
      entries.allSatisfy(\.isOfFinger)
    else { return }
    let isAtStart = offset.isClearlyLess(than: minOffset) && stacks.first?.knowsStart ?? false
    let isAtEnd = offset.isClearlyGreater(than: maxOffset) && stacks.last?.knowsEnd ?? false
    if isAtStart || isAtEnd { _ = clamp() }
  }
}

extension LedgerEntry {
  /// Whether the entry comes from a finger, an end or what was learned, and not from a program.
  fileprivate var isOfFinger: Bool {
    guard anchor == nil else { return false }
    return switch cause {
    case .user, .clamp, .estimate, .resize: true
    case .script, .target, .snap, .data: false
    }
  }
}
