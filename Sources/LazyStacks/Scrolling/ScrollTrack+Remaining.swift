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

extension LazyStackNode {
  /// Whether it is a lazy layout that places lazy containers.
  fileprivate var holdsTiles: Bool { fold != nil && !nested.isEmpty }

  /// Whether the start of the container is in the run and nothing before what is in sight is
  /// estimated.
  fileprivate var knowsStart: Bool { run.holdsFirst && !placement.isEmpty && !guessesLead }

  /// Whether the end of the container is in the run and nothing after what is in sight is
  /// estimated.
  fileprivate var knowsEnd: Bool {
    run.holdsLast && !placement.isEmpty && nested.allSatisfy { !$0.guessesLength }
  }

  /// How far a row that was in sight when the frame began stands from where it belongs, in points;
  /// nil if no such row is in the run.
  var missedPlace: Double? {
    guard !hasJumped, let expected = movingTrack?.expectedMove else { return nil }
    for line in run.lines {
      for cell in line.subviews where !holdsContainer(cell) {
        if let missed = missed(cell, expected: expected) { return missed }
      }
    }
    for inner in nested where row(of: inner) != nil {
      if let missed = inner.missedPlace { return missed }
    }
    return nil
  }

  /// Whether the container, or one around it, was filled anew somewhere else in this frame.
  var hasJumped: Bool { run.jumped || outerStack?.hasJumped ?? false }

  private func holdsContainer(_ cell: Subview) -> Bool {
    nested.contains { $0.isPart(of: cell.node) }
  }

  private func missed(_ cell: Subview, expected: Double) -> Double? {
    guard let before = cell.placeSeen(in: context.sight.ofRows),
      before.length.isNearly(cell.length)
    else { return nil }
    return before.rel + expected - cell.rel
  }

  /// Puts tiles that were in sight and contain no container back where they belong.
  func claimMissed(_ span: VisibleSpan) {
    guard let fold, !hasJumped, let expected = movingTrack?.expectedMove else { return }
    for (position, line) in placement.lines.enumerated() {
      let cell = line.subviews[0]
      guard !holdsContainer(cell), !fold.isLeftOut(cell),
        let missed = missed(cell, expected: expected),
        abs(missed) > run.rounding,
        span.touches(from: cell.rel + missed, length: cell.length)
      else { continue }
      run.claim(position, at: line.seenStart + missed)
    }
  }
}
