import DequeModule
import LazyExtents

extension LazyRun {
  /// The subview that keeps its place while all others are forgotten (rule R9).
  struct ResetAnchor {
    let index: Int
    /// Where it started, counted from the start of the visible region.
    let rel: Double
    /// The length that it had.
    let length: Double
  }

  /// The topmost visible subview; the place-holder where none is visible.
  func resetAnchor(_ span: VisibleSpan) -> ResetAnchor? {
    let topmost = subviews.first { isVisible($0, span) } ?? subviews.first
    return topmost.map { ResetAnchor(index: $0.index, rel: $0.rel, length: $0.length) }
  }

  /// Forgets all lengths and begins again with the anchor, measured anew; the fill that follows
  /// measures what stands around it, and nothing above (rule R9, claim 34).
  ///
  /// The anchor keeps the fraction of itself that is above the top of the region, or its distance
  /// from the top where it starts below.
  func reset(keeping anchor: ResetAnchor, _ loader: some SubviewLoader) {
    estimator.forgetAll()
    guard count > 0 else { return }
    let dropped = subviews
    subviews.removeAll()
    first = min(anchor.index, count - 1)
    for subview in dropped {
      subview.node.invalidateSizesBelow()
      loader.release(subview)
    }
    restart(at: first, rel: anchor.rel, lead: 0, .visible, loader)
    if anchor.rel.isClearlyLess(than: 0), anchor.length > Double.tolerance {
      subviews[0].rel = anchor.rel / anchor.length * subviews[0].length
    }
    grewAtStart = true
    resized = subviews[0].label
  }
}
