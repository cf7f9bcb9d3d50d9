import DequeModule

/// Lazy stacks in rows of a lazy stack along the same axis (Q17).
///
/// The outer stack alone is moved by the scroll view. It tells the inner ones where they stand and
/// what of them can be seen; what they learn about their lengths changes the length of their row.
extension LazyStackNode {
  /// The nearest lazy stack along the same axis around this one, inside the same scroll view.
  var outerStack: LazyStackNode? {
    var node = parent
    while let current = node, !(current is ScrollNode) {
      if let stack = current as? LazyStackNode, stack.axis == axis { return stack }
      node = current.parent
    }
    return nil
  }

  /// What moves this stack, itself or with the row that it stands in.
  var movingTrack: ScrollTrack? { track ?? outerStack?.movingTrack }

  /// This stack, and those in its rows along the same axis.
  var withNested: [LazyStackNode] { nested.reduce([self]) { $0 + $1.withNested } }

  /// Whether the length is a guess in any part, or that of a stack in a row of the run is.
  var guessesLength: Bool { run.isLengthEstimated || nested.contains { $0.guessesLength } }

  /// Whether it is a guess what stands before what is visible.
  var guessesLead: Bool { !run.isLeadExact || nested.contains { $0.guessesLead } }

  /// Takes note of a stack in one of the rows; it is filled once it is known where the row stands.
  func adopt(_ inner: LazyStackNode) {
    if !nested.contains(where: { $0 === inner }) { nested.append(inner) }
  }

  /// Fills the stacks in the rows of the run with what can be seen of them.
  ///
  /// - Returns: Whether a row has another length or place now, so that the run must be filled again.
  @discardableResult
  func fillNested(_ span: VisibleSpan) -> Bool {
    guard !nested.isEmpty else { return false }
    nested.removeAll { row(of: $0) == nil }
    var isChanged = false
    for inner in nested {
      guard let position = row(of: inner) else { continue }
      if fill(inner, inRowAt: position, span) { isChanged = true }
    }
    return isChanged
  }

  private func row(of inner: Node) -> Int? {
    var node = inner
    while let parent = node.parent, parent !== self { node = parent }
    return run.subviews.firstIndex { $0.node === node }
  }

  private func fill(_ inner: LazyStackNode, inRowAt position: Int, _ span: VisibleSpan) -> Bool {
    let row = run.subviews[position]
    let distance = inner.distance(in: row.node)
    let start = row.rel + distance
    let wasVisible = inner.run.subviews.contains(where: \.isPlaced)
    inner.run.begin(at: start + inner.run.lead)
    let isFirst = row.index == 0 && distance <= Double.tolerance
    let isLast =
      row.index == run.count - 1 && (distance + inner.run.length).isNearly(row.length)
    inner.fillPart(of: span, from: start, isOpenAtStart: isFirst, isOpenAtEnd: isLast)
    let shift = inner.run.start - inner.run.lead - start
    let isResized = !inner.run.length.isNearly(inner.size[axis])
    guard isResized || abs(shift) > Double.tolerance || inner.isNestingUnsettled else {
      return false
    }
    let old = (rel: row.rel, length: row.length)
    inner.invalidateSize()
    measure(row, .visible)
    let isFollowed = run.subviews.dropFirst(position + 1).contains(where: \.isPlaced)
    var rel = old.rel
    if position == 0, wasVisible {
      rel += shift
    } else if position == 0, isFollowed {
      rel -= row.length - old.length
    }
    run.settle(position, at: rel)
    return true
  }

  private func distance(in row: Node) -> Double {
    var distance = 0.0
    var node: Node = self
    while node !== row, let parent = node.parent {
      distance += node.origin[axis]
      node = parent
    }
    return distance
  }

  /// Fills what a region shows of the stack, which starts at a place of that region.
  private func fillPart(
    of region: VisibleSpan,
    from start: Double,
    isOpenAtStart: Bool,
    isOpenAtEnd: Bool
  ) {
    let end = start + run.length
    guard start.isClearlyLess(than: region.end),
      end.isClearlyGreater(than: region.start)
        || (run.length <= Double.tolerance && end >= region.start)
    else { return fillNothing(region) }
    let low = isOpenAtStart ? region.start : max(region.start, start)
    let isOpen = isOpenAtEnd || run.subviews.isEmpty || !run.guessesEnd
    fill(VisibleSpan(start: low, end: max(low, isOpen ? region.end : min(region.end, end))))
  }

  /// Nothing of the stack can be seen; what is on screen leaves.
  func fillNothing(_ region: VisibleSpan) {
    context.noteLayout(of: self)
    visibleSpan = VisibleSpan(start: region.start, end: region.start)
    isNestingUnsettled = false
  }
}
