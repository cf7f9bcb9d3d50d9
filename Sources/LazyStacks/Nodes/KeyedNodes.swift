/// The nodes of a container by the keys of their views.
///
/// A row has one or two, and rows come and go all the time, so only large sets have an index.
struct KeyedNodes {
  typealias Pair = (key: ViewKey, node: Node)

  let pairs: [Pair]
  private let index: NodeIndex?

  /// The largest number that is searched one by one.
  private static let few = 4

  init(_ pairs: [Pair] = []) {
    self.pairs = pairs
    index = pairs.count > Self.few ? NodeIndex(of: pairs) : nil
  }

  /// The nodes in their order.
  var nodes: [Node] { pairs.count == 1 ? [pairs[0].node] : pairs.map { $0.node } }

  /// The range of the nodes whose keys lie within that of a composite view; nil if there are none.
  ///
  /// - Complexity: O(1) on average, besides the first time.
  func range(in key: ViewKey) -> Range<Int>? {
    if let index { return index.ranges[key] }
    guard let first = pairs.firstIndex(where: { $0.key.isInside(key) }),
      let last = pairs.lastIndex(where: { $0.key.isInside(key) })
    else { return nil }
    return first..<last + 1
  }

  /// The first node with a key.
  subscript(key: ViewKey) -> Node? {
    guard let index else { return pairs.first { $0.key == key }?.node }
    return index.table[key]
  }

  /// The key of a node.
  ///
  /// - Complexity: O(*nodes*).
  func key(of node: Node) -> ViewKey? { pairs.first { $0.node === node }?.key }

  /// The position of a node among the children as they were written, from 1.
  ///
  /// A condition without a view has one, too. Where a child stands for several, all views are
  /// counted one by one.
  ///
  /// - Complexity: O(1) on average, besides the first time.
  func place(of node: Node) -> Int? {
    let found =
      index.map { $0.places[ObjectIdentifier(node)] } ?? pairs.firstIndex { $0.node === node }
    return found.map { (written?[$0] ?? $0) + 1 }
  }

  /// The node at a position from 1, as ``place(of:)`` counts.
  func node(at place: Int) -> Node? {
    let index = written.map { $0.firstIndex(of: place - 1) } ?? place - 1
    return index.flatMap { pairs.indices.contains($0) ? pairs[$0].node : nil }
  }

  private var written: [Int]? { index.map(\.written) ?? Self.written(pairs) }

  /// The position of each node's child; nil unless each child is one view at most.
  fileprivate static func written(_ pairs: [Pair]) -> [Int]? {
    let positions = pairs.compactMap(\.key.childPosition)
    return Set(positions).count == pairs.count ? positions : nil
  }
}

/// Where each of many nodes is found, as far as anybody asks.
private final class NodeIndex {
  private let pairs: [KeyedNodes.Pair]
  let table: [ViewKey: Node]

  init(of pairs: [KeyedNodes.Pair]) {
    self.pairs = pairs
    table = Dictionary(pairs.map { ($0.key, $0.node) }) { first, _ in first }
  }

  /// The place of each node.
  private(set) lazy var places = Dictionary(
    pairs.indices.lazy.map { [pairs] in (ObjectIdentifier(pairs[$0].node), $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The position of each node's child; nil unless each child is one view at most.
  private(set) lazy var written = KeyedNodes.written(pairs)

  /// The places of what the bodies of composite views led to.
  private(set) lazy var ranges: [ViewKey: Range<Int>] = {
    var ranges: [ViewKey: Range<Int>] = [:]
    for (place, pair) in pairs.enumerated() {
      for body in pair.key.bodies {
        ranges[body] = (ranges[body]?.lowerBound ?? place)..<place + 1
      }
    }
    return ranges
  }()
}

/// What composite views in a container became that were evaluated again, until all of that takes
/// its place among the other views at once.
struct ChangedNodes {
  private var changes: [ViewKey: (range: Range<Int>, pairs: [KeyedNodes.Pair])] = [:]
  /// The composite views around those.
  private var around: Set<ViewKey> = []

  var isEmpty: Bool { changes.isEmpty }

  /// Whether a composite view is none of those, is in none and has none in it.
  func isApart(_ key: ViewKey) -> Bool {
    isEmpty || !around.contains(key) && key.bodies.allSatisfy { changes[$0] == nil }
  }

  /// Notes what a composite view became that is apart from the others.
  mutating func note(_ key: ViewKey, in range: Range<Int>, as pairs: [KeyedNodes.Pair]) {
    changes[key] = (range, pairs)
    around.formUnion(key.bodies.dropLast())
  }

  /// Some views with the changed ones in their places.
  func applied(to pairs: [KeyedNodes.Pair]) -> [KeyedNodes.Pair] {
    var all: [KeyedNodes.Pair] = []
    var next = 0
    for change in changes.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      all += pairs[next..<change.range.lowerBound]
      all += change.pairs
      next = change.range.upperBound
    }
    return all + pairs[next...]
  }
}
