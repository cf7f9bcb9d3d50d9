import LazyExtents

/// Where lines and subviews stand that a lazy container held when a frame began and holds no more,
/// by measured and estimated lengths.
extension FormerLines {
  /// Where something stands that is in no line now, or how long it is.
  struct Place {
    var rel: Double
    /// Whether nothing of that is guessed.
    var isKnown: Bool
  }

  /// Where a line stands now.
  struct Whereabouts {
    let rel: Double
    /// By how many places it was shifted.
    let shift: Int
    /// Whether nothing in between is guessed.
    let isKnown: Bool
  }

  /// Where a line stands that is now out of sight, by its place.
  func whereabouts(of old: SeenLines.Line, at place: Int) -> Whereabouts? {
    guard let subview = left[place]?.first else { return nil }
    let start = start(ofLine: stack.lineMap.line(of: subview.index))
    return Whereabouts(
      rel: start.rel,
      shift: subview.index - old.index,
      isKnown: start.isKnown
    )
  }

  /// Where a subview that is in no line now stands.
  func standing(of subview: Subview) -> Place {
    let index = stack.lineMap.line(of: subview.index)
    var place = start(ofLine: index)
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
  func start(ofLine line: Int) -> Place {
    if let start = measuredStart(ofLine: line) { return start }
    let run = stack.run
    guard line >= run.first, line < run.last else {
      return Place(rel: run.position(of: line) - run.offset, isKnown: run.knows(upTo: line))
    }
    return Place(rel: run.lines[line - run.first].rel, isKnown: true)
  }

  /// Where a line starts, if all between it and the run was held before, so that it is measured.
  private func measuredStart(ofLine line: Int) -> Place? {
    let run = stack.run
    guard stack.fold == nil, run.restarted != .anew else { return nil }
    let isBefore = line < run.first
    guard isBefore || line >= run.last else { return nil }
    // A run that is empty still knows where it is.
    let start = run.lines.first?.rel ?? run.position(of: run.first) - run.offset
    let end = run.lines.last.map { $0.relEnd + run.spacing } ?? start
    var place = Place(rel: isBefore ? start : end, isKnown: true)
    // From the run outward; no more can have been held than there were lines.
    let lines = isBefore ? line..<run.first : run.last..<line
    guard lines.count <= self.lines.count + 1 else { return nil }
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
  private func guess(ofLine line: Int, _ isBefore: Bool) -> Place? {
    guard !isBefore, stack.columns == nil else { return nil }
    let estimator = stack.run.lengths.estimator
    let isKnown = estimator.knows(line..<line + 1)
    return Place(rel: estimator.extent(of: line..<line + 1), isKnown: isKnown)
  }

  /// How long a line was, all of whose subviews were held before; known if they are up to date.
  private func measuredLength(ofLine line: Int) -> Place? {
    guard stack.run.restarted != .anew else { return nil }
    var length = Place(rel: 0, isKnown: true)
    for index in stack.lineMap.subviews(of: line) {
      guard let cell = stack.loaded(index), cell.before?.frame == frame, !cell.isStandIn
      else { return nil }
      let isOld = cell.measurement.isOutdated || !cell.content.waiting.isEmpty
      let isCompared = !cell.content.needsComparing(withVersion: stack.catalog.version)
      length.isKnown = length.isKnown && !isOld && isCompared
      length.rel = max(length.rel, cell.length)
    }
    return length
  }

  /// The reasons why the first line that still exists moved, if lines before it that were on screen
  /// left sight because they, or the spacing after them, became shorter; nil if they are not kept.
  func reasonsOfLeft(before place: Int) -> [MoveReason]? {
    var reasons: [MoveReason] = []
    for (gone, old) in lines.prefix(place).enumerated()
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
