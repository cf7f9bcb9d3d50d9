import LazyExtents

/// A jump of a run to a span that is too far away to walk to (rule R3).
struct RunJump {
  private let run: LazyRun
  private let span: VisibleSpan
  /// The line with which the run begins anew; nil for the one at the start of the span.
  private let goal: Int?
  private let loader: RowLoader

  init(
    of run: LazyRun,
    to span: VisibleSpan,
    beginningWith goal: Int? = nil,
    using loader: RowLoader
  ) {
    self.run = run
    self.span = span
    self.goal = goal
    self.loader = loader
  }

  /// Starts the run anew if the span is too far away.
  ///
  /// Beyond the last line there is nothing to jump to: the run keeps it where it is.
  ///
  /// - Returns: Whether it did.
  func runIfFar() -> Bool {
    if !run.lines.isEmpty, run.last < run.count,
      !span.isInReach(fromEnd: run.reachEnd, profile: run.profile)
    {
      jump(to: goal ?? indexAfterRun)
    } else if run.first > 0, !span.isInReach(fromStart: run.reachStart, profile: run.profile) {
      jump(to: goal ?? indexBeforeRun)
    } else {
      return false
    }
    return true
  }

  /// The line after the run that the mean puts at the start of the span.
  private var indexAfterRun: Int {
    let (last, count) = (run.last, run.count)
    let distance = span.start - run.end - run.spacing
    guard !distance.isClearlyLess(than: 0) else { return last - 1 }
    // A reversed container begins at its end, where it must be one stretch.
    if run.isReversed, !(span.end + run.offset).isClearlyLess(than: run.length) {
      return count - 1
    }
    if let index = run.skippedPlaces?.index(at: span.start + run.offset, among: last..<count) {
      return index
    }
    let index = run.lengths.estimator.index(
      atDistance: distance,
      from: last,
      spacing: run.spacing
    )
    return min(index, count - 1)
  }

  /// The line before the run that proportion puts at the start of the span.
  private var indexBeforeRun: Int {
    let (first, lead) = (run.first, run.lead)
    let target = span.start + run.offset
    guard lead > 0, target > 0 else { return 0 }
    if let index = run.skippedPlaces?.index(at: target, among: 0..<first) { return index }
    let known = run.advance(0..<first)
    guard known > 0 else {
      // The estimated length is 0, so count the lines instead.
      return (target / lead * Double(first) + Double.tolerance).whole(in: 0...first - 1)
    }
    let distance = target * known / lead
    let index = run.lengths.estimator.index(atDistance: distance, from: 0, spacing: run.spacing)
    return min(index, first - 1)
  }

  private func jump(to index: Int) {
    let position = run.position(of: index)
    // A jump into the run or next to it, as past the last line, skips nothing.
    let isReached = index >= run.first && index <= run.last
    let (wasExact, limit) = (run.isLeadExact, run.growth.limit)
    let rel = position - run.offset
    let start = FreshStart(index: index, rel: rel, lead: position, reason: .visible)
    RunStart(of: run, using: loader).begin(start)
    guard isReached else { return }
    run.growth.limit = limit
    guard wasExact else { return }
    run.isLeadExact = true
    run.noteFindings { $0.restart = nil }
  }
}
