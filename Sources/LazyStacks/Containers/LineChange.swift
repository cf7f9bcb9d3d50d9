import LazyExtents

/// How the lines of a lazy container change with its list of subviews.
struct LineChange {
  let subviews: SubviewListChange
  let old: LineMap
  let new: LineMap

  /// How many lines there are after the change.
  var newCount: Int { new.count }

  /// Returns a function that gives, line after line, its new index: the line of its first subview.
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

  /// The lines that are kept, as stretches; nil if a line may have several subviews.
  var stretches: [KeptStretch]? {
    old.isOneEach && new.isOneEach ? subviews.stretches : nil
  }

  /// The old lines before `end` that are gone or moved to `limit` or behind it, as ranges.
  ///
  /// In a grid, a cell that comes or goes shifts all later cells from line to line. Then the
  /// difference in the number of lines counts as gone, from the lines nearest to the end.
  func departures(before end: Int, movedTo limit: Int) -> [Range<Int>] {
    guard !old.isOneEach || !new.isOneEach else {
      return subviews.departures(before: end, movedTo: limit)
    }
    return limit < end ? [limit..<end] : []
  }

  /// Whether cells that stay stand in other columns, so that lines are not those that they were; of
  /// those before an old subview, if one is given.
  func reflows(before end: Int = .max) -> Bool {
    guard !old.isOneEach || !new.isOneEach else { return false }
    return subviews.stretches.contains { stretch in
      stretch.old.lowerBound < end
        && old.column(of: stretch.old.lowerBound) != new.column(of: stretch.new)
    }
  }

  /// Whether the lines before one have the subviews that they had, so that what is known of them
  /// stays true.
  ///
  /// A line of one subview has it wherever the line is.
  func keepsLines(before end: Int) -> Bool {
    guard end > 0, !old.isOneEach || !new.isOneEach else { return true }
    let subviews = old.subviews(of: end - 1).upperBound
    return self.subviews.keepsAll(before: subviews) && end <= new.count
      && new.subviews(of: end - 1).upperBound == subviews
  }
}
