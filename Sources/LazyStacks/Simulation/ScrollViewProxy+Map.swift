import LazyExtents

extension ScrollViewProxy {
  /// Where the region is in the content along an axis, and which parts are measured; nil if the
  /// view does not scroll along the axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - parts: The number of parts into which the content is divided.
  /// - Returns: The map.
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  /// - Complexity: O(*parts* · log² *n*) for *n* subviews; nothing is evaluated.
  public func contentMap(along axis: Axis, parts: Int) throws -> ContentMap? {
    try window.reading {
      guard let track = try node().tracks.first(where: { $0.axis == axis }) else { return nil }
      return try track.map(parts: max(1, parts))
    }
  }
}

extension ScrollTrack {
  fileprivate func map(parts: Int) throws -> ContentMap {
    var measured = Array(repeating: 1.0, count: parts)
    let length = contentLength / Double(parts)
    for part in measured.indices where length > 0 {
      try context.work.poll()
      let start = Double(part) * length
      let guessed = stacks.reduce(0) { $0 + $1.guessedLength(from: start, to: start + length) }
      measured[part] = min(max(1 - guessed / length, 0), 1)
    }
    return ContentMap(
      offset: offset,
      regionLength: containerLength,
      contentLength: contentLength,
      measured: measured
    )
  }
}

extension LazyStackNode {
  /// The estimated part of a stretch of the content in this stack, in points.
  fileprivate func guessedLength(from start: Double, to end: Double) -> Double {
    let (low, high) = (max(start - position, 0), min(end - position, run.length))
    guard high > low, run.count > 0 else { return 0 }
    let lines = run.index(atPosition: low)..<min(run.count, run.index(atPosition: high) + 1)
    return (high - low) * (1 - Double(run.measuredCount(of: lines)) / Double(lines.count))
  }
}

extension LazyRun {
  /// The last line that starts at or before a place in the container, by measured and estimated
  /// lengths.
  fileprivate func index(atPosition place: Double) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = low + (high - low + 1) / 2
      if position(of: middle) <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// How many of some lines are held in place or remembered.
  fileprivate func measuredCount(of range: Range<Int>) -> Int {
    if estimator.knows(range) { return range.count }
    let held = range.clamped(to: first..<last)
    guard estimator.remembers else { return held.count }
    let parts = [
      range.clamped(to: 0..<first), range.clamped(to: last..<max(last, range.upperBound)),
    ]
    return parts.reduce(held.count) { $0 + estimator.records.summary(of: $1).measuredCount }
  }
}

extension Window {
  /// The true length of the outermost scroll view's content along its main axis, and where its
  /// region is in it.
  ///
  /// It is determined as for ``contentSizeError()``, but anew each time.
  ///
  /// - Throws: As ``contentSizeError()`` does.
  /// - Complexity: O(*n*) bodies and measurements for *n* subviews.
  public func contentTruth() throws -> ContentTruth {
    try checkOpen()
    guard let track = root.firstScroll?.mainTrack else {
      throw WindowError.unknownLength(reason: "the window has no scroll view")
    }
    return try reading {
      try checkMeasurable()
      return try surveying(track) { survey in
        let length = try survey.contentLength()
        return ContentTruth(contentLength: length, offset: track.offset + survey.shift(of: track))
      }
    }
  }
}

extension WindowSurvey {
  /// The distance from the place of the view at the start of a track's region to its true place:
  /// above 0 if the estimate was too low.
  fileprivate func shift(of track: ScrollTrack) -> Double {
    guard let other = root.firstScroll?.mainTrack,
      let place = track.stacks.lastIndex(where: { !$0.placement.isEmpty }),
      other.stacks.indices.contains(place)
    else { return 0 }
    let (stack, truth) = (track.stacks[place], other.stacks[place])
    guard truth.run.count == stack.run.count else { return 0 }
    let position = truth.position + truth.run.position(of: stack.run.first)
    return position - stack.position - stack.run.placement.lead
  }
}
