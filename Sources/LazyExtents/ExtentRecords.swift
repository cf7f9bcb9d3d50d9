/// An item whose extent is known.
public struct ExtentRecord: Sendable, Hashable {
  /// The index of the item.
  public let index: Int

  /// The length of the item in points.
  public let extent: Double

  /// Makes the record of one item.
  public init(index: Int, extent: Double) {
    self.index = index
    self.extent = extent
  }
}

/// The measured items of a range, in order of their indices.
///
/// The sequence keeps the tree as it was when it was made.
public struct ExtentRecords: Sequence, IteratorProtocol, Sendable {
  private let tree: ExtentTree
  private let range: Range<Int>
  private var leaf = 0
  private var size = 0
  private var position = 0

  /// The index of the first item of the run at `position`.
  private var nextIndex: Int

  init(tree: ExtentTree, range: Range<Int>) {
    self.tree = tree
    self.range = range
    nextIndex = range.lowerBound
  }

  /// The next measured item, or nil after the last.
  ///
  /// - Complexity: O(1) on average, O(log *runs*) where a new leaf begins.
  public mutating func next() -> ExtentRecord? {
    while nextIndex < range.upperBound {
      if position == size { openLeaf() }
      let run = tree.leaves[leaf, position]
      position += 1
      nextIndex += run.count
      guard let extent = run.extent, nextIndex > range.lowerBound else { continue }
      guard nextIndex <= range.upperBound else { return nil }
      return ExtentRecord(index: nextIndex - 1, extent: extent)
    }
    return nil
  }

  private mutating func openLeaf() {
    let found = tree.leaf(holding: nextIndex)
    leaf = found.slot
    size = tree.leaves.size(of: leaf)
    nextIndex = found.first
    position = 0
  }
}

extension ExtentTree {
  /// All measured items, in order of their indices.
  public func records() -> ExtentRecords {
    records(in: 0..<count)
  }

  /// The measured items of a range, in order of their indices.
  public func records(in range: Range<Int>) -> ExtentRecords {
    checkBounds(range)
    return ExtentRecords(tree: self, range: range)
  }
}
