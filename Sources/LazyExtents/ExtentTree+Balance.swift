/// How the tree stays flat and full: a node that overflows is split, neighbors that fit are merged.
extension ExtentTree {
  /// What a branch knows about the node at a place, computed from that node's entries.
  func child(_ slot: Int, level: Int) -> Child {
    level == 0 ? leaves.child(slot) : branches.child(slot)
  }

  /// Inserts a child that was split off from the one at `position`.
  ///
  /// - Returns: What had to be split off from the branch itself.
  mutating func insert(_ new: Child, after position: Int, of slot: Int, level: Int) -> Child? {
    let overflow = branches.insert(new, at: position + 1, in: slot)
    let kept = branches.size(of: slot)
    mergeNeighbors(of: position, in: slot, level: level)
    guard let overflow else { return nil }
    mergeNeighbors(of: position - kept, in: overflow, level: level)
    return branches.child(overflow)
  }

  /// Merges neighbors that fit in one node, about the changed children `position` and the next.
  mutating func mergeNeighbors(of position: Int, in slot: Int, level: Int) {
    var left = max(0, position - 1)
    var last = position + 2
    while left < min(last, branches.size(of: slot) - 1) {
      let both = branches[slot, left].entryCount + branches[slot, left + 1].entryCount
      if both <= NodePool<Child>.capacity {
        merge(left, in: slot, level: level)
        last -= 1
      } else {
        left += 1
      }
    }
  }

  /// Makes the root a branch where it was split, and takes it away where it has one child.
  mutating func settleRoot(splitOff overflow: Child? = nil) {
    if let overflow {
      let former = child(root, level: height)
      height += 1
      root = branches.add(former)
      _ = insert(overflow, after: 0, of: root, level: height)
    }
    while height > 0, branches.size(of: root) == 1 {
      branches.release(root)
      root = branches[root, 0].slot
      height -= 1
    }
    summary = child(root, level: height).summary
  }

  /// Frees a node and all below it.
  mutating func release(_ slot: Int, level: Int) {
    guard level > 0 else { return leaves.release(slot) }
    for position in 0..<branches.size(of: slot) {
      release(branches[slot, position].slot, level: level - 1)
    }
    branches.release(slot)
  }

  /// Moves the entries of the child after `position` into the one at `position`.
  private mutating func merge(_ position: Int, in slot: Int, level: Int) {
    let left = branches[slot, position].slot
    let right = branches[slot, position + 1].slot
    branches.remove(from: position + 1, upTo: position + 2, in: slot)
    if level == 1 {
      leaves.join(right, to: left)
    } else {
      let seam = branches.size(of: left) - 1
      branches.append(right, to: left)
      // Children that had different parents are neighbors now.
      mergeNeighbors(of: seam, in: left, level: level - 1)
    }
    branches[slot, position] = child(left, level: level - 1)
  }
}
