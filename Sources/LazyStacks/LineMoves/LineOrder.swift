import LazyExtents

/// Which lines of a lazy container are still in the order in which they were held before a frame,
/// and which were moved among the others.
struct LineOrder {
  private let former: FormerLines
  /// The places of the lines that are still in order; nil if no data changed, or if a lazy layout
  /// orders them.
  private let unmoved: Set<Int>?
  private var stack: LazyStackNode { former.stack }

  /// The most stretches that are counted for each line that left sight.
  private static let mostCounted = 1_000

  init(of former: FormerLines) {
    self.former = former
    unmoved = former.stack.fold == nil ? Self.longestRise(of: former) : nil
  }

  /// The lines that are still in order, by where they stood; nil where no data changed.
  ///
  /// - Complexity: O(*n* log *n*) in the lines that are held.
  private static func longestRise(of former: FormerLines) -> Set<Int>? {
    let stack = former.stack
    guard stack.kept != nil else { return nil }
    let places = stack.run.lines.compactMap { former.place(of: $0) }
    return Set(places.longestRise)
  }

  /// Whether a line stands where it stood, but for what moved the region.
  func isStill(_ line: Line) -> Bool {
    guard let place = former.place(of: line) else { return false }
    let by = former.move(of: line, from: place)
    return abs(by + former.pushes.unasked) <= stack.run.rounding
  }

  /// Whether a line was moved by itself to another place among the others.
  func isMoved(_ line: Line) -> Bool {
    guard let unmoved, let place = former.place(of: line) else { return false }
    return !unmoved.contains(place)
  }

  /// Whether a line that left sight was itself moved to another place among the others.
  func isMoved(_ place: Int) -> Bool {
    guard stack.columns == nil, let cell = former.left[place]?.first else { return false }
    return hasChangedSides(place, to: cell.index)
  }

  /// Whether the line at an index changed sides relative to a line that was not moved.
  private func hasChangedSides(_ place: Int, to index: Int) -> Bool {
    guard unmoved != nil else { return false }
    return stack.run.lines.contains { line in
      guard let other = former.place(of: line), !isMoved(line) else { return false }
      return (other > place) != (line.subviews[0].index > index)
    }
  }

  /// The lines that stood before a line that still exists and were moved behind it; `index` is
  /// where that line stands now.
  func movedAway(before place: Int, to index: Int) -> [MoveReason] {
    guard let unmoved, stack.kept != nil else { return [] }
    var behind = Set<Int>()
    for line in stack.run.lines where line.subviews[0].index > index {
      if let place = former.place(of: line) ?? former.returnedPlace(of: line) {
        behind.insert(place)
      }
    }
    var reasons: [MoveReason] = []
    for (gone, old) in former.lines.prefix(place).enumerated()
    where !former.lost.contains(old.label) && !unmoved.contains(gone) {
      let isAside = former.left[gone]?.first.map { $0.index > index } ?? false
      guard behind.contains(gone) || isAside else { continue }
      reasons.add(.rearranged, by: -old.length - former.seen.spacing, of: old.view)
    }
    return reasons
  }

  /// Whether data changed places among the others.
  var isShuffled: Bool {
    Array(stack.kept?.prefix(Self.mostCounted) ?? []).areShuffled
  }

  /// How many subviews came and went before one, in the data.
  struct Counts {
    let came: Int
    let went: Int
    /// By how many places that shifts it.
    var shift: Int { came - went }
  }

  /// The numbers of all that came and went before a line that left sight; nil without an edit, and
  /// where the data are too much in disorder to count.
  func counts(before cell: Subview, at place: Int) -> Counts? {
    guard let kept = stack.kept, kept.count <= Self.mostCounted else { return nil }
    return Counts(
      came: kept.arrivals(in: 0..<cell.index),
      went: kept.departures(in: 0..<former.lines[place].index)
    )
  }
}
