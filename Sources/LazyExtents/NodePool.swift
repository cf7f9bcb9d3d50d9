/// The nodes of one kind, in one block of memory, named by their place in it.
///
/// A copy of the pool shares the block until one of the two changes, as any array does.
struct NodePool<Entry: NodeEntry>: Sendable {
  /// All nodes; those at the free places have no meaning.
  var nodes: ContiguousArray<Node<Entry>> = []

  private var free: ContiguousArray<Int> = []

  /// How many nodes are in use.
  var usedCount: Int { nodes.count - free.count }

  /// What a branch knows about the node at a place, computed from that node's entries.
  func child(_ slot: Int) -> Child {
    Child(slot: slot, entryCount: nodes[slot].count, summary: nodes[slot].summary)
  }

  /// Takes a node in and says where it lies.
  mutating func add(_ node: Node<Entry>) -> Int {
    if let slot = free.popLast() {
      nodes[slot] = node
      return slot
    }
    // Doubling would leave half of the memory idle; an eighth still makes growth linear.
    if nodes.count == nodes.capacity { nodes.reserveCapacity(nodes.count + nodes.count / 8 + 1) }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Makes the place of a node free for another.
  mutating func release(_ slot: Int) {
    free.append(slot)
  }
}
