extension Node {
  /// The part of the window in which this view can be seen.
  private var regionOfSight: Rect {
    let window = Rect(origin: .zero, size: context.windowSize)
    guard let scroll = nearest(ScrollNode.self) else { return window }
    return scroll.laidOutRegion?.intersection(window) ?? Rect(origin: .zero, size: .zero)
  }

  /// The visible fraction of the view as it was laid out, along each axis: 0...1 (rule R2).
  ///
  /// A view without length is seen as a whole or not at all.
  func visibleFractions() -> (width: Double, height: Double) {
    let frame = laidOutFrame(upTo: nil)
    let region = regionOfSight
    return (
      Node.fraction(frame, in: region, along: .horizontal)
        * uncovered(frame, in: region, along: .horizontal),
      Node.fraction(frame, in: region, along: .vertical)
        * uncovered(frame, in: region, along: .vertical)
    )
  }

  /// The fraction of the visible part along an axis that no pinned header or footer covers, if that
  /// counts.
  private func uncovered(_ frame: Rect, in region: Rect, along axis: Axis) -> Double {
    guard context.profile.pinnedViewsCover, let stack = nearest(LazyStackNode.self),
      stack.axis == axis
    else { return 1 }
    let opening = Opening(start: region.start(axis), end: region.end(axis))
    let visible = opening.visibleLength(from: frame.start(axis), to: frame.end(axis))
    guard visible > 0 else { return 1 }
    let covers = stack.pins(inFrontOf: self).map(\.node.frameInWindow)
    let covered = opening.covered(by: covers.map { ($0.start(axis), $0.end(axis)) })
    return covered.visibleLength(from: frame.start(axis), to: frame.end(axis)) / visible
  }

  /// Calls the view's own visibility observers if their answer changed or was never reported.
  func tellVisibilityObservers() {
    let observers = visibilityObservers
    guard let told = toldObservers, !observers.isEmpty, isShown else { return }
    let fractions = visibleFractions()
    let fraction = min(fractions.width, fractions.height)
    for (index, observer) in observers.enumerated()
    where index < told.visibilities.count && !isStopped {
      let isVisible = fraction >= observer.threshold - Double.tolerance && fraction > 0
      guard told.visibilities[index] != isVisible else { continue }
      told.visibilities[index] = isVisible
      context.calling("onScrollVisibilityChange", of: self) { try observer.action(isVisible) }
    }
  }
}
