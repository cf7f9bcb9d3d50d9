/// What came into sight in a lazy stack that stands in a row of another one, which no scroll view
/// tells of: the row was in sight before.
struct NestedArrivals {
  private let stack: LazyStackNode
  private let frame: Int

  init(in stack: LazyStackNode) {
    self.stack = stack
    frame = stack.context.sight.ofRows
  }

  /// Records the views that nobody scrolled into sight.
  func record() {
    guard let outer = stack.outerStack, let row = outer.subview(around: stack),
      let old = row.before, old.frame == frame, let track = stack.movingTrack,
      track.pushes.expected == 0, outer.visibleSpan.touches(from: old.rel, length: old.length)
    else { return }
    for line in stack.run.lines {
      guard stack.context.work.goesOn() else { return }
      for cell in line.subviews where cell.isPlaced && hasCome(cell) {
        stack.context.frame.account.arrivals.append(cell.seen)
      }
    }
  }

  /// Whether a cell is in sight and was not.
  private func hasCome(_ cell: Subview) -> Bool {
    let span = stack.visibleSpan
    guard span.touches(from: cell.rel, length: cell.length) else { return false }
    guard let before = cell.before, before.frame == frame else { return true }
    // What moved is told with the move, and its place of before is changed with that.
    return !span.touches(from: before.rel - before.told, length: before.length)
  }
}
