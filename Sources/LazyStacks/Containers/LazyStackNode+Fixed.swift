import DequeModule

/// Lazy stacks that no scroll view moves along their axis (claim 57, Q17): their visible rect is
/// the part of the window that shows them.
extension LazyStackNode {
  /// Fills what can be seen, and requests another layout if that changes the length.
  func fillWithoutScrolling() {
    let region = nearest(ScrollNode.self)
    standing.position =
      originInWindow(along: axis) - (region?.originInWindow(along: axis) ?? 0)
      - transforms(upTo: region, along: axis)
    let span = sight(of: region)
    guard span.length > Double.tolerance else { return fillNothing(span) }
    for _ in 0..<context.profile.maxPasses {
      run.begin(at: position + placement.lead)
      context.inFillRound { fill(span) }
      guard !isStopped else { return }
      let isAtPlace = (placement.start - placement.lead).isNearly(position)
      if isAtPlace, !isUnsettledInRows { break }
    }
    if !run.length.isNearly(size[axis]) { requestLayout() }
  }

  /// Whether another part of the stack can be seen than when it was filled.
  var hasOtherSight: Bool {
    guard nearest(ScrollNode.self) != nil, outerStack == nil else { return false }
    if pending.wasCutOff { return true }
    let region = nearest(ScrollNode.self)
    let span = sight(of: region)
    return !span.start.isNearly(visibleSpan.start) || !span.end.isNearly(visibleSpan.end)
  }

  /// The part of the region that can be seen in the window, without transforms around it (rule R2).
  private func sight(of region: ScrollNode?) -> VisibleSpan {
    let window = Rect(origin: .zero, size: context.windowSize)
    var seen: Rect? = window
    var regionStart = 0.0
    if let region {
      seen = region.laidOutRegion?.intersection(window)
      regionStart = region.originInWindow(along: axis) - region.transforms(upTo: nil, along: axis)
    }
    guard let seen else { return VisibleSpan(start: 0, end: 0) }
    return VisibleSpan(start: seen.start(axis) - regionStart, end: seen.end(axis) - regionStart)
  }

  /// Has the views around laid out again, because the stack's length is not what they took it to
  /// be.
  ///
  /// A length that was already requested in this frame would come back forever, so it is not
  /// requested again.
  private func requestLayout() {
    let length = run.length
    if let (frame, earlier) = lengthsBefore, frame == context.trace.frame,
      earlier.contains(where: { $0.isNearly(length) })
    {
      context.diagnose(
        .oscillation,
        message: "the length of a \(name) alternates between \(size[axis].rounded()) and "
          + "\(length.rounded()) points: what is visible of it depends on its length, and its "
          + "length on what is visible; give it a scroll view or a frame",
        of: EventSubject(node: number)
      )
      return
    }
    let earlier = lengthsBefore?.frame == context.trace.frame ? lengthsBefore?.lengths ?? [] : []
    lengthsBefore = (context.trace.frame, earlier + [size[axis]])
    invalidateSize()
    layOutContainerAgain()
  }

  private func layOutContainerAgain() {
    var node: Node = self
    while let parent = node.parent {
      if let stack = parent as? LazyStackNode {
        stack.measurer.noteChange(in: node)
        guard let scroll = stack.movingTrack?.node else { break }
        scroll.pending.isNeeded = true
        return
      }
      node = parent
    }
    context.rounds.needsAnother = true
  }

  /// Measures the rows again in which a length changed.
  func measureChangedRows() {
    guard !measurer.changedRows.isEmpty else { return }
    let rows = measurer.takeChangedRows()
    for (count, node) in rows.enumerated() {
      guard let place = row(of: node) else { continue }
      measure(
        placement.lines[place.position].subviews[place.column],
        column: place.column,
        because: .visible
      )
      guard !isStopped else {
        for row in rows[(count + 1)...] { measurer.noteChange(in: row) }
        break
      }
      run.remeasure(place.position)
    }
    run.alignSettled()
  }
}
