/// Compares the targets in sight of a scroll view with those that were last reported.
///
/// Where the content is one lazy container, this looks at each row once and makes nothing.
struct SightAgain {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  /// Whether the same targets are in sight, and reach the same thresholds; then what was reported
  /// gets their places of this frame.
  var isSame: Bool {
    let context = scroll.context
    guard scroll.told.visibility.isAskedAsBefore, !context.directory.painting.isUsed else {
      return false
    }
    return scroll.told.visibility.isTold(since: context.sight.layouts) || takePlaces()
  }

  private func takePlaces() -> Bool {
    guard scroll.tracks.count == 1, let stack = scroll.lazyContent, stack.pins.isEmpty,
      scroll.context.directory.targets.count == 0, let opening = opening(along: stack.axis)
    else { return false }
    var places: [(start: Double, length: Double)] = []
    places.reserveCapacity(scroll.told.targets.count)
    var isSame = true
    RowsInSight(of: stack).visit { row in
      guard isSame, row.id != nil else { return }
      let (start, length) = (row.shownRel, row.length)
      isSame =
        places.count < scroll.told.targets.count
        && isSeenAsBefore(row, at: places.count, by: opening)
        && row.node.size[stack.axis.cross] <= scroll.containerSize[stack.axis.cross]
      places.append((start, length))
    }
    guard isSame, places.count == scroll.told.targets.count else { return false }
    for (index, place) in places.enumerated() {
      scroll.told.targets[index].start = place.start
      scroll.told.targets[index].length = place.length
    }
    scroll.told.visibility.noteLook(at: scroll.context.sight.layouts)
    for track in scroll.tracks { track.told.crossings = track.entries.count }
    return true
  }

  /// The opening through which all targets were seen, if it is still the same.
  private func opening(along axis: Axis) -> Opening? {
    guard let region = scroll.regionInWindow, let first = scroll.told.targets.first else {
      return nil
    }
    let start = scroll.originInWindow(along: axis)
    let opening = Opening(start: region.start(axis) - start, end: region.end(axis) - start)
    return opening.start == first.opening.start && opening.end == first.opening.end ? opening : nil
  }

  private func isSeenAsBefore(_ row: Subview, at place: Int, by opening: Opening) -> Bool {
    let seen = scroll.told.targets[place]
    guard seen.node == row.node.numberInTrace, seen.id == row.id, seen.across == 1,
      seen.opening.covers.isEmpty
    else { return false }
    let before = seen.fraction
    let now = opening.fraction(from: row.shownRel, length: row.length)
    if before == now { return true }
    return scroll.told.visibility.asked.allSatisfy {
      (before >= $0 - Double.tolerance) == (now >= $0 - Double.tolerance)
    }
  }
}
