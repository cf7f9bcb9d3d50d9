import DequeModule
import LazyExtents

/// Informs the container's estimator: which kinds of lines there are and, if it wants the truth,
/// how long each is.
extension LazyStackNode {
  /// The assumed length before anything was placed, from the first subviews (rule R6).
  func sampledLength(across: Double, proposal: ProposedSize) throws -> Double {
    guard reached(context.profile.coldSample - 1) != nil else { return 0 }
    if mayLeaveLengthOpen() { return run.length }
    let columns = columns(offered: proposal[axis.cross])
    if let fold { return sampledLength(of: fold, across: across) }
    let hasKnownLines = columns?.count == self.columns?.count
    if hasKnownLines, !run.estimator.samples {
      measureTruth(across: across, columns: columns)
      return run.length
    }
    let map = hasKnownLines ? lineMap : try catalog.makeLines(columns)
    if context.survey != nil { return wholeLength(of: map, columns: columns, across: across) }
    let sampled = min(context.profile.coldSample, map.count, reachedCount)
    let lines = try (0..<sampled).map { line in
      try context.work.poll()
      return map.subviews(of: line).enumerated().map { column, index in
        let subview = subview(at: index, because: .sample)
        let place = measurer.place(
          of: subview,
          column: column,
          columns: columns,
          crossLength: across
        )
        return subview.node.sizeThatFits(place.offer)[axis]
      }.max() ?? 0
    }
    let mean =
      lines.isEmpty ? context.profile.coldLength : lines.reduce(0, +) / Double(lines.count)
    run.coldLength = mean
    return mean * Double(map.count) + run.spacing * Double(map.count - 1)
  }

  /// Samples the first subviews (rule R6) where the stack begins far from what is visible, and
  /// nobody asked for its length before.
  func sampleIfFar(from span: VisibleSpan) {
    guard run.isFar(from: span), run.coldLength == 0, run.isCold else { return }
    let offer = ProposedSize(along: nil, across: crossLength, axis: axis)
    _ = context.guarding { try sampledLength(across: crossLength, proposal: offer) }
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
    let usual = outerStack?.fold == nil ? context.estimator : .learned
    let choice = context.survey?.estimator(along: axis) ?? attributes.estimator ?? usual
    return choice.make(count: count) { [context, number] error in
      if (error as? any StoppingError)?.stopsEverything == true {
        context.fail(error)
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

  /// Measures every line for an estimator that wants it, once for each state of the data and each
  /// cross length.
  ///
  /// Nothing is placed.
  func measureTruth(across: Double, columns: GridColumns?) {
    guard run.measuresAll, !isMeasured(across: across) else { return }
    measurer.truthAcross = across
    _ = reached(.max)
    guard context.mayMeasure(list.count) else {
      context.diagnose(
        .tooManyToMeasure,
        message:
          "\(name) has \(list.count) subviews, more than the \(context.profile.eagerLimit) that "
          + "may be measured for its estimator; the mean is used for those that were not seen",
        of: EventSubject(node: number)
      )
      return
    }
    if let fold {
      foldThrough(fold, across: across) { run.estimator.learn($0, at: $1) }
      if isStopped { measurer.truthAcross = nil }
      return run.knowLead()
    }
    for line in 0..<run.count {
      let length = trueLength(of: lineMap.subviews(of: line), columns: columns, across: across)
      guard !isStopped else {
        measurer.truthAcross = nil
        return
      }
      if let length { run.estimator.learn(length, at: line) }
    }
    run.knowLead()
  }

  /// The length of a grid in a survey that does not know its number of columns yet.
  func wholeLength(of lines: LineMap, columns: GridColumns?, across: Double) -> Double {
    guard context.mayMeasure(list.count) else { return 0 }
    return (0..<lines.count).reduce(-run.spacing) { length, line in
      guard !isStopped else { return 0 }
      return length + run.spacing
        + (trueLength(of: lines.subviews(of: line), columns: columns, across: across) ?? 0)
    }
  }

  private func isMeasured(across: Double) -> Bool {
    measurer.truthAcross.map { abs($0 - across) < LineMeasurer.resetThreshold } ?? false
  }

  /// The length that a line would have on screen; nil if a callback failed.
  private func trueLength(
    of line: Range<Int>,
    columns: GridColumns?,
    across: Double
  ) -> Double? {
    var longest = 0.0
    for (column, index) in line.enumerated() {
      guard context.work.goesOn() else { return nil }
      let isLoaded = loaded(index) != nil
      let subview = subview(at: index, because: .sample)
      defer {
        if !isLoaded, !subview.isStandIn {
          store.remove(at: index)
          store.giveUp(subview)
        }
      }
      guard !subview.isStandIn else { return nil }
      if subview.isChanged || !subview.isPlaced { subview.node.invalidateSizesBelow() }
      let failures = context.failures.count
      let offer = measurer.place(of: subview, column: column, columns: columns, crossLength: across)
        .offer
      let size = context.loading(.sample, id: subview.id) { subview.node.sizeThatFits(offer) }
      guard context.failures.count == failures else { return nil }
      longest = max(longest, size[axis])
    }
    return longest
  }
}
