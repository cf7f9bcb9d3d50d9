import LazyExtents

/// Checks that what a lazy container holds is what the model says.
struct ContainerCheck {
  private let stack: LazyStackNode
  private var run: LazyRun { stack.run }

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Checks everything that one container must fulfill.
  func check() throws {
    try checkRun()
    try checkPlacement()
  }

  /// The run is contiguous, its lead is 0 at the first subview, and it is what can be seen (I3).
  private func checkRun() throws {
    try InvariantViolation.require("R1", that: run.count == run.lengths.estimator.count) {
      "there are \(run.count) lines, and the estimator knows of \(run.lengths.estimator.count)"
    }
    try InvariantViolation.require("R7", that: run.first > 0 || (run.lead == 0 && run.isLeadExact))
    {
      "the lead before the first subview is \(run.lead)"
    }
    let slack = Double.roundingOfSums(at: max(abs(run.start), abs(run.end)))
    for (position, line) in run.lines.enumerated() {
      try InvariantViolation.require("I3", that: line.index == run.first + position) {
        "line \(line.index) stands at position \(run.first + position) of the run"
      }
      let indices = line.subviews.map(\.index)
      try InvariantViolation.require(
        "I3",
        that: indices == Array(stack.lineMap.subviews(of: line.index))
      ) {
        "line \(line.index) has the subviews \(indices)"
      }
      for cell in line.subviews where line.step == nil {
        let isInside = cell.rel >= line.rel - slack && cell.rel + cell.length <= line.relEnd + slack
        try InvariantViolation.require("R5", that: isInside) {
          "\(cell.label) is longer than its line"
        }
      }
      guard position > 0 else { continue }
      let before = run.lines[position - 1]
      let expected = before.relEnd + run.spacing
      // Where a line ends is as inexact as where it starts and as its length.
      let rounding = Double.roundingOfSums(
        at: max(abs(before.rel), before.length, abs(line.relEnd))
      )
      try InvariantViolation.require("I3", that: abs(line.rel - expected) <= rounding) {
        "line \(line.index) starts at \(line.rel), not at \(expected)"
      }
    }
  }

  /// Exactly the lines that intersect the visible rect are placed, and they cover it (I3).
  private func checkPlacement() throws {
    guard stack.isShown, run.count > 0, !run.loading.isCutShort, !run.loading.lacksNext else {
      return
    }
    let span = stack.visibleSpan
    for line in run.lines {
      let isVisible = span.shows(line)
      for subview in line.subviews where subview.isPlaced != (isVisible || subview.isPinned) {
        try InvariantViolation.require("I3", that: false) {
          "subview \(subview.index) at \(subview.rel) is placed: \(subview.isPlaced)"
        }
      }
    }
    try checkPins(in: span)
    guard run.lines.contains(where: { $0.subviews[0].isPlaced }) else { return }
    let start = run.isReversed ? run.start : run.reachBefore
    try InvariantViolation.require(
      "I3",
      that: run.first == 0 || !start.isClearlyGreater(than: span.start)
    ) {
      "nothing is placed before \(run.start)"
    }
    let end = run.isReversed ? run.reachBefore : run.end + run.spacing
    try InvariantViolation.require(
      "I3",
      that: run.last == run.count || !end.isClearlyLess(than: span.end)
    ) {
      "nothing is placed after \(run.end)"
    }
  }

  /// The edges hold the views that rule R15 names: a view stays at the edge while its section
  /// surrounds it, and gives way where an end of the section is nearer.
  private func checkPins(in region: VisibleSpan) throws {
    let span = stack.spanWithoutInsets(region)
    for pin in stack.pins {
      try InvariantViolation.require("R15", that: pin.isPlaced) {
        "\(pin.label) is held at an edge and not placed"
      }
    }
    for section in SectionsInSight(of: stack, in: region).all {
      guard let (first, last) = linesInRun(of: section) else { continue }
      let hasStart = first.subviews.contains { $0.index == section.range.lowerBound }
      let hasEnd = last.subviews.contains { $0.index == section.range.upperBound - 1 }
      let pinned = PinnedSection(section, of: stack)
      let ends = pinned.ends(pinning: stack.attributes.pinnedViews)
      let start = pinned.start ?? first.seenStart
      if let header = ends.first.flatMap(stack.loaded) {
        let place = hasStart ? max(start, span.start) : span.start
        let expected =
          hasEnd ? min(place, (pinned.end ?? last.relEnd) - header.length) : place
        try checkPin(header, expected: expected, in: region)
      }
      if let footer = ends.last.flatMap(stack.loaded) {
        let place = span.end - footer.length
        let natural = hasEnd ? min(place, footer.rel) : place
        let header = pinned.first == nil ? 0 : first.seenLength
        let expected = hasStart ? max(natural, start + header) : natural
        try checkPin(footer, expected: expected, in: region)
      }
    }
  }

  /// The first and the last line of the run that are part of a section.
  private func linesInRun(of section: SubviewList.Section) -> (first: Line, last: Line)? {
    guard !section.range.isEmpty else { return nil }
    let start = stack.lineMap.line(of: section.range.lowerBound)
    let end = stack.lineMap.line(of: section.range.upperBound - 1)
    let held = run.lines.filter { $0.index >= start && $0.index <= end }
    guard let first = held.first, let last = held.last else { return nil }
    return (first, last)
  }

  private func checkPin(_ subview: Subview, expected: Double, in region: VisibleSpan) throws {
    guard stack.isInRun(subview) || region.touches(from: expected, length: subview.length) else {
      return
    }
    let rounding = 4 * Double.roundingOfSums(at: max(abs(expected), abs(run.start), abs(run.end)))
    try InvariantViolation.require(
      "R15",
      that: subview.isPinned && abs(subview.shownRel - expected) <= rounding
    ) {
      "\(subview.label) is at \(subview.shownRel), not at \(expected)"
    }
  }
}
