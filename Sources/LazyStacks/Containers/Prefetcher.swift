/// Prepares the rows of a lazy container that come next in a direction, a piece at a time, with the
/// time that a frame has left (rule R12).
///
/// A row is evaluated first, then measured; cells of a scroll view in it that scrolls the other way
/// are prepared one by one. Nothing that is prepared is learned by the estimator, and none appears.
struct Prefetcher {
  let stack: LazyStackNode
  let isForward: Bool
  /// By when the frame has to be done, in milliseconds of its costs.
  let deadline: Double

  private var context: FrameContext { stack.context }

  /// Prepares what starts less than so many points beyond the visible region.
  func prepare(within reach: Double) {
    let placement = stack.placement
    guard !placement.isEmpty else { return }
    let spacing = stack.run.spacing
    let span = stack.visibleSpan
    var line = isForward ? stack.run.last : stack.run.first - 1
    var distance =
      isForward ? placement.end + spacing - span.end : span.start - placement.start + spacing
    var left = context.profile.loadLimit
    while distance.isClearlyLess(than: reach), line >= 0, line < stack.reachedCount, left > 0 {
      guard context.work.goesOn(), let length = prepare(line: line) else { return }
      distance += length + spacing
      line += isForward ? 1 : -1
      left -= 1
    }
  }

  /// - Returns: How long the line is; nil where there is no time left for it.
  private func prepare(line: Int) -> Double? {
    var length = 0.0
    for (column, index) in stack.lineMap.subviews(of: line).enumerated() {
      guard let subview = prepare(index, column: column) else { return nil }
      length = max(length, subview.ahead == .measured ? subview.length : 0)
    }
    return length > 0 ? length : stack.run.expectedLength(of: line)
  }

  private func prepare(_ index: Int, column: Int) -> Subview? {
    guard let subview = evaluate(index) else { return nil }
    subview.age = 0
    guard stack.fold == nil else { return subview }
    guard measure(subview, column: column) else { return nil }
    for scroll in subview.node.scrollsBelow where scroll.waitsForRow {
      guard prepareCells(of: scroll) else { return nil }
    }
    return subview
  }

  private func evaluate(_ index: Int) -> Subview? {
    if let known = stack.store[index], !known.isStandIn { return known }
    guard fits(context.prediction.body(ofKind: stack.catalog.costKind(of: index))),
      let made = stack.store.make(index, .prefetch, in: stack)
    else { return nil }
    made.ahead = .evaluated
    let place = stack.catalog.described(index)
    context.record(.prefetchBody(view: made.viewName, index: place), of: made.inTrace)
    return made
  }

  /// - Returns: Whether it is measured; false where there is no time left.
  private func measure(_ subview: Subview, column: Int) -> Bool {
    if subview.ahead == .measured { return true }
    let kind = stack.catalog.costKind(of: subview.index)
    guard fits(context.prediction.layout(ofKind: kind)) else { return false }
    context.preparing { stack.measure(subview, column: column, .prefetch) }
    guard !context.work.isStopped, !subview.isStandIn else { return false }
    subview.ahead = .measured
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

  /// Prepares the cells that will be in sight when the row is, from the first on.
  ///
  /// - Returns: Whether that is done; false where there is no time left.
  private func prepareCells(of scroll: ScrollNode) -> Bool {
    for track in scroll.tracks {
      for cells in track.stacks where cells.fold == nil && cells.placement.isEmpty {
        let inner = Prefetcher(stack: cells, isForward: true, deadline: deadline)
        guard inner.prepareFirst(upTo: track.containerLength) else { return false }
      }
    }
    return true
  }

  private func prepareFirst(upTo length: Double) -> Bool {
    var position = 0.0
    var line = 0
    while line < stack.reachedCount, position.isClearlyLess(than: length),
      line < context.profile.loadLimit
    {
      guard context.work.goesOn(), let length = prepare(line: line) else { return false }
      position += length + stack.run.spacing
      line += 1
    }
    return true
  }

  /// Whether a piece of work is predicted to be done in time; what is predicted to take no time is
  /// begun only while some is left.
  private func fits(_ milliseconds: Double) -> Bool {
    context.costs.total < deadline && context.costs.total + milliseconds <= deadline
  }
}

extension Node {
  /// The scroll views in the view, the outermost only.
  fileprivate var scrollsBelow: [ScrollNode] {
    if let scroll = self as? ScrollNode { return [scroll] }
    return children.flatMap(\.scrollsBelow)
  }
}

extension Subview {
  /// Takes note that the row comes into sight, and that what scrolls in it may be filled.
  func endWaiting() {
    ahead = .no
    for scroll in node.scrollsBelow where scroll.waitsForRow { scroll.waitsForRow = false }
  }
}

extension SubviewCatalog {
  /// With which others the subview with an index is predicted to cost the same.
  func costKind(of index: Int) -> CostKind {
    let location = list.location(of: described(index))
    switch list.segments[location.segment].kind {
    case .single(let content): return CostKind(source: content.viewName, part: 0)
    case .elements(let source, _): return CostKind(source: source.label, part: location.part)
    }
  }
}
