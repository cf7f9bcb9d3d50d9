import LazyExtents

/// Reports what a container assumes about the lines that it does not hold, and why that changed.
struct EstimateReport {
  private let stack: LazyStackNode
  private let track: ScrollTrack
  /// Whether the container stands in a row of another one.
  private let isInRow: Bool
  private var run: LazyRun { stack.run }

  /// Reports a container that a track moves.
  init(of stack: LazyStackNode, on track: ScrollTrack, isInRow: Bool = false) {
    self.stack = stack
    self.track = track
    self.isInRow = isInRow
  }

  /// Records the estimates of this stack and of those in its rows in the trace, if they differ from
  /// those last reported.
  func record() {
    for inner in stack.nested { EstimateReport(of: inner, on: track, isInRow: true).record() }
    let estimate = run.lengths.estimate
    guard
      run.findings?.hasAny ?? false || estimate != run.told.estimate
        || stack.position != run.told.start || hasOtherCount
    else { return }
    let told = run.told
    let findings = run.takeFindings() ?? RunFindings()
    let estimator = estimatorInTrace
    run.told = RunFindings.Told(estimate: estimate, start: stack.position, estimator: estimator)
    let hasMoved = !isInRow && told.start.map { !$0.isNearly(stack.position) } ?? false
    guard estimate != told.estimate || hasMoved || findings.isWorthTelling || hasOtherCount else {
      return
    }
    var change = EstimateChange(
      view: stack.name,
      estimator: estimator,
      old: told.estimate,
      new: estimate,
      lead: RunLead(of: run).described(corrected: findings.corrected),
      start: stack.position
    )
    change.oldEstimator = told.estimator == estimator ? nil : told.estimator
    change.container = stack.id
    change.seen = stack.seen
    change.isInRow = isInRow
    change.lengths = run.lengths.measuredCount
    change.measured = findings.measured
    if let id = change.measured?.view?.id, isShared(id) { change.measured?.isOfPlaces = true }
    change.restart = findings.restart
    change.forgetsLengths = findings.forgetsLengths
    change.edit = findings.edit
    change.ahead = isInRow ? 0 : linesAhead(findings)
    change.behind = findings.behind - change.ahead
    change.oldSpacing = findings.oldSpacing
    change.regrouped = findings.regrouped
    change.hasOtherLayout = findings.hasOtherLayout
    change.oldStart = told.start ?? stack.position
    change.measuresAll = run.lengths.measuresAll
    change.isOutOfSight = stack.endsBeforeSight
    change.isBesideLonger = isBesideLonger
    change.guessesLength = LengthKnowledge(of: stack).isEstimated
    change.released = released(findings)
    change.counts = oldCount(findings).map {
      EstimateChange.Counts(old: $0, new: run.count, isGuess: stack.list.firstOpen != nil)
    }
    ScrollPlaceReport(of: track.node).record()
    stack.context.record(.estimate(change), of: track.inTrace)
  }

  /// Whether the container stands beside something longer, and did when the frame began.
  private var isBesideLonger: Bool {
    guard !isInRow, track.stacks.count > 1 else { return false }
    var node: Node = stack
    while let parent = node.parent, !(parent is ScrollNode) {
      if parent.stackAxis == stack.axis.cross, isShorter(node, in: parent) { return true }
      node = parent
    }
    return false
  }

  private func isShorter(_ node: Node, in parent: Node) -> Bool {
    let axis = stack.axis
    guard let old = node.sightBefore, let around = parent.sightBefore,
      old.frame == around.frame, old.frame == stack.context.sight.ofViews
    else { return false }
    return node.size[axis].isClearlyLess(than: parent.size[axis])
      && old.size[axis].isClearlyLess(than: around.size[axis])
  }

  /// Whether elements turned out to give other numbers of views than had been assumed.
  private var hasOtherCount: Bool { oldCount(run.findings).map { $0 != run.count } ?? false }

  /// How many lines there were when the frame began, if that or the number now is assumed.
  private func oldCount(_ findings: RunFindings?) -> Int? {
    run.loading.oldCount ?? (stack.list.firstOpen == nil ? nil : findings?.before.count)
  }

  /// What was held when the frame began or was measured in an earlier pass of it, stands after what
  /// is held now, and is guessed again.
  ///
  /// Lines before the run keep their lengths in its lead.
  private func released(_ findings: RunFindings) -> EstimateChange.Released? {
    guard !isInRow, stack.fold == nil, !run.lengths.remembers, !run.lines.isEmpty,
      stack.columns == nil || !stack.isRearranged && !stack.hasOtherColumns
    else { return nil }
    var lines = heldLines + pinnedLines + passedLines(findings)
    guard lines.contains(where: { !$0.length.isNearly(guess(ofLine: $0.index)) }) else {
      return nil
    }
    lines.sort { $0.index < $1.index }
    return EstimateChange.Released(
      views: lines.prefix(EstimateChange.Released.few).map { $0.first.seen.id ?? $0.first.label },
      count: lines.count,
      length: lines.reduce(0) { $0 + $1.length },
      guess: lines.reduce(0) { $0 + guess(ofLine: $1.index) }
    )
  }

  /// A line that the run held.
  private typealias FormerLine = (index: Int, first: Subview, length: Double)

  /// The lines that were held when the frame began and stand behind the run now.
  private var heldLines: [FormerLine] {
    guard run.restarted != .anew, stack.seenLines.frame == stack.context.sight.ofRows else {
      return []
    }
    var found: [FormerLine] = []
    let (map, end) = (stack.lineMap, run.last)
    stack.seenLines.held.walk { held in
      // Most stand in the run or before it.
      guard !held.subviews.allHold({ map.line(of: $0.index) < end }) else { return }
      // What went with its data is not there any more.
      let cells = held.subviews.filter { stack.loaded($0.index) === $0 }
      guard let first = cells.first, map.line(of: first.index) >= end else { return }
      found.append((map.line(of: first.index), first, cells.reduce(0) { max($0, $1.length) }))
    }
    return found
  }

  /// The views that an edge held aside of their places when the frame began, if these are behind
  /// the run now.
  private var pinnedLines: [FormerLine] {
    guard !stack.seenLines.pins.isEmpty, stack.columns == nil,
      stack.seenLines.frame == stack.context.sight.ofRows
    else { return [] }
    let held = Set(stack.seenLines.held.lazy.flatMap(\.subviews).map(ObjectIdentifier.init))
    return stack.seenLines.pins.compactMap { pin in
      let subview = pin.subview
      guard stack.lineMap.line(of: subview.index) >= run.last,
        stack.loaded(subview.index) === subview, !held.contains(ObjectIdentifier(subview)),
        !stack.pins.contains(where: { $0 === subview })
      else { return nil }
      return (stack.lineMap.line(of: subview.index), subview, pin.length)
    }
  }

  /// The lines behind the run that were measured in the frame, without those that were held when it
  /// began.
  private func passedLines(_ findings: RunFindings) -> [FormerLine] {
    guard !stack.isRearranged else { return [] }
    var behind: [(index: Int, length: Double)] = []
    let end = run.last
    findings.forEachMeasured { if $0 >= end { behind.append(($0, $1)) } }
    guard !behind.isEmpty else { return [] }
    let held = Set(stack.seenLines.held.map { stack.lineMap.line(of: $0.before.index) })
    return behind.compactMap { index, length in
      guard !held.contains(index),
        let first = stack.loaded(stack.lineMap.subviews(of: index).lowerBound)
      else { return nil }
      return (index, first, length)
    }
  }

  /// What counts for a line that is not held.
  private func guess(ofLine line: Int) -> Double {
    run.lengths.estimator.extent(of: line..<line + 1)
  }

  /// How many lines that came or went at or behind the anchor are now before what is in sight.
  ///
  /// That happens if a held position or a jump led past them.
  private func linesAhead(_ findings: RunFindings) -> Int {
    guard findings.behind != 0, findings.regrouped == nil, stack.columns == nil, stack.fold == nil,
      let kept = stack.kept
    else { return 0 }
    var new = 0
    for line in run.lines where line.subviews[0].isPlaced {
      let index = line.subviews[0].index
      guard let stretch = kept.stretch(at: index), !stretch.isMoved else {
        new += 1
        continue
      }
      let told = findings.edit.map { $0.inserted - $0.removed } ?? 0
      let ahead = stretch.new - stretch.old.lowerBound - new - told
      let isPart = findings.behind > 0 ? 0...findings.behind : findings.behind...0
      return isPart.contains(ahead) ? ahead : 0
    }
    return 0
  }

  /// The name of the estimator that is in use.
  private var estimatorInTrace: String {
    let chosen =
      stack.attributes.estimator?.description ?? stack.context.settings.estimator.description
    return run.lengths.standIn.map { "\($0) in place of \(chosen)" } ?? chosen
  }

  /// Whether several lines in sight had an id, so that the length with which one had counted may be
  /// that of another.
  private func isShared(_ id: ViewID) -> Bool {
    stack.seenLines.held.lazy.filter { $0.subviews[0].id == id }.prefix(2).count > 1
  }
}
