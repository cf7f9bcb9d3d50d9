/// A change to what is known about one place of the sequence.
enum PointEdit {
  /// The item's extent is now known, or known anew.
  case measure(Double)

  /// The item's extent is no longer known.
  case forget

  /// So many unmeasured items come before the place.
  case insert(Int)
}

/// Leaves: nodes whose entries are runs. Within one, only the last run may end without a measured
/// item, since an unmeasured stretch between two measured items is one number.
extension NodePool<Run> {
  /// Applies an edit at an index of a leaf.
  ///
  /// - Returns: The slot of the second half of a leaf that was split.
  mutating func apply(_ edit: PointEdit, at index: Int, in slot: Int) -> Int? {
    switch edit {
    case .measure(let extent):
      return measure(index, as: extent, in: slot)
    case .forget:
      forget(index, in: slot)
      return nil
    case .insert(let count):
      return insert(unmeasured: count, at: index, in: slot)
    }
  }

  /// Removes the items in `range`, which lies within the leaf.
  mutating func remove(_ range: Range<Int>, in slot: Int) {
    let (first, start) = find(range.lowerBound, in: slot)
    let (last, lastInner) = find(range.upperBound - 1, in: slot)
    let run = self[slot, last]
    let end = lastInner + 1
    // A kept measured item takes over the unmeasured ones on both sides of the removed items before
    // it.
    let kept = Run(
      unmeasured: start + max(0, run.unmeasured - end),
      extent: end <= run.unmeasured ? run.extent : nil
    )
    put(kept, from: first, upTo: last + 1, in: slot)
  }

  /// Appends a leaf that follows, which is released; both must fit in one.
  mutating func join(_ other: Int, to slot: Int) {
    mendSeam(between: slot, and: other)
    append(other, to: slot)
  }

  /// Moves the items from an index on, which lies within the leaf, into a new leaf.
  mutating func cut(_ slot: Int, at index: Int) -> Int {
    let (position, inner) = find(index, in: slot)
    let run = self[slot, position]
    let rest = add(Run(unmeasured: run.unmeasured - inner, extent: run.extent))
    copy(position + 1..<size(of: slot), of: slot, to: rest)
    remove(from: position + 1, upTo: size(of: slot), in: slot)
    put(Run(unmeasured: inner), from: position, upTo: position + 1, in: slot)
    return rest
  }

  /// Moves the first runs of a leaf that follows to the end of another.
  mutating func shift(_ moved: Int, of other: Int, to slot: Int) {
    mendSeam(between: slot, and: other)
    move(moved, of: other, to: slot)
  }

  /// Moves unmeasured items at the end of a leaf into the first run of the next.
  private mutating func mendSeam(between slot: Int, and other: Int) {
    let last = size(of: slot) - 1
    guard last >= 0, size(of: other) > 0, !self[slot, last].isMeasured else { return }
    self[other, 0].unmeasured += self[slot, last].unmeasured
    remove(from: last, upTo: last + 1, in: slot)
  }

  private mutating func measure(_ index: Int, as extent: Double, in slot: Int) -> Int? {
    let (position, inner) = find(index, in: slot)
    let run = self[slot, position]
    let measured = Run(unmeasured: inner, extent: extent)
    let rest = Run(unmeasured: run.unmeasured - inner - 1, extent: run.extent)
    guard inner < run.unmeasured, rest.count > 0 else {
      self[slot, position] = measured
      return nil
    }
    self[slot, position] = rest
    return insert(measured, at: position, in: slot)
  }

  private mutating func forget(_ index: Int, in slot: Int) {
    let (position, inner) = find(index, in: slot)
    guard inner == self[slot, position].unmeasured else { return }
    put(Run(unmeasured: inner + 1), from: position, upTo: position + 1, in: slot)
  }

  private mutating func insert(unmeasured added: Int, at index: Int, in slot: Int) -> Int? {
    guard size(of: slot) > 0 else { return insert(Run(unmeasured: added), at: 0, in: slot) }
    let (position, inner) = find(index, in: slot)
    if inner > self[slot, position].unmeasured {
      return insert(Run(unmeasured: added), at: position + 1, in: slot)
    }
    self[slot, position].unmeasured += added
    return nil
  }

  /// Replaces runs with one run, or merges it into the next if it has no measured item.
  private mutating func put(_ run: Run, from position: Int, upTo end: Int, in slot: Int) {
    if !run.isMeasured, end < size(of: slot) {
      self[slot, end].unmeasured += run.unmeasured
      remove(from: position, upTo: end, in: slot)
    } else if run.count == 0 {
      remove(from: position, upTo: end, in: slot)
    } else {
      self[slot, position] = run
      remove(from: position + 1, upTo: end, in: slot)
    }
  }
}
