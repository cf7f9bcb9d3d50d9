import DequeModule
import LazyExtents

extension LazyMoves {
  /// The subviews that were in lines before and are in none now, by the places of these lines and
  /// in order.
  static func left(of stack: LazyStackNode, in frame: Int) -> [Int: [Subview]] {
    let subviews = stack.store.subviews.filter { $0.before?.frame == frame }
    return Dictionary(grouping: subviews.sorted { $0.index < $1.index }) { $0.before?.line ?? 0 }
  }

  /// How far a subview that is in no line now was pushed; nil if it would not be in sight.
  func pushed(_ subview: Subview) -> Double? {
    guard let before = subview.before, isShownAcross(subview) else { return nil }
    guard wasInSight(at: before.rel, length: before.length) else { return nil }
    return place(of: subview).rel - (before.rel - pushes.expected)
  }

  /// Whether something would be in sight had it only been scrolled from where it was, in the
  /// visible rect as long as it was.
  func wasInSight(at rel: Double, length: Double) -> Bool {
    longest.touches(from: rel - pushes.expected, length: length)
  }

  /// Whether a cell of a grid was in sight and is not any more, while its line still is.
  func hasLeft(_ cell: Subview) -> Bool {
    guard stack.columns != nil, wasInSight(cell) else { return false }
    return !stack.visibleSpan.touches(from: cell.shownRel, length: cell.length)
  }

  /// Whether a view was in sight and is; a cell of a grid may leave sight, or come into it, while
  /// its line does not.
  func staysInSight(_ cell: Subview) -> Bool {
    guard stack.columns != nil else { return isShownAcross(cell) }
    return isShownAcross(cell) && wasShown(cell)
      && stack.visibleSpan.touches(from: cell.shownRel, length: cell.length)
  }

  /// What is seen across its axis of a container that scrolls in a row of another one.
  static func sightInRow(of stack: LazyStackNode) -> SightAcross? {
    guard let scroll = stack.movingTrack?.node, EnclosingRows(of: scroll).innermost != nil else {
      return nil
    }
    return SightAcross(of: stack, in: stack.context.sight.ofViews)
  }

  /// Whether the container in a row of which it scrolls showed a view and still does.
  func isShownAcross(_ cell: Subview) -> Bool {
    across.map { $0.shows(cell) == (true, true) } ?? true
  }

  /// Whether that container does not show a view any more, which stays in its line.
  func leavesRow(_ cell: Subview) -> Bool {
    across.map { $0.isAnyShown && $0.shows(cell) == (true, false) } ?? false
  }

  /// Whether a cell of a grid was in sight itself when the frame began, and not only its line.
  func wasShown(_ cell: Subview) -> Bool {
    SightAcross.showed(cell, of: stack) ?? false
  }

  /// Whether it was, and would still be in sight, had nothing but a finger or a program moved it.
  func wasInSight(_ cell: Subview) -> Bool {
    guard wasShown(cell), let before = cell.before else { return false }
    return wasInSight(at: before.rel - before.told, length: before.length)
  }

  /// Notes that something left sight by a move, in which a scroll view that is shorter now may have
  /// a part.
  ///
  /// - Parameters:
  ///   - label: What left sight.
  ///   - expected: Where it would stand, had nothing but a finger or a program moved it.
  ///   - by: How far it moved from there.
  ///   - length: How long it is there.
  ///   - account: The account of the move.
  /// - Returns: Whether it moved out of sight, and not just the scroll view ends before it.
  mutating func noteLeaver(
    _ label: ViewID,
    from expected: Double,
    by: Double,
    length: Double,
    in account: inout MoveAccount
  ) -> Bool {
    let isCut = !stack.visibleSpan.touches(from: expected, length: length)
    let isStill = abs(by) <= stack.run.rounding
    if longest.touches(from: expected + by, length: length) || isCut && isStill {
      guard !isCut, let shorter else { return !isCut }
      account.reasons.append(shorter)
    }
    leavers.insert(label)
    return true
  }

  /// Where something stands that is in no line now.
  struct LeftPlace {
    var rel: Double
    /// Whether nothing of that is guessed.
    var isKnown: Bool
  }

  /// Where a subview that is in no line now stands.
  func place(of subview: Subview) -> LeftPlace {
    let index = stack.lineMap.line(of: subview.index)
    var place = startOfLeft(index)
    guard stack.columns != nil else { return place }
    let alignment = subview.position.alignment
    guard alignment.position(in: 1) != 0 else { return place }
    // What is known of the other cells is the best guess.
    let length = measuredLength(ofLine: index)
    let cells = stack.lineMap.subviews(of: index).lazy.compactMap(stack.loaded)
    let room = length?.rel ?? cells.reduce(0) { max($0, $1.length) }
    place.rel += alignment.position(in: max(0, room - subview.length))
    place.isKnown = place.isKnown && length?.isKnown == true
    return place
  }

  /// Where a line starts that is in the run no more.
  func startOfLeft(_ line: Int) -> LeftPlace {
    if let start = measuredStart(ofLine: line) { return start }
    let run = stack.run
    guard line >= run.first, line < run.last else {
      return LeftPlace(rel: run.position(of: line) - run.offset, isKnown: run.knows(upTo: line))
    }
    return LeftPlace(rel: run.lines[line - run.first].rel, isKnown: true)
  }

  /// Where a line starts, if all between it and the run was held before, so that it is measured.
  private func measuredStart(ofLine line: Int) -> LeftPlace? {
    let run = stack.run
    guard stack.fold == nil, run.restarted != .anew else { return nil }
    let isBefore = line < run.first
    guard isBefore || line >= run.last else { return nil }
    // A run that is empty still knows where it is.
    let start = run.lines.first?.rel ?? run.position(of: run.first) - run.offset
    let end = run.lines.last.map { $0.relEnd + run.spacing } ?? start
    var place = LeftPlace(rel: isBefore ? start : end, isKnown: true)
    // From the run outward; no more can have been held than there were lines.
    let lines = isBefore ? line..<run.first : run.last..<line
    guard lines.count <= past.count + 1 else { return nil }
    let between = isBefore ? Array(lines.reversed()) : Array(lines)
    for next in between {
      guard let length = measuredLength(ofLine: next) ?? guess(ofLine: next, isBefore) else {
        return nil
      }
      place.rel += (length.rel + run.spacing) * (isBefore ? -1 : 1)
      place.isKnown = place.isKnown && length.isKnown
    }
    return place
  }

  /// How long a line after the run is taken to be that was never held; what stands before the run
  /// has the length of its lead.
  private func guess(ofLine line: Int, _ isBefore: Bool) -> LeftPlace? {
    guard !isBefore, stack.columns == nil else { return nil }
    let estimator = stack.run.lengths.estimator
    let isKnown = estimator.knows(line..<line + 1)
    return LeftPlace(rel: estimator.extent(of: line..<line + 1), isKnown: isKnown)
  }

  /// How long a line was, all of whose subviews were held before; known if they are up to date.
  private func measuredLength(ofLine line: Int) -> LeftPlace? {
    guard stack.run.restarted != .anew else { return nil }
    var length = LeftPlace(rel: 0, isKnown: true)
    for index in stack.lineMap.subviews(of: line) {
      guard let cell = stack.loaded(index), cell.before?.frame == frame, !cell.isStandIn else {
        return nil
      }
      let isOld = cell.measurement.isOutdated || !cell.content.waiting.isEmpty
      let isCompared = !cell.content.needsComparing(withVersion: stack.catalog.version)
      length.isKnown = length.isKnown && !isOld && isCompared
      length.rel = max(length.rel, cell.length)
    }
    return length
  }

  /// The lines that stood before a line that still exists and were moved behind it; `index` is
  /// where that line stands now.
  func movedAway(before place: Int, to index: Int) -> [MoveReason] {
    guard let unmoved, stack.kept != nil else { return [] }
    var behind = Set<Int>()
    for line in stack.run.lines where line.subviews[0].index > index {
      if let place = oldPlace(of: line) ?? returnedPlace(of: line) { behind.insert(place) }
    }
    var reasons: [MoveReason] = []
    for (gone, old) in past.prefix(place).enumerated()
    where !lost.contains(old.label) && !unmoved.contains(gone) {
      let isAside = left[gone]?.first.map { $0.index > index } ?? false
      guard behind.contains(gone) || isAside else { continue }
      reasons.add(.rearranged, by: -old.length - seen.spacing, of: old.view)
    }
    return reasons
  }

  /// Whether a line that was not held before was behind the index of one that was.
  func wasBehind(_ line: Line, at index: Int) -> Bool {
    guard let stretch = stretch(of: line) else { return false }
    return stretch.old.lowerBound + line.subviews[0].index - stretch.new > index
  }

  /// Whether the line at an index changed sides relative to a line that was not moved.
  func hasChangedSides(_ place: Int, to index: Int) -> Bool {
    guard unmoved != nil else { return false }
    return stack.run.lines.contains { line in
      guard let other = oldPlace(of: line), !isMoved(line) else { return false }
      return (other > place) != (line.subviews[0].index > index)
    }
  }

  /// The present length of a line that is no longer held; nil if nothing of it is kept.
  func lengthNow(of place: Int) -> Double? { left[place]?.map(\.length).max() }

  /// That a line that left sight is longer or shorter, and what in it made it so.
  func resized(_ old: SeenLines.Line, at place: Int, to length: Double) -> MoveReason {
    var reason = MoveReason.resized(old.view, from: old.length, to: length)
    if stack.columns == nil, let row = left[place]?.first, row.length.isNearly(length) {
      reason.causes = causes(of: row, from: old.length)
    }
    return reason
  }

  /// The reasons why the first line that still exists moved, if lines before it that were on screen
  /// left sight because they, or the spacing after them, became shorter; nil if they are not kept.
  func reasonsOfLeft(from first: Int = 0, before place: Int) -> [MoveReason]? {
    var reasons: [MoveReason] = []
    for (gone, old) in past.prefix(place).enumerated().dropFirst(first)
    where old.isShown && !lost.contains(old.label) {
      guard let length = lengthNow(of: gone) else { return nil }
      if abs(length - old.length) > Double.tolerance {
        reasons.append(resized(old, at: gone, to: length))
      }
      reasons.addSpacing(from: seen.spacing, to: stack.run.spacing)
    }
    return reasons.isEmpty ? nil : reasons
  }
}
