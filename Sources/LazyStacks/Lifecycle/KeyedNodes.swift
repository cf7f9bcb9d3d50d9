/// The nodes of a container by the keys of their views.
///
/// A row has one or two, and rows come and go all the time, so only large sets have a table.
struct KeyedNodes {
  typealias Pair = (key: ViewKey, node: Node)

  let pairs: [Pair]
  private let table: [ViewKey: Node]

  /// The largest number that is searched one by one.
  private static let few = 4

  init(_ pairs: [Pair] = []) {
    self.pairs = pairs
    table =
      pairs.count > Self.few
      ? Dictionary(pairs.map { ($0.key, $0.node) }) { first, _ in first } : [:]
  }

  /// The nodes in their order.
  var nodes: [Node] { pairs.map(\.node) }

  /// The range of the nodes whose keys lie within a key; nil if there are none.
  func range(in key: ViewKey) -> Range<Int>? {
    guard let first = pairs.firstIndex(where: { $0.key.isInside(key) }),
      let last = pairs.lastIndex(where: { $0.key.isInside(key) })
    else { return nil }
    return first..<last + 1
  }

  /// The first node with a key.
  subscript(key: ViewKey) -> Node? {
    pairs.count > Self.few ? table[key] : pairs.first { $0.key == key }?.node
  }

  /// The position of a node among the children as they were written, from 1.
  ///
  /// A condition without a view has one, too. Where a child stands for several, all views are
  /// counted one by one.
  func place(of node: Node) -> Int? {
    guard let index = pairs.firstIndex(where: { $0.node === node }) else { return nil }
    return (written?[index] ?? index) + 1
  }

  /// The node at a position from 1, as ``place(of:)`` counts.
  func node(at place: Int) -> Node? {
    let index = written.map { $0.firstIndex(of: place - 1) } ?? place - 1
    return index.flatMap { pairs.indices.contains($0) ? pairs[$0].node : nil }
  }

  /// The position of each node's child; nil unless each child is one view at most.
  private var written: [Int]? {
    let positions = pairs.compactMap(\.key.childPosition)
    return Set(positions).count == pairs.count ? positions : nil
  }
}
