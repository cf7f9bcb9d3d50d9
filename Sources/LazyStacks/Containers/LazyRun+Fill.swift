import DequeModule
import LazyExtents

extension LazyRun {
  /// Fills a span from the run outward, drops what left it, and settles the lead.
  ///
  /// See rules R3, R4 and R7.
  func fill(_ span: VisibleSpan, using loader: some LineLoader) {
    beginUpdate()
    loading.lacksNext = false
    replaceStandIns(using: loader)
    folded?.beginFilling(span, using: loader)
    // After a reset, everything is filled around the line that keeps its place, however far that is
    // (rule R9).
    if !growth.isUnsettled, jumpIfFar(span, using: loader), !lines.isEmpty { loader.fillRow(at: 0) }
    if let folded {
      folded.grow(in: span, using: loader)
    } else {
      growForward(span, using: loader)
      growBackward(span, using: loader)
    }
    guard !loader.hasStopped else { return }
    trimToSpan(span, using: loader)
    settleLead()
    loading.isCutShort = loading.count >= profile.loadLimit
  }

  /// Drops all lines but the one nearest to a span that shows nothing of the run.
  func hold(_ span: VisibleSpan, using loader: some LineLoader) {
    beginUpdate()
    replaceStandIns(using: loader)
    trimToSpan(span, using: loader)
    settleLead()
  }

  private func trimToSpan(_ span: VisibleSpan, using loader: some LineLoader) {
    guard let folded else { return trim(span, using: loader) }
    folded.trim(to: span, using: loader)
  }

  /// Remembers the first line of the run, once in an update.
  func beginUpdate() {
    if growth.limit == nil { growth.limit = first }
  }

  /// Loads again what failed in an earlier frame, and moves what follows.
  private func replaceStandIns(using loader: some LineLoader) {
    guard loading.retriesStandIns else { return }
    loading.retriesStandIns = false
    if let folded { return folded.replaceStandIns(using: loader) }
    var distance = 0.0
    for position in lines.indices {
      let old = lines[position]
      if distance != 0 { old.rel += distance }
      guard old.isStandIn else { continue }
      loader.release(old)
      let new = take(old.index, because: .visible, using: loader)
      new.rel = old.rel
      edit { $0[position] = new }
      distance += new.length - old.length
    }
  }

  /// Starts the run anew if the span is too far away to walk to (rule R3).
  ///
  /// Beyond the last line there is nothing to jump to: the run keeps it where it is.
  ///
  /// - Returns: Whether it did.
  private func jumpIfFar(_ span: VisibleSpan, using loader: some LineLoader) -> Bool {
    if !lines.isEmpty, last < count, !span.isInReach(fromEnd: reachEnd, profile: profile) {
      jump(to: indexAfter(span), using: loader)
    } else if first > 0, !span.isInReach(fromStart: reachStart, profile: profile) {
      jump(to: indexBefore(span), using: loader)
    } else {
      return false
    }
    return true
  }

  /// The line after the run that the mean puts at the start of a span.
  private func indexAfter(_ span: VisibleSpan) -> Int {
    let distance = span.start - end - spacing
    guard !distance.isClearlyLess(than: 0) else { return last - 1 }
    // A reversed container begins at its end, where it must be one stretch.
    if isReversed, !(span.end + offset).isClearlyLess(than: length) { return count - 1 }
    if let index = skippedPlaces?.index(at: span.start + offset, among: last..<count) {
      return index
    }
    return min(estimator.index(atDistance: distance, from: last, spacing: spacing), count - 1)
  }

  /// The line before the run that proportion puts at the start of a span.
  private func indexBefore(_ span: VisibleSpan) -> Int {
    let target = span.start + offset
    guard lead > 0, target > 0 else { return 0 }
    if let index = skippedPlaces?.index(at: target, among: 0..<first) { return index }
    let known = advance(0..<first)
    guard known > 0 else {
      // The estimated length is 0, so count the lines instead.
      return Int(min(target / lead * Double(first) + Double.tolerance, Double(first - 1)))
    }
    let distance = target * known / lead
    return min(estimator.index(atDistance: distance, from: 0, spacing: spacing), first - 1)
  }

  private func jump(to index: Int, using loader: some LineLoader) {
    let position = position(of: index)
    // A jump into the run or next to it, as past the last line, skips nothing.
    let isReached = index >= first && index <= last
    let (wasExact, limit) = (isLeadExact, growth.limit)
    let rel = position - offset
    restart(.init(index: index, rel: rel, lead: position, reason: .visible), using: loader)
    guard isReached else { return }
    growth.limit = limit
    guard wasExact else { return }
    isLeadExact = true
    noteFindings { $0.restart = nil }
  }

  /// Drops the run and begins another one with a single line.
  func restart(_ start: FreshStart, using loader: some LineLoader) {
    if let folded { return folded.restart(start, using: loader) }
    let dropped = lines
    edit { $0.removeAll() }
    guard let index = loader.reached(start.index) else {
      dropped.forEach(loader.release)
      return beginEmpty()
    }
    first = index
    growth.limit = index
    for line in dropped where line.index != index { loader.release(line) }
    let held = dropped.first { $0.index == index }
    let line = held ?? take(index, because: start.reason, using: loader)
    line.rel = start.rel
    edit { $0.append(line) }
    lead = index == 0 ? 0 : start.lead
    isLeadExact = index == 0
    growth.isUnsettled = false
    restarted = .jumped
    noteFindings { $0.restart = .jump(to: line.label) }
  }

  /// Goes on without lines, because there are none after all.
  private func beginEmpty() {
    first = 0
    growth.limit = nil
    lead = 0
    isLeadExact = true
    growth.isUnsettled = false
  }

  private func growForward(_ span: VisibleSpan, using loader: some LineLoader) {
    let isTouching = !end.isClearlyLess(than: span.start)
    while last < count, loading.count < profile.loadLimit, !loader.hasStopped {
      let next = lines.isEmpty ? emptyStart : end + spacing
      guard next.isClearlyLess(than: span.end) else { return }
      let reason = !isTouching && next < span.start ? LoadReason.walk : .visible
      guard append(reason, using: loader) else { return }
      loader.fillRow(at: lines.count - 1)
    }
  }

  private func growBackward(_ span: VisibleSpan, using loader: some LineLoader) {
    let isTouching = !start.isClearlyGreater(than: span.end)
    while first > 0, loading.count < profile.loadLimit, !loader.hasStopped,
      (start - spacing).isClearlyGreater(than: span.start)
    {
      prepend(!isTouching && start - spacing > span.end ? .walk : .visible, using: loader)
      loader.fillRow(at: 0)
    }
  }

  /// Loads the line after the run and appends it.
  ///
  /// - Returns: False if there is no such line.
  func append(_ reason: LoadReason, using loader: some LineLoader) -> Bool {
    if let folded {
      folded.append(because: reason, using: loader)
      return true
    }
    guard loader.reached(last) == last else {
      loading.lacksNext = last < count
      return false
    }
    let position = lines.isEmpty ? emptyStart : end + spacing
    let line = take(last, because: reason, using: loader)
    guard !loader.hasStopped else {
      loader.release(line)
      return true
    }
    line.rel = position
    edit { $0.append(line) }
    return true
  }

  /// Loads the line before the run and prepends it.
  ///
  /// An exact lead is lowered by the known length of the line (rule R7).
  func prepend(_ reason: LoadReason, using loader: some LineLoader) {
    if let folded { return folded.prepend(because: reason, using: loader) }
    let end = start - spacing
    let known = estimator.recorded(first - 1)
    let line = take(first - 1, because: reason, using: loader)
    guard !loader.hasStopped else { return loader.release(line) }
    line.rel = end - line.length
    edit { $0.prepend(line) }
    first -= 1
    guard isLeadExact else {
      lead -= line.length + spacing
      growth.note(first: first)
      return
    }
    lead -= (known ?? line.length) + spacing
    guard let known, !known.isNearly(line.length) else { return }
    resized = line.label
    noteFindings { $0.isResized = true }
  }

  private func take(
    _ index: Int,
    because reason: LoadReason,
    using loader: some LineLoader
  ) -> Line {
    let line = loader.load(index, because: reason)
    loading.count += line.subviews.count
    takeNote(of: line)
    learn(line)
    return line
  }

  /// Notes in the findings that a line came into sight or changed its length.
  func takeNote(of line: Line) {
    guard !line.isStandIn, let assumed = FormerLength(of: line, in: self).assumed else { return }
    noteFindings { $0.count(line, as: assumed) }
  }

  /// Records a measured length (rule R5), but not that of a stand-in for a failed view.
  func learn(_ line: Line) {
    guard !line.isStandIn else { return }
    estimator.learn(line.length, at: line.index)
    learned = line.label
  }

  /// Drops the lines that the span does not touch; one line stays to hold the place (rule R4).
  private func trim(_ span: VisibleSpan, using loader: some LineLoader) {
    let isAnyVisible = lines.contains { isVisible($0, in: span) }
    let kept = isAnyVisible ? nil : nearest(to: span)
    while let line = lines.first, line !== kept, isBefore(line, in: span) {
      edit { $0.removeFirst() }
      first += 1
      lead += line.length + spacing
      loader.release(line)
    }
    while let line = lines.last, line !== kept,
      kept != nil || !line.rel.isClearlyLess(than: span.end)
    {
      edit { $0.removeLast() }
      loader.release(line)
    }
  }

  /// The line of the run nearest to a span: the last one if it starts before the span ends,
  /// otherwise the first one behind the span.
  private func nearest(to span: VisibleSpan) -> Line? {
    guard let last = lines.last else { return nil }
    if last.rel.isClearlyLess(than: span.end) { return last }
    return lines.first { !$0.rel.isClearlyLess(than: span.end) }
  }

  private func isBefore(_ line: Line, in span: VisibleSpan) -> Bool {
    line.rel.isClearlyLess(than: span.end) && !isVisible(line, in: span)
  }

  /// Takes over the length of everything before the run after it was measured; if a callback
  /// failed, part of it stays unknown.
  func knowLead() {
    guard first > 0, !lines.isEmpty else { return }
    isLeadExact = estimator.knows(0..<first)
    if isLeadExact { lead = advance(0..<first) }
  }

  /// Guesses the lead again from all that was learned since the run began, as if the run had grown
  /// at its start.
  func guessLeadAnew() {
    growth.isUnsettled = true
    settleLead()
  }

  /// Settles the lead: 0 at the first line, and guessed again if the run grew at its start (R7).
  ///
  /// An estimator that remembers everything before the run gives it exactly.
  func settleLead() {
    let old = lead
    defer { if lead != old { noteFindings { $0.corrected += lead - old } } }
    if first == 0 {
      lead = 0
      isLeadExact = true
    } else if !isLeadExact, let skipped = skippedPlaces?.lead {
      lead = skipped
    } else if !isLeadExact, growth.isUnsettled || estimator.knows(0..<first) {
      lead = advance(0..<first)
      isLeadExact = estimator.knows(0..<first)
    }
    // What a layout placed before its floor belongs to the container.
    if isReversed, first > 0, !isLeadExact { lead = max(lead, start - reachStart) }
    growth.isUnsettled = false
  }
}
