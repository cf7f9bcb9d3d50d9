/// A search for the item at an offset, given the estimate for unmeasured items.
struct Ruler {
  /// Points after the start of the first item.
  let offset: Double

  /// The length that each unmeasured item counts as, in points.
  let estimate: Double

  /// The spacing after each item, in points.
  let spacing: Double

  /// Which entry of a node holds the offset, and what stands before that entry.
  ///
  /// - Parameters:
  ///   - pool: Where the node lies.
  ///   - slot: The node to search.
  ///   - before: The sums before the node; afterwards, before the entry.
  /// - Returns: The position of the entry in the node.
  func seek<Entry>(
    in pool: NodePool<Entry>,
    _ slot: Int,
    after before: inout ExtentSummary
  ) -> Int {
    let last = max(0, pool.size(of: slot) - 1)
    for position in 0..<last {
      var after = before
      after += pool[slot, position].summary
      if start(after: after) > offset { return position }
      before = after
    }
    // If rounding makes a node end before its own sum does, its last entry is the answer.
    return last
  }

  /// The index of the item at the offset within a run that has `before` in front of it.
  func index(in run: Run, after before: ExtentSummary) -> Int {
    let last = max(0, run.count - 1)
    let pitch = estimate + spacing
    guard pitch > 0 else { return before.count + last }
    var inner = ((offset - start(after: before)) / pitch).whole(atMost: last)
    // The quotient may be off by one through rounding; the start of the index decides.
    if inner > 0, start(of: inner, after: before) > offset {
      inner -= 1
    } else if inner < last, start(of: inner + 1, after: before) <= offset {
      inner += 1
    }
    return before.count + inner
  }

  private func start(after before: ExtentSummary) -> Double {
    before.length(estimate: estimate, spacing: spacing)
  }

  private func start(of inner: Int, after before: ExtentSummary) -> Double {
    var before = before
    before.count += inner
    return start(after: before)
  }
}
