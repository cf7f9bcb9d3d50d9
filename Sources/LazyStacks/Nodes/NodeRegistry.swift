/// Nodes that are known without being kept alive, in order of insertion.
///
/// A node is removed when it is given up, at a cost that does not depend on how many there are.
struct NodeRegistry<Kind: Node> {
  /// Nil for a removed one.
  private var entries: [UnownedNode<Kind>?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Adds a node, once.
  mutating func insert(_ node: Kind) {
    guard places[ObjectIdentifier(node)] == nil else { return }
    places[ObjectIdentifier(node)] = entries.count
    entries.append(UnownedNode(node))
  }

  /// Removes a node, which may be in deinitialization.
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

  /// The only one, as most windows have one scroll view; nil if there is none or are several.
  var only: Kind? {
    guard places.count == 1 else { return nil }
    for entry in entries {
      if let entry { return entry.node }
    }
    return nil
  }

  /// How many there are.
  var count: Int { places.count }

  /// Calls a function for each node, without making an array; none may be added or removed
  /// meanwhile.
  func forEachNode(_ body: (Kind) -> Void) {
    for entry in entries {
      if let entry { body(entry.node) }
    }
  }

  /// Whether any node fulfills a condition.
  func contains(where condition: (Kind) -> Bool) -> Bool {
    entries.contains { entry in entry.map { condition($0.node) } ?? false }
  }
}

extension NodeRegistry<ScrollNode> {
  /// Calls a function for each track of each scroll view, none of which may end meanwhile.
  func forEachTrack(_ body: (ScrollTrack) -> Void) {
    forEachNode { $0.tracks.forEach(body) }
  }
}

/// A reference to a node that does not keep it alive; the node removes it when it goes, so it needs
/// no check whether the node lives.
struct UnownedNode<Kind: Node> {
  unowned(unsafe) let node: Kind
  let identity: ObjectIdentifier

  init(_ node: Kind) {
    self.node = node
    identity = ObjectIdentifier(node)
  }
}
