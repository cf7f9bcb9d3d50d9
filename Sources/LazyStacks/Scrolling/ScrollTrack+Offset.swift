extension ScrollTrack {
  /// Moves the region over the content, without clamping.
  func move(
    by distance: Double,
    because cause: LedgerCause,
    of subject: ViewID? = nil,
    anchor: ScrollAnchorRole? = nil,
    motion: LedgerMotion? = nil
  ) {
    guard distance != 0 else { return }
    for stack in stacks { stack.arrangement.move(by: -distance) }
    note(offset + distance, because: cause, of: subject, anchor: anchor, motion: motion)
  }

  /// Writes a change of the offset into the ledger.
  ///
  /// A change within the tolerance is rounding and is added to the entry before.
  func note(
    _ new: Double,
    because cause: LedgerCause,
    of subject: ViewID?,
    anchor: ScrollAnchorRole? = nil,
    motion: LedgerMotion? = nil
  ) {
    let tolerance = max(Double.tolerance, abs(new).ulp * 4)
    if abs(new - offset) > tolerance {
      var entry = LedgerEntry(cause: cause, subject: subject, old: offset, new: new)
      entry.anchor = anchor
      entry.motion = motion
      entry.isOfPosition = anchor != nil && (resting.staysAtEdge || subject != nil)
      // A target behavior that is asked again because of another length has no motion.
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

  /// Describes in an entry how the size and insets of the region differ from before the frame.
  private func describe(_ before: SightBefore, in entry: inout LedgerEntry) {
    // A scroll position answers to the container before it answers to lengths.
    let isTold =
      entry.isOfPosition
      && entries.contains { $0.anchor == .sizeChanges && $0.container == containerLength }
    if !before.size[axis].isNearly(containerLength), !isTold {
      entry.oldContainer = before.size[axis]
      entry.container = containerLength
    }
    guard let change = InsetChange(from: before.insets, to: node.insets, along: axis) else {
      return
    }
    (entry.oldInsets, entry.insets, entry.insetEdge) = (change.old, change.new, change.edge)
  }

  /// The smallest offset, at which the start of the content is where it rests.
  ///
  /// That is where the inset ends, or further on if a default anchor aligns short content
  /// elsewhere.
  var minOffset: Double {
    let start = 0 - node.insets.start(axis)
    guard let alignment = resting.anchors.alignment, alignment != 0, contentLength > 0 else {
      return start
    }
    return start - alignment * max(0, containerLength - node.insets.length(axis) - contentLength)
  }

  /// Whether, at an offset, short content stands where a default anchor aligns it and nobody
  /// scrolled it away.
  private func isAligned(at offset: Double) -> Bool {
    travel.excess == 0 && offset == minOffset
      && minOffset.isClearlyLess(than: 0 - node.insets.start(axis))
      && !entries.contains(where: \.isIntended)
  }

  /// The greatest offset, at which the end of the content is at the end of the region (rule R6).
  var maxOffset: Double {
    max(minOffset, contentLength + node.insets.end(axis) - containerLength)
  }

  /// The greatest offset that is allowed now for a region that would start at an offset.
  func greatestOffset(_ wanted: Double) -> Double {
    guessedEnd == nil ? maxOffset : max(maxOffset, wanted)
  }

  /// The offset at a fraction of the way from the smallest to the greatest.
  func offset(at fraction: Double) -> Double {
    // The end is returned exactly, without rounding.
    fraction == 1 ? maxOffset : minOffset + fraction * (maxOffset - minOffset)
  }

  /// Clamps the offset to the content, or puts it where it is held.
  ///
  /// - Returns: Whether the region moved, so that the stacks must be filled again.
  func clamp() -> Bool {
    settleEstimate()
    // If nothing moves the content, it comes back from beyond an end at once.
    if still.hold != nil, travel.motion == nil { travel.excess = 0 }
    let wanted = still.offset?.offset ?? offset
    let target = still.hold.map { offset(at: $0.fraction) } ?? allowed(wanted)
    let distance = target - offset
    guard abs(distance) > Double.tolerance else { return snap(to: target) }
    let held = target == still.offset?.offset ? still.offset : nil
    let count = entries.count
    note(
      target,
      because: still.hold?.cause ?? held.map { $0.isOfProgram ? .script : .data } ?? .clamp,
      of: held?.target,
      anchor: still.hold?.anchor ?? (isAligned(at: target) ? .alignment : nil),
      motion: travel.excess == 0 ? nil : ledgerMotion
    )
    if held?.isOfProgram ?? false, entries.count > count { entries[count].estimated = .kept }
    // Place the stacks anew. Adding the difference from far outside would lose the last digits.
    alignAll()
    return true
  }

  /// Makes an offset within the tolerance of an end exactly that end, so that the top is 0 (claim
  /// 37).
  private func snap(to target: Double) -> Bool {
    guard target != offset else { return false }
    for stack in stacks { stack.arrangement.move(by: offset - target) }
    if !entries.isEmpty { entries[entries.count - 1].new = target }
    offset = target
    return false
  }
}
