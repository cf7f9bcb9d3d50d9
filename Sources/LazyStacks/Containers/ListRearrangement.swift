import LazyExtents

/// Takes over a list of subviews that was read again, or other lines for the same list.
///
/// Loaded subviews are matched by identity, the anchor keeps its place, and what is gone is given
/// up with its state (rules R10, R16).
struct ListRearrangement {
  private let stack: LazyStackNode
  private var context: FrameContext { stack.context }
  private var catalog: SubviewCatalog { stack.catalog }
  private var run: LazyRun { stack.run }

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Takes over a list that was read again.
  func take(_ new: SubviewList, with changes: SubviewCatalog.Changes) throws {
    let inList = changes.list
    let change = catalog.isReversed ? inList.mirrored : inList
    if !new.readings.isEmpty { context.directory.followers.insert(stack) }
    try stack.track?.endLanding(in: stack, before: change)
    let isFirst = catalog.version == 0
    let old = stack.list
    let lines = try catalog.take(new, with: changes)
    // Data that have one id in common mostly have them all.
    let shared = changes.repeated.first { $0.place == nil }?.id
    for (id, place) in changes.repeated where place != nil || id == shared {
      context.diagnoseDuplicate(id, in: place ?? "the views of a \(stack.name)")
    }
    guard !isFirst else { return begin(with: lines) }
    if !change.isEmpty {
      stack.edits.isRearranged = true
      stack.edits.kept = change.stretchesInNewOrder
      stack.edits.unopened = change.unopened
    }
    let lineChange = LineChange(subviews: change, old: stack.lineMap, new: lines)
    stack.track?.keepGoal(in: stack, after: lineChange)
    stack.standing.focus.follow(change)
    take(lineChange, from: old, pushes: context.profile.editAnchor == .offset)
    stack.track?.followRemembered(lineChange, in: stack)
    if !change.isEmpty, let edit = run.findings?.edit { stack.edits.note(edit) }
  }

  /// Takes over new knowledge about the number of subviews, behind those that are loaded in order.
  func take(_ growth: UnknownElements.Growth) {
    run.grow(at: growth.known, by: growth.change)
    stack.store.shift(from: growth.end, by: growth.change)
    stack.track?.follow(growth, in: stack)
    for line in stack.placement.lines { line.sections = nil }
    if run.lengths.estimator.asksForKinds {
      run.lengths.estimator.classify(LineKinds(of: catalog).all)
    }
  }

  /// Distributes the subviews over other lines if the room for columns changed.
  func regrid(_ offered: Double?) {
    guard let new = stack.columns(offered: offered), new != stack.columns else { return }
    let hasOtherCount = new.count != stack.columns?.count
    let made =
      hasOtherCount
      ? context.callbacks.guarding { try LineMaking(in: catalog).lines(with: new) } : nil
    let list = stack.list
    let change = made.map { _ in SubviewListChange(from: list, to: list, charging: context.work) }
    guard !stack.isStopped else { return }
    let old = stack.columnCount
    catalog.division.columns = new
    guard let lines = made, let change else { return }
    let lineChange = LineChange(subviews: change, old: stack.lineMap, new: lines)
    let regrouped = EstimateChange.Regrouped(
      oldColumns: old,
      columns: new.count,
      lines: run.first,
      length: stack.placement.lead
    )
    // What an edit of the same frame did is told apart from what the columns did.
    let (edit, behind) = (run.findings?.edit, run.findings?.behind ?? 0)
    take(lineChange, from: list, pushes: false)
    run.noteFindings { ($0.edit, $0.behind) = (edit, behind) }
    stack.layoutNotes.isRegrouped = true
    if !stack.placement.isEmpty { run.noteFindings { $0.regrouped = regrouped } }
  }

  /// Begins with the lines of the first list.
  private func begin(with lines: LineMap) {
    catalog.take(lines)
    let estimator = LineEstimator(of: stack)
    stack.run = LazyRun(
      estimator.make(count: lines.count),
      spacing: run.spacing,
      profile: context.profile,
      fold: stack.attributes.layout.map { LazyFold($0.value, in: stack) }
    )
    estimator.classify()
  }

  /// Takes over the new lines.
  ///
  /// Lines that come or go above move what is in sight only if the change `pushes` (P18).
  private func take(_ change: LineChange, from old: SubviewList, pushes: Bool) {
    let inSight = inSight
    let uncovered = inSight.filter { !stack.edges.hide($0, in: stack.visibleSpan) }
    let visible = uncovered.isEmpty ? inSight : uncovered
    let rearrangement = RunRearrangement(of: run, by: change)
    var anchor =
      stack.track?.updateAnchor(in: stack, after: change)
      ?? rearrangement.anchor(
        among: visible,
        edge: restingEdge,
        gap: GapAnchor(in: stack, before: change)
      )
    let kept = anchor.flatMap { anchor in
      run.folded.flatMap { KeptSteps(of: $0, after: change, from: anchor) }
    }
    if let kept, let held = anchor {
      anchor = kept.anchor(after: change, for: held, isReversed: run.isReversed)
    }
    run.fold?.forgetPoints { change.subviews.described.keepsAll(before: $0) }
    let loaded = stack.allLoaded
    let shown = inSight.map(\.index)
    let placement = stack.placement
    let lead = anchor.map { placement.isEmpty ? placement.lead : run.position(of: $0.old) }
    let before = stack.endsBeforeSight && run.findings?.edit == nil ? run.length : nil
    rearrangement.take(keeping: anchor)
    if pushes, let lead { anchor?.rel += stack.placement.lead - lead }
    // How many there are behind is a guess as long as not all elements are counted.
    if old.firstOpen != nil || stack.list.firstOpen != nil { run.findings?.behind = 0 }
    if let anchor {
      let report = EditReport(of: change, from: old, in: stack)
      if before != nil {
        report.noteAll()
      } else {
        report.name(around: anchor)
      }
      noteEdit(change, seen: shown, around: anchor, report: report)
    }
    if stack.edits.former == nil { stack.edits.former = old }
    catalog.take(change.new)
    LineEstimator(of: stack).classify()
    stack.edges.letGo()
    stack.edits.lost += stack.store.rearrange(loaded, by: change.subviews)
    RunStart(of: run, using: stack.loader).refill(around: anchor, keeping: kept)
    // Only now what is held counts as it is.
    if let before { run.findings?.edit?.change = run.length - before }
  }

  /// What is in sight, also where another edit of the frame left only the line that keeps its place
  /// in the run.
  private var inSight: [Subview] {
    let span = stack.visibleSpan
    let held = stack.placement.lines(in: span).flatMap(\.subviews)
    guard stack.edits.former != nil, !stack.hasJumped else { return held }
    let released = stack.store.releasedFromScreen.filter {
      !stack.isInRun($0) && span.touches(from: $0.rel, length: $0.length)
    }
    return released.isEmpty ? held : (held + released).sorted { $0.index < $1.index }
  }

  /// Notes in the findings of the run what an edit did to the subviews that were in sight.
  private func noteEdit(
    _ change: LineChange,
    seen shown: [Int],
    around anchor: UpdateAnchor,
    report: EditReport
  ) {
    run.findings?.edit?.keepsPlaceAlone = !run.keptPlace && !shown.isEmpty
    run.findings?.edit?.keepsEnd = keepsEnd(after: change, anchor: anchor)
    run.findings?.edit?.keepsNothing = change.subviews.stretches.isEmpty
    run.findings?.edit?.seen = shown.count {
      guard change.old.line(of: $0) < anchor.old else { return false }
      guard let new = change.subviews.newIndex(of: $0) else { return true }
      return change.new.line(of: new) >= anchor.new && report.hasTwin(at: $0)
    }
  }

  /// Where the container starts while nothing is scrolled; where it ends if it is reversed.
  private var restingEdge: Double {
    guard let track = stack.track else {
      return catalog.isReversed ? stack.visibleSpan.end : stack.visibleSpan.start
    }
    return track.restingEdge(of: stack)
  }

  /// Whether data came or went at the end of a reversed container that stays there.
  private func keepsEnd(after change: LineChange, anchor: UpdateAnchor) -> Bool {
    guard catalog.isReversed, anchor.old == change.old.count - 1,
      anchor.new == change.newCount - 1
    else { return false }
    return change.subviews.newIndex(of: anchor.old) != anchor.new
  }
}
