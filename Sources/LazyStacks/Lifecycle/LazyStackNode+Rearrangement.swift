import LazyExtents

extension LazyStackNode {
  /// Takes over a list that was read anew: loaded subviews are matched by identity, the anchor
  /// keeps its place, and what is gone is given up with its state (rules R10, R16).
  func rearrange(to new: SubviewList, _ changes: Changes) throws {
    let change = changes.subviews
    if !new.readings.isEmpty { context.followers.insert(self) }
    try track?.finishLanding(in: self, before: change)
    let isFirst = listVersion == 0
    listVersion += 1
    let known = opened
    opened = OpenedList(new, version: listVersion, succeeding: known, by: change)
    let lines: LineMap
    do {
      lines = try makeLineMap(columns)
    } catch {
      opened = known
      throw error
    }
    for (id, label) in changes.repeated { context.diagnoseDuplicate(id, in: label) }
    guard !isFirst else {
      lineMap = lines
      let estimator = makeEstimator(count: lines.count)
      run = LazyRun(estimator, spacing: run.spacing, profile: context.profile)
      classify()
      return
    }
    isRearranged = isRearranged || !change.isEmpty
    if !change.isEmpty { kept = change.stretchesInNewOrder }
    let lineChange = LineChange(subviews: change, old: lineMap, new: lines)
    rearrange(lineChange, from: known.list, pushes: context.profile.editAnchor == .offset)
    guard !change.isEmpty, let edit = run.findings?.edit else { return }
    if edit.inserted + edit.removed > 0 { hasUntoldEdit = true }
  }

  /// What becomes of the subviews with a list that was read anew.
  struct Changes {
    let subviews: SubviewListChange
    /// The ids that occur more than once, and what they occur in.
    let repeated: [(id: ViewID, place: String)]
  }

  /// Compares a list with the one before; nothing is changed by it, so that work may be stopped.
  func changes(to new: SubviewList) throws -> Changes {
    let change = SubviewListChange(from: list, to: new, context.work)
    let repeated = repeatedIDs(in: new)
    try context.work.poll(0)
    return Changes(subviews: change, repeated: repeated)
  }

  /// Puts the subviews into other lines where the room for columns changed.
  func regrid(_ offered: Double?) {
    guard let new = columns(offered: offered), new != columns else { return }
    let hasOtherCount = new.count != columns?.count
    let made = hasOtherCount ? context.guarding { try makeLineMap(new) } : nil
    let change = made.map { _ in SubviewListChange(from: list, to: list, context.work) }
    guard !isStopped else { return }
    let old = columns?.count ?? 1
    columns = new
    guard let lines = made, let change else { return }
    let lineChange = LineChange(subviews: change, old: lineMap, new: lines)
    let regrouped = EstimateChange.Regrouped(
      oldColumns: old,
      columns: new.count,
      lines: run.first,
      length: run.lead
    )
    rearrange(lineChange, from: list, pushes: false)
    isRegrouped = true
    if !run.lines.isEmpty { run.noteFindings { $0.regrouped = regrouped } }
  }

  /// Takes over which lines there are now; what comes and goes above moves what is in sight only if
  /// it `pushes` (P18).
  private func rearrange(_ change: LineChange, from old: SubviewList, pushes: Bool) {
    let top = track?.restingStart(of: self) ?? visibleSpan.start
    var anchor = run.anchor(visibleSubviews, change, top: top)
    let loaded = allLoaded
    let shown = visibleSubviews.map(\.index)
    let lead = anchor.map { run.lines.isEmpty ? run.lead : run.position(of: $0.old) }
    run.rearrange(change, anchor)
    if pushes, let lead { anchor?.rel += run.lead - lead }
    if let anchor {
      nameFew(change, anchor, from: old)
      run.findings?.edit?.keepsPlaceAlone = !run.keptPlace && !shown.isEmpty
      run.findings?.edit?.keepsNothing = change.subviews.stretches.isEmpty
      run.findings?.edit?.seen = shown.count {
        change.old.line(of: $0) < anchor.old && change.subviews.newIndex(of: $0) == nil
      }
    }
    lineMap = change.new
    classify()
    edges.letGo()
    lost += store.rearrange(loaded, change.subviews)
    refill(anchor)
  }

  /// Which subviews share a line with a number of columns.
  func makeLineMap(_ columns: GridColumns?) throws -> LineMap {
    sectionedSegments.removeAll()
    guard let columns, columns.count > 1 else { return .oneEach(list.count) }
    return try lines(of: opened, columns.count)
  }

  func lines(of holder: OpenedList, _ columns: Int) throws -> LineMap {
    var builder = LineMapBuilder(columns: columns)
    var sections: [ViewKey] = []
    for (position, segment) in holder.list.segments.enumerated() where segment.count > 0 {
      if segment.sections != sections { builder.endLine() }
      sections = segment.sections
      guard segment.role == .content else {
        builder.addWholeLine()
        continue
      }
      guard segment.arity > 1, let first = try firstElement(position, in: holder) else {
        builder.add(cells: segment.count)
        continue
      }
      if holder === opened { sectionedSegments.insert(position) }
      builder.add(try lines(of: first, columns), times: segment.count / segment.arity)
    }
    return builder.finish()
  }

  /// The first element of a segment if it has sections, which tells how all elements are built.
  private func firstElement(_ position: Int, in holder: OpenedList) throws -> OpenedList? {
    let location = SubviewList.Location(segment: position, element: 0, part: 0)
    let first = try openElement(location, in: holder, .resolve)
    return first.list.hasSections ? first : nil
  }

  /// Begins the run again with the subview that keeps its place.
  private func refill(_ anchor: LazyRun.Anchor?) {
    guard let anchor, run.count > 0 else { return }
    let lead = run.lead
    let isExact = run.isLeadExact
    let restarted = run.restarted
    let grewAtStart = run.grewAtStart
    let restart = run.findings?.restart
    run.restart(at: anchor.new, rel: anchor.rel, lead: lead, .update, self)
    run.isLeadExact = isExact || anchor.new == 0
    run.restarted = restarted
    run.grewAtStart = grewAtStart
    run.noteFindings { $0.restart = restart }
  }
}
