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
