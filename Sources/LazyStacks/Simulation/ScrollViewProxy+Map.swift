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
      return try ContentMap(of: track, parts: max(1, parts))
    }
  }
}

extension ContentMap {
  /// Reads which parts of the content along a track are measured.
  fileprivate init(of track: ScrollTrack, parts: Int) throws {
    var measured = Array(repeating: 1.0, count: parts)
    let length = track.contentLength / Double(parts)
    for part in measured.indices where length > 0 {
      try track.context.work.poll()
      let start = Double(part) * length
      let guessed = track.stacks.reduce(0) {
        $0 + GuessedLength(of: $1).sum(from: start, to: start + length)
      }
      measured[part] = min(max(1 - guessed / length, 0), 1)
    }
    self.init(
      offset: track.offset,
      regionLength: track.containerLength,
      contentLength: track.contentLength,
      measured: measured
    )
  }
}

/// Which part of a lazy container's length is a guess.
private struct GuessedLength {
  private let stack: LazyStackNode
  private var run: LazyRun { stack.run }

  init(of stack: LazyStackNode) { self.stack = stack }

  /// The estimated part of a stretch of the content in this stack, in points.
  func sum(from start: Double, to end: Double) -> Double {
    let (low, high) = (max(start - stack.position, 0), min(end - stack.position, run.length))
    guard high > low, run.count > 0 else { return 0 }
    let (first, last) = (index(atPosition: low), index(atPosition: high))
    // A line that starts where the stretch ends is not in it.
    let end = run.position(of: last).isClearlyLess(than: high) ? last + 1 : last
    let lines = first..<max(first + 1, end)
    guard lines.count <= Self.mostLines else {
      return (high - low) * (1 - Double(measuredCount(of: lines)) / Double(lines.count))
    }
    return lines.reduce(0) { sum, line in
      guard measuredCount(of: line..<(line + 1)) == 0 else { return sum }
      let next = line + 1 < run.count ? run.position(of: line + 1) : run.length
      return sum + max(0, min(next, high) - max(run.position(of: line), low))
    }
  }

  /// The lines of a stretch that are looked at one by one; of more, their share counts.
  private static let mostLines = 32

  /// The last line that starts at or before a place in the container, by measured and estimated
  /// lengths.
  private func index(atPosition place: Double) -> Int {
    var (low, high) = (0, run.count - 1)
    while low < high {
      let middle = low + (high - low + 1) / 2
      if run.position(of: middle) <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// How many of some lines are held in place or remembered.
  private func measuredCount(of range: Range<Int>) -> Int {
    if run.lengths.knows(range) { return range.count }
    let held = range.clamped(to: run.first..<run.last)
    guard run.lengths.remembers else { return held.count }
    let parts = [
      range.clamped(to: 0..<run.first),
      range.clamped(to: run.last..<max(run.last, range.upperBound)),
    ]
    return parts.reduce(held.count) {
      $0 + run.lengths.estimator.records.summary(of: $1).measuredCount
    }
  }
}
