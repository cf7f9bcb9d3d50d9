import LazyExtents

/// The length with which a line of a run had counted before it was measured.
struct FormerLength {
  private let line: Line
  private let run: LazyRun
  /// The length that the estimator remembers.
  private let known: Double?

  /// Reads the estimator before it learns the length that the line has now.
  init(of line: Line, in run: LazyRun) {
    (self.line, self.run) = (line, run)
    known = run.lengths.recorded(line.index)
  }

  /// What is to be reported of it; nil if the line counts with its present length already.
  var assumed: MeasuredLines.Assumed? {
    let isInSight = line.subviews[0].isPlaced
    let stood = run.findings?.before.stood[line.index]
    guard !isInSight || stood != nil || known != line.length else { return nil }
    // What the run held when the frame began had counted with its length, in sight or not.
    let held = stood ?? (isInSight ? known : heldLength ?? countedLength)
    guard held != line.length else { return nil }
    return held.map { MeasuredLines.Assumed(length: $0, isUnseen: false, isGuess: false) } ?? told
  }

  /// The length that the line had when the frame began, if it has one subview and the run held it
  /// then.
  private var heldLength: Double? {
    let cell = line.subviews[0]
    guard line.subviews.count == 1, let before = cell.before,
      before.frame == cell.node.context.sight.ofRows
    else { return nil }
    return before.length
  }

  /// The length with which the line had counted until an edit of this frame, if that was its own.
  private var countedLength: Double? {
    guard run.findings?.before.known.contains(where: { $0.contains(line.index) }) ?? false else {
      return nil
    }
    return run.lengths.recorded(line.index)
  }

  /// The length that the trace was last told for the line.
  private var told: MeasuredLines.Assumed {
    let estimator = run.lengths.estimator
    if let known, run.isLeadExact && line.index < run.first || estimator.remembers {
      return MeasuredLines.Assumed(length: known, isUnseen: false, isGuess: false)
    }
    let guess =
      estimator.asksForKinds
      ? estimator.extent(of: line.index..<line.index + 1) : run.told.estimate
    return MeasuredLines.Assumed(length: guess, isUnseen: known == nil, isGuess: true)
  }
}
