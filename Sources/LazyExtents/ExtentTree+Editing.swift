extension ExtentTree {
  /// Records the extent of an item, replacing an earlier one.
  ///
  /// - Parameters:
  ///   - index: The item, 0..<`count`.
  ///   - extent: Its length in points, finite and not negative.
  /// - Complexity: O(log *runs*).
  public mutating func measure(_ index: Int, as extent: Double) {
    checkBounds(index)
    // Unreachable: views answer with lengths alone (`Node.usable`), whatever a script computes.
    precondition(extent >= 0 && extent < .infinity, "an extent is finite and not negative")
    edit(.measure(extent), at: index)
  }

  /// Makes an item unmeasured again; has no effect on an unmeasured one.
  ///
  /// - Complexity: O(log *runs*).
  public mutating func forget(_ index: Int) {
    checkBounds(index)
    edit(.forget, at: index)
  }

  /// Makes all items unmeasured, and releases the memory.
  ///
  /// - Complexity: O(1), beside freeing the memory.
  public mutating func forgetAll() {
    self = ExtentTree(count: count)
  }

  /// Inserts unmeasured items, so that the first of them has the given index.
  ///
  /// - Parameters:
  ///   - added: How many; the sum with `count` is at most ``maximumCount``.
  ///   - index: Where, 0...`count`.
  /// - Complexity: O(log *runs*), whatever the number.
  public mutating func insert(count added: Int, at index: Int) {
    // Unreachable: a catalog counts its subviews, and refuses more than 2^53.
    precondition(index >= 0 && index <= count, "an insertion lies within the items or at their end")
    // Unreachable: a catalog refuses more than 2^53 subviews.
    precondition(added >= 0 && added <= Self.maximumCount - count, "a count of items is 0...2^53")
    guard added > 0 else { return }
    edit(.insert(added), at: index)
  }

  /// Removes the items of a range, with what is known about them.
  ///
  /// - Complexity: O(log *runs* + *r*) for the *r* nodes that hold only removed items.
  public mutating func remove(_ range: Range<Int>) {
    checkBounds(range)
    guard !range.isEmpty else { return }
    guard range.count < count else {
      self = ExtentTree()
      return
    }
    remove(range, from: root, level: height)
    settleRoot()
    checkInvariants(around: range.lowerBound)
  }

  /// Moves an item with what is known about it; afterwards it has the index `destination`.
  ///
  /// - Complexity: O(log *runs*).
  public mutating func move(from source: Int, to destination: Int) {
    checkBounds(source)
    checkBounds(destination)
    moveOne(from: source, to: destination)
  }

  /// Replaces items with unmeasured ones.
  ///
  /// - Parameters:
  ///   - range: The items to remove, in 0..<`count`.
  ///   - added: How many items to insert; the new count is at most ``maximumCount``.
  /// - Complexity: O(log *runs* + *r*) for the *r* nodes that hold only removed items.
  public mutating func replace(_ range: Range<Int>, count added: Int) {
    remove(range)
    insert(count: added, at: range.lowerBound)
  }

  /// Puts the measured items in a new order and forgets those that are gone.
  ///
  /// - Parameters:
  ///   - newCount: How many items there are afterwards, 0...``maximumCount``.
  ///   - newIndex: Called once for each measured item, in order of their indices: its new index, or
  ///     nil if it is gone. Of two with one new index the later counts; an answer that is not
  ///     0..<`newCount` counts as nil.
  /// - Complexity: O(*m* log *m*) for *m* measured items, whatever the counts.
  public mutating func replaceOrder(count newCount: Int, newIndex: (Int) -> Int?) {
    var reordered = ExtentTree(count: newCount)
    for record in records() {
      guard let index = newIndex(record.index), index >= 0, index < newCount else { continue }
      reordered.measure(index, as: record.extent)
    }
    self = reordered
  }

  mutating func moveOne(from source: Int, to destination: Int) {
    let extent = extent(at: source)
    remove(source..<source + 1)
    insert(count: 1, at: destination)
    if let extent { measure(destination, as: extent) }
  }

  private mutating func edit(_ edit: PointEdit, at index: Int) {
    let overflow = apply(edit, at: index, to: root, level: height)
    settleRoot(splitOff: overflow)
    checkInvariants(around: index)
  }

  /// Applies an edit below a node, and returns what was split off from that node.
  private mutating func apply(
    _ edit: PointEdit,
    at index: Int,
    to slot: Int,
    level: Int
  ) -> Child? {
    countVisit()
    guard level > 0 else {
      guard let overflow = leaves.apply(edit, at: index, in: slot) else { return nil }
      return leaves.child(overflow)
    }
    let (position, inner) = branches.find(index, in: slot)
    let old = branches[slot, position]
    let split = apply(edit, at: inner, to: old.slot, level: level - 1)
    let new = child(old.slot, level: level - 1)
    branches[slot, position] = new
    if let split { return insert(split, after: position, of: slot, level: level) }
    if new.entryCount < old.entryCount { mergeNeighbors(of: position, in: slot, level: level) }
    return nil
  }

  private mutating func remove(_ range: Range<Int>, from slot: Int, level: Int) {
    guard level > 0 else { return leaves.remove(range, in: slot) }
    var (position, inner) = branches.find(range.lowerBound, in: slot)
    let first = position
    var remaining = range.count
    while remaining > 0 {
      let old = branches[slot, position]
      let part = inner..<min(old.count, inner + remaining)
      if part.count == old.count {
        release(old.slot, level: level - 1)
        branches.remove(from: position, upTo: position + 1, in: slot)
      } else {
        remove(part, from: old.slot, level: level - 1)
        branches[slot, position] = child(old.slot, level: level - 1)
        position += 1
      }
      remaining -= part.count
      inner = 0
    }
    mergeNeighbors(of: first, in: slot, level: level)
  }
}
