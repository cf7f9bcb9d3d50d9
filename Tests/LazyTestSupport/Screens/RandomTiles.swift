import LazyStacks

/// Tiles in a scroll view, and the random actions on them and their window.
final class RandomTiles<Tile: Equatable> {
  /// The ways to make, change and name tiles.
  struct Kind {
    /// Makes a tile; the number is its id, and the function may use further numbers.
    var make: (inout SeededGenerator, inout Int) -> Tile
    /// Changes a tile in place.
    var change: (inout Tile, inout SeededGenerator, inout Int) -> Void
    var id: (Tile) -> Int
    var view: (Tile) -> Content
  }

  let elements: CollectionElements<Tile>
  private let kind: Kind
  private(set) var generator: SeededGenerator
  private var spelling = Spelling()
  /// The size of the window across the axis and along it, in points.
  private(set) var across = 300.0
  private(set) var along = 400.0
  private var lastID = 0

  init(_ kind: Kind, along axis: Axis, _ generator: SeededGenerator) {
    self.kind = kind
    self.generator = generator
    spelling.axis = axis
    elements = CollectionElements<Tile>([], id: { .integer(kind.id($0)) }, content: kind.view)
  }

  /// The present size of the window.
  var size: Size { spelling.size(across: across, along: along) }

  /// Makes the first tiles.
  func fill(_ window: Window, upTo most: Int) throws {
    let count = Int.random(in: 1...most, using: &generator)
    let first = (0..<count).map { _ in newTile() }
    try window.update { self.elements.elements = first }
  }

  private func newTile() -> Tile {
    lastID += 1
    return kind.make(&generator, &lastID)
  }

  /// A random tile, and the anchor at which a scroll is to align it.
  func target() -> (tile: Tile, anchor: Double)? {
    guard let tile = elements.elements.randomElement(using: &generator) else { return nil }
    return (tile, Double(Int.random(in: 0...2, using: &generator)) / 2)
  }

  /// Does something at random, and returns its name.
  func step(_ window: Window, _ scroll: ScrollViewProxy) throws -> String {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0:
      guard let (tile, anchor) = target() else { return "nothing" }
      let id = kind.id(tile)
      try scroll.scrollTo(id: .integer(id), anchor: UnitPoint(x: anchor, y: anchor))
      return "scrollTo \(id) at \(anchor)"
    case 1:
      let edge = spelling.edge(Bool.random(using: &generator) ? .start : .end)
      try scroll.scrollTo(edge: edge)
      return "scrollTo \(edge)"
    case 2:
      across = Double(Int.random(in: 3...9, using: &generator)) * 50
      along = Double(Int.random(in: 3...9, using: &generator)) * 50
      try window.resize(width: size.width, height: size.height)
      return "resize \(size)"
    case 3, 4:
      let edited = edited()
      try window.update { self.elements.elements = edited }
      return "edit"
    default:
      let distance = Double(Int.random(in: -500...500, using: &generator))
      try scroll.drag(by: distance)
      return "drag \(distance)"
    }
  }

  private func edited() -> [Tile] {
    var all = elements.elements
    for _ in 0...Int.random(in: 0..<4, using: &generator) {
      let place = Int.random(in: 0...all.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: all.insert(newTile(), at: place)
      case 1 where place < all.count: all.remove(at: place)
      case 2 where place < all.count: kind.change(&all[place], &generator, &lastID)
      case 3 where place < all.count:
        let tile = all.remove(at: place)
        all.insert(tile, at: Int.random(in: 0...all.count, using: &generator))
      default: break
      }
    }
    return all
  }
}

extension Rect {
  /// Whether two rects share more than an edge.
  func overlaps(_ other: Rect) -> Bool {
    let slack = 1e-6
    return Axis.allCases.allSatisfy { axis in
      start(axis) < other.end(axis) - slack && other.start(axis) < end(axis) - slack
    }
  }
}
