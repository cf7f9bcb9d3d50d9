/// The nodes of a container by the keys of their views.
///
/// A row has one or two, and rows come and go all the time: a table is made only for many.
struct KeyedNodes {
  typealias Pair = (key: ViewKey, node: Node)

  private let pairs: [Pair]
  private let table: [ViewKey: Node]

  /// Up to so many are looked through one by one.
  private static let few = 4

  init(_ pairs: [Pair] = []) {
    self.pairs = pairs
    table =
      pairs.count > Self.few
      ? Dictionary(pairs.map { ($0.key, $0.node) }) { first, _ in first } : [:]
  }

  /// The nodes in their order.
  var nodes: [Node] { pairs.map(\.node) }

  /// The first node with a key.
  subscript(key: ViewKey) -> Node? {
    pairs.count > Self.few ? table[key] : pairs.first { $0.key == key }?.node
  }
}
