/// The nodes of a container by the keys of their views.
///
/// A row has one or two, and rows come and go all the time: a table is made only for many.
struct KeyedNodes {
  typealias Pair = (key: ViewKey, node: Node)

  let pairs: [Pair]
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

  /// Where the nodes stand whose keys lie in another one; nil if there are none.
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
}
