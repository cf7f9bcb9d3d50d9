/// The headers and footers in sight that moved less than what was scrolled, because of an edge.
struct EdgeChanges {
  private let stack: LazyStackNode

  init(in stack: LazyStackNode) { self.stack = stack }

  /// Records which headers and footers in sight an edge began to hold while a finger or a program
  /// scrolled, which it let go, and which their sections pushed a part of the way: they moved less
  /// than what was scrolled.
  func record() {
    guard !stack.pins.isEmpty || !stack.seenLines.pins.isEmpty,
      LazyComparison(of: stack).isPossible,
      !stack.isRearranged,
      let asked = stack.movingTrack.map({ -$0.pushes.expected }), asked != 0
    else { return }
    let frame = stack.context.sight.ofRows
    for pin in stack.pins where !pin.isAtOwnPlace {
      guard stack.context.work.goesOn() else { return }
      if let before = pin.past.placeSeen(in: frame) {
        noteEdgeChange(of: pin, from: before.rel, as: .taken, asked: asked)
      } else if let old = stack.seenLines.pins.first(where: { $0.subview === pin }),
        !pin.shownRel.isNearly(old.rel)
      {
        noteEdgeChange(of: pin, from: old.rel, as: .pushed, asked: asked)
      }
    }
    for old in stack.seenLines.pins where old.subview.isPlaced && old.subview.isAtOwnPlace {
      guard old.subview.past.placeSeen(in: frame) == nil, stack.isInRun(old.subview),
        stack.context.work.goesOn()
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
    guard !by.isNearly(asked), stack.visibleSpan.touches(from: old, length: pin.length),
      stack.visibleSpan.touches(from: pin.shownRel, length: pin.length)
    else { return }
    stack.context.frame.account.edgeChanges.append(
      FrameAccount.EdgeChange(of: pin.seen, kind, by: by.onGrid, asked: asked.onGrid)
    )
  }
}
