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
        $0.id == id ? NaiveItem(id: id, length: length, version: $0.version + 1) : $0
      }
    )
  }

  /// Replaces the list: one frame (R10, R16).
  @discardableResult
  public mutating func update(_ newItems: [NaiveItem]) -> NaiveFrame {
    makeFrame { $0.replace(with: newItems) }
  }

  private mutating func replace(with newItems: [NaiveItem]) {
    let old = self
    items = newItems
    let ids = Set(newItems.map(\.id))
    records = records.filter { ids.contains($0.key) }
    forgetChangedLengths(since: old.items)
    guard let anchor = old.anchor(in: newItems) else { return clearRun(from: old) }
    let isLeadExact = anchor.index == 0 || old.isLeadExact && anchor.inserted == 0
    startRun(at: anchor.index, rel: anchor.rel, lead: anchor.index == 0 ? 0 : anchor.lead)
    self.isLeadExact = isLeadExact
    changes.data += offset - old.offset
  }

  /// A changed value has its subview measured anew (R16), and so has a place-holder: it is not
  /// placed.
  private mutating func forgetChangedLengths(since oldItems: [NaiveItem]) {
    for item in oldItems {
      let version = items.first { $0.id == item.id }?.version
      let isPlaced = frame.visible.contains(item.id)
      if version != item.version || !isPlaced { lengthsInFrame[item.id] = nil }
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
  var inserted: Int
}

extension NaiveLazyStack {
  /// The anchor of a change from this stack's list to another; nil if that is empty.
  private func anchor(in newItems: [NaiveItem]) -> Anchor? {
    guard !newItems.isEmpty else { return nil }
    let isAtTop = firstIndex == 0 && abs(rel) <= Self.tolerance && abs(offset) <= Self.tolerance
    if isAtTop || run.isEmpty { return Anchor(index: 0, rel: 0, lead: 0, inserted: 0) }
    if let id = unmoved(in: newItems).first,
      let index = newItems.firstIndex(where: { $0.id == id }),
      let oldIndex = items.firstIndex(where: { $0.id == id })
    {
      return anchor(at: index, oldIndex: oldIndex, in: newItems)
    }
    let index = min(firstIndex, newItems.count - 1)
    return anchor(at: index, oldIndex: firstIndex, in: newItems)
  }

  /// The anchor that stands at `index` where the subview at `oldIndex` stood: the lead is what
  /// stood before it, plus what came in before it, minus what left (R7).
  ///
  /// The records that leave may be more than an estimated lead: with nothing left for those that
  /// still stand before it, the offset would be 0 below the top and the way there blocked (R8,
  /// I2), so it is estimated anew.
  private func anchor(at index: Int, oldIndex: Int, in newItems: [NaiveItem]) -> Anchor {
    let before = items.prefix(oldIndex).map(\.id)
    let after = newItems.prefix(index).map(\.id)
    let inserted = Set(after).subtracting(before).count
    let removed = before.filter { !after.contains($0) }.map { (records[$0] ?? guess) + spacing }
    let start = start(at: oldIndex - firstIndex)
    let stood = lead + start - rel
    let changed = stood + Double(inserted) * (guess + spacing) - removed.reduce(0, +)
    let isExhausted = (!isLeadExact || inserted > 0) && changed <= Self.tolerance
    let lead = isExhausted ? Double(index) * (guess + spacing) : changed
    return Anchor(index: index, rel: start, lead: lead, inserted: inserted)
  }

  /// The visible ids that some longest common subsequence with the new list keeps.
  private func unmoved(in newItems: [NaiveItem]) -> [Int] {
    let remaining = frame.visible.filter { id in newItems.contains { $0.id == id } }
    let places = remaining.map { id in newItems.firstIndex { $0.id == id } ?? 0 }
    let until = Self.longestRises(places)
    let from = Array(Self.longestRises(places.reversed().map { -$0 }).reversed())
    let longest = until.max() ?? 0
    return remaining.indices.filter { until[$0] + from[$0] - 1 == longest }.map { remaining[$0] }
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
