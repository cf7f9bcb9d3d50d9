import DequeModule

extension LazyStackNode {
  /// The subviews of the lines that intersect the visible region, in order.
  var visibleSubviews: [Subview] { placement.lines(in: visibleSpan).flatMap(\.subviews) }

  /// Whether any of its subviews was on screen when the frame began.
  var isOnScreen: Bool {
    placement.isOnScreen || store.hasReleasedFromScreen
  }

  /// Where the container starts as known or estimated, counted from the start of the region.
  var startInRegion: Double { placement.containerStart }

  /// The subviews that are drawn inside a span, in order.
  func subviewsInSight(_ span: VisibleSpan) -> [Subview] {
    var inSight: [Subview] = []
    inSight.reserveCapacity(placement.lines.count)
    forEachInSight(span) { inSight.append($0) }
    return inSight
  }

  /// Calls a function with each subview that is drawn inside a span, in order, without making an
  /// array.
  ///
  /// The function must not load or release anything.
  func forEachInSight(_ span: VisibleSpan, body: (Subview) -> Void) {
    func handOver(_ subview: Subview) {
      guard subview.isPlaced else { return }
      if span.touches(from: subview.shownRel, length: subview.length) { body(subview) }
    }
    guard pins.isEmpty else { return placed.forEach(handOver) }
    forEachInRun(handOver)
  }

  /// The subviews on screen, in order: those of the run, and those that an edge holds beside it.
  var placed: [Subview] {
    var placed: [Subview] = []
    placed.reserveCapacity(placement.lines.count + pins.count)
    forEachInRun { if $0.isPlaced { placed.append($0) } }
    guard !pins.isEmpty else { return placed }
    let beside = pins.filter { $0.isPlaced && !isInRun($0) }
    guard let first = placed.first else { return beside }
    return beside.filter { $0.index < first.index } + placed
      + beside.filter { $0.index > first.index }
  }

  /// Calls a function with each subview of the run, in order.
  func forEachInRun(_ body: (Subview) -> Void) {
    for line in placement.lines {
      for subview in line.subviews { body(subview) }
    }
  }

  /// All loaded subviews, whether placed, walked past, kept or pinned, unordered.
  var allLoaded: [Subview] {
    placement.lines.flatMap(\.subviews) + store.subviewsInOrder
  }

  /// Reports which subviews entered and left, in the order of the stack, and ages those off screen.
  ///
  /// If work is stopped, the rest is reported when it is called again.
  ///
  /// - Returns: The nodes that come on screen now.
  func commitPlacement() -> [Node] {
    run.loading.count = 0
    let entering = enterVisible()
    if !entering.isEmpty { DuplicateIDs(in: self).report(among: entering) }
    if !entering.isEmpty || store.releasedCount > 0 { store.hasNews = true }
    if context.work.goesOn(store.releasedCount) {
      let fresh = store.settleReleased { isInRun($0) || $0.isPinned }
      if context.painting.isUsed { RowOutOfSight.reportVanished(fresh, from: self) }
      store.age(except: fresh, ahead: subviewsAhead, hidden: edges.hidden)
    }
    return entering.map { $0.node }
  }

  /// Lets the visible subviews enter.
  ///
  /// - Returns: The subviews that come on screen now.
  private func enterVisible() -> [Subview] {
    let span = visibleSpan
    guard !pins.isEmpty || !isCommitted(span), isRowPlaced else { return [] }
    var entering: [Subview] = []
    var isAnyHidden = false
    for line in placement.lines {
      guard span.shows(line) else {
        isAnyHidden = true
        continue
      }
      guard context.work.goesOn(line.subviews.count) else { return entering }
      if isCommitted(line) { continue }
      for subview in line.subviews { enter(subview, into: &entering) }
    }
    for pin in pins { enter(pin, into: &entering) }
    if isAnyHidden { leaveHidden(span) }
    pending.holdsHidden = isAnyHidden
    return entering
  }

  /// Whether everything in the run is already on screen, as in most frames.
  private func isCommitted(_ span: VisibleSpan) -> Bool {
    placement.lines.allSatisfy { span.shows($0) && isCommitted($0) }
  }

  private func isCommitted(_ line: Line) -> Bool {
    line.subviews.allSatisfy { $0.isPlaced && (!isShown || $0.node.isShown) }
  }

  /// Takes subviews off the screen that the run holds only as place-holders.
  private func leaveHidden(_ span: VisibleSpan) {
    for line in placement.lines where !span.shows(line) {
      for subview in line.subviews where subview.isPlaced && !subview.isPinned {
        store.advance(subview, by: .left)
      }
    }
  }

  private func enter(_ subview: Subview, into entering: inout [Subview]) {
    guard !subview.isPlaced else {
      // After an update, another view may be in place of the one that was shown.
      if isShown, !subview.node.isShown { entering.append(subview) }
      return
    }
    store.advance(subview, by: .entered)
    entering.append(subview)
  }

  func isInRun(_ subview: Subview) -> Bool {
    guard subview.index < list.count else { return false }
    guard let line = heldLine(of: subview.index) else { return false }
    return line.subviews.contains { $0 === subview }
  }

  /// The indices of the subviews to look ahead to: those behind the run, or before it in a reversed
  /// container.
  var subviewsAhead: Range<Int> {
    let count = context.profile.lookAhead
    guard catalog.isReversed else {
      let next = placement.lines.last?.subviews.last.map { $0.index + 1 } ?? 0
      return next..<next + count
    }
    let end = placement.lines.first?.subviews.first?.index ?? list.count
    return max(0, end - count)..<end
  }

  /// Evaluates the next subview beyond the visible region (rule R13).
  func lookAhead() {
    let end = catalog.resolvedCount
    for index in subviewsAhead where index < end {
      guard !isStopped else { return }
      if store[index] == nil { _ = subview(at: index, because: .lookahead) }
    }
  }
}
