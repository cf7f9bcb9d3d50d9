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
  /// The targets where they were when they were taken over.
  private var taken: [SeenTarget] = []
  /// Whether they were followed since, and stand at other places.
  private var areFollowed = false
  /// Where each of them stands then; there may be more places than targets.
  private var places: [Place] = []
  /// Room for the places of the next frame.
  private var next: [Place] = []
  /// An empty list with room for the next targets.
  private var room: [SeenTarget] = []

  private typealias Place = (start: Double, length: Double)

  /// All of them where they stand.
  var all: [SeenTarget] {
    guard areFollowed else { return taken }
    var all = taken
    for index in all.indices { (all[index].start, all[index].length) = places[index] }
    return all
  }

  /// The opening through which they were seen; nil without any.
  var opening: Opening? { taken.isEmpty ? nil : taken[0].opening }

  /// Takes over other targets.
  mutating func take(_ targets: [SeenTarget]) {
    var former = targets
    swap(&taken, &former)
    former.removeAll(keepingCapacity: true)
    room = former
    areFollowed = false
  }

  /// Returns an empty list with room for targets.
  mutating func takeRoom() -> [SeenTarget] {
    defer { room = [] }
    return room
  }

  /// Takes over where rows stand now, if they are the same targets and reach the same thresholds.
  ///
  /// - Returns: Whether they are; otherwise nothing changes.
  mutating func follow(_ rows: RowsThroughOpening, asked: [Double]) -> Bool {
    let (places, taken, areFollowed) = (places, taken, areFollowed)
    if next.count < taken.count { next = Array(repeating: (0, 0), count: taken.count) }
    let count: Int? = next.withUnsafeMutableBufferPointer { next in
      var count = 0
      let isSame = rows.lines.allHold { line in
        line.subviews.allHold { row in
          guard row.isPlaced else { return true }
          let now = (start: row.shownRel, length: row.length)
          guard rows.span.touches(from: now.start, length: now.length) else { return true }
          guard count < taken.count, Self.isSame(row, taken, at: count, in: rows),
            rows.reaches(
              asked,
              from: areFollowed ? places[count] : (taken[count].start, taken[count].length),
              to: now
            )
          else { return false }
          next[count] = now
          count += 1
          return true
        }
      }
      return isSame ? count : nil
    }
    guard count == taken.count else { return false }
    swap(&self.places, &next)
    self.areFollowed = true
    return true
  }

  /// Whether a row is the target with an index, and seen as that was but for its place.
  @inline(__always)
  private static func isSame(
    _ row: Subview,
    _ targets: [SeenTarget],
    at index: Int,
    in rows: RowsThroughOpening
  ) -> Bool {
    targets.withUnsafeBufferPointer { targets in
      targets[index].node == row.node.numberInTrace && targets[index].across == 1
        && targets[index].opening.hasNoCovers && row.node.size[rows.cross] <= rows.width
        && row.id != nil && targets[index].id == row.label
    }
  }
}

extension RowsThroughOpening {
  /// Whether a row that went from one place to another reaches the same thresholds.
  @inline(__always)
  fileprivate func reaches(
    _ asked: [Double],
    from old: (start: Double, length: Double),
    to new: (start: Double, length: Double)
  ) -> Bool {
    if opening.holds(old.start, old.length), opening.holds(new.start, new.length) { return true }
    let before = opening.fraction(from: old.start, length: old.length)
    let now = opening.fraction(from: new.start, length: new.length)
    return asked.allSatisfy {
      (before >= $0 - Double.tolerance) == (now >= $0 - Double.tolerance)
    }
  }
}

extension Opening {
  /// Whether all of a length from a position is seen, if nothing covers it.
  @inline(__always)
  fileprivate func holds(_ position: Double, _ length: Double) -> Bool {
    position >= start && position + length <= end
  }
}
