import DequeModule
import LazyExtents

extension LazyRun {
  /// Fills a span from the run outward, drops what left it, and settles the lead.
  ///
  /// See rules R3, R4 and R7.
  func fill(_ span: VisibleSpan, _ loader: some SubviewLoader) {
    replaceStandIns(loader)
    jumpIfFar(span, loader)
    growForward(span, loader)
    growBackward(span, loader)
    trim(span, loader)
    settleLead()
    isCutShort = loads >= profile.loadLimit
  }

  /// Loads again what failed in an earlier frame, and pushes what follows.
  private func replaceStandIns(_ loader: some SubviewLoader) {
    guard retriesStandIns else { return }
    retriesStandIns = false
    for position in subviews.indices where subviews[position].isStandIn {
      let old = subviews[position]
      loader.release(old)
      let new = take(old.index, .visible, loader)
      new.rel = old.rel
      subviews[position] = new
      for later in subviews[(position + 1)...] { later.rel += new.length - old.length }
    }
  }

  /// Starts the run anew where the span is too far away to walk to (rule R3).
  private func jumpIfFar(_ span: VisibleSpan, _ loader: some SubviewLoader) {
    if !subviews.isEmpty,
      span.start - end > profile.reachForward * span.length + Double.tolerance
    {
      jump(to: indexAfter(span), loader)
    } else if first > 0, start - span.end > profile.reachBackward * span.length + Double.tolerance {
      jump(to: indexBefore(span), loader)
    }
  }

  /// The subview that by the mean lies at the start of a span after the run.
  private func indexAfter(_ span: VisibleSpan) -> Int {
    let distance = span.start - end - spacing
    guard !distance.isClearlyLess(than: 0) else { return last - 1 }
    return min(estimator.index(atDistance: distance, from: last, spacing: spacing), count - 1)
  }

  /// The subview that by proportion lies at the start of a span before the run.
  private func indexBefore(_ span: VisibleSpan) -> Int {
    let target = span.start + offset
    guard lead > 0, target > 0 else { return 0 }
    let distance = target * advance(0..<first) / lead
    return min(estimator.index(atDistance: distance, from: 0, spacing: spacing), first - 1)
  }

  private func jump(to index: Int, _ loader: some SubviewLoader) {
    let position = position(of: index)
    let isReached = isLeadExact && index >= first && index <= last
    restart(at: index, rel: position - offset, lead: position, .visible, loader)
    if isReached { isLeadExact = true }
  }

  /// Drops the run and begins another one with a single subview.
  func restart(
    at index: Int,
    rel: Double,
    lead: Double,
    _ reason: LoadReason,
    _ loader: some SubviewLoader
  ) {
    let dropped = subviews
    subviews.removeAll()
    first = index
    for subview in dropped where subview.index != index { loader.release(subview) }
    let held = dropped.first { $0.index == index }
    let subview = held ?? take(index, reason, loader)
    subview.rel = rel
    subviews.append(subview)
    self.lead = index == 0 ? 0 : lead
    isLeadExact = index == 0
    grewAtStart = false
    jumped = true
  }

  private func growForward(_ span: VisibleSpan, _ loader: some SubviewLoader) {
    let isTouching = !end.isClearlyLess(than: span.start)
    while last < count, loads < profile.loadLimit {
      let next = subviews.isEmpty ? emptyStart : end + spacing
      guard next.isClearlyLess(than: span.end) else { return }
      append(!isTouching && next < span.start ? .walk : .visible, loader)
    }
  }

  private func growBackward(_ span: VisibleSpan, _ loader: some SubviewLoader) {
    let isTouching = !start.isClearlyGreater(than: span.end)
    while first > 0, loads < profile.loadLimit,
      (start - spacing).isClearlyGreater(than: span.start)
    {
      prepend(!isTouching && start - spacing > span.end ? .walk : .visible, loader)
    }
  }

  /// Loads the subview after the run and puts it there.
  func append(_ reason: LoadReason, _ loader: some SubviewLoader) {
    let position = subviews.isEmpty ? emptyStart : end + spacing
    let subview = take(last, reason, loader)
    subview.rel = position
    subviews.append(subview)
  }

  /// Loads the subview before the run and puts it there; an exact lead is lowered by the length
  /// that the subview was known to have (rule R7).
  func prepend(_ reason: LoadReason, _ loader: some SubviewLoader) {
    let end = start - spacing
    let known = estimator.recorded(first - 1)
    let subview = take(first - 1, reason, loader)
    subview.rel = end - subview.length
    subviews.prepend(subview)
    first -= 1
    guard isLeadExact else {
      lead -= subview.length + spacing
      grewAtStart = true
      return
    }
    lead -= (known ?? subview.length) + spacing
    if let known, !known.isNearly(subview.length) { resized = subview.label }
  }

  private func take(
    _ index: Int,
    _ reason: LoadReason,
    _ loader: some SubviewLoader
  ) -> Subview {
    loads += 1
    let subview = loader.load(index, reason)
    learn(subview)
    return subview
  }

  /// Records a measured length (rule R5); a stand-in for a view that failed teaches nothing.
  func learn(_ subview: Subview) {
    guard !subview.isStandIn else { return }
    estimator.learn(subview.length, at: subview.index)
    learned = subview.label
  }

  /// Drops what the span does not touch; one subview stays to hold the place (rule R4).
  private func trim(_ span: VisibleSpan, _ loader: some SubviewLoader) {
    let isAnyVisible = subviews.contains { isVisible($0, span) }
    let kept = isAnyVisible ? nil : nearest(to: span)
    while let subview = subviews.first, subview !== kept, isBefore(subview, span) {
      subviews.removeFirst()
      first += 1
      lead += subview.length + spacing
      loader.release(subview)
    }
    while let subview = subviews.last, subview !== kept,
      kept != nil || !subview.rel.isClearlyLess(than: span.end)
    {
      subviews.removeLast()
      loader.release(subview)
    }
  }

  /// The subview of the run that is nearest to a span; of several the one towards it, so that
  /// nothing is left between them.
  private func nearest(to span: VisibleSpan) -> Subview? {
    guard let last = subviews.last else { return nil }
    if last.rel.isClearlyLess(than: span.end) { return last }
    return subviews.first { !$0.rel.isClearlyLess(than: span.end) }
  }

  private func isBefore(_ subview: Subview, _ span: VisibleSpan) -> Bool {
    subview.rel.isClearlyLess(than: span.end) && !isVisible(subview, span)
  }

  /// The lead is 0 at the first subview, and guessed anew where the run grew at its start (R7).
  private func settleLead() {
    if first == 0 {
      lead = 0
      isLeadExact = true
    } else if grewAtStart, !isLeadExact {
      lead = advance(0..<first)
    }
    grewAtStart = false
  }
}
