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

  /// Merges neighbors that fit in fewer nodes, about the changed children `position` and the next.
  mutating func mergeNeighbors(of position: Int, in slot: Int, level: Int) {
    var left = max(0, position - 2)
    var last = position + 2
    while left < min(last, branches.size(of: slot) - 1) {
      if fitInOne(left, in: slot) {
        merge(left, in: slot, level: level)
      } else if fitInTwo(left, in: slot) {
        shift(after: left, in: slot, level: level)
        merge(left + 1, in: slot, level: level)
      } else {
        left += 1
        continue
      }
      // Either way there is one child less, so this ends.
      last = max(last - 1, left + 2)
      left = max(0, left - 2)
    }
  }

  /// Whether the children at `position` and after it fit in one node.
  func fitInOne(_ position: Int, in slot: Int) -> Bool {
    let both = branches[slot, position].entryCount + branches[slot, position + 1].entryCount
    return both <= NodePool<Child>.capacity
  }

  /// Whether three children from `position` on fit in two nodes, and leave room for more.
  func fitInTwo(_ position: Int, in slot: Int) -> Bool {
    guard position + 2 < branches.size(of: slot) else { return false }
    return entryCountOfThree(from: position, in: slot) <= NodePool<Child>.comfort
  }

  private func entryCountOfThree(from position: Int, in slot: Int) -> Int {
    (position..<position + 3).reduce(0) { $0 + branches[slot, $1].entryCount }
  }

  /// Makes the root a branch if it was split, and removes it if it has one child.
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
    giveBackMemory()
  }

  /// Moves the nodes into new pools if most have become free.
  ///
  /// At least three times as many nodes were released as are moved, so it pays for itself.
  private mutating func giveBackMemory() {
    guard leaves.isSparse else { return }
    let former = self
    leaves = NodePool()
    branches = NodePool()
    root = take(former.root, of: former, level: height)
  }

  private mutating func take(_ slot: Int, of former: ExtentTree, level: Int) -> Int {
    guard level > 0 else { return leaves.add(copyOf: slot, in: former.leaves) }
    let new = branches.add(copyOf: slot, in: former.branches)
    for position in 0..<branches.size(of: new) {
      let old = branches[new, position]
      branches[new, position] = Child(
        slot: take(old.slot, of: former, level: level - 1),
        entryCount: old.entryCount,
        summary: old.summary
      )
    }
    return new
  }

  /// Frees a node and all below it.
  mutating func release(_ slot: Int, level: Int) {
    guard level > 0 else { return leaves.release(slot) }
    for position in 0..<branches.size(of: slot) {
      release(branches[slot, position].slot, level: level - 1)
    }
    branches.release(slot)
  }

  /// Moves entries from the child after `position` into the one there, so that it has half of those
  /// of three children.
  private mutating func shift(after position: Int, in slot: Int, level: Int) {
    let left = branches[slot, position].slot
    let right = branches[slot, position + 1].slot
    let size = branches[slot, position].entryCount
    let moved = entryCountOfThree(from: position, in: slot) / 2 - size
    guard moved > 0 else { return }
    if level == 1 {
      leaves.shift(moved, of: right, to: left)
    } else {
      branches.move(moved, of: right, to: left)
      mergeNeighbors(of: size - 1, in: left, level: level - 1)
    }
    branches[slot, position] = child(left, level: level - 1)
    branches[slot, position + 1] = child(right, level: level - 1)
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
