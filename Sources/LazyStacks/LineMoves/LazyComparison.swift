import LazyExtents

/// Compares what a lazy container holds with what it held when the frame began.
struct LazyComparison {
  private let stack: LazyStackNode
  private var run: LazyRun { stack.run }
  private var seen: SeenLines { stack.seenLines }
  private var frame: Int { stack.context.sight.ofRows }

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Whether both can be compared: after a move by an anchor of the screen, an edit or a stack
  /// beside this one they can, after a requested jump they cannot.
  var isPossible: Bool {
    guard stack.seenLines.frame == frame else { return false }
    guard run.restarted == .jumped else { return true }
    guard let track = stack.movingTrack, track.pushes.expected == 0 else { return false }
    return track.pushes.anchor != 0 || stack.isRearranged || track.stacks.count > 1
  }

  /// Whether lines may stand elsewhere than a finger or a program moved them, unless
  /// `allMovedAsOne`: then only lengths may be others.
  func mayFindMoves(allMovedAsOne: Bool) -> Bool {
    let pins = stack.pins
    return stack.isRearranged
      || !(pins.isEmpty && seen.pins.isEmpty)
        && stack.seenLines.differs(from: pins, isScrolled: intendedMove != 0)
      || !allMovedAsOne && !movedAsOne || stack.movingTrack?.ledger.movesByItself ?? false
      || stack.seenLines.differs(from: run) && (hasOtherLengths || isExchanged)
  }

  /// Whether nothing that was held is on screen, although nobody scrolled.
  private var isExchanged: Bool { intendedMove == 0 && !hasRowsThatStayed }

  /// Whether everything that was on screen before moved as a finger or a program asked for.
  var movedAsOne: Bool {
    let (distance, rounding, frame) = (-intendedMove, run.rounding, frame)
    return run.lines.allHold { line in
      line.subviews.allHold { subview in
        guard let change = subview.change(in: frame) else { return true }
        return abs(change.rel - distance) <= rounding
      }
    }
  }

  /// How far a finger or a program moved the container in this frame.
  private var intendedMove: Double {
    stack.movingTrack.map { FrameRecord.intendedMove($0.entries) } ?? 0
  }

  /// Whether a line that was held before changed its length.
  private var hasOtherLengths: Bool {
    let frame = frame
    let held = stack.seenLines.held
    return !run.lines.allHold { line in
      guard let before = line.subviews[0].before, before.frame == frame else { return true }
      return abs(held[before.line].length - line.length) <= Double.tolerance
    }
  }

  /// Whether a row is in sight that was there when the frame began.
  var hasRowsThatStayed: Bool {
    let frame = frame
    return !stack.placement.lines.allHold { line in
      line.subviews.allHold { $0.change(in: frame) == nil }
    }
  }

  /// What an edge held when the frame began and still holds, away from its own place.
  var pinsThatStayed: [Subview] {
    guard !seen.pins.isEmpty, run.restarted == .not || hasRowsThatStayed else { return [] }
    return stack.pins.filter { pin in
      (!pin.isAtOwnPlace || !stack.isInRun(pin)) && seen.pins.contains { $0.subview === pin }
    }
  }

  /// The first row in sight that stands where it stood, but for what moved the region.
  var stillRow: SeenView? {
    // Cells that moved on from line to line are no lines that stand where they stood.
    guard isPossible, stack.columns == nil || stack.kept == nil, !stack.hasOtherColumns,
      let pushes = stack.movingTrack?.pushes
    else { return nil }
    for line in run.lines {
      guard let cell = line.subviews.first, let change = cell.change(in: frame) else { continue }
      let told = cell.before?.told ?? 0
      let by = change.rel + told + pushes.expected + pushes.unasked
      if abs(by) <= run.rounding { return cell.seen }
    }
    return nil
  }
}
