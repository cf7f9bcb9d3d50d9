import LazyStacks

/// Lazy layouts in the lanes of another lazy layout, in a wrapping, driven at random.
final class NestedTilesScreen {
  /// The smallest part of a tile.
  struct Leaf: Equatable {
    var id: Int
    var length: Double
    var across: Double
  }

  /// A tile of the outer layout: a leaf, or a container of leaves.
  struct Tile: Equatable {
    var id: Int
    var inner: InnerLayout?
    var leaves: [Leaf]
  }

  /// The layout of the leaves in a tile.
  enum InnerLayout: Equatable {
    case masonry(lanes: Int)
    case flow, column, stack
    indirect case reversed(InnerLayout)
    indirect case titled(InnerLayout)
  }

  private let spelling: Spelling
  private let outer: any LazyLayout
  private let isReversed: Bool
  private let surroundings: Surroundings
  private let tiles: RandomTiles<Tile>
  let window: Window
  /// What a diagnostic says about a layout that does not come to rest.
  private var loop: String?
  private let scroll: ScrollViewProxy

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
    let kind = RandomTiles<Tile>.Kind(
      make: Self.newTile,
      change: Self.change,
      id: { $0.id },
      view: { Self.view(of: $0, described) }
    )
    let tiles = RandomTiles(kind, along: spelling.axis, generator)
    self.tiles = tiles
    let (outer, surroundings) = (outer, surroundings)
    window = try Window(WindowConfiguration(width: tiles.size.width, height: tiles.size.height)) {
      ScrollView([described.axis]) {
        described.inside(
          surroundings,
          Self.container(outer, reversed: isReversed) { ForEach(tiles.elements) }
        )
      }
    }
    scroll = try window.scrollView()
    self.spelling = spelling
    window.trace.listen { [unowned self] event in
      guard case .diagnostic(let diagnostic) = event.detail else { return }
      if [.layoutLoop, .oscillation].contains(diagnostic.code) { loop = diagnostic.message }
    }
    try tiles.fill(window, upTo: 24)
  }

  private static func container(
    _ layout: any LazyLayout,
    reversed isReversed: Bool,
    @ContentBuilder _ views: () -> Content
  ) -> Content {
    layout(reversed: isReversed, content: views)
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

  private static func newLeaf(_ id: Int, _ generator: inout SeededGenerator) -> Leaf {
    let isFlat = Int.random(in: 0..<16, using: &generator) == 0
    return Leaf(
      id: id,
      length: isFlat ? 0 : generator.dyadicLength(below: 140),
      across: Double(Int.random(in: 4...18, using: &generator))
    )
  }

  private static func newInner(_ generator: inout SeededGenerator) -> InnerLayout {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0...2: return .masonry(lanes: Int.random(in: 1...2, using: &generator))
    case 3: return .flow
    case 4: return .column
    case 5: return .stack
    default:
      let isReversed = Bool.random(using: &generator)
      let inner = newInner(&generator)
      return isReversed ? .reversed(inner) : .titled(inner)
    }
  }

  private static func newTile(
    _ generator: inout SeededGenerator,
    _ lastID: inout Int
  ) -> Tile {
    let id = lastID
    guard Int.random(in: 0..<3, using: &generator) > 0 else {
      return Tile(id: id, inner: nil, leaves: [newLeaf(id, &generator)])
    }
    let inner = newInner(&generator)
    var leaves: [Leaf] = []
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      lastID += 1
      leaves.append(newLeaf(lastID, &generator))
    }
    return Tile(id: id, inner: inner, leaves: leaves)
  }

  /// Changes the length of a tile, or one of its leaves.
  private static func change(
    _ tile: inout Tile,
    _ generator: inout SeededGenerator,
    _ lastID: inout Int
  ) {
    if tile.inner != nil, Bool.random(using: &generator) {
      lastID += 1
      tile.leaves.insert(newLeaf(lastID, &generator), at: tile.leaves.count / 2)
    } else {
      tile.leaves[0].length = newLeaf(tile.leaves[0].id, &generator).length
    }
  }

  /// Does something at random, and returns its name.
  func step() throws -> String { try tiles.step(window, scroll) }

  /// What is wrong with what is in sight: a layout without rest, a broken rule, or overlapping
  /// leaves.
  func problem() throws -> String? {
    if let loop { return loop }
    do { try window.check() } catch { return "\(error)" }
    let visible = try leavesInSight()
    for (position, one) in visible.enumerated() {
      for other in visible[(position + 1)...] where one.rect.overlaps(other.rect) {
        return "\(one.leaf) at \(one.rect) lies over \(other.leaf) at \(other.rect)"
      }
    }
    return nil
  }

  private func leavesInSight() throws -> [(leaf: Leaf, rect: Rect)] {
    var frames: [Int: Rect] = [:]
    func note(_ views: [ViewTree]) {
      for view in views {
        if case .integer(let id) = view.id { frames[id] = view.frame }
        note(view.children)
      }
    }
    note(try window.tree())
    return tiles.elements.elements.flatMap(\.leaves).compactMap { leaf in
      guard let rect = frames[leaf.id], rect.start(axis) < tiles.along, rect.end(axis) > 0 else {
        return nil
      }
      return (leaf, rect)
    }
  }

  /// The whole screen as text, for debugging.
  var description: String {
    "\(outer)\(isReversed ? " reversed" : "") in \(surroundings) along \(axis), "
      + "\(tiles.elements.elements.map { ($0.id, $0.inner, $0.leaves.map(\.id)) })"
  }
}
