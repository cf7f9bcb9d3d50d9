import LazyExtents

/// Begins a run anew with a single line, after it dropped its lines.
struct RunStart {
  private let run: LazyRun
  private let loader: RowLoader

  init(of run: LazyRun, using loader: RowLoader) {
    self.run = run
    self.loader = loader
  }

  /// Drops the run and begins another one.
  func begin(_ start: FreshStart) {
    if let folded = run.folded { return Refolding(of: folded, using: loader).restart(start) }
    let dropped = run.lines
    run.edit { $0.removeAll() }
    guard let index = loader.reached(start.index) else {
      dropped.forEach(loader.release)
      return beginEmpty()
    }
    run.first = index
    run.growth.limit = index
    for line in dropped where line.index != index { loader.release(line) }
    let held = dropped.first { $0.index == index }
    let line = held ?? loader.load(index, because: start.reason)
    line.rel = start.rel
    run.edit { $0.append(line) }
    run.lead = index == 0 ? 0 : start.lead
    run.isLeadExact = index == 0
    run.growth.isUnsettled = false
    run.restarted = .jumped
    run.noteFindings { $0.restart = .jump(to: line.label) }
  }

  /// Goes on without lines, because there are none after all.
  private func beginEmpty() {
    run.first = 0
    run.growth.limit = nil
    run.lead = 0
    run.isLeadExact = true
    run.growth.isUnsettled = false
  }

  /// Begins again with the first line, which starts at a position of the visible region.
  func beginWithFirst(at rel: Double, because reason: LoadReason) {
    begin(FreshStart(index: 0, rel: rel, lead: 0, reason: reason))
  }

  /// Begins again with the last line.
  func beginWithLast(because reason: LoadReason) {
    guard let last = loader.reached(.max) else { return }
    begin(FreshStart(index: last, rel: 0, lead: run.position(of: last), reason: reason))
  }

  /// Begins near a span that is far from where an empty run would start, instead of walking there.
  func beginNear(_ span: VisibleSpan) {
    let start = run.emptyStart
    guard run.isFar(from: span), let index = index(atDistance: span.start - start) else { return }
    let position = run.advance(0..<index)
    begin(FreshStart(index: index, rel: start + position, lead: position, reason: .visible))
  }

  /// The line that the estimate puts at a distance from the start; nil if lines have no length.
  private func index(atDistance distance: Double) -> Int? {
    let (count, spacing, cold) = (run.count, run.spacing, run.lengths.cold.length)
    guard run.lengths.isCold else {
      let index = run.lengths.estimator.index(atDistance: distance, from: 0, spacing: spacing)
      return min(index, count - 1)
    }
    guard cold + spacing > 0 else { return nil }
    return (distance / (cold + spacing)).rounded(.down).whole(in: .min...count - 1)
  }

  /// Begins again with the line that keeps its place in an update, so that nothing counts as a
  /// jump.
  func refill(around anchor: UpdateAnchor?, keeping kept: KeptSteps?) {
    guard let anchor, run.count > 0 else { return }
    if let kept, let folded = run.folded {
      return Refolding(of: folded, using: loader).refill(kept)
    }
    let (lead, isExact, growth) = (run.lead, run.isLeadExact, run.growth)
    let (restarted, restart) = (run.restarted, run.findings?.restart)
    begin(FreshStart(index: anchor.new, rel: anchor.rel, lead: lead, reason: .update))
    run.isLeadExact = isExact || anchor.new == 0
    run.restarted = restarted
    run.growth.isUnsettled = growth.isUnsettled
    run.noteFindings { $0.restart = restart }
  }
}
