extension NaiveLazyStack {
  /// Changes what a subview measures without telling the stack: it shows when next measured.
  public mutating func resizeUnseen(_ id: Int, to length: Double) {
    for index in items.indices where items[index].id == id { items[index].length = length }
  }

  /// Changes an element so that it measures otherwise, with a data change: one frame.
  @discardableResult
  public mutating func resizeSeen(_ id: Int, to length: Double) -> NaiveFrame {
    update(
      items.map {
        guard $0.id == id else { return $0 }
        var item = $0
        item.length = length
        item.version += 1
        return item
      }
    )
  }

  /// Replaces the list: one frame (R10, R16).
  @discardableResult
  public mutating func update(_ newItems: [NaiveItem]) -> NaiveFrame {
    makeFrame { $0.replace(with: newItems, inUpdate: true) }
  }

  /// Takes over the edits that were made since the last frame.
  mutating func showEdits() {
    guard !data.isEmpty else { return }
    let items = data.parts.flatMap(\.items)
    let inUpdate = data.needsUpdate
    data = PartChanges(data.parts)
    replace(with: items, inUpdate: inUpdate)
  }

  private mutating func replace(with newItems: [NaiveItem], inUpdate: Bool) {
    let old = self
    items = newItems
    records = old.moved(records, in: self)
    memory.binned = old.moved(memory.binned, in: self)
    knowsTruth = false
    run = []
    if inUpdate {
      // Content functions run again ("What is evaluated again"), and a length that is a function
      // has no value to compare, so that it is asked for anew (R16).
      lengthsInFrame = [:]
    } else {
      forgetChangedLengths(since: old.items)
    }
    lostAllInSight = !old.run.isEmpty && old.firstUnmoved(in: items) == nil
    // A default anchor decides with which line an empty list begins.
    if followsEnd != nil, old.run.isEmpty { return clearRun(from: old) }
    guard var anchor = old.anchor(in: self) else { return clearRun(from: old) }
    if pushes, items.map(\.id) != old.items.map(\.id) {
      anchor.rel = (anchor.index == 0 ? 0 : anchor.lead) - old.offset
      // What a program asks for in the same frame comes first.
      if changes.script == 0 { heldOffset = contentOffset }
    }
    startRun(at: anchor.index, rel: anchor.rel, lead: anchor.index == 0 ? 0 : anchor.lead)
    isLeadExact = anchor.index == 0 || anchor.isLeadExact
    // Where nothing came, went or moved, what is guessed anew is an estimate.
    if items.map(\.id) == old.items.map(\.id) {
      changes.estimate += offset - old.offset
    } else {
      changes.data += offset - old.offset
    }
  }

  /// An edit that is told has only what it changed measured anew (R16), and so has what is not
  /// placed, as a place-holder is, or has no value.
  private mutating func forgetChangedLengths(since oldItems: [NaiveItem]) {
    for item in oldItems {
      let version = items.first { $0.id == item.id }?.version
      let isPlaced = frame.placed.contains(item.id)
      if version != item.version || !isPlaced || item.isStatic { lengthsInFrame[item.id] = nil }
    }
  }

  private mutating func clearRun(from old: NaiveLazyStack) {
    run = []
    firstIndex = 0
    rel = -old.offset
    lead = 0
    isLeadExact = true
  }
}

/// What keeps its place in a data change (R10).
private struct Anchor {
  var index: Int
  var rel: Double
  var lead: Double
  var isLeadExact: Bool
}

extension NaiveLazyStack {
  /// Records as another state has them: a line's goes where its first subview went; where two lines
  /// became one, the first is kept (R5).
  private func moved(_ records: [Int: Double], in new: NaiveLazyStack) -> [Int: Double] {
    var moved: [Int: Double] = [:]
    for line in lines {
      guard let record = records[items[line[0]].id], let index = new.line(of: items[line[0]].id)
      else { continue }
      let key = new.items[new.lines[index][0]].id
      if moved[key] == nil { moved[key] = record }
    }
    return moved
  }

  /// The anchor of a change from this state to another; nil if that is empty.
  private func anchor(in new: NaiveLazyStack) -> Anchor? {
    guard !new.items.isEmpty else { return nil }
    // Where what stands before the container is in sight, that holds still.
    let title = surroundings.titleEnd
    let isTitleInSight = title > 0 && contentOffset < title - Self.tolerance
    let isAtTop = firstIndex == 0 && (isTitleInSight || abs(contentOffset) <= Self.tolerance)
    if isAtTop || run.isEmpty { return Anchor(index: 0, rel: rel, lead: 0, isLeadExact: true) }
    if let id = firstUnmoved(in: new.items), let index = new.line(of: id),
      let oldIndex = line(of: id)
    {
      return anchor(at: index, oldIndex: oldIndex, in: new)
    }
    let topmost = firstIndex + (run.indices.first { isVisible($0) } ?? 0)
    let index = min(topmost, new.lines.count - 1)
    return anchor(at: index, oldIndex: topmost, in: new)
  }

  /// The anchor that stands at `index` where the line at `oldIndex` stood: the lead is what stood
  /// before it, plus what came in before it, minus what left (R7).
  ///
  /// The records that leave may be more than an estimated lead: with nothing left for those that
  /// still stand before it, the offset would be 0 below the top and the way there blocked (R8,
  /// I2), so it is estimated anew.
  private func anchor(at index: Int, oldIndex: Int, in new: NaiveLazyStack) -> Anchor {
    let (inserted, removed) = comingsAndGoings(before: index, oldIndex, in: new)
    let start = start(at: oldIndex - firstIndex)
    let stood = lead + start - rel
    let changed =
      stood + inserted.map { ($0 ?? estimate) + spacing }.reduce(0, +)
      - removed.map { ($0 ?? estimate) + spacing }.reduce(0, +)
    let isStillExact =
      isLeadExact && inserted.isEmpty && hasSameLines(before: index, oldIndex, as: new)
    let isExhausted = !isStillExact && changed <= Self.tolerance
    let lead = isExhausted ? Double(index) * (estimate + spacing) : changed
    return Anchor(index: index, rel: start, lead: lead, isLeadExact: isStillExact)
  }

  /// With several columns other cells before the anchor are other lines, which were not passed.
  private func hasSameLines(before index: Int, _ oldIndex: Int, as new: NaiveLazyStack) -> Bool {
    guard hasColumns else { return true }
    let ids = lines.prefix(oldIndex).map { $0.map { items[$0].id } }
    return ids == new.lines.prefix(index).map { $0.map { new.items[$0].id } }
  }

  private var hasColumns: Bool { (grid?.columns(in: width).count ?? 1) > 1 }

  /// The records of the lines that came in before the anchor, and of those that left.
  ///
  /// What comes in is not known, unless a guess remembers what was moved there.
  ///
  /// With several columns what comes or goes shifts all that follows from line to line, so that no
  /// line is the one it was: as many come or go as there are more or fewer, next to the anchor.
  private func comingsAndGoings(
    before index: Int,
    _ oldIndex: Int,
    in new: NaiveLazyStack
  ) -> (inserted: [Double?], removed: [Double?]) {
    if hasColumns {
      let gone = lines[min(index, oldIndex)..<oldIndex]
      return (
        Array(repeating: nil, count: max(0, index - oldIndex)),
        gone.map { records[items[$0[0]].id] }
      )
    }
    let before = items.prefix(oldIndex).map(\.id)
    let after = new.items.prefix(index).map(\.id)
    let inserted = Set(after).subtracting(before).sorted()
    let known = inserted.map { guess.remembers ? records[$0] : nil }
    return (known, before.filter { !after.contains($0) }.map { records[$0] })
  }

  /// The first subview in sight that still exists and that some longest common subsequence with the
  /// new list keeps (R10), whether edits were told or found in an array.
  private func firstUnmoved(in newItems: [NaiveItem]) -> Int? {
    let visible = run.indices.filter { isVisible($0) }.flatMap { run[$0].ids }
    let remaining = visible.filter { id in newItems.contains { $0.id == id } }
    return kept(of: remaining, in: newItems).first
  }

  /// Those of some ids that some longest common subsequence with the new list keeps.
  private func kept(of ids: [Int], in newItems: [NaiveItem]) -> [Int] {
    let places = ids.map { id in newItems.firstIndex { $0.id == id } ?? 0 }
    let until = Self.longestRises(places)
    let from = Array(Self.longestRises(places.reversed().map { -$0 }).reversed())
    let longest = until.max() ?? 0
    return ids.indices.filter { until[$0] + from[$0] - 1 == longest }.map { ids[$0] }
  }

  /// The length of the longest increasing subsequence that ends at each place.
  private static func longestRises(_ values: [Int]) -> [Int] {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      let smaller = (0..<index).filter { values[$0] < value }
      lengths.append(1 + (smaller.map { lengths[$0] }.max() ?? 0))
    }
    return lengths
  }
}
