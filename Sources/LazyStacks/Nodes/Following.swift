/// Edited data from which something was made, and their version.
struct ElementReading {
  let history: ElementHistory
  let number: Int

  /// Notes that a source is read; nil for one whose edits are not reported.
  init?(_ source: any ElementSource) {
    guard let version = source.version else { return nil }
    history = version.history
    number = version.number
  }

  /// Whether the data were edited since.
  var isOutdated: Bool { history.number != number }
}

/// The nodes that were made from edited data, to be made anew when these are edited.
///
/// Nothing is registered with the data: before each pass a window checks whether it read the newest
/// version.
struct Followers {
  /// In order of insertion; nil for a removed one.
  private var entries: [Entry?] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// Whether any node may be made anew once more in the next frame.
  private var hasAttempts = false

  private struct Entry {
    let node: UnownedNode<Node>
    /// The edits that were known when the node was last made anew in the frame, successfully or
    /// not.
    var attempted: Int
  }

  /// Adds a node, once.
  mutating func insert(_ node: Node) {
    guard places[ObjectIdentifier(node)] == nil else { return }
    places[ObjectIdentifier(node)] = entries.count
    entries.append(Entry(node: UnownedNode(node), attempted: -1))
  }

  /// Allows another attempt for each node that could not be made anew before.
  mutating func beginFrame() {
    guard hasAttempts else { return }
    hasAttempts = false
    for place in entries.indices { entries[place]?.attempted = -1 }
  }

  mutating func remove(_ node: Node) {
    guard !places.isEmpty, let place = places.removeValue(forKey: ObjectIdentifier(node)) else {
      return
    }
    entries[place] = nil
    guard places.count < entries.count / 2 else { return }
    entries = entries.filter { $0 != nil }
    for (place, entry) in entries.enumerated() {
      if let entry { places[entry.node.identity] = place }
    }
  }

  /// Notes that a node adopts all edits now, or fails to.
  mutating func note(_ node: Node) {
    guard let place = places[ObjectIdentifier(node)] else { return }
    entries[place]?.attempted = Self.edits(of: node)
    hasAttempts = true
  }

  /// The nodes that were not made anew since their data were edited.
  var outdated: [Node] {
    entries.compactMap { $0.flatMap(Self.outdated) }
  }

  /// The node of an entry, if it was not made anew since its data were edited.
  private static func outdated(_ entry: Entry) -> Node? {
    let node = entry.node.node
    return node.isOutdated && edits(of: node) != entry.attempted && node.isInWindow ? node : nil
  }

  /// The number of edits of all data that a node shows, which grows with each edit.
  private static func edits(of node: Node) -> Int {
    var edits = 0
    node.forEachReading { edits += $0.history.number }
    return edits
  }

  /// Whether data were edited.
  var hasOutdated: Bool {
    !places.isEmpty && entries.contains { $0.flatMap(Self.outdated) != nil }
  }
}
