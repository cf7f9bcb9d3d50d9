import LazyExtents

/// Which elements of a `ForEach` are still there after an update, and where (rule R16): stretches
/// that stayed together.
struct ElementChange {
  let oldCount: Int
  /// The stretches in the old order and in the new one, each as long as it can be.
  let byOld: [KeptStretch]
  let byNew: [KeptStretch]

  /// Takes the stretches in any order; if work is stopped meanwhile, none is kept.
  init(of oldCount: Int, keeping stretches: [KeptStretch], charging work: Work = Work(nil)) {
    self.oldCount = oldCount
    var joined: [KeptStretch] = []
    for stretch in work.sorted(stretches, by: { $0.new < $1.new }) ?? [] {
      if let last = joined.last, last.isMoved == stretch.isMoved, last.end == stretch.new,
        last.old.upperBound == stretch.old.lowerBound
      {
        joined[joined.count - 1].old = last.old.lowerBound..<stretch.old.upperBound
      } else {
        joined.append(stretch)
      }
    }
    byNew = joined
    byOld = work.sorted(joined) { $0.old.lowerBound < $1.old.lowerBound } ?? []
  }

  /// Compares the identities before and after; if work is stopped meanwhile, the result means
  /// nothing.
  ///
  /// - Complexity: O(1) where ids depend on the index alone; O(*k* log *k*) after *k* edits that
  ///   are known; O(elements) for listed ids.
  init(_ before: Side, to after: Side, charging work: Work) {
    let (oldSource, old) = before
    let (newSource, new) = after
    switch (old, new) {
    case (.indexed(let before, let oldScheme), .indexed(let after, let newScheme))
    where oldScheme == newScheme:
      self.init(of: before, keepingFirst: min(before, after))
    case (.edited(let before), .edited(let after)) where before.history === after.history:
      let edits = before.history.edits(from: before, to: after)
      var survivors = EditSurvivors(edits, of: before.count, charging: work)
      survivors.match {
        try oldSource.id(at: $0)
      } newID: {
        try newSource.id(at: $0)
      }
      self.init(of: before.count, keeping: survivors.stretches, charging: work)
    default:
      guard let before = old.list(of: oldSource, charging: work),
        let after = new.list(of: newSource, charging: work)
      else {
        self.init(removed: old.count)
        return
      }
      if !work.goesOn(before.count + after.count) {
        self.init(removed: old.count)
      } else if before == after {
        self.init(unchanged: before.count)
      } else {
        self.init(
          of: before.count,
          keeping: Self.match(before, with: after, charging: work),
          charging: work
        )
      }
    }
  }

  /// Data at one moment, and the identities that its elements had.
  typealias Side = (source: any ElementSource, identities: ElementIdentities)

  /// The elements are the same, each where it was.
  init(unchanged count: Int) {
    self.init(of: count, keepingFirst: count)
  }

  /// Nothing is left of so many elements.
  init(removed count: Int) {
    self.init(of: count, keeping: [])
  }

  private init(of oldCount: Int, keepingFirst count: Int) {
    let all = KeptStretch(old: 0..<count, new: 0, isMoved: false)
    self.init(of: oldCount, keeping: count > 0 ? [all] : [])
  }

  /// Where an old element is now; nil if it is gone.
  ///
  /// - Complexity: O(log *stretches*).
  func newIndex(of old: Int) -> Int? {
    stretch(of: old).map { $0.new + old - $0.old.lowerBound }
  }

  /// Which old element is at an index now; nil for a new one.
  ///
  /// - Complexity: O(log *stretches*).
  func oldIndex(of new: Int) -> Int? {
    byNew.stretch(at: new).map { $0.old.lowerBound + new - $0.new }
  }

  /// Whether an old element was itself moved.
  func isMoved(_ old: Int) -> Bool { stretch(of: old)?.isMoved ?? false }

  private func stretch(of old: Int) -> KeptStretch? {
    let stretch = byOld.lastOfFirst { $0.old.lowerBound <= old }
    return stretch.flatMap { old < $0.old.upperBound ? $0 : nil }
  }

  /// Whether every old element before `end` is where it was.
  func keepsAll(before end: Int) -> Bool {
    var reached = 0
    for stretch in byOld where reached < end {
      guard stretch.old.lowerBound == reached, stretch.new == reached else { return false }
      reached = stretch.old.upperBound
    }
    return reached >= end
  }

  /// Whether every old element is where it was.
  var keepsAll: Bool { keepsAll(before: oldCount) }

  /// The old elements before `end` that are gone or moved to `limit` or behind it, as ranges.
  func departures(before end: Int, movedTo limit: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var reached = 0
    func add(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    for stretch in byOld {
      let old = stretch.old.clamped(to: 0..<max(0, end))
      guard !old.isEmpty else { break }
      add(reached..<old.lowerBound)
      let kept = min(old.count, max(0, limit - stretch.new))
      add(old.lowerBound + kept..<old.upperBound)
      reached = stretch.old.upperBound
    }
    if reached < end { add(reached..<end) }
    return ranges
  }

  /// If an id occurs several times, its first occurrences match, its second, and so on.
  private static func match(
    _ old: [ViewID],
    with new: [ViewID],
    charging work: Work
  ) -> [KeptStretch] {
    // The first place of each id and, for each place, the next of the same id: arrays for each id
    // would take longer to release than to find everything.
    var places = [ViewID: Int](minimumCapacity: new.count)
    var following: [Int?] = Array(repeating: nil, count: new.count)
    for index in new.indices.reversed() {
      guard work.goesOn() else { return [] }
      following[index] = places.updateValue(index, forKey: new[index])
    }
    var stretches: [KeptStretch] = []
    for index in old.indices {
      guard work.goesOn() else { return [] }
      guard let place = places[old[index]] else { continue }
      places[old[index]] = following[place]
      stretches.append(KeptStretch(old: index..<index + 1, new: place, isMoved: false))
    }
    return stretches
  }
}
