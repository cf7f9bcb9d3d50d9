/// Where a node lies in its pool, and what the branch above it knows about it.
struct Child: NodeEntry {
  private let place: Int32
  private let size: Int32

  /// What the node's entries add up to.
  let summary: ExtentSummary

  init(slot: Int, entryCount: Int, summary: ExtentSummary) {
    place = Int32(slot)
    size = Int32(entryCount)
    self.summary = summary
  }

  static let blank = Child(slot: 0, entryCount: 0, summary: ExtentSummary())

  /// The node's place in the pool of its level.
  var slot: Int { Int(place) }

  /// How many entries the node has.
  var entryCount: Int { Int(size) }

  var count: Int { summary.count }
}
