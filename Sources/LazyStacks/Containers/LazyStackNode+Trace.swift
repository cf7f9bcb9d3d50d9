import DequeModule
import LazyExtents

extension LazyStackNode {
  /// How many lines that came or went at or behind the anchor are now before what is in sight.
  ///
  /// That happens if a held position or a jump led past them.
  private func linesAhead(_ findings: RunFindings) -> Int {
    guard findings.behind != 0, findings.regrouped == nil, columns == nil, fold == nil,
      let kept
    else { return 0 }
    var new = 0
    for line in run.lines where line.subviews[0].isPlaced {
      let index = line.subviews[0].index
      guard let stretch = kept.lastOfFirst(where: { $0.new <= index }), index < stretch.end,
        !stretch.isMoved
      else {
        new += 1
        continue
      }
      let told = findings.edit.map { $0.inserted - $0.removed } ?? 0
      let ahead = stretch.new - stretch.old.lowerBound - new - told
      let isPart = findings.behind > 0 ? 0...findings.behind : findings.behind...0
      return isPart.contains(ahead) ? ahead : 0
    }
    return 0
  }

  /// The name of the estimator that is in use.
  private var estimatorInTrace: String {
    let chosen = (attributes.estimator ?? context.estimator).description
    return run.estimator.standIn.map { "\($0) in place of \(chosen)" } ?? chosen
  }

  /// Records the estimates of this stack and of those in its rows in the trace, if they differ from
  /// those last reported.
  func traceEstimates(of track: ScrollTrack, isInRow: Bool = false) {
    for inner in nested { inner.traceEstimates(of: track, isInRow: true) }
    let estimate = run.estimator.estimate
    guard
      run.findings?.hasAny ?? false || estimate != run.told.estimate || position != run.told.start
    else { return }
    let told = run.told
    let findings = run.takeFindings() ?? RunFindings()
    let estimator = estimatorInTrace
    run.told = RunFindings.Told(estimate: estimate, start: position, estimator: estimator)
    let hasMoved = !isInRow && told.start.map { !$0.isNearly(position) } ?? false
    guard estimate != told.estimate || hasMoved || findings.isWorthTelling else { return }
    var change = EstimateChange(
      view: name,
      estimator: estimator,
      old: told.estimate,
      new: estimate,
      lead: run.describeLead(corrected: findings.corrected),
      start: position
    )
    change.oldEstimator = told.estimator == estimator ? nil : told.estimator
    change.container = id
    change.isInRow = isInRow
    change.lengths = run.estimator.measuredCount
    change.measured = findings.measured
    change.restart = findings.restart
    change.forgetsLengths = findings.forgetsLengths
    change.edit = findings.edit
    change.ahead = isInRow ? 0 : linesAhead(findings)
    change.behind = findings.behind - change.ahead
    change.oldSpacing = findings.oldSpacing
    change.regrouped = findings.regrouped
    change.hasOtherLayout = findings.hasOtherLayout
    change.oldStart = told.start ?? position
    change.measuresAll = run.measuresAll
    change.isOutOfSight = endsBeforeSight
    change.guessesLength = guessesLength
    context.record(.estimate(change), of: track.inTrace)
  }
}
