package import LazyViews

/// Where a list of ids has what it did not have before, and where it had what it no longer has.
package struct IDDifference {
  /// The places in the list of ids that were not in it before, in order.
  package let entered: [Int]
  /// The places in the former list of ids that are no longer in it, in order.
  package let left: [Int]

  /// Compares a list with what it was before.
  ///
  /// Lists that overlap, as sights of one scroll view do, are compared without tables.
  package init(from old: [ViewID], to new: [ViewID]) {
    let (start, newStart) = Self.overlap(of: old, with: new)
    let count = min(old.count - start, new.count - newStart)
    let isOverlap = old.isSame(as: new, from: start, and: newStart, count: count)
    if isOverlap, old.count + new.count - 2 * count <= Self.few {
      // An id that occurs twice may be on both sides of the overlap.
      left = old.places(outside: start..<start + count) { new.place(of: $0) == nil }
      entered = new.places(outside: newStart..<newStart + count) { old.place(of: $0) == nil }
    } else {
      let (before, after) = (Set(old), Set(new))
      left = old.places(outside: 0..<0) { !after.contains($0) }
      entered = new.places(outside: 0..<0) { !before.contains($0) }
    }
  }

  /// Where both lists begin to be the same, if they overlap at all: one of them at its start.
  private static func overlap(of old: [ViewID], with new: [ViewID]) -> (old: Int, new: Int) {
    guard let first = new.first, let oldFirst = old.first else { return (old.count, new.count) }
    if let start = old.place(of: first) { return (start, 0) }
    return new.place(of: oldFirst).map { (0, $0) } ?? (old.count, new.count)
  }

  /// How many ids may be looked for one after the other.
  private static let few = 64
}

extension [ViewID] {
  /// The first place of an id, found without copying any.
  fileprivate func place(of id: ViewID) -> Int? {
    withUnsafeBufferPointer { ids in ids.indices.first { ids[$0] == id } }
  }

  /// Whether a number of ids are the same as in another list, from a place in each.
  fileprivate func isSame(
    as other: [ViewID],
    from start: Int,
    and otherStart: Int,
    count: Int
  ) -> Bool {
    withUnsafeBufferPointer { ids in
      other.withUnsafeBufferPointer { others in
        (0..<count).allSatisfy { ids[start + $0] == others[otherStart + $0] }
      }
    }
  }

  fileprivate func places(
    outside overlap: Range<Int>,
    where isIncluded: (ViewID) -> Bool
  ) -> [Int] {
    var places: [Int] = []
    for place in 0..<overlap.lowerBound where isIncluded(self[place]) { places.append(place) }
    for place in overlap.upperBound..<count where isIncluded(self[place]) { places.append(place) }
    return places
  }
}
