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
      container: id,
      isInRow: isInRow,
      estimator: run.estimator.standIn.map { "\($0) in place of \(estimator)" } ?? estimator,
      old: told.estimate,
      new: estimate,
      lengths: run.estimator.measuredCount,
      measured: findings.measured,
      lead: run.describeLead(corrected: findings.corrected),
      restart: findings.restart,
      edit: findings.edit,
      behind: findings.behind,
      oldSpacing: findings.oldSpacing,
      regrouped: findings.regrouped,
      start: position,
      oldStart: told.start ?? position
    )
    change.measuresAll = run.estimator.measuresAll
    context.record(.estimate(change), of: track.inTrace)
  }
}
