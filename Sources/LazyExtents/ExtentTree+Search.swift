extension ExtentTree {
  /// The measured extent of an item in points, or nil while it is unmeasured.
  ///
  /// - Complexity: O(log *runs*).
  public func extent(at index: Int) -> Double? {
    checkBounds(index)
    let (slot, first) = leaf(holding: index)
    let (position, inner) = leaves.find(index - first, in: slot)
    let run = leaves[slot, position]
    return inner == run.unmeasured ? run.extent : nil
  }

  /// The sums of the items of a range, computed from that range alone.
  ///
  /// - Complexity: O(log *runs*).
  public func summary(of range: Range<Int>) -> ExtentSummary {
    checkBounds(range)
    guard range.count < count else { return summary }
    var sum = ExtentSummary()
    guard !range.isEmpty else { return sum }
    add(range, of: root, level: height, to: &sum)
    return sum
  }

  /// The sums of the items before an index; the index may be `count`.
  ///
  /// - Complexity: O(log *runs*).
  public func summary(upTo index: Int) -> ExtentSummary {
    summary(of: 0..<index)
  }

  /// The start of an item, in points after the start of the first; for `count`, the end of all
  /// items.
  ///
  /// - Parameters:
  ///   - index: An index, 0...`count`.
  ///   - estimate: What each unmeasured item counts as, in points, without spacing.
  ///   - spacing: What follows each item, in points.
  /// - Returns: The start of the item, in points.
  /// - Complexity: O(log *runs*).
  public func offset(of index: Int, estimate: Double, spacing: Double) -> Double {
    summary(upTo: index).length(estimate: estimate, spacing: spacing)
  }

  /// The last item that starts at or before an offset: 0 before the start, `count` from the end on.
  ///
  /// - Parameters:
  ///   - offset: Points after the start of the first item; any number.
  ///   - estimate: What each unmeasured item counts as, in points, without spacing.
  ///   - spacing: What follows each item, in points. If it is negative and longer than an extent,
  ///     starts are not in order and the answer is one of several.
  /// - Returns: An index in 0...`count`.
  /// - Complexity: O(log *runs*).
  public func index(atOffset offset: Double, estimate: Double, spacing: Double) -> Int {
    guard offset >= 0 else { return 0 }
    guard offset < summary.length(estimate: estimate, spacing: spacing) else { return count }
    let ruler = Ruler(offset: offset, estimate: estimate, spacing: spacing)
    var before = ExtentSummary()
    var slot = root
    for _ in 0..<height {
      countVisit()
      slot = branches[slot, ruler.seek(in: branches, slot, after: &before)].slot
    }
    countVisit()
    let run = leaves[slot, ruler.seek(in: leaves, slot, after: &before)]
    return ruler.index(in: run, after: before)
  }

  /// The place of the leaf that holds an index, and the index of the leaf's first item.
  func leaf(holding index: Int) -> (slot: Int, first: Int) {
    var inner = index
    var slot = root
    for _ in 0..<height {
      countVisit()
      let found = branches.find(inner, in: slot)
      slot = branches[slot, found.position].slot
      inner = found.inner
    }
    countVisit()
    return (slot, index - inner)
  }

  private func add(_ range: Range<Int>, of slot: Int, level: Int, to sum: inout ExtentSummary) {
    countVisit()
    guard level > 0 else {
      leaves.visit(range, in: slot) { run, part in sum += run.summary(of: part) }
      return
    }
    branches.visit(range, in: slot) { child, part in
      if part.count == child.count {
        sum += child.summary
      } else {
        add(part, of: child.slot, level: level - 1, to: &sum)
      }
    }
  }
}
