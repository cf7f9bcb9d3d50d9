/// The invariants of a tree. Debug builds check the path to each change; the tests check the whole
/// tree.
extension ExtentTree {
  /// Checks the nodes on the way to an index and to the one before it.
  ///
  /// - Complexity: O(log *runs*); nothing in release builds.
  func checkInvariants(around index: Int) {
    #if LAZYLAB_CHECKS
    for index in [index - 1, index] where index >= 0 && index < count {
      var slot = root
      var inner = index
      for level in stride(from: height, to: 0, by: -1) {
        let found = branches.find(inner, in: slot)
        checkChild(found.position, of: slot, level: level)
        slot = branches[slot, found.position].slot
        inner = found.inner
      }
      checkLeaf(slot)
    }
    require(isSame(summary, child(root, level: height).summary), "the tree's sum is stale")
    #endif
  }

  /// Checks every node, and that no node is lost.
  ///
  /// - Complexity: O(*runs*); nothing in release builds.
  package func checkInvariants() {
    #if LAZYLAB_CHECKS
    let seen = checkNodes(below: root, level: height)
    require(seen.leaves == leaves.usedCount, "a leaf is lost")
    require(seen.branches == branches.usedCount, "a branch is lost")
    require(isSame(summary, child(root, level: height).summary), "the tree's sum is stale")
    #endif
  }

  #if LAZYLAB_CHECKS
  private func checkNodes(below slot: Int, level: Int) -> (leaves: Int, branches: Int) {
    guard level > 0 else {
      checkLeaf(slot)
      return (1, 0)
    }
    var seen = (leaves: 0, branches: 1)
    for position in 0..<branches.size(of: slot) {
      checkChild(position, of: slot, level: level)
      let below = checkNodes(below: branches[slot, position].slot, level: level - 1)
      seen.leaves += below.leaves
      seen.branches += below.branches
    }
    return seen
  }

  private func checkChild(_ position: Int, of slot: Int, level: Int) {
    require(branches.size(of: slot) > (slot == root ? 1 : 0), "a branch has no children")
    let entry = branches[slot, position]
    let actual = child(entry.slot, level: level - 1)
    require(isSame(entry.summary, actual.summary), "the sum of a node is stale")
    require(entry.entryCount == actual.entryCount, "the size of a node is stale")
    guard position > 0 else { return }
    require(!fitInOne(position - 1, in: slot), "two neighbors fit in one node")
    guard position > 1 else { return }
    require(!fitInTwo(position - 2, in: slot), "three neighbors fit in two nodes")
  }

  private func checkLeaf(_ slot: Int) {
    let size = leaves.size(of: slot)
    require(size > 0 || count == 0, "a leaf is empty")
    for position in 0..<size {
      let run = leaves[slot, position]
      require(run.count > 0, "a run is empty")
      require(
        run.isMeasured || position == size - 1,
        "an unmeasured run stands before another"
      )
    }
  }

  private func require(_ condition: Bool, _ rule: String) {
    // Unreachable: only builds with LAZYLAB_CHECKS, which no user gets, end at what they find.
    precondition(condition, rule)
  }

  private func isSame(_ one: ExtentSummary, _ other: ExtentSummary) -> Bool {
    one.count == other.count && one.measuredCount == other.measuredCount
      && one.measuredExtent.bitPattern == other.measuredExtent.bitPattern
  }
  #endif
}
