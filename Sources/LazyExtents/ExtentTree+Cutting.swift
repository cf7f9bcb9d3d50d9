/// A node with everything below it, while it belongs to no branch.
struct Subtree {
  var slot: Int
  var level: Int
}

/// Cuts a tree and joins it again, so that a stretch of any length moves as one.
extension ExtentTree {
  /// Moves the items of a range with what is known about them.
  ///
  /// - Parameters:
  ///   - range: The items, in 0..<`count`.
  ///   - destination: The index that the first of them has afterwards, 0...`count` without theirs.
  /// - Complexity: O(log *runs*), whatever the length of the range.
  public mutating func move(_ range: Range<Int>, to destination: Int) {
    checkBounds(range)
    // Unreachable: edits are made of indices that the catalog gave (R1).
    precondition(
      destination >= 0 && destination <= count - range.count,
      "what is moved lies within the items"
    )
    guard !range.isEmpty, destination != range.lowerBound else { return }
    guard range.count > 1 else { return moveOne(from: range.lowerBound, to: destination) }
    let (start, after) = cut(Subtree(slot: root, level: height), at: range.upperBound)
    let (before, moved) = cut(start, at: range.lowerBound)
    let (head, tail) = cut(join(before, after), at: destination)
    if let whole = join(join(head, moved), tail) {
      root = whole.slot
      height = whole.level
    }
    settleRoot()
    for edge in [range.lowerBound, range.upperBound, destination, destination + range.count] {
      checkInvariants(around: edge)
    }
  }

  /// Cuts a subtree before an index; a side without items is nil.
  private mutating func cut(_ whole: Subtree?, at index: Int) -> (Subtree?, Subtree?) {
    guard let whole else { return (nil, nil) }
    countVisit()
    guard index > 0 else { return (nil, whole) }
    guard index < child(whole.slot, level: whole.level).count else { return (whole, nil) }
    guard whole.level > 0 else {
      return (whole, Subtree(slot: leaves.cut(whole.slot, at: index), level: 0))
    }
    let (position, inner) = branches.find(index, in: whole.slot)
    let divided = Subtree(slot: branches[whole.slot, position].slot, level: whole.level - 1)
    let rest = branches.add()
    let size = branches.size(of: whole.slot)
    branches.copy(position + 1..<size, of: whole.slot, to: rest)
    branches.remove(from: position, upTo: size, in: whole.slot)
    let (left, right) = cut(divided, at: inner)
    return (
      join(settled(whole), left),
      join(right, settled(Subtree(slot: rest, level: whole.level)))
    )
  }

  /// Joins two subtrees that follow one another.
  private mutating func join(_ left: Subtree?, _ right: Subtree?) -> Subtree? {
    guard let left else { return right }
    guard let right else { return left }
    if left.level == right.level { return joinLevel(left, right) }
    let (tall, short) = left.level > right.level ? (left, right) : (right, left)
    let isLast = left.level > right.level
    let overflow = attach(short, to: tall.slot, level: tall.level, isLast: isLast)
    guard let overflow else { return settled(tall) }
    return joinLevel(tall, Subtree(slot: overflow.slot, level: tall.level))
  }

  private mutating func joinLevel(_ left: Subtree, _ right: Subtree) -> Subtree? {
    let above = Subtree(
      slot: branches.add(child(left.slot, level: left.level)),
      level: left.level + 1
    )
    let new = child(right.slot, level: right.level)
    _ = insert(new, after: 0, of: above.slot, level: above.level)
    return settled(above)
  }

  /// Makes a subtree the last or the first one of its level below a branch.
  ///
  /// - Returns: The subtree that was split off from the branch, if any.
  private mutating func attach(
    _ subtree: Subtree,
    to slot: Int,
    level: Int,
    isLast: Bool
  ) -> Child? {
    countVisit()
    let position = isLast ? branches.size(of: slot) - 1 : 0
    guard level > subtree.level + 1 else {
      let new = child(subtree.slot, level: subtree.level)
      return insert(new, after: isLast ? position : -1, of: slot, level: level)
    }
    let below = branches[slot, position].slot
    let split = attach(subtree, to: below, level: level - 1, isLast: isLast)
    branches[slot, position] = child(below, level: level - 1)
    if let split { return insert(split, after: position, of: slot, level: level) }
    mergeNeighbors(of: position, in: slot, level: level)
    return nil
  }

  /// A subtree without the branches that have one child or none.
  private mutating func settled(_ subtree: Subtree) -> Subtree? {
    var subtree = subtree
    while subtree.level > 0, branches.size(of: subtree.slot) < 2 {
      branches.release(subtree.slot)
      guard branches.size(of: subtree.slot) == 1 else { return nil }
      subtree.slot = branches[subtree.slot, 0].slot
      subtree.level -= 1
    }
    return subtree
  }
}
