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
  /// In a grid, a cell that comes or goes may shift all later cells from line to line. Then the
  /// difference in the number of lines counts as gone, from the lines nearest to the end.
  func departures(before end: Int, movedTo limit: Int) -> [Range<Int>] {
    guard !old.isOneEach || !new.isOneEach else {
      return subviews.departures(before: end, movedTo: limit)
    }
    guard !subviews.isEmpty, !reflows(before: old.firstSubview(of: end)) else {
      return limit < end ? [limit..<end] : []
    }
    return departedCells(before: end, movedTo: limit).map(old.lines(within:))
      .filter { !$0.isEmpty }
  }

  /// The cells of the old lines before `end` that are gone or moved to line `limit` or behind it,
  /// as ranges that do not touch each other.
  private func departedCells(before end: Int, movedTo limit: Int) -> [Range<Int>] {
    let departed = subviews.departures(
      before: old.firstSubview(of: end),
      movedTo: new.firstSubview(of: limit)
    )
    var joined: [Range<Int>] = []
    for range in departed.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = joined.last, last.upperBound == range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
    return joined
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
  /// A line of one subview has it wherever the line is, and so have the cells of a grid if only
  /// whole lines went.
  func keepsLines(before end: Int, movedTo limit: Int) -> Bool {
    guard end > 0, !old.isOneEach || !new.isOneEach else { return true }
    let subviews = old.firstSubview(of: end)
    if self.subviews.keepsAll(before: subviews) {
      return end <= new.count && new.firstSubview(of: end) == subviews
    }
    guard !reflows(before: subviews) else { return false }
    let departed = departedCells(before: end, movedTo: limit)
    let lines = departed.map(old.lines(within:))
    return zip(departed, lines).allSatisfy { $0.count == old.subviewCount(of: $1) }
      && limit == end - lines.reduce(0) { $0 + $1.count }
  }
}
