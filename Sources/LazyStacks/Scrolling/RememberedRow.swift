import LazyExtents

/// The row that keeps its place until somebody scrolls, if a profile remembers one (parameter P18).
struct RememberedRow {
  /// The container that has it; nil before the first scroll.
  @Outlived var stack: LazyStackNode?
  /// The index of its line.
  var line = 0
  /// Where its edge stands, as a fraction of the region; below 0 and above 1 outside of it.
  var fraction = 0.0
  /// Whether that edge is its end.
  var isEnd = false
  /// The frame in which it was chosen.
  var chosen = 0
  /// The end of the content to which a program scrolled, and in which frame.
  var edge: (frame: Int, isStart: Bool) = (0, false)

  /// Keeps up the index when lines come and go; in place of one that went, the next one that
  /// stayed is remembered.
  mutating func follow(_ change: LineChange, in stack: LazyStackNode) {
    guard self.stack === stack, line < change.old.count else { return }
    let new = change.subviews.successor(of: change.old.subviews(of: line).lowerBound)
    line = new.map { change.new.line(of: $0) } ?? 0
  }

  /// Keeps up the index when more is known about the number of subviews.
  mutating func follow(_ growth: UnknownElements.Growth, in stack: LazyStackNode) {
    if self.stack === stack { line = growth.newIndex(of: line) ?? max(0, growth.known - 1) }
  }
}

/// Chooses the row that a track remembers, and keeps it in its place.
///
/// As GTK's list does (4.8): a program's scroll leaves the row to which it led at the start or the
/// end of the region, or where it was in sight; any other one leaves the row that is as far into
/// the region as the edge of the row before was, where it is by what is known before anything is
/// made.
struct RowMemory {
  private let track: ScrollTrack
  private let stack: LazyStackNode
  private var run: LazyRun { stack.run }
  private var frame: Int { track.context.trace.frame }
  private var length: Double { track.containerLength }

  /// A line, and where it starts and ends in the region, the distance to the line before included.
  private typealias Place = (line: Int, start: Double, end: Double)

  /// Nil where the profile remembers nothing.
  init?(on track: ScrollTrack, in stack: LazyStackNode) {
    guard track.context.profile.editAnchor == .remembered, stack.run.folded == nil else {
      return nil
    }
    (self.track, self.stack) = (track, stack)
  }

  /// Chooses a row once in a frame in which somebody scrolled.
  func choose() {
    let old = track.remembered
    guard old.chosen != frame, !run.lines.isEmpty else { return }
    let isAtEdge = old.edge.frame == frame
    guard
      isAtEdge || track.landings.made(in: frame) != nil
        || track.entries.contains(where: \.isIntended)
    else { return }
    let isFirst = old.stack == nil
    guard let (place, isEnd) = target() ?? (isFirst ? (self.place(of: 0), true) : row(near: old))
    else { return }
    track.remembered.stack = stack
    track.remembered.line = place.line
    track.remembered.chosen = frame
    // A row that covers the region goes on to stand as the one before stood.
    if track.landings.made(in: frame) != nil, place.start < 0, place.end > length { return }
    take(place, isEnd)
  }

  /// Remembers a row where it is.
  private func take(_ place: Place, _ isEnd: Bool) {
    track.remembered.line = place.line
    track.remembered.isEnd = isEnd
    track.remembered.fraction = length > 0 ? (isEnd ? place.end : place.start) / length : 0
  }

  /// The line around which everything is made anew if somebody scrolled far in this frame.
  var jumpGoal: Int? {
    let row = track.remembered
    return row.stack === stack && row.chosen == frame ? row.line : nil
  }

  /// Brings the row back to its place.
  ///
  /// - Returns: Whether the region moved.
  func hold() -> Bool {
    let row = track.remembered
    guard row.stack === stack else { return false }
    guard let line = run.line(at: row.line) else {
      // It was guessed to come into sight, and another one is there.
      if row.chosen == frame, let (place, isEnd) = self.row(near: row) { take(place, isEnd) }
      return false
    }
    let place = place(of: line)
    let miss = (row.isEnd ? place.end : place.start) - row.fraction * length
    let distance = track.nearestOffset(to: track.offset + miss) - track.offset
    guard abs(distance) > Double.tolerance else { return false }
    let cause: LedgerCause = track.stacks.contains(where: \.isRearranged) ? .data : .resize
    let count = track.entries.count
    track.move(by: distance, because: cause, of: line.label, anchor: .sizeChanges)
    track.ledger.describe(after: count) {
      ($0.isRemembered, $0.kept) = (true, row.isEnd ? 1 : 0)
    }
    return true
  }

  /// The line that keeps its place in an update, in the run as it was before.
  func updateAnchor(after change: LineChange) -> UpdateAnchor? {
    let row = track.remembered
    guard row.stack === stack, !run.isReversed, let line = run.line(at: row.line) else {
      return nil
    }
    var after = row
    after.follow(change, in: stack)
    return change.newCount > 0
      ? UpdateAnchor(old: row.line, new: after.line, rel: line.rel) : nil
  }

  /// Where a line stands, by what is known now.
  private func place(of index: Int) -> Place {
    if let line = run.line(at: index) { return place(of: line) }
    let start = run.position(of: index) - run.offset
    let length = run.lengths.extent(of: index..<index + 1)
    return (index, start - gap(before: index), start + length)
  }

  private func place(of line: Line) -> Place {
    (line.index, line.rel - gap(before: line.index), line.rel + line.length)
  }

  private func gap(before index: Int) -> Double { index > 0 ? run.spacing : 0 }

  /// The row to which a program scrolled in this frame, and the edge by which it stays.
  private func target() -> (place: Place, isEnd: Bool)? {
    if track.remembered.edge.frame == frame {
      let isStart = track.remembered.edge.isStart
      let line = isStart ? 0 : run.count - 1
      return isStart ? ((line, 0, 0), false) : ((line, length, length), true)
    }
    guard let landing = track.landings.made(in: frame), landing.stack === stack,
      let index = try? TrackLanding(on: track).index(of: landing, in: stack)
    else { return nil }
    let place = place(of: stack.lineMap.line(of: index))
    let isEnd = !place.start.isNearly(0) && place.end.isNearly(length)
    return (place, isEnd)
  }

  /// The row that is as far into the region as the edge of the one before was, and the edge by
  /// which it stays: the one in the region, of two the nearer one.
  private func row(near old: RememberedRow) -> (place: Place, isEnd: Bool)? {
    // Beyond an end of the content there is nothing to stand at.
    let beyond = track.offset - track.nearestOffset(to: track.offset)
    let inside = (min(max(old.fraction, 0), 1) * length).rounded()
    guard let line = line(at: inside - beyond) else { return nil }
    var place = place(of: line)
    place.start += beyond
    place.end += beyond
    let (startsInside, endsInside) = (place.start >= 0, place.end <= length)
    if startsInside != endsInside { return (place, endsInside) }
    return (place, ((place.start + place.end) / 2).isClearlyGreater(than: inside))
  }

  /// The line at a place in the region, by what is known now.
  private func line(at rel: Double) -> Int? {
    if let line = run.lines.first(where: { place(of: $0).end.isClearlyGreater(than: rel) }),
      line.index > run.first || !place(of: line).start.isClearlyGreater(than: rel)
    {
      return line.index
    }
    let estimator = run.lengths.estimator
    if rel < run.start {
      let distance = rel + run.offset
      let index = estimator.index(atDistance: distance, from: 0, spacing: run.spacing)
      return min(max(index, 0), max(run.first - 1, 0))
    }
    let distance = rel - run.end - run.spacing
    guard distance >= 0, run.last < run.count else { return run.last - 1 }
    let index = estimator.index(atDistance: distance, from: run.last, spacing: run.spacing)
    return min(index, run.count - 1)
  }
}

/// The lines of a container that are held if rows are counted (parameter P29).
struct HeldLines {
  private let stack: LazyStackNode

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Around the row that is remembered, otherwise from the first one in sight on.
  var range: Range<Int> {
    let (profile, count) = (stack.context.profile, stack.run.count)
    let remembered = stack.track?.remembered
    let row = remembered?.stack === stack ? remembered : nil
    let first = stack.placement.lines(in: stack.standing.visibleSpan).first?.index
    let anchor = row?.line ?? first ?? stack.run.first
    let share = min(max(row?.fraction ?? 0, 0), 1)
    let inFront = (Double(profile.cacheRows) * share).rounded().whole(in: 0...count)
    let before = inFront + profile.cacheBefore.whole(in: 0...count)
    let after = profile.cacheRows - inFront + profile.cacheAfter.whole(in: 0...count)
    let held = min(before + after + 1, count)
    let start = min(max(anchor - before, 0), count - held)
    return start..<start + held
  }
}
