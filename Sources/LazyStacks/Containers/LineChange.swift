import LazyExtents

/// How the lines of a lazy container change with its list of subviews.
struct LineChange {
  let subviews: SubviewListChange
  let old: LineMap
  let new: LineMap

  /// How many lines there are afterwards.
  var newCount: Int { new.count }

  /// Answers, line after line, where each is now: where its first subview is.
  ///
  /// In a grid two lines may become one; the record of the first is kept.
  func newIndices() -> (Int) -> Int? {
    guard !old.isOneEach || !new.isOneEach else { return subviews.newIndex }
    var taken: Set<Int> = []
    return { line in
      guard let subview = subviews.newIndex(of: old.subviews(of: line).lowerBound) else {
        return nil
      }
      let index = new.line(of: subview)
      return taken.insert(index).inserted ? index : nil
    }
  }

  /// The lines that are kept, as stretches; nil where a line is not one subview.
  var stretches: [KeptStretch]? {
    old.isOneEach && new.isOneEach ? subviews.stretches : nil
  }

  /// The old lines before `end` that are gone or moved to `limit` or behind it, as ranges.
  ///
  /// In a grid what comes or goes shifts all that follows from line to line; then as many lines are
  /// gone as there are fewer, those nearest to the end.
  func departures(before end: Int, movedTo limit: Int) -> [Range<Int>] {
    guard !old.isOneEach || !new.isOneEach else {
      return subviews.departures(before: end, movedTo: limit)
    }
    return limit < end ? [limit..<end] : []
  }

  /// Whether the lines before one have the subviews that they had, so that what is known of them
  /// stays true; a line of one subview has them wherever it is.
  func keepsLines(before end: Int) -> Bool {
    guard end > 0, !old.isOneEach || !new.isOneEach else { return true }
    let subviews = old.subviews(of: end - 1).upperBound
    return self.subviews.keepsAll(before: subviews) && end <= new.count
      && new.subviews(of: end - 1).upperBound == subviews
  }
}
