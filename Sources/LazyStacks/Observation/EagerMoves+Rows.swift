import DequeModule

/// Moves of views inside the rows of a lazy container.
extension EagerMoves {
  /// Reports what moved in the rows that were in sight and still are, besides the moves of the
  /// rows.
  mutating func trace(rowsOf stack: LazyStackNode) {
    guard context.sight.ofViews == frame else { return }
    let sight = RowSight(of: stack, in: frame)
    for line in stack.run.lines {
      for cell in line.subviews where cell.isPlaced {
        guard let before = cell.before, before.frame == context.sight.ofRows, context.work.goesOn()
        else { continue }
        row = (cell.seen, stack.axis)
        guard cell.node.sightBefore?.frame == frame else {
          traceRemade(cell)
          continue
        }
        // Where it stood is not where it would be by what was told.
        trace(cell, in: sight.of(cell, from: before.rel - before.told))
      }
    }
    for pin in LazyComparison(of: stack).pinsThatStayed where pin.node.sightBefore?.frame == frame {
      guard let old = stack.seenLines.pins.first(where: { $0.subview === pin }) else { continue }
      row = (pin.seen, stack.axis)
      trace(pin, in: sight.of(pin, from: old.rel))
    }
  }

  private func trace(_ cell: Subview, in sight: Sight) {
    trace(cell.node, at: .zero, laidOut: .zero, inherited: Carried(), in: sight)
  }
}

/// What is in sight of the rows of a lazy container, before a frame and now.
private struct RowSight {
  private let axis: Axis
  private let before: VisibleSpan
  private let now: VisibleSpan
  private let longest: VisibleSpan
  private let shorter: MoveReason?
  private let across: SightAcross

  init(of stack: LazyStackNode, in frame: Int) {
    axis = stack.axis
    (before, now) = (SightAcross.spanBefore(of: stack, in: frame), stack.visibleSpan)
    (longest, shorter) = (
      CutOffRows(in: stack).longestSpan, CutOffRows(in: stack).shorterScroll
    )
    across = SightAcross(of: stack, in: frame)
  }

  /// What is in sight of one of them that started at a place in the region.
  func of(_ cell: Subview, from rel: Double) -> EagerMoves.Sight {
    let spans = across.spans(for: cell)
    var sight = EagerMoves.Sight(
      before: rect(before, from: rel, across: spans.before),
      now: rect(now, from: cell.shownRel, across: spans.now)
    )
    guard let shorter else { return sight }
    sight.shorter = [axis: shorter]
    sight.longest = rect(longest, from: cell.shownRel, across: spans.now)
    return sight
  }

  private func rect(_ span: VisibleSpan, from rel: Double, across: VisibleSpan) -> Rect {
    Rect(
      origin: Point(along: span.start - rel, across: across.start, axis: axis),
      size: Size(along: span.length, across: across.length, axis: axis)
    )
  }
}
