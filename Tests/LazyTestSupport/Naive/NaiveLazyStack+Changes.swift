extension NaiveLazyStack {
  /// Changes the length of a subview without a report; it shows when the subview is measured again.
  public mutating func resizeUnseen(_ id: Int, to length: Double) {
    for index in items.indices where items[index].id == id { items[index].length = length }
  }

  /// Changes the length of an element with a data change: one frame.
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

  /// Takes over the edits since the last frame.
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
      // Content functions run again ("What is evaluated again"). A length that is a function has no
      // value to compare, so it is asked for again (R16).
      lengthsInFrame = [:]
    } else {
      forgetChangedLengths(since: old.items)
    }
    lostAllInSight = !old.run.isEmpty && old.firstUnmoved(in: items) == nil
    // A default anchor decides with which line a formerly empty list begins.
    if followsEnd != nil, old.run.isEmpty { return clearRun(from: old) }
    guard var anchor = old.anchor(in: self) else { return clearRun(from: old) }
    if pushes, items.map(\.id) != old.items.map(\.id) {
      anchor.rel = (anchor.index == 0 ? 0 : anchor.lead) - old.offset
      // The target of a program in the same frame goes first.
      if changes.script == 0 { heldOffset = contentOffset }
    }
    startRun(at: anchor.index, rel: anchor.rel, lead: anchor.index == 0 ? 0 : anchor.lead)
    isLeadExact = anchor.index == 0 || anchor.isLeadExact
    // If nothing came, went or moved, the new guess counts as an estimate.
    if items.map(\.id) == old.items.map(\.id) {
      changes.estimate += offset - old.offset
    } else {
      changes.data += offset - old.offset
    }
  }

  /// Forgets the lengths that a reported edit changed (R16).
  ///
  /// The lengths of subviews that are not placed, such as a place-holder, or that have no value are
  /// also forgotten.
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

/// The line that keeps its place in a data change (R10).
private struct Anchor {
  var index: Int
  var rel: Double
  var lead: Double
  var isLeadExact: Bool
}

extension NaiveLazyStack {
  /// The records for another state: that of a line moves with its first subview.
  ///
  /// If two lines became one, the record of the first is kept (R5).
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

  /// The anchor of a change from this state to another; nil if the other is empty.
  private func anchor(in new: NaiveLazyStack) -> Anchor? {
    guard !new.items.isEmpty else { return nil }
    // If a view before the container is in sight, that view holds still.
    let title = surroundings.titleEnd
    let isTitleInSight = title > 0 && contentOffset < title - Self.tolerance
    let isAtTop = firstIndex == 0 && (isTitleInSight || abs(contentOffset) <= Self.tolerance)
    if isAtTop || run.isEmpty { return Anchor(index: 0, rel: rel, lead: 0, isLeadExact: true) }
    if let id = firstUnmoved(in: new.items), let index = new.line(of: id),
      let oldIndex = line(of: id)
    {
      return anchor(at: index, oldIndex: oldIndex, in: new)
    }
    let topmost = seen.first.flatMap(line) ?? firstIndex
    let index = min(topmost, new.lines.count - 1)
    return anchor(at: index, oldIndex: topmost, in: new)
  }

  /// The anchor at `index`, where the line at `oldIndex` was.
  ///
  /// The lead is the length before that line, plus what came in before it, minus what left (R7).
  /// The records that leave may exceed an estimated lead. Nothing would be left for lines that are
  /// still before it, so the offset would be 0 below the top and block the way up (R8, I2). Then
  /// the lead is estimated again.
  private func anchor(at index: Int, oldIndex: Int, in new: NaiveLazyStack) -> Anchor {
    let (inserted, removed) = comingsAndGoings(before: index, oldIndex, in: new)
    let start = start(at: oldIndex - firstIndex)
    let stood = lead + start - rel
    let changed =
      stood + inserted.map { ($0 ?? estimate) + spacing }.reduce(0, +)
      - removed.map { ($0 ?? estimate) + spacing }.reduce(0, +)
    let isStillExact =
      isLeadExact && inserted.isEmpty && keepsLines(before: index, oldIndex, in: new)
    let isExhausted = !isStillExact && changed <= Self.tolerance
    let lead = isExhausted ? Double(index) * (estimate + spacing) : changed
    return Anchor(index: index, rel: start, lead: lead, isLeadExact: isStillExact)
  }

  /// Whether the lines before the anchor are lines that were passed; with several columns other
  /// cells are other lines, which were not.
  private func keepsLines(before index: Int, _ oldIndex: Int, in new: NaiveLazyStack) -> Bool {
    guard hasColumns else { return true }
    let gone =
      keepsColumns(before: oldIndex, in: new) ? self.gone(before: index, oldIndex, new) : []
    let old = lines.indices.prefix(oldIndex).filter { !gone.contains($0) }.map(ids(ofLine:))
    return Set(old) == Set(new.lines.indices.prefix(index).map(new.ids(ofLine:)))
  }

  private func ids(ofLine line: Int) -> [Int] { lines[line].map { items[$0].id } }

  /// Whether all cells before a line that stay are in the columns in which they were.
  private func keepsColumns(before oldIndex: Int, in new: NaiveLazyStack) -> Bool {
    let places = new.lines.flatMap { line in
      line.enumerated().map { (new.items[$0.element].id, $0.offset) }
    }
    let columns = Dictionary(places) { first, _ in first }
    return lines.prefix(oldIndex).allSatisfy { line in
      line.enumerated().allSatisfy { column, cell in
        columns[items[cell].id].map { $0 == column } ?? true
      }
    }
  }

  /// The lines before the anchor all of whose cells are gone or behind it now.
  private func gone(before index: Int, _ oldIndex: Int, _ new: NaiveLazyStack) -> [Int] {
    let before = Set(new.lines.indices.prefix(index).flatMap(new.ids(ofLine:)))
    return lines.indices.prefix(oldIndex).filter { before.isDisjoint(with: ids(ofLine: $0)) }
  }

  private var hasColumns: Bool { (grid?.columns(in: width).count ?? 1) > 1 }

  /// The records of the lines that came in before the anchor, and of those that left.
  ///
  /// The lengths of lines that come in are unknown, unless the guess remembers lines that were
  /// moved there. With several columns what comes or goes may shift all later cells from line to
  /// line, so that no line stays the same. Then the difference in the number of lines comes or goes
  /// next to the anchor.
  private func comingsAndGoings(
    before index: Int,
    _ oldIndex: Int,
    in new: NaiveLazyStack
  ) -> (inserted: [Double?], removed: [Double?]) {
    if hasColumns, keepsColumns(before: oldIndex, in: new) {
      let gone = gone(before: index, oldIndex, new)
      let inserted = max(0, index - oldIndex + gone.count)
      return (Array(repeating: nil, count: inserted), gone.map { records[items[lines[$0][0]].id] })
    }
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

  /// The subviews in sight, without those that are held away from their places or wholly covered by
  /// one that is; all in sight if nothing else is left.
  private var seen: [Int] {
    let visible = run.indices.filter { isVisible($0) }.flatMap { run[$0].ids }
    let places = placesInRun()
    let away = frame.rows.filter { row in
      frame.held.contains(row.id)
        && places[row.id].map { abs($0.start - row.start) > Self.tolerance } ?? true
    }
    let uncovered = visible.filter { id in
      guard let place = places[id] else { return true }
      let start = max(0, place.start)
      let end = min(containerLength, place.start + place.length)
      return !away.contains { row in
        row.id == id
          || end > start + Self.tolerance && row.start <= start + Self.tolerance
            && row.start + row.length >= end - Self.tolerance
      }
    }
    return uncovered.isEmpty ? visible : uncovered
  }

  /// The first subview in sight that still exists and belongs to some longest common subsequence
  /// with the new list (R10).
  ///
  /// Whether edits were reported or found in an array does not matter.
  private func firstUnmoved(in newItems: [NaiveItem]) -> Int? {
    let remaining = seen.filter { id in newItems.contains { $0.id == id } }
    return kept(of: remaining, in: newItems).first
  }

  /// The ids that belong to some longest common subsequence with the new list.
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
