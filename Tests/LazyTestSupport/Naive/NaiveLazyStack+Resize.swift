extension NaiveLazyStack {
  /// Gives the viewport another size: one frame (R9).
  @discardableResult
  public mutating func resize(width: Double, length: Double) -> NaiveFrame {
    let old = contentOffset
    let isReset = abs(width - self.width) >= 0.01
    makeFrame { stack in
      let hasOtherLength = abs(stack.containerLength - length) > Self.tolerance
      stack.containerLength = length
      let follows = stack.followsEnd != nil && stack.restsAtEnd && !stack.items.isEmpty
      let keepsEnd = follows && (hasOtherLength || !stack.ignoresContent)
      if isReset { stack.reset(width, keepsEnd: keepsEnd) }
      if !hasOtherLength, !keepsEnd { return }
      stack.followEnd(isEdited: false, isTurned: true, isResized: hasOtherLength)
    }
    guard isReset else { return frame }
    frame.isReset = true
    frame.changes.estimate = 0
    frame.changes.resize = frame.offset - old - frame.changes.clamp
    return frame
  }

  /// Forgets all lengths and begins again with the topmost visible line.
  ///
  /// The same fraction of the line stays above the top, or it keeps its distance from the top.
  /// Nothing above is measured.
  private mutating func reset(_ newWidth: Double, keepsEnd: Bool) {
    let topmost = run.first
    let start = rel
    width = newWidth
    records = [:]
    memory = NaiveMemory()
    knowsTruth = false
    lengthsInFrame = [:]
    run = []
    guard !keepsEnd, let topmost, let index = line(of: topmost.ids[0]) else { return }
    startRun(at: index, rel: start, lead: 0)
    if start < -Self.tolerance, topmost.length > Self.tolerance {
      rel = start / topmost.length * run[0].length
    }
    grewAtStart = true
    fillsAroundAnchor = true
  }
}
