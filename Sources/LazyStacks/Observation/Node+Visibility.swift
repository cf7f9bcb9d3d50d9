extension Node {
  /// The part of the window in which this view can be seen.
  private var regionOfSight: Rect {
    let window = Rect(origin: .zero, size: context.windowSize)
    guard let scroll = nearest(ScrollNode.self) else { return window }
    return scroll.laidOutRegion?.intersection(window) ?? Rect(origin: .zero, size: .zero)
  }

  /// How much of the view can be seen as it was laid out, along each axis: 0...1 (rule R2).
  ///
  /// Of a view without length all or nothing is seen.
  func visibleFractions() -> (width: Double, height: Double) {
    let frame = laidOutFrame(upTo: nil)
    let region = regionOfSight
    return (
      Node.fraction(frame, region, .horizontal) * uncovered(frame, region, .horizontal),
      Node.fraction(frame, region, .vertical) * uncovered(frame, region, .vertical)
    )
  }

  /// How much of what could be seen along an axis no header or footer at an edge covers, where that
  /// counts.
  private func uncovered(_ frame: Rect, _ region: Rect, _ axis: Axis) -> Double {
    guard context.profile.pinnedViewsCover, let stack = nearest(LazyStackNode.self),
      stack.axis == axis
    else { return 1 }
    let opening = Opening(start: region.start(axis), end: region.end(axis))
    let visible = opening.visibleLength(from: frame.start(axis), to: frame.end(axis))
    guard visible > 0 else { return 1 }
    let covers = stack.pins.lazy.filter { !self.isPart(of: $0.node) }.map(\.node.frameInWindow)
    let covered = opening.covered(by: covers.map { ($0.start(axis), $0.end(axis)) })
    return covered.visibleLength(from: frame.start(axis), to: frame.end(axis)) / visible
  }

  /// Which part of a frame is in a region along an axis; of one without length all or nothing.
  static func fraction(_ frame: Rect, _ region: Rect, _ axis: Axis) -> Double {
    let start = max(frame.start(axis), region.start(axis))
    let end = min(frame.end(axis), region.end(axis))
    guard frame.size[axis] > Double.tolerance else {
      return frame.start(axis) >= region.start(axis) - Double.tolerance
        && frame.start(axis) < region.end(axis) - Double.tolerance ? 1 : 0
    }
    return max(0, end - start) / frame.size[axis]
  }

  /// Tells the view's own visibility observers when they have not been told yet, or otherwise.
  func tellVisibilityObservers() {
    let observers = visibilityObservers
    guard !observers.isEmpty, isShown else { return }
    let fractions = visibleFractions()
    let fraction = min(fractions.width, fractions.height)
    for (index, observer) in observers.enumerated()
    where index < toldVisibilities.count && !isStopped {
      let isVisible = fraction >= observer.threshold - Double.tolerance && fraction > 0
      guard toldVisibilities[index] != isVisible else { continue }
      toldVisibilities[index] = isVisible
      context.calling("onScrollVisibilityChange", of: self) { try observer.action(isVisible) }
    }
  }
}
