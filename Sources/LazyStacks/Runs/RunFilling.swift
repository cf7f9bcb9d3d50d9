import DequeModule
import LazyExtents

/// Fills a span with the lines of a run, from those that it holds outward.
struct RunFilling {
  private let run: LazyRun
  private let span: VisibleSpan
  private let loader: RowLoader
  private var ends: RunEnds { RunEnds(of: run, using: loader) }

  init(of run: LazyRun, showing span: VisibleSpan, using loader: RowLoader) {
    self.run = run
    self.span = span
    self.loader = loader
  }

  /// Places what the span shows, drops what left it, and settles the lead.
  ///
  /// See rules R3, R4 and R7.
  func fill() {
    run.beginUpdate()
    run.loading.lacksNext = false
    replaceStandIns()
    run.folded?.beginFilling(span, using: loader)
    // After a reset, everything is filled around the line that keeps its place, however far that is
    // (rule R9).
    if !run.growth.isUnsettled, jumpIfFar(), !run.lines.isEmpty { loader.fillRow(at: 0) }
    if let folded = run.folded {
      FoldGrowth(of: folded, using: loader).grow(in: span)
    } else {
      growForward()
      growBackward()
    }
    guard !loader.hasStopped else { return }
    trim()
    RunLead(of: run).settle()
    run.loading.isCutShort = run.loading.count >= run.profile.loadLimit
  }

  /// Drops all lines but the one nearest to the span, which shows nothing of the run.
  func hold() {
    run.beginUpdate()
    replaceStandIns()
    trim()
    RunLead(of: run).settle()
  }

  /// Loads again what failed in an earlier frame, and moves what follows.
  private func replaceStandIns() {
    guard run.loading.retriesStandIns else { return }
    run.loading.retriesStandIns = false
    if let folded = run.folded { return Refolding(of: folded, using: loader).replaceStandIns() }
    var distance = 0.0
    for position in run.lines.indices {
      let old = run.lines[position]
      if distance != 0 { old.rel += distance }
      guard old.isStandIn else { continue }
      loader.release(old)
      let new = ends.load(old.index, because: .visible)
      new.rel = old.rel
      run.edit { $0[position] = new }
      distance += new.length - old.length
    }
  }

  private func growForward() {
    let isTouching = !run.end.isClearlyLess(than: span.start)
    while run.last < run.count, run.loading.count < run.profile.loadLimit, !loader.hasStopped {
      let next = run.lines.isEmpty ? run.emptyStart : run.end + run.spacing
      guard next.isClearlyLess(than: span.end) else { return }
      let reason = !isTouching && next < span.start ? LoadReason.walk : .visible
      guard ends.append(because: reason) else { return }
      loader.fillRow(at: run.lines.count - 1)
    }
  }

  private func growBackward() {
    let isTouching = !run.start.isClearlyGreater(than: span.end)
    while run.first > 0, run.loading.count < run.profile.loadLimit, !loader.hasStopped,
      (run.start - run.spacing).isClearlyGreater(than: span.start)
    {
      ends.prepend(because: !isTouching && run.start - run.spacing > span.end ? .walk : .visible)
      loader.fillRow(at: 0)
    }
  }

  /// Drops the lines that the span does not touch; one line stays to hold the place (rule R4).
  private func trim() {
    if let folded = run.folded { return FoldTrimming(of: folded, using: loader).trim(to: span) }
    let isAnyVisible = run.lines.contains { span.shows($0) }
    let kept = isAnyVisible ? nil : nearest
    while let line = run.lines.first, line !== kept, isBeforeSpan(line) {
      run.edit { $0.removeFirst() }
      run.first += 1
      run.lead += line.length + run.spacing
      loader.release(line)
    }
    while let line = run.lines.last, line !== kept,
      kept != nil || !line.rel.isClearlyLess(than: span.end)
    {
      run.edit { $0.removeLast() }
      loader.release(line)
    }
  }

  /// The line of the run nearest to the span: the last one if it starts before the span ends,
  /// otherwise the first one behind the span.
  private var nearest: Line? {
    guard let last = run.lines.last else { return nil }
    if last.rel.isClearlyLess(than: span.end) { return last }
    return run.lines.first { !$0.rel.isClearlyLess(than: span.end) }
  }

  private func isBeforeSpan(_ line: Line) -> Bool {
    line.rel.isClearlyLess(than: span.end) && !span.shows(line)
  }
}

/// A jump to a span that is too far away to walk to (rule R3).
extension RunFilling {
  /// Starts the run anew if the span is too far away.
  ///
  /// Beyond the last line there is nothing to jump to: the run keeps it where it is.
  ///
  /// - Returns: Whether it did.
  private func jumpIfFar() -> Bool {
    if !run.lines.isEmpty, run.last < run.count,
      !span.isInReach(fromEnd: run.reachEnd, profile: run.profile)
    {
      jump(to: indexAfterRun)
    } else if run.first > 0, !span.isInReach(fromStart: run.reachStart, profile: run.profile) {
      jump(to: indexBeforeRun)
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
      return Int(min(target / lead * Double(first) + Double.tolerance, Double(first - 1)))
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
