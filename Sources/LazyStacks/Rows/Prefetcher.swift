/// Prepares the next rows of a lazy container in a direction, piece by piece, in the time that a
/// frame has left (rule R12).
///
/// A row is first evaluated, then measured. The cells of a scroll view in the row that scrolls the
/// other way are prepared one by one. The estimator learns nothing from prepared rows, and none of
/// them appears.
struct Prefetcher {
  let stack: LazyStackNode
  let isForward: Bool
  /// When the frame has to be done, in milliseconds of its costs.
  let deadline: Double

  private var context: FrameContext { stack.context }

  /// Prepares the rows that start within a distance beyond the visible region, in points.
  func prepare(within reach: Double) {
    let placement = stack.placement
    guard !placement.isEmpty else { return }
    let spacing = stack.run.spacing
    let span = stack.visibleSpan
    let line = isForward ? stack.run.last : stack.run.first - 1
    let distance =
      isForward ? placement.end + spacing - span.end : span.start - placement.start + spacing
    _ = prepare(from: line, at: distance, within: reach)
  }

  /// Prepares lines, the first of which starts at a distance, as far as they start within `reach`.
  ///
  /// - Returns: Whether all are prepared; false if there is no time left.
  private func prepare(from first: Int, at start: Double, within reach: Double) -> Bool {
    var (line, distance) = (first, start)
    var left = context.profile.loadLimit
    while distance.isClearlyLess(than: reach), line >= 0, line < stack.loader.reachedCount, left > 0
    {
      guard context.work.goesOn(), let length = prepare(line: line, within: reach - distance)
      else { return false }
      distance += length + stack.run.spacing
      line += isForward ? 1 : -1
      left -= 1
    }
    return true
  }

  /// Prepares a line, with what of it begins within a distance.
  ///
  /// - Returns: The length of the line; nil if there is no time left for it.
  private func prepare(line: Int, within reach: Double) -> Double? {
    var length = 0.0
    for (column, index) in stack.lineMap.subviews(of: line).enumerated() {
      guard let subview = prepare(index, column: column, within: reach) else { return nil }
      length = max(length, subview.preparation.isMeasured ? subview.length : 0)
    }
    return length > 0 ? length : stack.run.expectedLength(of: line)
  }

  private func prepare(_ index: Int, column: Int, within reach: Double) -> Subview? {
    guard let subview = evaluate(index) else { return nil }
    subview.life.retention.renew()
    guard stack.fold == nil else { return subview }
    guard measure(subview, column: column) else { return nil }
    for scroll in subview.outermostScrolls where scroll.pending.waitsForRow {
      guard prepareCells(of: scroll) else { return nil }
    }
    for inner in subview.outermostStacks(along: stack.axis)
    where inner.placement.isEmpty && inner.fold == nil {
      let inside = Prefetcher(stack: inner, isForward: isForward, deadline: deadline)
      guard inside.prepareEnd(upTo: reach) else { return nil }
    }
    return subview
  }

  private func evaluate(_ index: Int) -> Subview? {
    if let known = stack.store[index], !known.isStandIn { return known }
    guard fits(context.timing.prediction.body(ofKind: stack.catalog.costKind(of: index))),
      let made = stack.loader.make(index, because: .prefetch)
    else { return nil }
    made.preparation.noteEvaluation()
    let place = stack.catalog.described(index)
    context.record(.prefetchBody(view: made.viewName, index: place), of: made.inTrace)
    return made
  }

  /// Measures a subview if there is time.
  ///
  /// - Returns: Whether it is measured; false if there is no time left.
  private func measure(_ subview: Subview, column: Int) -> Bool {
    if subview.preparation.isMeasured { return true }
    let kind = stack.catalog.costKind(of: subview.index)
    guard fits(context.timing.prediction.layout(ofKind: kind)) else { return false }
    context.evaluation.preparing {
      stack.loader.measure(subview, column: column, because: .prefetch)
    }
    guard !context.work.isStopped, !subview.isStandIn else { return false }
    subview.preparation.noteMeasurement()
    context.record(
      .prefetchLayout(
        view: subview.viewName,
        index: stack.catalog.described(subview.index),
        length: subview.length
      ),
      of: subview.inTrace
    )
    return true
  }

  /// Prepares the cells that will be in sight together with the row, from the first on.
  ///
  /// - Returns: Whether all are prepared; false if there is no time left.
  private func prepareCells(of scroll: ScrollNode) -> Bool {
    for track in scroll.tracks {
      for cells in track.stacks where cells.fold == nil && cells.placement.isEmpty {
        let inner = Prefetcher(stack: cells, isForward: true, deadline: deadline)
        guard inner.prepareEnd(upTo: track.containerLength) else { return false }
      }
    }
    return true
  }

  /// Prepares the lines at the end that comes into sight first, up to a length of them.
  ///
  /// - Returns: Whether all are prepared; false if there is no time left.
  private func prepareEnd(upTo reach: Double) -> Bool {
    let count = stack.loader.reachedCount
    guard isForward || count == stack.run.count else { return true }
    return prepare(from: isForward ? 0 : count - 1, at: 0, within: reach)
  }

  /// Whether a piece of work is predicted to be done in time.
  ///
  /// Work that is predicted to take no time begins only while some time is left.
  private func fits(_ milliseconds: Double) -> Bool {
    context.timing.costs.total < deadline && context.timing.costs.total + milliseconds <= deadline
  }
}

extension Subview {
  /// The outermost lazy containers along an axis in the row that are in no scroll view of it.
  fileprivate func outermostStacks(along axis: Axis) -> [LazyStackNode] {
    func stacks(in view: Node) -> [LazyStackNode] {
      if view is ScrollNode { return [] }
      if let stack = view as? LazyStackNode, stack.axis == axis { return [stack] }
      return view.children.flatMap(stacks)
    }
    return stacks(in: node)
  }

  /// The outermost scroll views in the row.
  fileprivate var outermostScrolls: [ScrollNode] {
    func scrolls(in view: Node) -> [ScrollNode] {
      if let scroll = view as? ScrollNode { return [scroll] }
      return view.children.flatMap(scrolls)
    }
    return scrolls(in: node)
  }

  /// Lets scroll views in the row be filled, which waited until it comes into sight.
  func endWaiting() {
    for scroll in outermostScrolls where scroll.pending.waitsForRow {
      scroll.pending.waitsForRow = false
    }
  }
}
