import LazyStacks

/// Tiles in lanes, in a wrapping inside a scroll view, driven at random and compared with a naive
/// fold.
final class TiledScreen {
  private struct Tile: Equatable {
    var id: Int
    var length: Double
  }

  private let axis: Axis
  private let lanes: Int
  private let spacing: Double
  /// The distance between the starts of consecutive tiles in a lane, if it is constant, so that the
  /// layout can skip.
  private let pitch: Double?
  /// The length before the tiles in the content, in points.
  private let before: Double
  /// Whether the first tile is at the end.
  private let isReversed: Bool
  /// The length after the tiles in the content, in points.
  private let after: Double
  private let tiles: RandomTiles<Tile>
  private let window: Window
  private let scroll: ScrollViewProxy

  init(seed: UInt64, reversed isReversed: Bool = false) throws {
    self.isReversed = isReversed
    var generator = SeededGenerator(seed: seed)
    axis = Bool.random(using: &generator) ? .vertical : .horizontal
    lanes = Int.random(in: 1...4, using: &generator)
    spacing = Double(Int.random(in: 0...2, using: &generator)) * 6.25
    before = Bool.random(using: &generator) ? 0 : 37.5
    let isPadded = Bool.random(using: &generator)
    after = isPadded ? 20 : 0
    pitch = Int.random(in: 0..<4, using: &generator) == 0 ? 144 : nil
    let (axis, lanes, before) = (axis, lanes, before)
    let masonry = MasonryLayout(lanes: lanes, spacing: spacing)
    let layout: any LazyLayout = pitch.map { PitchLayout(pitch: $0, lanes: lanes) } ?? masonry
    func view(_ tile: Tile) -> Content {
      axis == .vertical
        ? Item(height: tile.length).content : Item(width: tile.length).content
    }
    let kind = RandomTiles<Tile>.Kind(
      make: { Tile(id: $1, length: Self.length(&$0)) },
      change: { tile, generator, _ in tile.length = Self.length(&generator) },
      id: { $0.id },
      view: view
    )
    let tiles = RandomTiles(kind, along: axis, generator)
    self.tiles = tiles
    var spelling = Spelling()
    spelling.axis = axis
    let opensAtEnd = isReversed && !seed.isMultiple(of: 3)
    window = try Window(.ofSingleFrames(width: tiles.size.width, height: tiles.size.height)) {
      let anchor = opensAtEnd ? UnitPoint(x: 1, y: 1) : nil
      ScrollView([axis]) {
        let container = Self.container(layout, reversed: isReversed, tiles)
        if isPadded {
          container.padding(spelling.padding(before, 20))
        } else {
          spelling.stack(spacing: 0) {
            if before > 0 { spelling.view(before) }
            container
          }
        }
      }.defaultScrollAnchor(anchor, for: .initialOffset)
    }
    scroll = try window.scrollView()
    try tiles.fill(window, upTo: 160)
  }

  private static func container(
    _ layout: any LazyLayout,
    reversed isReversed: Bool,
    _ tiles: RandomTiles<Tile>
  ) -> Content {
    layout(reversed: isReversed) { ForEach(tiles.elements) }
  }

  private static func length(_ generator: inout SeededGenerator) -> Double {
    let length = generator.dyadicLength(below: 140)
    return Int.random(in: 0..<12, using: &generator) == 0 ? 0 : length
  }

  /// Does something at random, and returns its name.
  func step() throws -> String { try tiles.step(window, scroll) }

  /// Scrolls to a random tile, and returns what is wrong afterwards; nil if nothing is.
  func scrollToAny() throws -> String? {
    guard let (tile, anchor) = tiles.target() else { return nil }
    try scroll.scrollTo(id: .integer(tile.id), anchor: UnitPoint(x: anchor, y: anchor))
    try window.check()
    let isClamped = window.lastFrame.ledgers.flatMap(\.entries).contains { $0.cause == .clamp }
    // A tile without length is in sight at the start of the region but not at its end.
    guard !isClamped, tile.length > 0 else { return nil }
    let start = try window.node(.integer(tile.id)).frame?.origin[axis] ?? .nan
    let expected = anchor * (tiles.along - tile.length)
    if abs(start - expected) < 1e-6 { return nil }
    return "\(tile) at \(start), not \(expected): \(try placed()) \(window.lastFrame.ledgers)"
  }

  /// What is wrong with what is in sight: a tile that overlaps another one or is outside of the
  /// lanes.
  func problem() throws -> String? {
    try window.check()
    let visible = try placed()
    for (position, one) in visible.enumerated() {
      for other in visible[(position + 1)...] where one.rect.overlaps(other.rect) {
        return "\(one.tile) at \(one.rect) lies over \(other.tile) at \(other.rect) \(visible)"
      }
      guard one.rect.size[axis] == one.tile.length else { return "\(one.tile.id) is \(one.rect)" }
    }
    return nil
  }

  private func placed() throws -> [(tile: Tile, rect: Rect)] {
    let known = Dictionary(uniqueKeysWithValues: tiles.elements.elements.map { ($0.id, $0) })
    return try scroll.visibleIDs().compactMap { id in
      guard case .integer(let number) = id, let tile = known[number],
        let rect = try window.node(id).frame
      else { return nil }
      return (tile, rect)
    }
  }

  /// Scrolls from the start far away and back, so that every seam was out of sight.
  func goThrough() throws {
    let ends: [Edge] = axis == .vertical ? [.bottom, .top] : [.trailing, .leading]
    for end in isReversed ? ends.reversed() : ends { try scroll.scrollTo(edge: end) }
    let forward = isReversed ? -tiles.along : tiles.along
    for _ in 0..<3 { try scroll.drag(by: forward * 0.7) }
    for _ in 0..<4 { try scroll.drag(by: -forward * 0.6) }
    try window.check()
  }

  /// A tile in sight that is not where one fold over all tiles puts it.
  ///
  /// It is nil if there are so few tiles that a seam stays in sight.
  func difference() throws -> String? {
    let (starts, floor) = fold()
    guard floor > 4 * tiles.along else { return nil }
    let geometry = try scroll.geometry()
    let offset = geometry.contentOffset[axis]
    let end = geometry.contentSize[axis] - after
    for (tile, rect) in try placed() {
      let place = starts[tile.id] ?? .nan
      let start = (isReversed ? end - place - tile.length : before + place) - offset
      guard abs(rect.origin[axis] - start) < 1e-6 else {
        return "\(tile) is at \(rect.origin[axis]), not at \(start), in \(axis) lanes \(lanes) "
          + "with \(window.trace.metrics.seams) seams at \(geometry)"
      }
    }
    return nil
  }

  /// The places of all tiles in one fold, and where the next one would start.
  private func fold() -> (starts: [Int: Double], floor: Double) {
    var ends = Array(repeating: 0.0, count: lanes)
    var starts: [Int: Double] = [:]
    if let pitch { ends = ends.indices.map { Double($0) * pitch / Double(lanes) } }
    for tile in tiles.elements.elements {
      let shortest = ends.min() ?? 0
      let lane = ends.firstIndex(of: shortest) ?? 0
      starts[tile.id] = shortest
      ends[lane] += pitch ?? tile.length + spacing
    }
    return (starts, ends.min() ?? 0)
  }
}
