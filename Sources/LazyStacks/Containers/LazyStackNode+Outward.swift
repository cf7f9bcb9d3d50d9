import DequeModule

/// How lazy stacks in rows are filled from what holds still outward.
///
/// A row is as long as the stack in it is guessed to be until that is filled. So a stack behind
/// what holds still is filled from its start, which is known, and one before it from its end; and
/// it is filled before the next row is asked for. Then nothing is loaded that a better guess would
/// push out of sight (invariant I5).
extension LazyStackNode {
  /// From which end a stack in a row is filled.
  enum FilledSide {
    /// What is in sight of it holds still.
    case held
    /// It stands behind what holds still, and begins where what is before it ends.
    case start
    /// It stands before what holds still, and ends where what is behind it begins.
    case end
  }

  /// Fills the lazy stacks in a line that came into the run, before anybody asks what is beside it.
  func fillRow(at position: Int) {
    guard fold == nil, !nested.isEmpty, !isStopped else { return }
    let line = placement.lines[position]
    let inRow = nested.filter { inner in
      line.subviews.contains { inner.isPart(of: $0.node) }
    }
    if !inRow.isEmpty { _ = fill(inRow, in: visibleSpan) }
  }

  /// Stacks in the rows of the run in the order in which they are filled.
  func outward(_ inner: [LazyStackNode]) -> [(stack: LazyStackNode, side: FilledSide)] {
    guard fold == nil else { return inner.map { ($0, .held) } }
    let places = inner.compactMap(place(of:)).sorted { $0 < $1 }
    let origin = filledFrom
    let sides = places.map { place in
      (stack: place.stack, side: place.side(of: origin, else: nesting.growsBackward))
    }
    return sides.filter { $0.side != .end } + sides.reversed().filter { $0.side == .end }
  }

  /// Where a stack in a row comes in the order along the axis.
  private struct PlaceInRun {
    let stack: LazyStackNode
    let line: Int
    let distance: Double

    static func < (one: Self, other: Self) -> Bool {
      (one.line, one.distance) < (other.line, other.distance)
    }

    /// From which end the stack is filled, around what holds still.
    func side(of origin: Origin?, else growsBackward: Bool) -> FilledSide {
      guard let origin else { return growsBackward ? .end : .start }
      guard line == origin.line else { return line < origin.line ? .end : .start }
      if let side = origin.side { return side }
      if stack === origin.view { return .held }
      return distance < origin.distance ? .end : .start
    }
  }

  /// What the rows are filled around.
  private struct Origin {
    let line: Int
    let view: Node
    var distance = 0.0
    /// From which end all stacks in its row are filled, where a program put the row at an edge.
    var side: FilledSide?
  }

  private func place(of inner: LazyStackNode) -> PlaceInRun? {
    guard let subview = subview(around: inner), isInRun(subview) else { return nil }
    return PlaceInRun(
      stack: inner,
      line: lineMap.line(of: subview.index),
      distance: inner.distance(in: subview.node, along: axis)
    )
  }

  private var filledFrom: Origin? {
    if let landing = landingInFrame, let aimed = aimedRow(of: landing), isInRun(aimed) {
      let line = lineMap.line(of: aimed.index)
      if landing.stack !== self, let stack = nestedStack(around: landing) {
        // The target holds still in its stack, which tells the row where it begins.
        let distance = stack.distance(in: aimed.node, along: axis)
        return Origin(line: line, view: stack, distance: distance)
      }
      let isAtEnd = landing.anchor == 0 || landing.anchor == 1
      if !isAtEnd, let held = heldPlace(), held.row === aimed {
        // Neither end of the row is put to a place, so what is in sight of it keeps its lengths.
        return Origin(line: line, view: held.view, distance: held.distance)
      }
      let side: FilledSide = landing.anchor == 1 ? .end : .start
      return Origin(line: line, view: aimed.node, distance: 0, side: side)
    }
    if let edge = edgeInFrame {
      return Origin(line: edge == .start ? 0 : run.last - 1, view: self, side: edge)
    }
    return heldPlace().map { held in
      Origin(line: lineMap.line(of: held.row.index), view: held.view, distance: held.distance)
    }
  }

  /// The stack in the rows that has a view to which a program scrolled, or contains its stack.
  private func nestedStack(around landing: Landing) -> LazyStackNode? {
    guard let stack = landing.stack else { return nil }
    return nested.first { stack.isPart(of: $0) }
  }

  /// Whether a row is measured because a program scrolled to it, and nobody knows which part of it
  /// will be in sight: where neither of its ends is put to a place.
  func isTarget(_ row: Subview) -> Bool {
    guard !nesting.isTarget else { return true }
    guard let landing = landingInFrame, landing.subview === row else { return false }
    return landing.anchor != 0 && landing.anchor != 1
  }

  /// The end of the stack that is put to a place in this frame, by a program or a default anchor.
  var edgeInFrame: FilledSide? {
    guard let fraction = track?.still.hold?.fraction, track?.still.anchor.stack === self,
      !placement.isEmpty
    else { return nil }
    if fraction == 1, run.holdsLast { return .end }
    return fraction == 0 && run.holdsFirst ? .start : nil
  }

  /// Fills what a region shows of the stack, which ends at a place where it is filled from there.
  func fill(_ part: RowPart, end: Double) {
    nesting.growsBackward = part.side == .end
    switch part.side {
    case .held: fill(part, from: part.start)
    case .start:
      let isFarther = !isHeld(part.span) && !run.holdsFirst && !placement.isEmpty
      if isFarther, part.isInSight(from: part.start, to: part.start + run.length),
        part.span.isInReach(fromEnd: part.start, profile: context.profile)
      {
        let isInside = !part.start.isClearlyLess(than: part.span.start)
        run.beginWithFirst(at: part.start, because: isInside ? .visible : .walk, using: self)
      }
      fill(part, from: part.start)
    case .end: fillBackward(part, from: end)
    }
    if part.isInSight(from: placement.containerStart, to: placement.containerStart + run.length) {
      standing.filledFrame = context.trace.frame
    }
  }

  /// Whether what the stack holds stands where it belongs: it came into the region in this frame,
  /// or was in sight when that began.
  private func isHeld(_ span: VisibleSpan) -> Bool {
    if standing.filledFrame == context.trace.frame { return placement.intersects(span) }
    return placement.isOnScreen && !(movingTrack?.still.anchor.isAimed ?? false)
  }

  private func fillBackward(_ part: RowPart, from end: Double) {
    guard part.isInSight(from: end - run.length, to: end) else {
      run.begin(at: end - run.length + placement.lead)
      return fillNothing(part.span)
    }
    let isComing =
      !isHeld(part.span) && part.span.isInReach(fromStart: end, profile: context.profile)
    if isComing, run.count > 0, !run.holdsLast || placement.isEmpty {
      run.beginWithLast(end.isClearlyLess(than: part.span.end) ? .visible : .walk, using: self)
    }
    guard run.holdsLast, !placement.isEmpty else { return fill(part, from: part.start) }
    for _ in 0..<context.profile.maxPasses {
      run.move(by: end - run.end)
      fill(part, from: placement.containerStart)
      guard !isStopped, run.holdsLast, !run.end.isNearly(end) else { return }
    }
  }

  private func fill(_ part: RowPart, from start: Double) {
    run.begin(at: start + placement.lead)
    guard part.isInSight(from: start, to: start + run.length) else {
      return fillNothing(part.span)
    }
    fill(part.span)
  }
}

extension LazyStackNode.RowPart {
  /// Whether the region shows anything between two places.
  fileprivate func isInSight(from start: Double, to end: Double) -> Bool {
    let isFlat = end - start <= Double.tolerance
    return start.isClearlyLess(than: span.end)
      && (end.isClearlyGreater(than: span.start) || (isFlat && end >= span.start))
  }
}
