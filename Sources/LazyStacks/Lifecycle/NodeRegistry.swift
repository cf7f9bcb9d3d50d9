/// Nodes that are known without being kept, in the order in which they came.
///
/// A node signs off when it goes, which costs the same however many there are.
struct NodeRegistry<Kind: Node> {
  /// Nil where one went.
  private var entries: [UnownedNode<Kind>?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Adds a node, once.
  mutating func insert(_ node: Kind) {
    guard places[ObjectIdentifier(node)] == nil else { return }
    places[ObjectIdentifier(node)] = entries.count
    entries.append(UnownedNode(node))
  }

  /// Takes out a node, which may be on its way out.
  mutating func remove(_ node: Node) {
    guard !places.isEmpty, let place = places.removeValue(forKey: ObjectIdentifier(node)) else {
      return
    }
    entries[place] = nil
    guard places.count < entries.count / 2 else { return }
    entries = entries.filter { $0 != nil }
    for (place, entry) in entries.enumerated() {
      if let entry { places[entry.identity] = place }
    }
  }

  /// The nodes, kept as long as the array is.
  var nodes: [Kind] { places.isEmpty ? [] : entries.compactMap { $0?.node } }

  /// How many there are.
  var count: Int { places.count }

  /// Hands over the nodes, and makes no array of them; none may come or go meanwhile.
  func forEach(_ body: (Kind) -> Void) {
    for entry in entries {
      if let entry { body(entry.node) }
    }
  }

  /// Whether any node fulfills a condition.
  func contains(where condition: (Kind) -> Bool) -> Bool {
    entries.contains { entry in entry.map { condition($0.node) } ?? false }
  }
}
