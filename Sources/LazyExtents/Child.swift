/// A node's slot in its pool, and what the branch above knows about the node.
struct Child: NodeEntry {
  private let place: Int32
  private let size: Int32

  /// The sums of the node's entries.
  let summary: ExtentSummary

  init(slot: Int, entryCount: Int, summary: ExtentSummary) {
    place = Int32(truncatingIfNeeded: slot)
    size = Int32(truncatingIfNeeded: entryCount)
    self.summary = summary
  }

  static let blank = Child(slot: 0, entryCount: 0, summary: ExtentSummary())

  /// The node's place in the pool of its level.
  var slot: Int { Int(truncatingIfNeeded: place) }

  /// How many entries the node has.
  var entryCount: Int { Int(truncatingIfNeeded: size) }

  var count: Int { summary.count }
}
