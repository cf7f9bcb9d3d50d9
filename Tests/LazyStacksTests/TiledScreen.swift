import LazyStacks
import LazyTestSupport

/// Tiles in lanes in something that stands in a scroll view, driven at random beside a naive fold.
final class TiledScreen {
  private struct Tile: Equatable {
    var id: Int
    var length: Double
  }

  private var generator: SeededGenerator
  private let axis: Axis
  private let lanes: Int
  private let spacing: Double
  /// How much stands before the tiles in the content.
  private let before: Double
  /// Whether the first tile stands at the end.
  private let isReversed: Bool
  /// How much stands after them.
  private let after: Double
  private let tiles: CollectionElements<Tile>
  private let window: Window
  private let scroll: ScrollViewProxy
  private var across = 300.0
  private var along = 400.0
  private var lastID = 0

  init(seed: UInt64, reversed isReversed: Bool = false) throws {
    self.isReversed = isReversed
    var generator = SeededGenerator(seed: seed)
    axis = Bool.random(using: &generator) ? .vertical : .horizontal
    lanes = Int.random(in: 1...4, using: &generator)
    spacing = Double(Int.random(in: 0...2, using: &generator)) * 6.25
    before = Bool.random(using: &generator) ? 0 : 37.5
    let isPadded = Bool.random(using: &generator)
    after = isPadded ? 20 : 0
    let (axis, spacing, before) = (axis, spacing, before)
    let layout = MasonryLayout(lanes: lanes, spacing: spacing)
    func view(_ tile: Tile) -> Content {
      axis == .vertical
        ? Item(height: tile.length).content : Item(width: tile.length).content
    }
    let tiles = CollectionElements<Tile>([], id: { .integer($0.id) }, content: view)
    self.tiles = tiles
    var spelling = Spelling()
    spelling.axis = axis
    let size = spelling.size(across: across, along: along)
    let opensAtEnd = isReversed && !seed.isMultiple(of: 3)
    window = try Window(.ofSingleFrames(width: size.width, height: size.height)) {
      let anchor = opensAtEnd ? UnitPoint(x: 1, y: 1) : nil
      ScrollView([axis]) {
        let container = layout(reversed: isReversed) { ForEach(tiles) }
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
    self.generator = generator
    let count = Int.random(in: 1...160, using: &self.generator)
    let first = (0..<count).map { _ in newTile() }
    try window.update { tiles.elements = first }
  }

  private func newTile() -> Tile {
    lastID += 1
    let length = generator.dyadicLength(below: 140)
    return Tile(id: lastID, length: Int.random(in: 0..<12, using: &generator) == 0 ? 0 : length)
  }

  /// Does something at random, and says what.
  func step() throws -> String {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return try scrollToAny() ?? "scrollTo"
    case 1:
      let isEnd = Bool.random(using: &generator)
      let edge: Edge = axis == .vertical ? isEnd ? .bottom : .top : isEnd ? .trailing : .leading
      try scroll.scrollTo(edge: edge)
      return "\(edge)"
    case 2:
      across = Double(Int.random(in: 3...9, using: &generator)) * 50
      along = Double(Int.random(in: 3...9, using: &generator)) * 50
      var spelling = Spelling()
      spelling.axis = axis
      let size = spelling.size(across: across, along: along)
      try window.resize(width: size.width, height: size.height)
      return "resize \(size)"
    case 3, 4:
      let edited = edited()
      try window.update { self.tiles.elements = edited }
      return "edit"
    default:
      let distance = Double(Int.random(in: -500...500, using: &generator))
      try scroll.drag(by: distance)
      return "drag \(distance)"
    }
  }

  private func edited() -> [Tile] {
    var all = tiles.elements
    for _ in 0...Int.random(in: 0..<4, using: &generator) {
      let place = Int.random(in: 0...all.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: all.insert(newTile(), at: place)
      case 1 where place < all.count: all.remove(at: place)
      case 2 where place < all.count: all[place].length = newTile().length
      case 3 where place < all.count:
        let tile = all.remove(at: place)
        all.insert(tile, at: Int.random(in: 0...all.count, using: &generator))
      default: break
      }
    }
    return all
  }

  /// Scrolls to some tile; what is wrong afterwards, nil if nothing is.
  func scrollToAny() throws -> String? {
    guard let tile = tiles.elements.randomElement(using: &generator) else { return nil }
    let anchors = [0, 0.5, 1.0]
    let anchor: Double = anchors.randomElement(using: &generator) ?? 0
    try scroll.scrollTo(id: .integer(tile.id), anchor: UnitPoint(x: anchor, y: anchor))
    try window.check()
    let isClamped = window.lastFrame.ledgers.flatMap(\.entries).contains { $0.cause == .clamp }
    // What has no length is in sight at the start of the region and not at its end.
    guard !isClamped, tile.length > 0 else { return nil }
    let start = try window.node(.integer(tile.id)).frame?.origin[axis] ?? .nan
    let expected = anchor * (along - tile.length)
    if abs(start - expected) < 1e-6 { return nil }
    return "\(tile) at \(start), not \(expected): \(try placed()) \(window.lastFrame.ledgers)"
  }

  /// What is wrong with what is in sight: a tile that overlaps another one, or lies in no lane.
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
    let known = Dictionary(uniqueKeysWithValues: tiles.elements.map { ($0.id, $0) })
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
    let forward = isReversed ? -along : along
    for _ in 0..<3 { try scroll.drag(by: forward * 0.7) }
    for _ in 0..<4 { try scroll.drag(by: -forward * 0.6) }
    try window.check()
  }

  /// Where something in sight is not where one fold over all tiles puts it; nil where there are so
  /// few tiles that a seam stays in sight.
  func difference() throws -> String? {
    var ends = Array(repeating: 0.0, count: lanes)
    var starts: [Int: Double] = [:]
    for tile in tiles.elements {
      let shortest = ends.min() ?? 0
      let lane = ends.firstIndex(of: shortest) ?? 0
      starts[tile.id] = shortest
      ends[lane] += tile.length + spacing
    }
    guard (ends.min() ?? 0) > 4 * along else { return nil }
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
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let slack = 1e-6
    return Axis.allCases.allSatisfy { axis in
      start(axis) < other.end(axis) - slack && other.start(axis) < end(axis) - slack
    }
  }
}
