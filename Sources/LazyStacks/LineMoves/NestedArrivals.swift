/// What came into sight in a lazy stack that stands in a row of another one, which no scroll view
/// tells of: the row was in sight before.
extension LazyStackNode {
  /// Records the views that nobody scrolled into sight.
  func recordNestedArrivals() {
    guard let outer = outerStack, let row = outer.subview(around: self),
      let old = row.before, old.frame == context.sight.ofRows, let track = movingTrack,
      track.pushes.expected == 0, outer.visibleSpan.touches(from: old.rel, length: old.length)
    else { return }
    for line in run.lines {
      guard context.work.goesOn() else { return }
      for cell in line.subviews where cell.isPlaced && hasCome(cell) {
        context.frame.account.arrivals.append(cell.seen)
      }
    }
  }

  /// Whether a cell is in sight and was not.
  private func hasCome(_ cell: Subview) -> Bool {
    let span = visibleSpan
    guard span.touches(from: cell.rel, length: cell.length) else { return false }
    guard let before = cell.before, before.frame == context.sight.ofRows else { return true }
    // What moved is told with the move, and its place of before is changed with that.
    return !span.touches(from: before.rel - before.told, length: before.length)
  }
}
