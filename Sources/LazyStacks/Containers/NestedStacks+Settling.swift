import DequeModule

/// How the lengths of rows change as the stacks in them learn their own.
extension NestedStacks {
  /// Takes over the changed length of a row.
  ///
  /// In the frame of a programmatic scroll the target row stays aligned.
  func settle(
    _ row: Subview,
    at position: Int,
    settling: Settling,
    in span: VisibleSpan
  ) {
    guard let aim = AimedRow(in: outer) else { return settle(position, settling: settling) }
    let (landing, aimed) = (aim.landing, aim.row)
    guard aimed !== row else {
      if landing.stack !== outer { return follow(position, moved: settling.moved) }
      let free = outer.movingTrack?.spanWithoutInsets ?? span
      return settle(position, on: landing, shift: settling.shift ?? 0, in: free)
    }
    let start = aimed.rel
    settle(position, settling: settling)
    RemeasuredLines(of: outer.run).align()
    if outer.isInRun(aimed) { goAlong(by: start - aimed.rel) }
  }

  /// What is to hold still while the length of a row changes.
  struct Settling {
    /// From which of its ends the stack in the row was filled.
    let side: FilledSide
    /// How far the stack in the row moved in it.
    let moved: Double
    /// How far the visible part of a stack in the row moved in it; nil if nothing was visible.
    let shift: Double?
    /// Where the first view in sight stands that holds still; nil if nothing was in sight.
    let kept: Double?
    /// Whether the stack holds its last line, so that its end is known.
    let isEndKnown: Bool
  }

  /// Takes over the length of the row that contains the target of a program.
  ///
  /// The target keeps its place, so the row moves as far as the stack moved in it.
  private func follow(_ position: Int, moved distance: Double) {
    if let folded = outer.run.folded {
      let line = outer.placement.lines[position]
      let start = folded.claimedStart(of: line.subviews[0]) ?? line.seenStart
      folded.claim(position, at: start + distance)
      return RemeasuredLines(of: outer.run).align()
    }
    RemeasuredLines(of: outer.run).add(position)
    goAlong(by: distance)
  }

  /// Takes over the length of the row to which a program scrolled.
  ///
  /// The row is aligned again, instead of what was on screen of it.
  private func settle(
    _ position: Int,
    on landing: Landing,
    shift: Double,
    in span: VisibleSpan
  ) {
    let old = outer.placement.lines[position]
    if let folded = outer.run.folded {
      return settle(position, on: landing, in: folded, shift: shift, span: span)
    }
    let new = Line(index: old.index, subviews: old.subviews)
    if let anchor = landing.anchor {
      goAlong(by: span.start + anchor * (span.length - new.length) - old.rel)
    }
    RemeasuredLines(of: outer.run).add(position)
  }

  /// Takes over the length of the row to which a program scrolled, if a lazy layout places the
  /// rows.
  ///
  /// First the visible part of the row holds still, then the whole row is aligned.
  private func settle(
    _ position: Int,
    on landing: Landing,
    in folded: FoldedRun,
    shift: Double,
    span: VisibleSpan
  ) {
    let row = outer.placement.lines[position].subviews[0]
    let start = folded.claimedStart(of: row) ?? outer.placement.lines[position].seenStart
    folded.claim(position, at: start + shift)
    RemeasuredLines(of: outer.run).align()
    guard let anchor = landing.anchor, folded.takesAim(), let line = outer.run.line(at: row.index)
    else { return }
    goAlong(by: span.start + anchor * (span.length - row.length) - line.seenStart)
  }

  /// Moves everything along with the row to which a program scrolled.
  private func goAlong(by distance: Double) {
    outer.run.move(by: distance)
    outer.movingTrack?.landings.aimedBy += distance
  }

  /// Takes over the changed length of a row; what was on screen holds still.
  private func settle(_ position: Int, settling: Settling) {
    let old = outer.placement.lines[position]
    if let folded = outer.run.folded {
      let start = folded.claimedStart(of: old.subviews[0]) ?? old.seenStart
      return folded.claim(position, at: settling.shift.map { start + $0 })
    }
    RemeasuredLines(of: outer.run).add(position)
    let change = outer.placement.lines[position].length - old.length
    if let edge = edgeInFrame {
      if edge == .end { outer.run.move(by: -change) }
    } else if settling.side == .end, !settling.isEndKnown {
      // Its end is out of sight, and so is all behind it, which alone gives way.
      outer.run.move(by: settling.moved)
    } else if let place = settling.kept, let held {
      keep(held, at: place, grown: change, behind: position)
    } else if settling.isEndKnown, isHeldBehind || outer.nesting.growsBackward {
      outer.run.move(by: -change)
    }
  }
}
