import DequeModule

extension LazyStackNode {
  /// Records which headers and footers in sight an edge began to hold while a finger or a program
  /// scrolled, which it let go, and which their sections pushed a part of the way: they moved less
  /// than what was scrolled.
  func noteEdgeChanges() {
    guard !pins.isEmpty || !seenLines.pins.isEmpty, canBeCompared, !isRearranged,
      let asked = movingTrack.map({ -$0.pushes.expected }), asked != 0
    else { return }
    let frame = context.sight.ofRows
    for pin in pins where !pin.isAtOwnPlace {
      guard context.work.goesOn() else { return }
      if let before = pin.placeSeen(in: frame) {
        noteEdgeChange(of: pin, from: before.rel, as: .taken, asked: asked)
      } else if let old = seenLines.pins.first(where: { $0.subview === pin }),
        !pin.shownRel.isNearly(old.rel)
      {
        noteEdgeChange(of: pin, from: old.rel, as: .pushed, asked: asked)
      }
    }
    for old in seenLines.pins where old.subview.isPlaced && old.subview.isAtOwnPlace {
      guard old.subview.placeSeen(in: frame) == nil, isInRun(old.subview), context.work.goesOn()
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
    context.account.edgeChanges.append(
      FrameAccount.EdgeChange(of: pin.seen, kind, by: by.onGrid, asked: asked.onGrid)
    )
  }
}
