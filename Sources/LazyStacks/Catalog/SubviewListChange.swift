import LazyExtents

/// Which subviews of a lazy stack still exist after its list was read again, and where they are.
struct SubviewListChange {
  struct Part {
    let old: SubviewList.Segment
    let newStart: Int
    let arity: Int
    let change: ElementChange

    /// Nothing of a segment is left.
    static func gone(_ segment: SubviewList.Segment) -> Part {
      Part(old: segment, newStart: 0, arity: 1, change: ElementChange(removed: segment.count))
    }
  }

  private let parts: [Part]
  private let oldList: SubviewList
  /// What was there although nobody had evaluated it.
  let unopened: UnopenedElements
  let newCount: Int
  /// Whether indices count from the last subview, as in a reversed container.
  private var isMirrored = false

  /// Reads elements again that both segments have, and returns the changes to their subviews, by
  /// index in the old segment.
  typealias Reopening = (
    _ old: SubviewList.Segment, _ new: SubviewList.Segment, _ change: ElementChange
  ) throws -> [Int: SubviewListChange]

  /// Compares two lists; the subviews of an element are matched by their numbers alone.
  init(
    from old: SubviewList,
    to new: SubviewList,
    knowing opened: OpenedList? = nil,
    charging work: Work,
    countsBodies: Bool = false
  ) {
    self.init(
      from: old,
      to: new,
      knowing: opened,
      charging: work,
      countsBodies: countsBodies
    ) { _, _, _ in [:] }
  }

  /// Compares two lists; the result is invalid if work is stopped meanwhile.
  ///
  /// - Parameters:
  ///   - old: The list before.
  ///   - new: The list now.
  ///   - opened: The list before with its elements in use.
  ///   - work: What the comparison is charged to.
  ///   - countsBodies: Whether composite views that counted as one subview are evaluated now, of
  ///     which the first subview is the same.
  ///   - reopening: Reads elements again.
  init(
    from old: SubviewList,
    to new: SubviewList,
    knowing opened: OpenedList? = nil,
    charging work: Work,
    countsBodies: Bool = false,
    reopening: Reopening
  ) rethrows {
    oldList = old
    newCount = new.count
    let byKey = Dictionary(new.segments.map { ($0.key, $0) }) { first, _ in first }
    var unopened = UnopenedElements()
    parts = try old.segments.map { segment in
      if countsBodies, case .single(let content) = segment.kind, case .composite = content.kind,
        let first = new.segments.first(where: { $0.key.isInside(segment.key) })
      {
        let change = ElementChange(unchanged: min(1, first.count))
        return Part(old: segment, newStart: first.start, arity: 1, change: change)
      }
      guard let other = byKey[segment.key] else {
        return FoundUneven(segment, in: opened).scattered(in: new, charging: work)
      }
      if segment.uneven == nil, case .elements = segment.kind, other.uneven?.isDeclared == false {
        return FoundUneven(segment, in: opened).counted(as: other, charging: work)
      }
      guard let arity = segment.sharedArity(with: other) else {
        return .gone(segment)
      }
      let change = segment.change(to: other, charging: work)
      let inner = segment.hasLists ? try reopening(segment, other, change) : [:]
      guard let old = segment.uneven, let new = other.uneven else {
        guard !inner.isEmpty else {
          return Part(old: segment, newStart: other.start, arity: arity, change: change)
        }
        let subviews = segment.subviews(kept: change, inner: inner, charging: work)
        return Part(old: segment, newStart: other.start, arity: 1, change: subviews)
      }
      let subviews = old.change(to: new, elements: change, inner: inner, charging: work)
      unopened.note(change, from: old.knownElements, of: other.key)
      return Part(old: segment, newStart: other.start, arity: 1, change: subviews)
    }
    self.unopened = unopened
  }

  /// Whether every subview is where it was and none was added.
  var isEmpty: Bool {
    newCount == oldList.count
      && parts.allSatisfy { $0.change.keepsAll && $0.newStart == $0.old.start }
  }

  /// The new index of an old subview; nil if it is gone.
  func newIndex(of old: Int) -> Int? {
    guard isMirrored else { return newPlace(of: old) }
    return newPlace(of: describedBefore(old)).map { newCount - 1 - $0 }
  }

  /// The new index of an old subview, or of the next one that stayed if it is gone; without any the
  /// last one there is now, the first if none stayed, nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* subviews after it that are gone.
  func successor(of old: Int) -> Int? {
    let next = (old..<max(old, oldList.count)).lazy.compactMap { newIndex(of: $0) }.first
    guard next == nil, newCount > 0 else { return next }
    return (0..<old).contains { newIndex(of: $0) != nil } ? newCount - 1 : 0
  }

  private func newPlace(of old: Int) -> Int? {
    let part = parts[oldList.location(of: old).segment]
    let within = old - part.old.start
    guard let element = part.change.newIndex(of: within / part.arity) else { return nil }
    return part.newStart + element * part.arity + within % part.arity
  }

  /// Whether an old subview was moved itself, so that it cannot keep its place (rule R10).
  func isMoved(_ old: Int) -> Bool {
    let old = describedBefore(old)
    let part = parts[oldList.location(of: old).segment]
    return part.change.isMoved((old - part.old.start) / part.arity)
  }

  /// The old subviews that still exist, as stretches in their old order.
  var stretches: [KeptStretch] {
    let kept = parts.flatMap { part in part.change.byOld.map(part.subviews) }
    return isMirrored ? kept.reversed().map(mirrored) : kept
  }

  /// The same where the subviews are those of an element that begins at an index and began at
  /// another, and was moved or not.
  func stretches(from old: Int, to new: Int, isMoved: Bool) -> [KeptStretch] {
    stretches.map { stretch in
      KeptStretch(
        old: stretch.old.lowerBound + old..<stretch.old.upperBound + old,
        new: stretch.new + new,
        isMoved: isMoved || stretch.isMoved
      )
    }
  }

  /// The kept stretches in their new order; nothing is sorted for this.
  var stretchesInNewOrder: [KeptStretch] {
    let inNewOrder = parts.filter { !$0.change.byNew.isEmpty }.sorted { $0.newStart < $1.newStart }
    let kept = inNewOrder.flatMap { part in part.change.byNew.map(part.subviews) }
    return isMirrored ? kept.reversed().map(mirrored) : kept
  }

  /// The old subviews before `end` that are gone or moved to `limit` or behind it, as ranges.
  func departures(before end: Int, movedTo limit: Int) -> [Range<Int>] {
    guard !isMirrored else { return mirroredDepartures(before: end, movedTo: limit) }
    return parts.flatMap { part -> [Range<Int>] in
      guard part.old.start < end else { return [] }
      let reached = min(part.old.count, end - part.old.start)
      let kept = max(0, limit - part.newStart)
      var ranges = part.change.departures(
        before: part.elements(for: reached),
        movedTo: part.elements(for: kept)
      ).map { $0.lowerBound * part.arity..<min($0.upperBound * part.arity, reached) }
      if let cut = part.change.oldIndex(of: kept / part.arity) {
        let start = cut * part.arity + kept % part.arity
        let end = min((cut + 1) * part.arity, reached)
        if kept % part.arity > 0, start < end { ranges.append(start..<end) }
      }
      return ranges.map { ($0.lowerBound + part.old.start)..<($0.upperBound + part.old.start) }
    }
  }

  /// Whether every old subview before `end` is where it was.
  func keepsAll(before end: Int) -> Bool {
    guard !isMirrored else { return keepsAllMirrored(before: end) }
    return parts.allSatisfy { part in
      let reached = min(part.old.count, end - part.old.start)
      return reached <= 0
        || part.newStart == part.old.start
          && part.change.keepsAll(before: part.elements(for: reached))
    }
  }
}

/// Converts the change between the order of the description and that of a reversed container.
extension SubviewListChange {
  /// The change with indices that count from the last subview.
  var mirrored: Self {
    var change = self
    change.isMirrored = true
    return change
  }

  /// The change with indices as in the description.
  var described: Self {
    var change = self
    change.isMirrored = false
    return change
  }

  /// The place in the old description of the subview that had an index.
  func describedBefore(_ index: Int) -> Int {
    isMirrored ? oldList.count - 1 - index : index
  }

  private func mirrored(_ stretch: KeptStretch) -> KeptStretch {
    KeptStretch(
      old: (oldList.count - stretch.old.upperBound)..<(oldList.count - stretch.old.lowerBound),
      new: newCount - stretch.end,
      isMoved: stretch.isMoved
    )
  }

  private func keepsAllMirrored(before end: Int) -> Bool {
    var next = 0
    for stretch in stretches where stretch.old.lowerBound < end {
      guard stretch.old.lowerBound == next, stretch.new == next else { return false }
      next = stretch.old.upperBound
    }
    return next >= end
  }

  private func mirroredDepartures(before end: Int, movedTo limit: Int) -> [Range<Int>] {
    var gone: [Range<Int>] = []
    var next = 0
    for stretch in stretches where stretch.old.lowerBound < end {
      let staying = min(stretch.old.count, max(0, limit - stretch.new))
      guard staying > 0 else { continue }
      if next < stretch.old.lowerBound { gone.append(next..<stretch.old.lowerBound) }
      next = min(end, stretch.old.lowerBound + staying)
    }
    return next < end ? gone + [next..<end] : gone
  }
}

extension SubviewListChange.Part {
  /// The subviews of a stretch of elements.
  fileprivate func subviews(of stretch: KeptStretch) -> KeptStretch {
    let start = old.start + stretch.old.lowerBound * arity
    return KeptStretch(
      old: start..<start + stretch.old.count * arity,
      new: newStart + stretch.new * arity,
      isMoved: stretch.isMoved
    )
  }

  /// How many elements a number of subviews belongs to; the last element may be incomplete.
  fileprivate func elements(for subviews: Int) -> Int { (subviews + arity - 1) / arity }
}

extension SubviewList.Segment {
  /// How many subviews an element of both segments has; nil if they have nothing in common.
  func sharedArity(with other: Self) -> Int? {
    switch (kind, other.kind) {
    case (.single, .single): return 1
    case (.elements, .elements):
      return arity == other.arity && (uneven == nil) == (other.uneven == nil) ? arity : nil
    default: return nil
    }
  }

  /// Which subviews of elements that all have as many are kept, from what became of the elements
  /// and of the subviews of those that were read again.
  ///
  /// - Complexity: As many steps as there are stretches and elements that were read again.
  fileprivate func subviews(
    kept elements: ElementChange,
    inner: [Int: SubviewListChange],
    charging work: Work
  ) -> ElementChange {
    var kept: [KeptStretch] = []
    var read = inner.keys.sorted()[...]
    for stretch in elements.byOld {
      var next = stretch.old.lowerBound
      func keepAll(before end: Int) {
        guard next < end else { return }
        kept.append(
          KeptStretch(
            old: next * arity..<end * arity,
            new: (stretch.new + next - stretch.old.lowerBound) * arity,
            isMoved: stretch.isMoved
          )
        )
      }
      read = read.drop { $0 < next }
      while let element = read.first, stretch.old.contains(element), work.goesOn() {
        read.removeFirst()
        keepAll(before: element)
        let place = (stretch.new + element - stretch.old.lowerBound) * arity
        kept +=
          inner[element]?
          .stretches(from: element * arity, to: place, isMoved: stretch.isMoved) ?? []
        next = element + 1
      }
      keepAll(before: stretch.old.upperBound)
    }
    return ElementChange(of: count, keeping: kept, charging: work)
  }

  func change(to other: Self, charging work: Work) -> ElementChange {
    guard case .elements(let oldSource, let old) = kind,
      case .elements(let newSource, let new) = other.kind
    else { return ElementChange(unchanged: count) }
    return ElementChange((oldSource, old), to: (newSource, new), charging: work)
  }
}
