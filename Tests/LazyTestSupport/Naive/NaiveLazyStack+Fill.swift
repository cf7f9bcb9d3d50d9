extension NaiveLazyStack {
  /// Makes one pass at the present offset, unclamped: R3, R4, R7.
  mutating func layOut() {
    guard !items.isEmpty else { return }
    if run.isEmpty { startRun(at: 0, rel: rel, lead: 0) }
    if isOutOfReach, !fillsAroundAnchor { jumpToOffset() }
    fillsAroundAnchor = false
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
  /// If that is in the run or next to it, as beyond the last line, nothing is skipped. Every line
  /// before it has been passed, and an exact lead stays exact (R7).
  private mutating func jumpToOffset() {
    let target = offset
    let index = max(0, min(lines.count - 1, estimatedIndex(at: target)))
    let position = position(of: index)
    let isNothingSkipped = index >= firstIndex && index <= endIndex
    let wasLeadExact = isLeadExact
    let firstBefore = firstInUpdate
    startRun(at: index, rel: position - target, lead: position)
    isLeadExact = isLeadExact || wasLeadExact && isNothingSkipped
    if isNothingSkipped { firstInUpdate = firstBefore }
    jumped = !isNothingSkipped
  }

  /// The last line whose estimated position is not after `target`, unclamped (R3).
  private func estimatedIndex(at target: Double) -> Int {
    let reached = target + Self.tolerance
    if rel > 0 {
      guard lead > 0 else { return 0 }
      return (0..<firstIndex).last { position(of: $0) <= reached } ?? 0
    }
    guard position(of: endIndex) <= reached else { return endIndex - 1 }
    var found = endIndex
    var start = position(of: endIndex)
    for index in endIndex..<lines.count {
      if start <= reached { found = index }
      start += guessedExtent(of: index..<index + 1)
    }
    return found
  }

  /// The position of a line in the stack, measured or estimated (R14).
  func position(of index: Int) -> Double {
    if index < firstIndex {
      let whole = guessedExtent(of: 0..<firstIndex)
      guard whole > 0 else { return lead * Double(index) / Double(firstIndex) }
      return lead * guessedExtent(of: 0..<index) / whole
    }
    if index < endIndex { return lead + start(at: index - firstIndex) - rel }
    return lead + runLength + spacing + guessedExtent(of: endIndex..<index)
  }

  /// Begins the run with one line; the lines of the former run leave (R3, R14), except one that
  /// stays.
  mutating func startRun(at index: Int, rel: Double, lead: Double) {
    let held = index >= firstIndex && index < endIndex ? run[index - firstIndex] : nil
    run = [held ?? measure(index)]
    firstIndex = index
    firstInUpdate = index
    grewAtStart = false
    self.rel = rel
    self.lead = lead
    isLeadExact = index == 0
  }

  private var canGrowAtEnd: Bool {
    endIndex < lines.count
      && rel + runLength + spacing < containerLength - Self.tolerance
  }

  private var canGrowAtStart: Bool { firstIndex > 0 && rel - spacing > Self.tolerance }

  mutating func growAtEnd() {
    run.append(measure(endIndex))
  }

  /// Steps back by one line (R7).
  mutating func growAtStart() {
    let recorded = record(ofLine: firstIndex - 1) ?? estimate
    let member = measure(firstIndex - 1)
    run.insert(member, at: 0)
    firstIndex -= 1
    rel -= member.length + spacing
    grewAtStart = grewAtStart || !isLeadExact && firstIndex < firstInUpdate
    if isLeadExact {
      lead -= recorded + spacing
      changes.resize += member.length - recorded
    } else {
      lead -= member.length + spacing
    }
  }

  /// Removes what is not visible.
  ///
  /// If nothing is visible, the nearest line stays as a place-holder (R4); of several, the one
  /// toward the rect.
  private mutating func trim() {
    let visible = run.indices.filter { isVisible($0) }
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

  /// Corrects the lead after growth at the start, at the top, and if everything before is known
  /// (R7).
  private mutating func correctLead() {
    let old = lead
    if firstIndex == 0 {
      lead = 0
    } else if !isLeadExact, grewAtStart || isKnown(0..<firstIndex) {
      lead = guessedExtent(of: 0..<firstIndex)
    }
    changes.estimate += lead - old
    isLeadExact = isLeadExact || isKnown(0..<firstIndex)
    grewAtStart = false
  }

  /// Measures a line that comes into the run, and records it (R5).
  private mutating func measure(_ line: Int) -> Member {
    let member = member(ofLine: line)
    learn(member.length, line: line)
    return member
  }

  /// Measures a line.
  ///
  /// A line that was measured in a frame, or was placed when the frame began, keeps its length in
  /// that frame (I1).
  mutating func member(ofLine line: Int) -> Member {
    var member = Member(ids: [], lengths: [])
    for index in lines[line] {
      let item = items[index]
      let length = lengthsInFrame[item.id] ?? item.length(in: width)
      lengthsInFrame[item.id] = length
      member.ids.append(item.id)
      member.lengths.append(length)
    }
    return member
  }
}
