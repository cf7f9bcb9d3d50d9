import DequeModule
import LazyExtents

extension LazyRun {
  /// The line that keeps its place when all lengths are forgotten (rule R9).
  struct ResetAnchor {
    /// The index of the line's first subview; a grid may have other lines afterwards.
    let subview: Int
    /// Where the line started, counted from the start of the visible region.
    var rel: Double
    /// The length that the line had, in points.
    let length: Double

    init(_ line: Line) {
      subview = line.subviews[0].index
      rel = line.seenStart
      length = line.seenLength
    }
  }

  /// The topmost visible line; the place-holder if none is visible.
  func resetAnchor(in span: VisibleSpan) -> ResetAnchor? {
    (lines.first { isVisible($0, in: span) } ?? lines.first).map(ResetAnchor.init)
  }

  /// Forgets all lengths, measures the anchor's line again, and begins with it.
  ///
  /// The fill that follows measures the lines around it, and nothing above (rule R9, claim 34). The
  /// anchor keeps the fraction of itself that is above the top of the region, or its distance from
  /// the top if it starts below.
  func reset(keeping anchor: ResetAnchor, inLine line: Int, using loader: some LineLoader) {
    forget(using: loader)
    guard count > 0 else { return }
    let old = lead
    let index = min(line, count - 1)
    first = index
    let restarted = restarted
    restart(.init(index: index, rel: anchor.rel, lead: 0, reason: .visible), using: loader)
    self.restarted = restarted == .jumped ? .jumped : .anew
    let isCutOff = anchor.rel.isClearlyLess(than: 0) && anchor.length > Double.tolerance
    if isCutOff || folded != nil {
      keep(anchor, cutOff: isCutOff ? -anchor.rel / anchor.length : nil, inLine: index)
    }
    growth.isUnsettled = true
    let kept = self.line(at: index) ?? lines[0]
    resized = kept.label
    // A lazy layout may have placed others before it.
    let before = lead + kept.rel - lines[0].rel
    noteFindings {
      $0.restart = .reset(keeping: kept.label)
      $0.corrected += before - old
    }
  }

  /// Places a line so that the same fraction of it is above the top of the region, or so that it
  /// starts where it did.
  ///
  /// The view that a layout places need not start where its line does.
  private func keep(_ anchor: ResetAnchor, cutOff fraction: Double?, inLine index: Int) {
    guard let line = line(at: index) else { return }
    move(by: (fraction.map { -$0 * line.seenLength } ?? anchor.rel) - line.seenStart)
  }

  /// Forgets all lengths and drops the run.
  func forget(using loader: some LineLoader) {
    estimator.forgetAll()
    guard count > 0 else { return }
    emptyStart = start
    let dropped = lines
    edit { $0.removeAll() }
    for line in dropped {
      for subview in line.subviews { subview.node.invalidateSizesBelow() }
      loader.release(line)
    }
    fold?.forgetPoints()
    findings?.forgetMeasured()
  }
}
