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
    // Where rows came or went, the targets are not the same.
    guard scroll.tracks.count == 1, let stack = scroll.lazyContent, !stack.store.hasNews,
      stack.pins.isEmpty, scroll.context.directory.targets.count == 0,
      let opening = opening(along: stack.axis)
    else { return false }
    let cross = stack.axis.cross
    let rows = RowsThroughOpening(
      lines: stack.placement.lines,
      span: stack.visibleSpan,
      opening: opening,
      cross: cross,
      width: scroll.containerSize[cross]
    )
    let asked = scroll.told.visibility.asked
    guard scroll.told.targets.follow(rows, asked: asked) else { return false }
    scroll.told.visibility.noteLook(at: scroll.context.sight.layouts)
    scroll.tracks.walk { $0.told.crossings = $0.entries.count }
    return true
  }

  /// The opening through which all targets were seen, if it is still the same.
  private func opening(along axis: Axis) -> Opening? {
    guard let region = scroll.regionInWindow, let first = scroll.told.targets.opening else {
      return nil
    }
    let start = scroll.originInWindow(along: axis)
    let opening = Opening(start: region.start(axis) - start, end: region.end(axis) - start)
    return opening.start == first.start && opening.end == first.end ? opening : nil
  }
}
