import LazyExtents

extension LazyStackNode {
  /// Writes into the trace what this stack, and those in its rows, take for granted from now on;
  /// nothing where that is what the trace was told last.
  func traceEstimates(of track: ScrollTrack, isInRow: Bool = false) {
    for inner in nested { inner.traceEstimates(of: track, isInRow: true) }
    let told = run.told
    let estimate = run.estimator.estimate
    guard run.findings?.hasAny ?? false || estimate != told.estimate || position != told.start
    else { return }
    let findings = run.takeFindings() ?? RunFindings()
    run.told = RunFindings.Told(estimate: estimate, start: position)
    let hasMoved = !isInRow && told.start.map { !$0.isNearly(position) } ?? false
    guard estimate != told.estimate || hasMoved || findings.isWorthTelling else { return }
    let estimator = (attributes.estimator ?? context.estimator).description
    var change = EstimateChange(
      view: name,
      estimator: run.estimator.standIn.map { "\($0) in place of \(estimator)" } ?? estimator,
      old: told.estimate,
      new: estimate,
      lead: run.describeLead(corrected: findings.corrected),
      start: position
    )
    change.container = id
    change.isInRow = isInRow
    change.lengths = run.estimator.measuredCount
    change.measured = findings.measured
    change.restart = findings.restart
    change.edit = findings.edit
    change.behind = findings.behind
    change.oldSpacing = findings.oldSpacing
    change.regrouped = findings.regrouped
    change.oldStart = told.start ?? position
    change.measuresAll = run.estimator.measuresAll
    context.record(.estimate(change), of: track.inTrace)
  }
}
