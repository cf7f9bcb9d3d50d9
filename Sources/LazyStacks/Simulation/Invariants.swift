import DequeModule
import LazyExtents

/// A rule of the model that the simulator broke: a bug of lazylab, never of the user.
public struct InvariantViolation: Error, Equatable, CustomStringConvertible {
  /// Which invariant, by its number in the model.
  public var invariant: String
  /// What was found.
  public var finding: String

  /// One sentence for people: what is wrong, where, and what to do.
  public var description: String { "invariant \(invariant) does not hold: \(finding)" }
}

extension Window {
  /// Checks the invariants of the model on the last frame.
  ///
  /// Users' lazy layouts are asked again for what is in sight, and must place it alike.
  ///
  /// - Throws: ``InvariantViolation`` for the first that is broken; ``WindowError/busy(verb:)``
  ///   while a frame is being made, in which they do not hold yet. After a frame that was stopped
  ///   nothing is checked: the next frame completes it.
  public func check() throws {
    try checkIdle("check")
    guard !wasStopped else { return }
    try reading {
      for scroll in liveScrolls where scroll.isShown {
        try context.work.poll(scroll.heldLines)
        try scroll.check()
        for stack in scroll.tracks.flatMap(\.stacks).flatMap(\.withNested) {
          try stack.checkSteps()
        }
      }
    }
    for ledger in lastFrame.ledgers { try ledger.check() }
    try checkMoves()
  }

  /// Nothing in sight moved by itself: neither a row of any stack nor a view beside them (I1).
  private func checkMoves() throws {
    try require("I1", that: moveByItself == nil) { moveByItself ?? "" }
  }

  func checkInDebugBuilds() {
    #if LAZYLAB_CHECKS
    guard !isClosed, !wasStopped else { return }
    do {
      for scroll in liveScrolls where scroll.isShown { try scroll.check() }
      for ledger in lastFrame.ledgers { try ledger.check() }
      try checkMoves()
    } catch {
      preconditionFailure("\(error)")
    }
    #endif
  }
}

extension FrameRecord.Ledger {
  /// The entries follow one another, so they sum to the change of the frame.
  func check() throws {
    for (earlier, later) in zip(entries, entries.dropFirst()) where earlier.new != later.old {
      throw InvariantViolation(
        invariant: "ledger",
        finding: "\(earlier.new) is followed by \(later.old)"
      )
    }
  }
}

extension ScrollNode {
  /// How many lines there are to check.
  fileprivate var heldLines: Int {
    tracks.flatMap(\.stacks).flatMap(\.withNested).reduce(1) { $0 + $1.run.lines.count }
  }

  func check() throws {
    guard !pending.wasGivenUp else { return }
    for track in tracks { try track.check() }
  }
}

extension ScrollTrack {
  fileprivate func check() throws {
    let slack = max(Double.tolerance, offset.ulp * 64)
    // A motion may have the content beyond an end, and knows how far.
    let beyond = offset - min(max(offset, minOffset), greatestOffset(offset))
    try require("R8", that: abs(beyond - travel.excess) <= slack) {
      "the offset \(offset) is outside \(minOffset)...\(maxOffset)"
    }
    for stack in stacks.flatMap({ $0.withNested }) {
      try stack.checkRun()
      try stack.checkPlacement()
    }
    guard let stack = contentStack else { return }
    try checkOffset(stack)
  }

  private func checkOffset(_ stack: LazyStackNode) throws {
    let run = stack.run
    guard !run.lines.isEmpty else { return }
    let slack = max(Double.tolerance, abs(offset).ulp * 64)
    try require("R2a", that: abs(run.offset - offset) <= slack) {
      "the offset \(offset) is not lead \(run.lead) minus start \(run.start)"
    }
    let isAtTop = run.first == 0 && abs(run.start) <= slack
    try require("I2", that: !isAtTop || offset <= slack) {
      "the first subview is at the top, not 0"
    }
    guard run.last == run.count else { return }
    try require("I4", that: abs(run.length - (run.lead + run.extent)) <= slack) {
      "all subviews are placed and the length \(run.length) is not their end"
    }
  }
}

extension LazyStackNode {
  /// The run is contiguous, its lead is 0 at the first subview, and it is what can be seen (I3).
  func checkRun() throws {
    try require("R1", that: run.count == run.estimator.count) {
      "there are \(run.count) lines, and the estimator knows of \(run.estimator.count)"
    }
    try require("R7", that: run.first > 0 || (run.lead == 0 && run.isLeadExact)) {
      "the lead before the first subview is \(run.lead)"
    }
    let slack = max(Double.tolerance, abs(run.start).ulp * 64, abs(run.end).ulp * 64)
    for (position, line) in run.lines.enumerated() {
      try require("I3", that: line.index == run.first + position) {
        "line \(line.index) stands at position \(run.first + position) of the run"
      }
      let indices = line.subviews.map(\.index)
      try require("I3", that: indices == Array(lineMap.subviews(of: line.index))) {
        "line \(line.index) has the subviews \(indices)"
      }
      for cell in line.subviews where line.step == nil {
        let isInside = cell.rel >= line.rel - slack && cell.rel + cell.length <= line.relEnd + slack
        try require("R5", that: isInside) { "\(cell.label) is longer than its line" }
      }
      guard position > 0 else { continue }
      let before = run.lines[position - 1]
      let expected = before.relEnd + run.spacing
      // Where a line ends is as inexact as where it starts and as its length.
      let rounding = Double.slack(at: max(abs(before.rel), before.length, abs(line.relEnd)))
      try require("I3", that: abs(line.rel - expected) <= rounding) {
        "line \(line.index) starts at \(line.rel), not at \(expected)"
      }
    }
  }

  /// Exactly the lines that intersect the visible rect are placed, and they cover it (I3).
  func checkPlacement() throws {
    guard isShown, run.count > 0, !run.isCutShort, !run.lacksNext else { return }
    let span = visibleSpan
    for line in run.lines {
      let isVisible = run.isVisible(line, in: span)
      for subview in line.subviews where subview.isPlaced != (isVisible || subview.isPinned) {
        try require("I3", that: false) {
          "subview \(subview.index) at \(subview.rel) is placed: \(subview.isPlaced)"
        }
      }
    }
    try checkPins(span)
    guard run.lines.contains(where: { $0.subviews[0].isPlaced }) else { return }
    let start = run.isReversed ? run.start : run.reachBefore
    try require("I3", that: run.first == 0 || !start.isClearlyGreater(than: span.start)) {
      "nothing is placed before \(run.start)"
    }
    let end = run.isReversed ? run.reachBefore : run.end + run.spacing
    try require("I3", that: run.last == run.count || !end.isClearlyLess(than: span.end)) {
      "nothing is placed after \(run.end)"
    }
  }
}

extension LazyStackNode {
  /// The edges hold the views that rule R15 names: a view stays at the edge while its section
  /// surrounds it, and gives way where an end of the section is nearer.
  func checkPins(_ region: VisibleSpan) throws {
    let span = spanWithoutInsets(region)
    for pin in pins {
      try require("R15", that: pin.isPlaced) { "\(pin.label) is held at an edge and not placed" }
    }
    for section in visibleSections(region) {
      guard let (first, last) = linesInRun(of: section) else { continue }
      let hasStart = first.subviews.contains { $0.index == section.range.lowerBound }
      let hasEnd = last.subviews.contains { $0.index == section.range.upperBound - 1 }
      let ends = heldAtEdges(section, pinning: attributes.pinnedViews)
      let start = heldStart(of: section) ?? first.seenStart
      if let header = ends.first.flatMap(loaded) {
        let place = hasStart ? max(start, span.start) : span.start
        let expected =
          hasEnd ? min(place, (heldEnd(of: section) ?? last.relEnd) - header.length) : place
        try checkPin(header, expected: expected, in: region)
      }
      if let footer = ends.last.flatMap(loaded) {
        let place = span.end - footer.length
        let natural = hasEnd ? min(place, footer.rel) : place
        let header = firstOfSection(section) == nil ? 0 : first.seenLength
        let expected = hasStart ? max(natural, start + header) : natural
        try checkPin(footer, expected: expected, in: region)
      }
    }
  }

  /// The first and the last line of the run that are part of a section.
  private func linesInRun(of section: SubviewList.Section) -> (first: Line, last: Line)? {
    guard !section.range.isEmpty else { return nil }
    let start = lineMap.line(of: section.range.lowerBound)
    let end = lineMap.line(of: section.range.upperBound - 1)
    let held = run.lines.filter { $0.index >= start && $0.index <= end }
    guard let first = held.first, let last = held.last else { return nil }
    return (first, last)
  }

  private func checkPin(_ subview: Subview, expected: Double, in region: VisibleSpan) throws {
    guard isInRun(subview) || region.touches(from: expected, length: subview.length) else { return }
    try require(
      "R15",
      that: subview.isPinned && abs(subview.shownRel - expected) <= 4 * Double.tolerance
    ) {
      "\(subview.label) is at \(subview.shownRel), not at \(expected)"
    }
  }
}

private func require(
  _ invariant: String,
  that condition: Bool,
  finding: () -> String
) throws {
  guard condition else {
    throw InvariantViolation(invariant: invariant, finding: finding())
  }
}
