extension NaiveLazyStack {
  /// One pass at the offset as it is, unclamped: R3, R4, R7.
  mutating func layOut() {
    guard !items.isEmpty else { return }
    if run.isEmpty { startRun(at: 0, rel: 0, lead: 0) }
    if isOutOfReach { jumpToOffset() }
    while canGrowAtEnd { growAtEnd() }
    while canGrowAtStart { growAtStart() }
    trim()
    correctLead()
  }

  /// Whether the run is too far from the rect to walk there (R3).
  private var isOutOfReach: Bool {
    let end = rel + runLength
    if end < -Self.tolerance {
      return -end > Self.reachForward * containerLength + Self.tolerance
    }
    return rel - containerLength > Self.reachBackward * containerLength + Self.tolerance
  }

  /// Starts the run where the estimates put the offset (R3).
  ///
  /// Where that is in the run or next to it, as it is beyond the last subview, nothing is skipped:
  /// every subview before it has been passed, and an exact lead stays exact (R7).
  private mutating func jumpToOffset() {
    let target = offset
    let index = max(0, min(items.count - 1, estimatedIndex(at: target)))
    let position = position(of: index)
    let isNothingSkipped = index >= firstIndex && index <= endIndex
    let wasLeadExact = isLeadExact
    startRun(at: index, rel: position - target, lead: position)
    isLeadExact = isLeadExact || wasLeadExact && isNothingSkipped
    jumped = !isNothingSkipped
  }

  /// The last index whose estimated position is not beyond `target`, unclamped (R3).
  private func estimatedIndex(at target: Double) -> Int {
    let reached = target + Self.tolerance
    if rel > 0 {
      return lead > 0 ? wholeNumber(reached * Double(firstIndex) / lead) : 0
    }
    let step = guess + spacing
    guard step > 0 else { return items.count - 1 }
    return endIndex + wholeNumber((reached - (lead + runLength) - spacing) / step)
  }

  private func wholeNumber(_ value: Double) -> Int {
    Int(min(max(value.rounded(.down), -1e15), 1e15))
  }

  /// The position of a subview in stack coordinates, measured or estimated (R14).
  func position(of index: Int) -> Double {
    if index < firstIndex { return lead * Double(index) / Double(firstIndex) }
    if index < endIndex { return lead + start(at: index - firstIndex) - rel }
    let beyond = Double(index - endIndex) * (guess + spacing)
    return lead + runLength + spacing + beyond
  }

  /// Begins the run with one subview; what was the run is left (R3, R14).
  mutating func startRun(at index: Int, rel: Double, lead: Double) {
    run = [measure(index)]
    firstIndex = index
    self.rel = rel
    self.lead = lead
    isLeadExact = index == 0
  }

  private var canGrowAtEnd: Bool {
    endIndex < items.count
      && rel + runLength + spacing < containerLength - Self.tolerance
  }

  private var canGrowAtStart: Bool { firstIndex > 0 && rel - spacing > Self.tolerance }

  mutating func growAtEnd() {
    run.append(measure(endIndex))
  }

  /// Steps back by one subview (R7).
  mutating func growAtStart() {
    let recorded = records[items[firstIndex - 1].id] ?? guess
    let member = measure(firstIndex - 1)
    run.insert(member, at: 0)
    firstIndex -= 1
    rel -= member.length + spacing
    grewAtStart = true
    if isLeadExact {
      lead -= recorded + spacing
      changes.resize += member.length - recorded
    } else {
      lead -= member.length + spacing
    }
  }

  /// Removes what is not visible; where nothing is, the nearest stays as a place-holder (R4), among
  /// equals the one at the end towards the rect.
  private mutating func trim() {
    let visible = run.indices.filter { isVisible(start: start(at: $0), length: run[$0].length) }
    let order = rel > 0 ? Array(run.indices) : run.indices.reversed()
    let nearest = order.min { distance(of: $0) < distance(of: $1) } ?? 0
    let first = visible.first ?? nearest
    let last = visible.last ?? nearest
    let passed = start(at: first) - rel
    run = Array(run[first...last])
    firstIndex += first
    rel += passed
    lead += passed
  }

  private func distance(of position: Int) -> Double {
    let start = start(at: position)
    return max(0, start - containerLength, -(start + run[position].length))
  }

  /// The lead after growth at the start, and at the top (R7).
  private mutating func correctLead() {
    let old = lead
    if firstIndex == 0 {
      lead = 0
    } else if grewAtStart, !isLeadExact {
      lead = Double(firstIndex) * (guess + spacing)
    }
    changes.estimate += lead - old
    isLeadExact = isLeadExact || firstIndex == 0
  }

  /// Measures a subview and records it; what is measured in a frame or was in the run when it
  /// began keeps its length in that frame (R5, I1).
  mutating func measure(_ index: Int) -> Member {
    let item = items[index]
    let length = lengthsInFrame[item.id] ?? item.length
    lengthsInFrame[item.id] = length
    records[item.id] = length
    note(length)
    return Member(id: item.id, length: length)
  }
}
