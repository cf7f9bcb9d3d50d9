/// The length of each item of a sequence, as far as it was measured, and the sums of stretches.
///
/// The tree records what is reported and assumes nothing: the caller that asks where an item lies
/// says what an unmeasured one counts as. It never asks a layout for a size, and it knows no
/// viewport.
///
/// ```swift
/// var tree = ExtentTree(count: 1_000_000_000)
/// tree.measure(0, as: 100)
/// tree.offset(of: 2, estimate: 44, spacing: 8)  // 160: one measured, one estimated, two spacings
/// ```
///
/// The tree is a B-tree over runs: a number of unmeasured items, then a measured one. An unmeasured
/// item takes no memory, a measured one 16 bytes and its share of a node. The sum of a node is
/// always computed from its entries and never adjusted by a difference, so it cannot drift. The
/// tree is a value; a copy is made when one of two that share memory is changed.
///
/// - Invariant: the sum of each node equals the sum of its entries, bit for bit.
/// - Invariant: two neighbors below one branch never fit in one node, and three never fit in two
///   with room for more: this bounds the memory of a record.
public struct ExtentTree: Sendable {
  /// The greatest number of items: up to it, a count is exact as a `Double`.
  public static let maximumCount = 1 << 53

  /// The sums of all items.
  ///
  /// - Complexity: O(1).
  public package(set) var summary: ExtentSummary

  var leaves = NodePool<Run>()
  var branches = NodePool<Child>()

  /// The slot of the topmost node: a leaf if `height` is 0.
  var root: Int

  /// The number of levels of branches above the leaves.
  var height = 0

  /// Makes a tree of unmeasured items.
  ///
  /// - Parameter count: The number of items, 0...``maximumCount``.
  /// - Complexity: O(1), whatever the count.
  public init(count: Int = 0) {
    // Unreachable: a catalog refuses more than 2^53 subviews.
    precondition((0...Self.maximumCount).contains(count), "a count of items is 0...2^53")
    summary = ExtentSummary(count: count)
    root = leaves.add(count > 0 ? Run(unmeasured: count) : nil)
  }

  /// How many items there are, measured or not.
  public var count: Int { summary.count }

  /// How many items are measured.
  public var measuredCount: Int { summary.measuredCount }

  /// The sum of the measured extents, in points.
  public var measuredExtent: Double { summary.measuredExtent }

  /// The number of bytes that the nodes take, including free slots.
  package var byteCount: Int { leaves.byteCount + branches.byteCount }

  func checkBounds(_ index: Int) {
    // Unreachable: a run and its estimator have the same number of lines (R1).
    precondition(index >= 0 && index < count, "an index lies within the items")
  }

  func checkBounds(_ range: Range<Int>) {
    // Unreachable: a run and its estimator have the same number of lines (R1).
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "a range lies within the items"
    )
  }
}
