/// Where a tile of a lazy layout has to stand now, so that what is in sight of it holds still.
///
/// A tile that holds a lazy container learns how long it is while it is scrolled through, and where
/// it starts. The layout knows nothing of that: it places the tile by where it goes on.
struct TileClaim {
  let subview: Subview
  /// Where it starts, counted from the start of the visible region.
  let start: Double
  /// How long it is now.
  let length: Double
  /// Whether something of it was in sight, so that it may stand nowhere else.
  let isBinding: Bool

  var end: Double { start + length }
}

/// What stands where in a run while a lazy layout decides where a tile that changed goes.
///
/// Everything is counted as the fold does: from the start of the region on, or in a reversed layout
/// from there the other way.
struct TilesInSight {
  /// A tile, by the line of it that is held.
  struct Tile {
    let line: Line
    /// Where it stood, and how long it was.
    let old: (start: Double, length: Double)
    /// Where it is to stand, and how long it is now.
    var new: (start: Double, length: Double)
    /// Whether it may stand nowhere else.
    var isBinding: Bool
    /// Whether it is said where it stands, other than by the layout.
    var isClaimed = false

    var end: Double { new.start + new.length }
    var oldEnd: Double { old.start + old.length }
    /// Whether it starts or ends elsewhere than it did.
    var changed: Bool { !new.start.isNearly(old.start) || !end.isNearly(oldEnd) }
  }

  /// The lines that are held, in the order of the fold.
  private(set) var tiles: [Tile]
  /// What can be seen, counted in the same way.
  private let region: VisibleSpan
  /// What is across the container.
  private let axis: Axis
  /// Whether what comes into sight comes before what was there.
  private let comesBefore: Bool

  /// - Parameters:
  ///   - lines: The lines that are held, in the order of the fold.
  ///   - claims: What is said of some of them.
  ///   - fold: What places them.
  init(_ lines: [Line], _ claims: [TileClaim], of fold: LazyFold) {
    let (isReversed, seen) = (fold.isReversed, fold.region)
    region = isReversed ? VisibleSpan(start: -seen.end, end: -seen.start) : seen
    axis = fold.crossAxis
    let moved = fold.expectedMove
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
        let isBinding = subview.isPlaced && seen.shows(line)
        return Tile(line: line, old: old, new: old, isBinding: isBinding)
      }
      let new = (start: isReversed ? -claim.end : claim.start, length: claim.length)
      return Tile(line: line, old: old, new: new, isBinding: claim.isBinding, isClaimed: true)
    }
    holdEnds()
  }

  /// What comes in before something that holds still ends where it ended.
  private mutating func holdEnds() {
    guard let last = lastBinding else { return holdEndOfWhatCame() }
    for place in tiles.indices where place < last && tiles[place].isClaimed {
      guard !tiles[place].isBinding else { continue }
      tiles[place].new.start = tiles[place].oldEnd - tiles[place].new.length
    }
  }

  /// Where nothing that was in sight remains, and other things came before it, the one next to it
  /// ends where it ended.
  private mutating func holdEndOfWhatCame() {
    guard comesBefore, let place = tiles.lastIndex(where: \.isClaimed) else { return }
    tiles[place].new.start = tiles[place].oldEnd - tiles[place].new.length
    tiles[place].isBinding = true
  }

  /// The last tile that may stand nowhere else.
  private var lastBinding: Int? { tiles.lastIndex(where: \.isBinding) }

  /// The last tile that is not to be placed anew where anything holds still: placed elsewhere, what
  /// has just left might come back.
  var lastHeld: Int? {
    lastBinding.map { last in
      tiles.lastIndex { $0.line.subviews[0].isPlaced }.map { max($0, last) } ?? last
    }
  }

  /// How far the tiles that hold still would be from their places if the layout placed all anew.
  ///
  /// - Parameter start: Where a tile would start by its index among those that are held; nil for
  ///   one that is not placed.
  /// - Returns: The distance; nil where some are farther than others, or where something would come
  ///   back that just left.
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

  /// Moves what is out of sight out of the way of what has another place now.
  ///
  /// - Returns: Whether nothing lies over anything else then; false where nothing holds still.
  mutating func makeRoom() -> Bool {
    guard let last = lastHeld else { return false }
    pushUp(upTo: last)
    pushDown(upTo: last)
    return !overlap(upTo: last)
  }

  /// How far something went up.
  var raisedBy: Double { tiles.reduce(0) { max($0, $1.old.start - $1.new.start) } }

  private mutating func pushUp(upTo last: Int) {
    for place in (0...last).reversed() where !tiles[place].isBinding {
      let tile = tiles[place]
      let up = tiles[(place + 1)...].reduce(0) { most, other in
        let isBelow = !other.old.start.isClearlyLess(than: tile.oldEnd)
        guard isBelow, other.isBeside(tile, axis) else { return most }
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
        guard isAbove, other.isBeside(tile, axis) else { return most }
        return max(most, other.end - other.oldEnd)
      }
      tiles[place].new.start += down
    }
  }

  /// Whether two tiles would lie over one another, of which one has another place.
  private func overlap(upTo last: Int) -> Bool {
    let held = tiles[...last]
    return held.contains { one in
      one.changed
        && held.contains { other in
          other.line !== one.line && one.new.start.isClearlyLess(than: other.end)
            && other.new.start.isClearlyLess(than: one.end) && one.isBeside(other, axis)
        }
    }
  }
}

extension TilesInSight.Tile {
  /// Whether both have something in common across the container.
  fileprivate func isBeside(_ other: Self, _ axis: Axis) -> Bool {
    guard let mine = line.subviews[0].fold, let its = other.line.subviews[0].fold else {
      return false
    }
    return mine.across.isClearlyLess(than: its.across + its.size[axis])
      && its.across.isClearlyLess(than: mine.across + mine.size[axis])
  }
}
