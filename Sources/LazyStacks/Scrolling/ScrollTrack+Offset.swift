extension ScrollTrack {
  /// Moves the region over the content, before anything is clamped.
  func move(
    by distance: Double,
    _ cause: LedgerCause,
    _ subject: ViewID? = nil,
    anchor: ScrollAnchorRole? = nil,
    motion: LedgerMotion? = nil
  ) {
    guard distance != 0 else { return }
    for stack in stacks { stack.arrangement.move(by: -distance) }
    note(offset + distance, cause, subject, anchor: anchor, motion: motion)
  }

  /// Writes a change of the offset into the ledger.
  ///
  /// What is within the tolerance is no change: it is rounding, and goes to the entry before.
  func note(
    _ new: Double,
    _ cause: LedgerCause,
    _ subject: ViewID?,
    anchor: ScrollAnchorRole? = nil,
    motion: LedgerMotion? = nil
  ) {
    let tolerance = max(Double.tolerance, abs(new).ulp * 4)
    if abs(new - offset) > tolerance {
      var entry = LedgerEntry(cause: cause, subject: subject, old: offset, new: new)
      entry.anchor = anchor
      entry.motion = motion
      entry.isOfPosition = anchor != nil && (staysAtEdge || subject != nil)
      // Without a motion a target behavior is asked again because of another length.
      let isAgain = cause == .snap && motion == nil
      let isByLength = cause == .clamp || anchor == .sizeChanges || isAgain
      if isByLength, let before = node.sightBefore, before.frame == context.trace.frame {
        describe(before, in: &entry)
      }
      entries.append(entry)
      offset = new
    } else if !entries.isEmpty {
      entries[entries.count - 1].new = new
      offset = new
    }
  }

  /// Takes note of what about the region is otherwise than before the frame.
  private func describe(_ before: SightBefore, in entry: inout LedgerEntry) {
    if !before.size[axis].isNearly(containerLength) {
      entry.oldContainer = before.size[axis]
      entry.container = containerLength
    }
    let insets = node.insets.length(axis)
    if let old = before.insets?.length(axis), !old.isNearly(insets) {
      entry.oldInsets = old
      entry.insets = insets
    }
  }

  /// The smallest offset, with which the start of the content is where it rests: where the insets
  /// end, or further on where content that is too short is aligned elsewhere.
  var minOffset: Double {
    let start = 0 - node.insets.start(axis)
    guard let alignment = anchors.alignment, alignment != 0, contentLength > 0 else { return start }
    return start - alignment * max(0, containerLength - node.insets.length(axis) - contentLength)
  }

  /// Whether at an offset content that is too short stands where a default anchor aligns it, and
  /// nobody scrolled it away from there.
  private func isAligned(at offset: Double) -> Bool {
    excess == 0 && offset == minOffset
      && minOffset.isClearlyLess(than: 0 - node.insets.start(axis))
      && !entries.contains(where: \.isIntended)
  }

  /// The largest offset, with which the end of the content is at the end of the region (rule R6).
  var maxOffset: Double {
    max(minOffset, contentLength + node.insets.end(axis) - containerLength)
  }

  /// The largest offset that is allowed now to a region which would start somewhere.
  func greatestOffset(_ wanted: Double) -> Double {
    guessedEnd == nil ? maxOffset : max(maxOffset, wanted)
  }

  /// The offset at a fraction of the way from the least to the largest.
  func offset(at fraction: Double) -> Double {
    // The ends are exact.
    fraction == 1 ? maxOffset : minOffset + fraction * (maxOffset - minOffset)
  }

  /// - Returns: Whether the region moved, so that the stacks must be filled again.
  func clamp() -> Bool {
    settleEstimate()
    // Where nothing moves the content, what was beyond an end comes back at once.
    if hold != nil, motion == nil { excess = 0 }
    let wanted = heldOffset?.offset ?? offset
    let target = hold.map { offset(at: $0.fraction) } ?? allowed(wanted)
    let distance = target - offset
    guard abs(distance) > Double.tolerance else { return snap(to: target) }
    let held = target == heldOffset?.offset ? heldOffset : nil
    let count = entries.count
    note(
      target,
      hold?.cause ?? held.map { $0.isOfProgram ? .script : .data } ?? .clamp,
      held?.target,
      anchor: hold?.anchor ?? (isAligned(at: target) ? .alignment : nil),
      motion: excess == 0 ? nil : ledgerMotion
    )
    if held?.isOfProgram ?? false, entries.count > count { entries[count].estimated = .kept }
    // The way back from far outside is not summed up: the difference would lose the last digits.
    alignAll()
    return true
  }

  /// Offsets within the tolerance of an end are that end, so that the top is 0 exactly (claim 37).
  private func snap(to target: Double) -> Bool {
    guard target != offset else { return false }
    for stack in stacks { stack.arrangement.move(by: offset - target) }
    if !entries.isEmpty { entries[entries.count - 1].new = target }
    offset = target
    return false
  }
}
