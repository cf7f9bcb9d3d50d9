/// A node whose entries are runs.
///
/// Within a leaf only the last run may end without a measured item: an unmeasured stretch between
/// two measured items is one number.
typealias Leaf = Node<Run>

/// A change to what is known about one place of the sequence.
enum PointEdit {
  /// The item's extent is now known, or known anew.
  case measure(Double)

  /// The item's extent is no longer known.
  case forget

  /// So many unmeasured items come before the place.
  case insert(Int)
}

extension Leaf {
  /// Applies an edit at an index of this leaf; a leaf that overflows is split.
  ///
  /// - Returns: The second half of a leaf that was split.
  mutating func apply(_ edit: PointEdit, at index: Int) -> Leaf? {
    switch edit {
    case .measure(let extent): measure(index, as: extent)
    case .forget: forget(index)
    case .insert(let count): insert(unmeasured: count, at: index)
    }
  }

  private mutating func measure(_ index: Int, as extent: Double) -> Leaf? {
    let (position, inner) = find(index)
    let run = self[position]
    let measured = Run(unmeasured: inner, extent: extent)
    let rest = Run(unmeasured: run.unmeasured - inner - 1, extent: run.extent)
    guard inner < run.unmeasured, rest.count > 0 else {
      self[position] = measured
      return nil
    }
    self[position] = rest
    return insert(measured, at: position)
  }

  private mutating func forget(_ index: Int) -> Leaf? {
    let (position, inner) = find(index)
    guard inner == self[position].unmeasured else { return nil }
    put(Run(unmeasured: inner + 1), from: position, upTo: position + 1)
    return nil
  }

  private mutating func insert(unmeasured added: Int, at index: Int) -> Leaf? {
    guard count > 0 else { return insert(Run(unmeasured: added), at: 0) }
    let (position, inner) = find(index)
    if self[position].isMeasured, inner > self[position].unmeasured {
      return insert(Run(unmeasured: added), at: position + 1)
    }
    self[position].unmeasured += added
    return nil
  }

  /// Removes the items in `range`, which lies within the leaf.
  mutating func remove(_ range: Range<Int>) {
    let (first, start) = find(range.lowerBound)
    let (last, lastInner) = find(range.upperBound - 1)
    let run = self[last]
    let end = lastInner + 1
    // A kept measured item takes the unmeasured ones on both sides of what went before it.
    let kept = Run(
      unmeasured: start + max(0, run.unmeasured - end),
      extent: end <= run.unmeasured ? run.extent : nil
    )
    put(kept, from: first, upTo: last + 1)
  }

  /// Appends a leaf that follows this one; both must fit.
  mutating func join(_ other: Leaf) {
    var other = other
    if count > 0, other.count > 0, !self[count - 1].isMeasured {
      other[0].unmeasured += self[count - 1].unmeasured
      remove(from: count - 1, upTo: count)
    }
    append(other)
  }

  /// Puts one run in the place of others, as part of the next where it has no measured item.
  private mutating func put(_ run: Run, from position: Int, upTo end: Int) {
    if !run.isMeasured, end < count {
      self[end].unmeasured += run.unmeasured
      remove(from: position, upTo: end)
    } else if run.count == 0 {
      remove(from: position, upTo: end)
    } else {
      self[position] = run
      remove(from: position + 1, upTo: end)
    }
  }
}
