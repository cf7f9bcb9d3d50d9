/// How far what was in sight stands from where it belongs, after a frame was laid out at a
/// tentative offset.
///
/// It says nothing if anything other than a finger, a program or an end moved the region.
struct MissedPlace {
  private let stack: LazyStackNode
  private var run: LazyRun { stack.run }

  init(in stack: LazyStackNode) { self.stack = stack }

  /// How far a row that was in sight when the frame began stands from where it belongs, in points;
  /// nil if no such row is in the run.
  var distance: Double? { distance(movedBy: 0) }

  /// The same once the rows of the run were moved along with what is around them.
  private func distance(movedBy moved: Double) -> Double? {
    guard !stack.hasJumped, let expected = stack.movingTrack?.expectedMove else { return nil }
    for line in run.lines {
      for cell in line.subviews where !holdsContainer(cell) {
        if let missed = missed(cell, expected: expected) { return missed - moved }
      }
    }
    for inner in stack.nested {
      guard let place = stack.row(of: inner) else { continue }
      let row = run.lines[place.position].subviews[place.column]
      // Its rows stand where they stood until it goes with its own row.
      let distance = LaidOutPlace(of: inner).distance(in: row.node, along: stack.axis)
      let change = row.rel + moved + distance - inner.placement.containerStart
      if let missed = MissedPlace(in: inner).distance(movedBy: change) { return missed }
    }
    return nil
  }

  /// Puts tiles that were in sight and contain no container back where they belong.
  func claimTiles(_ span: VisibleSpan) {
    guard let folded = run.folded, !stack.hasJumped, let expected = stack.movingTrack?.expectedMove
    else { return }
    for (position, line) in stack.placement.lines.enumerated() {
      let cell = line.subviews[0]
      guard !holdsContainer(cell), !folded.isLeftOut(cell),
        let missed = missed(cell, expected: expected),
        abs(missed) > run.rounding,
        span.touches(from: cell.rel + missed, length: cell.length)
      else { continue }
      folded.claim(position, at: line.seenStart + missed)
    }
  }

  private func holdsContainer(_ cell: Subview) -> Bool {
    stack.nested.contains { $0.isPart(of: cell.node) }
  }

  private func missed(_ cell: Subview, expected: Double) -> Double? {
    guard let before = cell.past.placeSeen(in: stack.context.sight.ofRows),
      before.length.isNearly(cell.length)
    else { return nil }
    // What is beside a cell of a line may align it otherwise; the line itself stays.
    let aligned = run.folded == nil ? cell.position.shift - before.shift : 0
    return before.rel + expected - cell.rel + aligned
  }
}
