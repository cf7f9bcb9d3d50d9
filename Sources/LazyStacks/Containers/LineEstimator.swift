import LazyExtents

/// Chooses the estimator of a lazy container, and says which kinds of lines there are.
struct LineEstimator {
  private let stack: LazyStackNode

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Makes an estimator for a number of lines; errors in it become diagnostics.
  ///
  /// In a tile of a lazy layout it remembers measured lengths, unless the container says otherwise.
  /// Tiles in other lanes could not give way if the estimated length of one changed each time.
  func make(count: Int) -> any ExtentEstimator {
    let (context, number) = (stack.context, stack.number)
    let usual = stack.outerStack?.fold == nil ? context.settings.estimator : .learned
    let choice =
      context.settings.surveyEstimator(along: stack.axis) ?? stack.attributes.estimator ?? usual
    return choice.make(count: count) { error in
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
  func change() {
    var estimator = make(count: stack.run.count)
    for record in stack.run.lengths.estimator.records.records() {
      estimator.learn(record.extent, at: record.index)
      estimator.listener?.tell()
    }
    if !stack.placement.isEmpty { estimator.endLayout() }
    stack.run.lengths.use(estimator)
    classify()
  }

  /// Gives the estimator the kinds of the lines as they are now.
  func classify() {
    stack.measurer.truthAcross = nil
    let run = stack.run
    if run.lengths.estimator.asksForKinds {
      run.lengths.estimator.classify(LineKinds(of: stack.catalog).all)
    }
  }
}
