/// Where a tile of a lazy layout must stand now, so that its visible part holds still.
///
/// A tile with a lazy container learns its length and its start while it is scrolled through. The
/// layout does not know these, so it would place the tile where its cursor is.
struct TileClaim {
  let subview: Subview
  /// Where the tile starts, counted from the start of the visible region.
  let start: Double
  /// Its present length, in points.
  let length: Double
  /// Whether part of it was in sight, so that it must not stand elsewhere.
  let isBinding: Bool

  var end: Double { start + length }
}

/// The tiles of a run while a lazy layout decides where those that changed go.
///
/// Positions count as the fold does: from the start of the region on, or in a reversed layout the
/// other way.
struct TilesInSight {
  /// A tile and its line in the run.
  struct Tile {
    let line: Line
    /// Where it was, and its length then.
    let old: (start: Double, length: Double)
    /// Where it is to be, and its length now.
    var new: (start: Double, length: Double)
    /// Whether it must not stand elsewhere.
    var isBinding: Bool
    /// Whether a claim, rather than the layout, gives its place.
    var isClaimed = false

    var end: Double { new.start + new.length }
    var oldEnd: Double { old.start + old.length }
    /// Whether its start or end changed.
    var changed: Bool { !new.start.isNearly(old.start) || !end.isNearly(oldEnd) }
  }

  /// The tiles of the run, in the order of the fold.
  private(set) var tiles: [Tile]
  /// The visible region, counted in the same way.
  private let region: VisibleSpan
  /// The axis across the container.
  private let axis: Axis
  /// Whether new lines come in before those in sight.
  private let comesBefore: Bool

  /// Creates the tiles of a run.
  ///
  /// - Parameters:
  ///   - lines: The lines of the run, in the order of the fold.
  ///   - folded: What places them.
  ///   - aimed: A tile that must not stand elsewhere although it was not in sight.
  init(_ lines: [Line], of folded: FoldedRun, aimed: Subview?) {
    let (isReversed, seen, claims) = (folded.isReversed, folded.region, folded.claims)
    region = isReversed ? VisibleSpan(start: -seen.end, end: -seen.start) : seen
    axis = folded.fold.crossAxis
    let moved = folded.fold.expectedMove
    comesBefore = isReversed ? moved < 0 : moved > 0
    let claimed = Dictionary(
      claims.map { (ObjectIdentifier($0.subview), $0) },
      uniquingKeysWith: { $1 }
    )
    tiles = lines.map { line in
      let start = isReversed ? -line.seenEnd : line.seenStart
      let old = (start: start, length: line.seenLength)
      let subview = line.subviews[0]
      guard let claim = claimed[ObjectIdentifier(subview)] else {
        let isBinding = subview.isPlaced && seen.shows(line) || subview === aimed
        return Tile(line: line, old: old, new: old, isBinding: isBinding)
      }
      let new = (start: isReversed ? -claim.end : claim.start, length: claim.length)
      return Tile(line: line, old: old, new: new, isBinding: claim.isBinding, isClaimed: true)
    }
    holdEnds()
  }

  /// Makes tiles that come in before one that holds still keep their ends.
  private mutating func holdEnds() {
    guard let last = lastBinding else { return holdEndOfWhatCame() }
    for place in tiles.indices where place < last && tiles[place].isClaimed {
      guard !tiles[place].isBinding else { continue }
      tiles[place].new.start = tiles[place].oldEnd - tiles[place].new.length
    }
  }

  /// Makes the tile next to what was in sight keep its end, if new tiles came before it and nothing
  /// that was in sight is left.
  private mutating func holdEndOfWhatCame() {
    guard comesBefore, let place = tiles.lastIndex(where: \.isClaimed) else { return }
    tiles[place].new.start = tiles[place].oldEnd - tiles[place].new.length
    tiles[place].isBinding = true
  }

  /// The position of the last tile that must not stand elsewhere.
  private var lastBinding: Int? { tiles.lastIndex(where: \.isBinding) }

  /// The last tile that is not placed again while anything holds still.
  ///
  /// Placed elsewhere, a tile that has just left might come back.
  var lastHeld: Int? {
    lastBinding.map { last in
      tiles.lastIndex { $0.line.subviews[0].isPlaced }.map { max($0, last) } ?? last
    }
  }

  /// How far the tiles that hold still would be from their places if the layout placed all again.
  ///
  /// - Parameter start: Where a tile would start, by its position in the run; nil for one that is
  ///   not placed.
  /// - Returns: The distance; nil if it differs among the tiles, or if a tile would come back that
  ///   just left.
  func distance(to start: (Int) -> Double?) -> Double? {
    var distance: Double?
    for (place, tile) in tiles.enumerated() where tile.isBinding {
      guard let start = start(place) else { return nil }
      let own = start - tile.new.start
      guard let first = distance else {
        distance = own
        continue
      }
      guard own.isNearly(first) else { return nil }
    }
    let all = distance ?? 0
    let returns = tiles.enumerated().contains { place, tile in
      guard !tile.isBinding, tile.line.subviews[0].isPlaced, let start = start(place) else {
        return false
      }
      return region.touches(from: start - all, length: tile.new.length)
    }
    return returns ? nil : all
  }

  /// Whether new steps would lie over a tile before them that is held against the layout, of which
  /// they know nothing.
  func areCovered(by steps: [FoldStep], at starts: [Double], before end: Int) -> Bool {
    let places = zip(steps.flatMap(\.places), starts)
    return tiles.prefix(end).contains { tile in
      guard tile.line.step?.isHeld ?? false, let own = tile.line.subviews[0].folded.place else {
        return false
      }
      return places.contains { place, start in
        start.isClearlyLess(than: tile.end)
          && tile.new.start.isClearlyLess(than: start + place.length)
          && place.isBeside(own, along: axis)
      }
    }
  }

  /// Moves tiles out of sight out of the way of those that have another place.
  ///
  /// - Returns: Whether no tiles overlap afterwards; false if nothing holds still.
  mutating func makeRoom() -> Bool {
    guard let last = lastHeld else { return false }
    pushUp(upTo: last)
    pushDown(upTo: last)
    return !overlap(upTo: last)
  }

  /// How far the tile that moved up most moved, in points.
  var raisedBy: Double { tiles.reduce(0) { max($0, $1.old.start - $1.new.start) } }

  private mutating func pushUp(upTo last: Int) {
    for place in (0...last).reversed() where !tiles[place].isBinding {
      let tile = tiles[place]
      let up = tiles[(place + 1)...].reduce(0) { most, other in
        let isBelow = !other.old.start.isClearlyLess(than: tile.oldEnd)
        guard isBelow, other.isBeside(tile, along: axis) else { return most }
        return max(most, other.old.start - other.new.start)
      }
      tiles[place].new.start -= up
    }
  }

  private mutating func pushDown(upTo last: Int) {
    for place in 0...last where !tiles[place].isBinding {
      let tile = tiles[place]
      let down = tiles[..<place].reduce(0) { most, other in
        let isAbove = !other.oldEnd.isClearlyGreater(than: tile.old.start)
        guard isAbove, other.isBeside(tile, along: axis) else { return most }
        return max(most, other.end - other.oldEnd)
      }
      tiles[place].new.start += down
    }
  }

  /// Whether any tile with another place would overlap another one.
  private func overlap(upTo last: Int) -> Bool {
    let held = tiles[...last]
    return held.contains { one in
      one.changed
        && held.contains { other in
          other.line !== one.line && one.new.start.isClearlyLess(than: other.end)
            && other.new.start.isClearlyLess(than: one.end) && one.isBeside(other, along: axis)
        }
    }
  }
}

extension TilesInSight.Tile {
  /// Whether both tiles overlap across the container.
  fileprivate func isBeside(_ other: Self, along axis: Axis) -> Bool {
    guard let mine = line.subviews[0].folded.place, let its = other.line.subviews[0].folded.place
    else {
      return false
    }
    return mine.isBeside(its, along: axis)
  }
}
