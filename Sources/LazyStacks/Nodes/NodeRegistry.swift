/// Nodes that are known without being kept alive, in order of insertion.
///
/// A node is removed when it is given up, at a cost that does not depend on how many there are.
final class NodeRegistry<Kind: Node> {
  /// Nil for a removed one.
  @exclusivity(unchecked) private var entries: [UnownedNode<Kind>?] = []
  @exclusivity(unchecked) private var places: [ObjectIdentifier: Int] = [:]

  /// Adds a node, once.
  func insert(_ node: Kind) {
    guard places[ObjectIdentifier(node)] == nil else { return }
    places[ObjectIdentifier(node)] = entries.count
    entries.append(UnownedNode(node))
  }

  /// Removes a node, which may be in deinitialization.
  func remove(_ node: Node) {
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
    guard count == 1 else { return nil }
    var place = 0
    while place < entries.count, entries[place] == nil { place += 1 }
    return entries[place]?.node
  }

  /// How many there are.
  var count: Int { places.count }

  /// Calls a function for each node, without making an array; none may be added or removed
  /// meanwhile.
  func forEachNode(_ body: (Kind) -> Void) {
    var place = 0
    while place < entries.count {
      if let entry = entries[place] { body(entry.node) }
      place += 1
    }
  }

  /// Whether any node fulfills a condition.
  func contains(where condition: (Kind) -> Bool) -> Bool {
    entries.indices.contains { place in entries[place].map { condition($0.node) } ?? false }
  }
}

extension NodeRegistry<ScrollNode> {
  /// Calls a function for each track of each scroll view, none of which may end meanwhile.
  func forEachTrack(_ body: (ScrollTrack) -> Void) {
    forEachNode { $0.tracks.walk(body) }
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
