import LazyExtents

/// The line of a run that keeps its place when all lengths are forgotten (rule R9).
struct ResetAnchor {
  /// The index of the line's first subview; a grid may have other lines afterwards.
  let subview: Int
  /// Where the line started, counted from the start of the visible region.
  var rel: Double
  /// The length that the line had, in points.
  let length: Double
  /// Whether the region showed it.
  let isInSight: Bool
  /// The frame in which it was noted.
  let frame: Int

  init(_ line: Line, isInSight: Bool, frame: Int) {
    (self.isInSight, self.frame) = (isInSight, frame)
    subview = line.subviews[0].index
    rel = line.seenStart
    length = line.seenLength
  }

  /// The topmost visible line of a run; the place-holder if none is visible.
  init?(topmostOf run: LazyRun, in span: VisibleSpan, frame: Int) {
    let shown = run.lines.first { span.shows($0) }
    guard let line = shown ?? run.lines.first else { return nil }
    // The span of a stack in a row that left sight is an old one.
    self.init(line, isInSight: shown != nil && run.placement.isOnScreen, frame: frame)
  }
}

/// Forgets all lengths of a run.
struct RunReset {
  private let run: LazyRun
  private let loader: RowLoader

  init(of run: LazyRun, using loader: RowLoader) {
    self.run = run
    self.loader = loader
  }

  /// Forgets all lengths, measures the anchor's line again, and begins with it.
  ///
  /// The fill that follows measures the lines around it, and nothing above (rule R9, claim 34). The
  /// anchor keeps the fraction of itself that is above the top of the region, or its distance from
  /// the top if it starts below.
  func forget(keeping anchor: ResetAnchor, inLine line: Int) {
    // Lines that left sight may be held before the anchor's.
    let old = run.lead + (run.lines.first.map { anchor.rel - $0.seenStart } ?? 0)
    forget()
    guard run.count > 0 else { return }
    let index = min(line, run.count - 1)
    run.first = index
    let restarted = run.restarted
    let start = FreshStart(index: index, rel: anchor.rel, lead: 0, reason: .visible)
    RunStart(of: run, using: loader).begin(start)
    run.restarted = restarted == .jumped ? .jumped : .anew
    let isCutOff = anchor.rel.isClearlyLess(than: 0) && anchor.length > Double.tolerance
    if isCutOff || run.folded != nil {
      keep(anchor, cutOff: isCutOff ? -anchor.rel / anchor.length : nil, inLine: index)
    }
    run.growth.isUnsettled = true
    let kept = run.line(at: index) ?? run.lines[0]
    run.resized = kept.label
    // A lazy layout may have placed others before it.
    let before = run.lead + kept.rel - run.lines[0].rel
    run.noteFindings {
      $0.restart = .reset(keeping: kept.label)
      $0.corrected += before - old
    }
  }

  /// Places a line so that the same fraction of it is above the top of the region, or so that it
  /// starts where it did.
  ///
  /// The view that a layout places need not start where its line does.
  private func keep(_ anchor: ResetAnchor, cutOff fraction: Double?, inLine index: Int) {
    guard let line = run.line(at: index) else { return }
    run.move(by: (fraction.map { -$0 * line.seenLength } ?? anchor.rel) - line.seenStart)
  }

  /// Forgets all lengths and drops the run.
  func forget() {
    run.forgetLengths()
    guard run.count > 0 else { return }
    run.emptyStart = run.start
    let dropped = run.lines
    run.edit { $0.removeAll() }
    for line in dropped {
      for subview in line.subviews { subview.node.invalidateSizesBelow() }
      loader.release(line)
    }
    run.fold?.forgetPoints()
    run.findings?.forgetMeasured()
  }
}
