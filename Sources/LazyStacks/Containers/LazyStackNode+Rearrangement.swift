import LazyExtents

extension LazyStackNode {
  /// Takes over a list that was read again.
  ///
  /// Loaded subviews are matched by identity, the anchor keeps its place, and what is gone is given
  /// up with its state (rules R10, R16).
  func rearrange(to new: SubviewList, by changes: SubviewCatalog.Changes) throws {
    let inList = changes.list
    let change = catalog.isReversed ? inList.mirrored : inList
    if !new.readings.isEmpty { context.directory.followers.insert(self) }
    if let track { try TrackLanding(on: track).finish(in: self, before: change) }
    let isFirst = catalog.version == 0
    let old = list
    let lines = try catalog.take(new, with: changes)
    for (id, label) in changes.repeated { context.diagnoseDuplicate(id, in: label) }
    guard !isFirst else {
      catalog.take(lines)
      let estimator = makeEstimator(count: lines.count)
      run = LazyRun(
        estimator,
        spacing: run.spacing,
        profile: context.profile,
        fold: attributes.layout.map { LazyFold($0.value, in: self) }
      )
      classify()
      return
    }
    if !change.isEmpty {
      edits.isRearranged = true
      edits.kept = change.stretchesInNewOrder
      edits.unopened = change.unopened
    }
    let lineChange = LineChange(subviews: change, old: lineMap, new: lines)
    if let track { TrackTravel(of: track).keepGoal(in: self, after: lineChange) }
    rearrange(lineChange, from: old, pushes: context.profile.editAnchor == .offset)
    guard !change.isEmpty, let edit = run.findings?.edit else { return }
    if edit.inserted + edit.removed > 0 { edits.isUntold = true }
    let isAlone = edit.removed == 0 && edit.inserted > 0
    edits.cameBefore = isAlone ? (edit.inserted, edit.change) : nil
    edits.wentBefore = edit.inserted == 0 ? (edit.removed, -edit.change) : nil
    let isExchange = edit.inserted > 0 && edit.removed > 0 && edit.moved == 0 && edit.brought == 0
    edits.exchangedBefore = nil
    if isExchange, let length = edit.removedLength {
      edits.exchangedBefore = (
        came: (edit.inserted, edit.change + length), went: (edit.removed, length)
      )
    }
  }

  /// Distributes the subviews over other lines if the room for columns changed.
  func regrid(_ offered: Double?) {
    guard let new = columns(offered: offered), new != columns else { return }
    let hasOtherCount = new.count != columns?.count
    let made = hasOtherCount ? context.callbacks.guarding { try catalog.makeLines(new) } : nil
    let change = made.map { _ in SubviewListChange(from: list, to: list, charging: context.work) }
    guard !isStopped else { return }
    let old = columnCount
    catalog.columns = new
    guard let lines = made, let change else { return }
    let lineChange = LineChange(subviews: change, old: lineMap, new: lines)
    let regrouped = EstimateChange.Regrouped(
      oldColumns: old,
      columns: new.count,
      lines: run.first,
      length: placement.lead
    )
    rearrange(lineChange, from: list, pushes: false)
    isRegrouped = true
    if !placement.isEmpty { run.noteFindings { $0.regrouped = regrouped } }
  }

  /// Where the container starts while nothing is scrolled; where it ends if it is reversed.
  private var restingEdge: Double {
    guard let track else { return catalog.isReversed ? visibleSpan.end : visibleSpan.start }
    return TrackRest(of: track).edge(of: self)
  }

  /// Whether data came or went at the end of a reversed container that stays there.
  private func keepsEnd(after change: LineChange, anchor: UpdateAnchor) -> Bool {
    guard catalog.isReversed, anchor.old == change.old.count - 1,
      anchor.new == change.newCount - 1
    else { return false }
    return change.subviews.newIndex(of: anchor.old) != anchor.new
  }

  /// Takes over the new lines.
  ///
  /// Lines that come or go above move what is in sight only if the change `pushes` (P18).
  private func rearrange(_ change: LineChange, from old: SubviewList, pushes: Bool) {
    var anchor = run.anchor(among: visibleSubviews, after: change, edge: restingEdge)
    let kept = anchor.flatMap { anchor in
      run.folded.flatMap { KeptSteps(of: $0, after: change, from: anchor) }
    }
    if let kept, let held = anchor {
      anchor = kept.anchor(after: change, for: held, isReversed: run.isReversed)
    }
    run.fold?.forgetPoints { change.subviews.described.keepsAll(before: $0) }
    let loaded = allLoaded
    let shown = visibleSubviews.map(\.index)
    let lead = anchor.map { placement.isEmpty ? placement.lead : run.position(of: $0.old) }
    let before = endsBeforeSight && run.findings?.edit == nil ? run.length : nil
    run.rearrange(change, keeping: anchor)
    if pushes, let lead { anchor?.rel += placement.lead - lead }
    // How many there are behind is a guess as long as not all elements are counted.
    if old.firstOpen != nil || list.firstOpen != nil { run.findings?.behind = 0 }
    if let anchor {
      let report = EditReport(of: change, from: old, in: self)
      if before != nil {
        report.noteAll()
      } else {
        report.name(around: anchor)
      }
      run.findings?.edit?.keepsPlaceAlone = !run.keptPlace && !shown.isEmpty
      run.findings?.edit?.keepsEnd = keepsEnd(after: change, anchor: anchor)
      run.findings?.edit?.keepsNothing = change.subviews.stretches.isEmpty
      run.findings?.edit?.seen = shown.count {
        guard change.old.line(of: $0) < anchor.old else { return false }
        guard let new = change.subviews.newIndex(of: $0) else { return true }
        return change.new.line(of: new) >= anchor.new && report.hasTwin(at: $0)
      }
    }
    if edits.former == nil { edits.former = old }
    catalog.take(change.new)
    classify()
    edges.letGo()
    edits.lost += store.rearrange(loaded, by: change.subviews)
    run.refill(around: anchor, keeping: kept, using: self)
    // Only now what is held counts as it is.
    if let before { run.findings?.edit?.change = run.length - before }
  }

  /// Whether all of the container is before what is in sight.
  var endsBeforeSight: Bool {
    guard track != nil, !placement.isEmpty else { return false }
    return !(startInRegion + run.length).isClearlyGreater(than: visibleSpan.start)
  }

  /// The ids of what came in where no line is held, if they are few and known.
  func unheldArrivals(of count: Int) -> [ViewID] {
    guard count <= EditReport.fewLines, let kept else { return [] }
    let come = kept.gaps(before: list.count).lazy.joined()
      .filter { self.run.line(at: $0) == nil }
    let ids = come.compactMap { self.catalog.listedID(at: $0, in: self.list) }.prefix(count)
    return ids.count == count ? Array(ids) : []
  }

  /// The ids of what went where no line was held, if they are few and known.
  func unheldDepartures(of count: Int) -> [ViewID] {
    guard count <= EditReport.fewLines, let kept, let former = edits.former else { return [] }
    let held = seenLines.held.map { $0.before.index..<$0.before.index + $0.subviews.count }
    let gone = kept.map(\.old).gaps(before: former.count).lazy.joined()
      .filter { index in !held.contains { $0.contains(index) } }
    let ids = gone.compactMap { self.catalog.listedID(at: $0, in: former) }.prefix(count)
    return ids.count == count ? Array(ids) : []
  }
}
