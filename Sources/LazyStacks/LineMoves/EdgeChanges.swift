/// The headers and footers in sight that moved less than what was scrolled, because of an edge.
extension LazyStackNode {
  /// Records which headers and footers in sight an edge began to hold while a finger or a program
  /// scrolled, which it let go, and which their sections pushed a part of the way: they moved less
  /// than what was scrolled.
  func recordEdgeChanges() {
    guard !pins.isEmpty || !seenLines.pins.isEmpty,
      LazyComparison(of: self).isPossible,
      !isRearranged,
      let asked = movingTrack.map({ -$0.pushes.expected }), asked != 0
    else { return }
    let frame = context.sight.ofRows
    for pin in pins where !pin.isAtOwnPlace {
      guard context.work.goesOn() else { return }
      if let before = pin.past.placeSeen(in: frame) {
        noteEdgeChange(of: pin, from: before.rel, as: .taken, asked: asked)
      } else if let old = seenLines.pins.first(where: { $0.subview === pin }),
        !pin.shownRel.isNearly(old.rel)
      {
        noteEdgeChange(of: pin, from: old.rel, as: .pushed, asked: asked)
      }
    }
    for old in seenLines.pins where old.subview.isPlaced && old.subview.isAtOwnPlace {
      guard old.subview.past.placeSeen(in: frame) == nil, isInRun(old.subview),
        context.work.goesOn()
      else { continue }
      noteEdgeChange(of: old.subview, from: old.rel, as: .letGo, asked: asked)
    }
  }

  private func noteEdgeChange(
    of pin: Subview,
    from old: Double,
    as kind: FrameAccount.EdgeChange.Kind,
    asked: Double
  ) {
    let by = pin.shownRel - old
    guard !by.isNearly(asked), visibleSpan.touches(from: old, length: pin.length),
      visibleSpan.touches(from: pin.shownRel, length: pin.length)
    else { return }
    context.frame.account.edgeChanges.append(
      FrameAccount.EdgeChange(of: pin.seen, kind, by: by.onGrid, asked: asked.onGrid)
    )
  }
}
