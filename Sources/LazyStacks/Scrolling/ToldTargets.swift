/// The rows of a lazy container that is all the content, and how they are seen.
struct RowsThroughOpening {
  let lines: LineList
  let span: VisibleSpan
  let opening: Opening
  let cross: Axis
  /// The length of the region across, in points.
  let width: Double
}

/// The targets of a scroll view as crossings were last reported, in order.
struct ToldTargets {
  private(set) var all: [SeenTarget] = []
  /// Where those that are followed stood, in case another one can't be.
  private var former: [(start: Double, length: Double)] = []

  /// The opening through which they were seen; nil without any.
  var opening: Opening? { all.isEmpty ? nil : all[0].opening }

  /// Takes over other targets.
  mutating func take(_ targets: [SeenTarget]) { all = targets }

  /// Takes over where rows stand now, if they are the same targets and reach the same thresholds.
  ///
  /// - Returns: Whether they are; otherwise nothing changes.
  mutating func follow(_ rows: RowsThroughOpening, asked: [Double]) -> Bool {
    former.removeAll(keepingCapacity: true)
    for line in rows.lines {
      for row in line.subviews where row.isPlaced {
        let (start, length) = (row.shownRel, row.length)
        guard rows.span.touches(from: start, length: length) else { continue }
        let place = former.count
        guard place < all.count, isSame(place, row, at: start, in: rows, asked: asked) else {
          return goBack()
        }
        former.append((all[place].start, all[place].length))
        all[place].start = start
        all[place].length = length
      }
    }
    return former.count == all.count || goBack()
  }

  /// Whether a row that starts at a position is a target, and reaches the same thresholds there.
  private func isSame(
    _ place: Int,
    _ row: Subview,
    at start: Double,
    in rows: RowsThroughOpening,
    asked: [Double]
  ) -> Bool {
    guard all[place].node == row.node.numberInTrace, all[place].across == 1,
      all[place].opening.covers.isEmpty, row.node.size[rows.cross] <= rows.width,
      all[place].id == row.id
    else { return false }
    let opening = rows.opening
    if opening.holds(all[place].start, all[place].length), opening.holds(start, row.length) {
      return true
    }
    let before = opening.fraction(from: all[place].start, length: all[place].length)
    let now = opening.fraction(from: start, length: row.length)
    return asked.allSatisfy {
      (before >= $0 - Double.tolerance) == (now >= $0 - Double.tolerance)
    }
  }

  private mutating func goBack() -> Bool {
    for (place, before) in former.enumerated() {
      (all[place].start, all[place].length) = before
    }
    return false
  }
}

extension Opening {
  /// Whether all of a length from a position is seen, if nothing covers it.
  fileprivate func holds(_ position: Double, _ length: Double) -> Bool {
    position >= start && position + length <= end
  }
}
