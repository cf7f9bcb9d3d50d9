import DequeModule
import LazyExtents

/// Chooses the container's estimator, and informs it which kinds of lines there are.
extension LazyStackNode {
  /// Samples the first subviews (rule R6) where the stack begins far from what is visible, and
  /// nobody asked for its length before.
  func sampleIfFar(from span: VisibleSpan) {
    guard run.isFar(from: span), run.cold.length == 0, run.isCold else { return }
    let offer = ProposedSize(along: nil, across: crossLength, axis: axis)
    _ = context.callbacks.guarding {
      try LengthSample(of: self, across: crossLength).length(offered: offer)
    }
  }

  func firstSize(for proposal: ProposedSize) -> Size? {
    guard reached(0) != nil else { return nil }
    return subview(at: 0, because: .sample).node.sizeThatFits(proposal)
  }

  /// Makes an estimator for a number of lines; errors in it become diagnostics.
  ///
  /// In a tile of a lazy layout it remembers measured lengths, unless the container says otherwise.
  /// Tiles in other lanes could not give way if the estimated length of one changed each time.
  func makeEstimator(count: Int) -> any ExtentEstimator {
    let usual = outerStack?.fold == nil ? context.settings.estimator : .learned
    let choice = context.settings.surveyEstimator(along: axis) ?? attributes.estimator ?? usual
    return choice.make(count: count) { [context, number] error in
      if (error as? any StoppingError)?.stopsEverything == true {
        context.callbacks.fail(error)
      } else {
        context.diagnose(
          .badEstimate,
          message: "\(error); the mean is used",
          of: EventSubject(node: number)
        )
      }
    }
  }

  /// Replaces the estimator; the new one learns what the old one recorded.
  func changeEstimator() {
    var estimator = makeEstimator(count: run.count)
    for record in run.estimator.records.records() {
      estimator.learn(record.extent, at: record.index)
    }
    if !placement.isEmpty { estimator.endLayout() }
    run.use(estimator)
    classify()
  }

  /// Gives the estimator the kinds of the lines as they are now.
  func classify() {
    measurer.truthAcross = nil
    if run.estimator.asksForKinds { run.estimator.classify(catalog.kinds) }
  }
}
