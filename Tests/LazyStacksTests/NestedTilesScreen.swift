import LazyStacks
import LazyTestSupport

/// Lazy layouts in the lanes of another one, wrapped, driven at random.
final class NestedTilesScreen {
  /// What is in no tile but itself.
  struct Leaf: Equatable {
    var id: Int
    var length: Double
    var across: Double
  }

  /// A tile of the outer layout: a leaf, or a container of some.
  struct Tile: Equatable {
    var id: Int
    var inner: InnerLayout?
    var leaves: [Leaf]
  }

  /// What places the leaves of a tile.
  enum InnerLayout: Equatable {
    case masonry(lanes: Int)
    case flow, column, stack
    indirect case reversed(InnerLayout)
    indirect case titled(InnerLayout)
  }

  private var generator: SeededGenerator
  private var spelling = Spelling()
  private let outer: any LazyLayout
  private let isReversed: Bool
  private let surroundings: Surroundings
  private let tiles: CollectionElements<Tile>
  let window: Window
  private let scroll: ScrollViewProxy
  private var across = 300.0
  private var along = 400.0
  private var lastID = 0

  private var axis: Axis { spelling.axis }

  init(seed: UInt64, reversed isReversed: Bool) throws {
    var generator = SeededGenerator(seed: seed)
    var spelling = Spelling()
    if Bool.random(using: &generator) { spelling.axis = .horizontal }
    self.isReversed = isReversed
    surroundings = Surroundings.allCases.randomElement(using: &generator) ?? .none
    let spacing = Double(Int.random(in: 0...2, using: &generator)) * 6.25
    let lanes = Int.random(in: 1...3, using: &generator)
    outer =
      Int.random(in: 0..<6, using: &generator) == 0
      ? ColumnLayout(spacing: spacing) : MasonryLayout(lanes: lanes, spacing: spacing)
    let described = spelling
    let tiles = CollectionElements<Tile>(
      [],
      id: { .integer($0.id) },
      content: { Self.view(of: $0, described) }
    )
    self.tiles = tiles
    let size = spelling.size(across: across, along: along)
    let (outer, surroundings) = (outer, surroundings)
    window = try Window(WindowConfiguration(width: size.width, height: size.height)) {
      ScrollView([described.axis]) {
        described.inside(
          surroundings,
          Self.container(outer, reversed: isReversed) { ForEach(tiles) }
        )
      }
    }
    scroll = try window.scrollView()
    self.spelling = spelling
    self.generator = generator
    let first = (0..<Int.random(in: 1...24, using: &self.generator)).map { _ in newTile() }
    try window.update { tiles.elements = first }
  }

  private static func container(
    _ layout: any LazyLayout,
    reversed isReversed: Bool,
    @ContentBuilder _ views: () -> Content
  ) -> Content {
    layout(reversed: isReversed, views)
  }

  private static func view(of leaf: Leaf, _ spelling: Spelling) -> Content {
    let size = spelling.size(across: leaf.across, along: leaf.length)
    return Item(width: size.width, height: size.height).content
  }

  private static func view(of tile: Tile, _ spelling: Spelling) -> Content {
    guard let inner = tile.inner else { return view(of: tile.leaves[0], spelling) }
    let leaves = CollectionElements(
      tile.leaves,
      id: { .integer($0.id) },
      content: { view(of: $0, spelling) }
    )
    return view(of: inner, isReversed: false, spelling) { ForEach(leaves) }
  }

  private static func view(
    of inner: InnerLayout,
    isReversed: Bool,
    _ spelling: Spelling,
    @ContentBuilder _ leaves: () -> Content
  ) -> Content {
    switch inner {
    case .masonry(let lanes):
      container(MasonryLayout(lanes: lanes, spacing: 4), reversed: isReversed, leaves)
    case .flow: container(FlowLayout(spacing: 4), reversed: isReversed, leaves)
    case .column: container(ColumnLayout(spacing: 4), reversed: isReversed, leaves)
    case .stack: spelling.rows(4, [], [leaves()])
    case .reversed(let inner): view(of: inner, isReversed: true, spelling, leaves)
    case .titled(let inner):
      spelling.stack(spacing: 3) {
        spelling.view(22)
        view(of: inner, isReversed: isReversed, spelling, leaves)
      }
    }
  }

  private func newLeaf() -> Leaf {
    lastID += 1
    let isFlat = Int.random(in: 0..<16, using: &generator) == 0
    return Leaf(
      id: lastID,
      length: isFlat ? 0 : generator.dyadicLength(below: 140),
      across: Double(Int.random(in: 4...18, using: &generator))
    )
  }

  private func newInner() -> InnerLayout {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0...2: .masonry(lanes: Int.random(in: 1...2, using: &generator))
    case 3: .flow
    case 4: .column
    case 5: .stack
    default: Bool.random(using: &generator) ? .reversed(newInner()) : .titled(newInner())
    }
  }

  private func newTile() -> Tile {
    guard Int.random(in: 0..<3, using: &generator) > 0 else {
      let leaf = newLeaf()
      return Tile(id: leaf.id, inner: nil, leaves: [leaf])
    }
    lastID += 1
    let id = lastID
    let count = Int.random(in: 1...30, using: &generator)
    return Tile(id: id, inner: newInner(), leaves: (0..<count).map { _ in newLeaf() })
  }

  /// Does something at random, and says what.
  func step() throws -> String {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0:
      guard let tile = tiles.elements.randomElement(using: &generator) else { return "nothing" }
      let anchor = Double(Int.random(in: 0...2, using: &generator)) / 2
      try scroll.scrollTo(id: .integer(tile.id), anchor: UnitPoint(x: anchor, y: anchor))
      return "scrollTo \(tile.id)"
    case 1:
      try scroll.scrollTo(
        edge: spelling.edge(Bool.random(using: &generator) ? .start : .end)
      )
      return "edge"
    case 2:
      across = Double(Int.random(in: 3...9, using: &generator)) * 50
      along = Double(Int.random(in: 3...9, using: &generator)) * 50
      let size = spelling.size(across: across, along: along)
      try window.resize(width: size.width, height: size.height)
      return "resize \(size)"
    case 3:
      let edited = edited()
      try window.update { self.tiles.elements = edited }
      return "edit"
    default:
      let distance = Double(Int.random(in: -350...350, using: &generator))
      try scroll.drag(by: distance)
      return "drag \(distance)"
    }
  }

  private func edited() -> [Tile] {
    var all = tiles.elements
    for _ in 0...Int.random(in: 0..<3, using: &generator) {
      let place = Int.random(in: 0...all.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: all.insert(newTile(), at: place)
      case 1 where place < all.count: all.remove(at: place)
      case 2 where place < all.count: all[place].leaves[0].length = newLeaf().length
      case 3 where place < all.count && all[place].inner != nil:
        all[place].leaves.insert(newLeaf(), at: all[place].leaves.count / 2)
      case 4 where place < all.count:
        let tile = all.remove(at: place)
        all.insert(tile, at: Int.random(in: 0...all.count, using: &generator))
      default: break
      }
    }
    return all
  }

  /// What is wrong with what is in sight: a rule that is broken, or leaves that overlap.
  func problem() throws -> String? {
    do { try window.check() } catch { return "\(error)" }
    let visible = leavesInSight()
    for (position, one) in visible.enumerated() {
      for other in visible[(position + 1)...] where one.rect.overlaps(other.rect) {
        return "\(one.leaf) at \(one.rect) lies over \(other.leaf) at \(other.rect)"
      }
    }
    return nil
  }

  private func leavesInSight() -> [(leaf: Leaf, rect: Rect)] {
    tiles.elements.flatMap(\.leaves).compactMap { leaf in
      guard let node = try? window.node(.integer(leaf.id)), node.phase == .placed,
        let rect = node.frame
      else { return nil }
      guard rect.start(axis) < along, rect.end(axis) > 0 else { return nil }
      return (leaf, rect)
    }
  }

  /// What everything is, for people who look for a mistake.
  var description: String {
    "\(outer)\(isReversed ? " reversed" : "") in \(surroundings) along \(axis), "
      + "\(tiles.elements.map { ($0.id, $0.inner, $0.leaves.map(\.id)) })"
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
