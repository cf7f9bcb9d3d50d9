import LazyExtents

/// Fills a span with the lines of a run, from those that it holds outward.
struct RunFilling {
  private let run: LazyRun
  private let span: VisibleSpan
  /// The span outside of which lines are dropped.
  private let kept: VisibleSpan
  /// The lines that are held besides those that the span shows, once these are there.
  private let heldLines: (() -> Range<Int>?)?
  /// The line with which the run begins anew if it must; nil for the one at the start of the span.
  private let jumpGoal: Int?
  /// Told that the run holds what it will; nil where nobody asks.
  private let onHeld: (() -> Void)?
  private let loader: RowLoader

  /// What is held around what a span shows.
  struct Kept {
    /// The span outside of which lines are dropped.
    let span: VisibleSpan
    /// The lines that are held besides, once those that the span shows are there.
    var lines: (() -> Range<Int>?)?
  }

  /// Prepares to fill a span, and to drop what is outside of another one around it, if any.
  init(
    of run: LazyRun,
    showing span: VisibleSpan,
    keeping kept: Kept? = nil,
    jumpingTo jumpGoal: Int? = nil,
    onHeld: (() -> Void)? = nil,
    using loader: RowLoader
  ) {
    self.run = run
    self.span = span
    self.kept = kept?.span ?? span
    heldLines = kept?.lines
    self.jumpGoal = jumpGoal
    self.onHeld = onHeld
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
    if !run.growth.isUnsettled,
      RunJump(of: run, to: span, beginningWith: jumpGoal, using: loader).runIfFar(),
      !run.lines.isEmpty
    {
      loader.fillRow(at: 0)
    }
    if let folded = run.folded {
      FoldGrowth(of: folded, using: loader).grow(in: span)
    } else {
      growForward()
      growBackward()
      // What a row at the start learned of its length may have made room at the end.
      growForward()
    }
    let held = run.folded == nil ? heldLines?() : nil
    if let held, !loader.hasStopped { grow(to: held) }
    guard !loader.hasStopped else { return }
    trim(keeping: held)
    onHeld?()
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
      let new = loader.load(old.index, because: .visible)
      new.rel = old.rel
      run.edit { $0[position] = new }
      distance += new.length - old.length
    }
  }

  private func growForward() {
    let isTouching = !run.end.isClearlyLess(than: span.start)
    var excess = 0.0
    while run.last < run.count, run.loading.count < run.profile.loadLimit, !loader.hasStopped {
      let next = run.lines.isEmpty ? run.emptyStart : run.end + run.spacing
      if !(next - excess).isClearlyLess(than: span.end) {
        // As far as guesses reach; now that those are measured, there may be room for more.
        guard next.isClearlyLess(than: span.end) else { return }
        excess = 0
      }
      let isGuessed = isGuessed(run.last)
      defer { if isGuessed { excess += self.excess(of: run.lines.last) } }
      let reason = !isTouching && next < span.start ? LoadReason.walk : .visible
      guard append(because: reason) else { return }
      loader.fillRow(at: run.lines.count - 1)
    }
  }

  private func growBackward() {
    let isTouching = !run.start.isClearlyGreater(than: span.end)
    var excess = 0.0
    while run.first > 0, run.loading.count < run.profile.loadLimit, !loader.hasStopped {
      let end = run.start - run.spacing
      if !(end + excess).isClearlyGreater(than: span.start) {
        guard end.isClearlyGreater(than: span.start) else { return }
        excess = 0
      }
      let isGuessed = isGuessed(run.first - 1)
      defer { if isGuessed { excess += self.excess(of: run.lines.first) } }
      prepend(because: !isTouching && run.start - run.spacing > span.end ? .walk : .visible)
      loader.fillRow(at: 0)
    }
  }

  /// Adds lines at both ends up to those that are held anyway.
  private func grow(to held: Range<Int>) {
    while run.last < held.upperBound, run.loading.count < run.profile.loadLimit,
      !loader.hasStopped
    {
      guard append(because: .visible) else { break }
      loader.fillRow(at: run.lines.count - 1)
    }
    while run.first > held.lowerBound, run.loading.count < run.profile.loadLimit,
      !loader.hasStopped
    {
      prepend(because: .visible)
      loader.fillRow(at: 0)
    }
  }

  /// By how much a line that was loaded now is longer than was guessed, where rows are made as far
  /// as guesses reach (parameter P28).
  private func excess(of line: Line?) -> Double {
    guard let line, !run.lengths.isCold else { return 0 }
    return line.length - run.lengths.estimate
  }

  /// Whether a line counts with a guess until it is loaded, where rows are made as far as guesses
  /// reach.
  private func isGuessed(_ line: Int) -> Bool {
    run.profile.cacheReach == .guessed && !run.lengths.knows(line..<line + 1)
  }

  /// Loads the line after the run and appends it.
  ///
  /// - Returns: False if there is no such line.
  func append(because reason: LoadReason) -> Bool {
    if let folded = run.folded {
      FoldGrowth(of: folded, using: loader).append(because: reason)
      return true
    }
    guard loader.reached(run.last) == run.last else {
      run.loading.lacksNext = run.last < run.count
      return false
    }
    let position = run.lines.isEmpty ? run.emptyStart : run.end + run.spacing
    let line = loader.load(run.last, because: reason)
    guard !loader.hasStopped else {
      loader.release(line)
      return true
    }
    line.rel = position
    run.edit { $0.append(line) }
    return true
  }

  /// Loads the line before the run and prepends it.
  ///
  /// An exact lead is lowered by the known length of the line (rule R7).
  func prepend(because reason: LoadReason) {
    if let folded = run.folded {
      return FoldGrowth(of: folded, using: loader).prepend(because: reason)
    }
    let end = run.start - run.spacing
    let known = run.lengths.recorded(run.first - 1)
    let line = loader.load(run.first - 1, because: reason)
    guard !loader.hasStopped else { return loader.release(line) }
    line.rel = end - line.length
    run.edit { $0.prepend(line) }
    run.first -= 1
    guard run.isLeadExact else {
      run.lead -= line.length + run.spacing
      run.growth.note(first: run.first)
      return
    }
    run.lead -= (known ?? line.length) + run.spacing
    guard let known, !known.isNearly(line.length) else { return }
    run.resized = line.label
    run.noteFindings { $0.isResized = true }
  }

  /// Drops the lines that the span does not touch; one line stays to hold the place (rule R4).
  private func trim(keeping held: Range<Int>? = nil) {
    if let folded = run.folded { return FoldTrimming(of: folded, using: loader).trim(to: kept) }
    let held = held ?? 0..<0
    let isAnyVisible = run.lines.contains { kept.shows($0) || held.contains($0.index) }
    let lone = isAnyVisible ? nil : nearest
    while let line = run.lines.first, line !== lone, isBeforeSpan(line),
      !held.contains(line.index)
    {
      run.edit { $0.removeFirst() }
      run.first += 1
      run.lead += line.length + run.spacing
      loader.release(line)
    }
    while let line = run.lines.last, line !== lone, !held.contains(line.index),
      lone != nil || !line.rel.isClearlyLess(than: kept.end)
    {
      run.edit { $0.removeLast() }
      loader.release(line)
    }
  }

  /// The line of the run nearest to the span: the last one if it starts before the span ends,
  /// otherwise the first one behind the span.
  private var nearest: Line? {
    guard let last = run.lines.last else { return nil }
    if last.rel.isClearlyLess(than: kept.end) { return last }
    return run.lines.first { !$0.rel.isClearlyLess(than: kept.end) }
  }

  private func isBeforeSpan(_ line: Line) -> Bool {
    line.rel.isClearlyLess(than: kept.end) && !kept.shows(line)
  }
}
