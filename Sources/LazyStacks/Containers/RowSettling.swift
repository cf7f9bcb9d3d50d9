/// Takes over the changed length of a row as the stack in it learns its own.
struct RowSettling {
  /// What is to hold still while the length of a row changes.
  struct Filled {
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

  private let row: Subview
  /// The position of the row's line in the run.
  private let position: Int
  private let nested: NestedStacks
  private let filled: Filled
  private var outer: LazyStackNode { nested.outer }

  init(of row: Subview, at position: Int, in nested: NestedStacks, after filled: Filled) {
    (self.row, self.position, self.nested, self.filled) = (row, position, nested, filled)
  }

  /// Takes over the length.
  ///
  /// In the frame of a programmatic scroll the target row stays aligned.
  func run(in span: VisibleSpan) {
    guard let aim = AimedRow(in: outer) else { return holdSight() }
    let (landing, aimed) = (aim.landing, aim.row)
    guard aimed !== row else {
      if landing.stack !== outer { return follow() }
      let free = outer.movingTrack?.spanWithoutInsets ?? span
      return align(as: landing, in: free)
    }
    let start = aimed.rel
    holdSight()
    RemeasuredLines(of: outer.run).align()
    if outer.isInRun(aimed) { goAlong(by: start - aimed.rel) }
  }

  /// Takes over the length of the row that contains the target of a program.
  ///
  /// The target keeps its place, so the row moves as far as the stack moved in it.
  private func follow() {
    let distance = filled.moved
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
  private func align(as landing: Landing, in span: VisibleSpan) {
    let old = outer.placement.lines[position]
    if let folded = outer.run.folded {
      return align(as: landing, in: folded, span: span)
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
  private func align(as landing: Landing, in folded: FoldedRun, span: VisibleSpan) {
    let row = outer.placement.lines[position].subviews[0]
    let start = folded.claimedStart(of: row) ?? outer.placement.lines[position].seenStart
    folded.claim(position, at: start + (filled.shift ?? 0))
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
  private func holdSight() {
    let old = outer.placement.lines[position]
    if let folded = outer.run.folded {
      let start = folded.claimedStart(of: old.subviews[0]) ?? old.seenStart
      return folded.claim(position, at: filled.shift.map { start + $0 })
    }
    RemeasuredLines(of: outer.run).add(position)
    let change = outer.placement.lines[position].length - old.length
    if let edge = outer.edgeInFrame {
      if edge == .end { outer.run.move(by: -change) }
    } else if filled.side == .end, !filled.isEndKnown {
      // Its end is out of sight, and so is all behind it, which alone gives way.
      outer.run.move(by: filled.moved)
    } else if let place = filled.kept, nested.hold.held != nil {
      nested.hold.keep(at: place, grown: change, behind: position)
    } else if filled.isEndKnown, nested.hold.isBehindRun || filled.side == .end {
      outer.run.move(by: -change)
    }
  }
}
