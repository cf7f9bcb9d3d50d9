/// Fills a lazy stack that stands in a row of another one, from the end at which the row is filled.
struct RowFilling {
  private let stack: LazyStackNode
  private let part: RowPart
  private var run: LazyRun { stack.run }
  private var placement: Placement { stack.placement }

  private var filling: SpanFilling { SpanFilling(of: stack, showing: part.span) }

  init(of stack: LazyStackNode, showing part: RowPart) {
    self.stack = stack
    self.part = part
  }

  /// Fills what a region shows of the stack, which ends at a place where it is filled from there.
  func fill(end: Double) {
    stack.nesting.growsBackward = part.side == .end
    switch part.side {
    case .held: fill(from: part.start)
    case .start:
      let isFarther = !isHeld && !run.holdsFirst && !placement.isEmpty
      if isFarther, part.isInSight(from: part.start, to: part.start + run.length),
        part.span.isInReach(fromEnd: part.start, profile: stack.context.profile)
      {
        let isInside = !part.start.isClearlyLess(than: part.span.start)
        RunStart(of: run, using: stack.loader)
          .beginWithFirst(at: part.start, because: isInside ? .visible : .walk)
      }
      fill(from: part.start)
    case .end: fillBackward(from: end)
    }
    if part.isInSight(from: placement.containerStart, to: placement.containerStart + run.length) {
      stack.standing.filledFrame = stack.context.trace.frame
    }
  }

  private func fillBackward(from end: Double) {
    guard part.isInSight(from: end - run.length, to: end) else {
      run.begin(at: end - run.length + placement.lead)
      return filling.clear()
    }
    let isComing =
      !isHeld && part.span.isInReach(fromStart: end, profile: stack.context.profile)
    if isComing, run.count > 0, !run.holdsLast || placement.isEmpty {
      let isInside = end.isClearlyLess(than: part.span.end)
      RunStart(of: run, using: stack.loader).beginWithLast(because: isInside ? .visible : .walk)
    }
    guard run.holdsLast, !placement.isEmpty else { return fill(from: part.start) }
    for _ in 0..<stack.context.profile.maxPasses {
      run.move(by: end - run.end)
      fill(from: placement.containerStart)
      guard !stack.isStopped, run.holdsLast, !run.end.isNearly(end) else { return }
    }
  }

  private func fill(from start: Double) {
    run.begin(at: start + placement.lead)
    guard part.isInSight(from: start, to: start + run.length) else {
      return filling.clear()
    }
    filling.fill()
  }

  /// Whether what the stack holds stands where it belongs: it came into the region in this frame,
  /// or was in sight when that began.
  private var isHeld: Bool {
    if stack.standing.filledFrame == stack.context.trace.frame {
      return placement.intersects(part.span)
    }
    return placement.isOnScreen && !(stack.movingTrack?.still.anchor.isAimed ?? false)
  }
}
