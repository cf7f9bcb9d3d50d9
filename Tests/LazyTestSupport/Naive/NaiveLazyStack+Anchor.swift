extension NaiveLazyStack {
  /// Ends what a default anchor holds, because a finger or a program scrolls (R10).
  mutating func forgetAnchor() {
    (isKeptAtEnd, restsAtEnd, ignoresContent) = (false, false, false)
  }

  /// Shows the end initially, and again after a change while the viewport rests there.
  ///
  /// - Parameters:
  ///   - isEdited: Whether the list changed.
  ///   - isTurned: Whether the size of the viewport changed.
  ///   - isResized: Whether the length of the viewport changed.
  mutating func followEnd(isEdited: Bool, isTurned: Bool = false, isResized: Bool = false) {
    guard let goesOn = followsEnd else { return }
    if isResized, !goesOn { ignoresContent = true }
    guard !items.isEmpty else {
      guard isPositioned, restsAtEnd, isResized || (isEdited || isTurned) && !ignoresContent else {
        return
      }
      if isTurned { changes.resize -= contentOffset } else { changes.data -= contentOffset }
      rel += contentOffset
      return
    }
    let isFirst = !isPositioned
    isPositioned = true
    guard isFirst || restsAtEnd && (isResized || (isEdited || isTurned) && !ignoresContent) else {
      return
    }
    let before = (offset: offset, script: changes.script)
    heldOffset = nil
    if run.isEmpty {
      startRun(at: lines.count - 1, rel: 0, lead: 0)
      lead = guessedExtent(of: 0..<lines.count - 1)
      rel = containerLength - run[0].length
    } else {
      scroll(to: lines.count - 1, anchor: 1)
    }
    changes.script = before.script
    isKeptAtEnd = true
    let move = offset - before.offset
    if isFirst {
      changes.script += move
    } else if isTurned {
      changes.resize += move
    } else {
      changes.data += move
    }
  }
}
