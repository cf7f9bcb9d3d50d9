import DequeModule
import LazyExtents

/// Fills the run.
extension LazyStackNode {
  /// Places what a span needs and reports the stack as laid out; out of sight it only holds its
  /// place.
  ///
  /// What was not done when work was stopped is done by the next fill.
  func fill(_ span: VisibleSpan, isInSight: Bool = true) {
    context.queues.noteLayout(of: self)
    pending.wasCutOff = true
    guard context.work.goesOn(placement.lines.count + 1) else { return }
    standing.visibleSpan = span
    resetLengths()
    if run.measuresAll { TrueLengths(of: self, across: crossLength, columns: columns).learn() }
    if pending.wasHidden { placeAgain() }
    measureChangedRows()
    nesting?.fill(span)
    guard !isStopped else { return }
    if isInSight {
      placeReturning(span)
      sampleIfFar(from: span)
      run.beginNear(span, using: self)
      run.fill(span, using: self)
    } else {
      run.hold(span, using: self)
    }
    guard !isStopped else { return }
    if isInSight { _ = reached(subviewsAhead.upperBound - 1) }
    if let nesting { nesting.isUnsettled = nesting.fill(span) }
    pin(span)
    pending.wasCutOff = isStopped
    if run.loading.isCutShort || fold != nil { DearFill(of: self).report() }
  }

  /// Places the lines again as if they came into sight, because lazy stacks inside them must be
  /// filled again.
  private func placeAgain() {
    for position in placement.lines.indices {
      for (column, subview) in placement.lines[position].subviews.enumerated()
      where !subview.isPlaced {
        measure(subview, column: column, because: .visible)
      }
      guard !isStopped else { break }
      run.remeasure(position)
    }
    run.alignSettled()
    pending.wasHidden = isStopped
  }

  /// Places the subviews of a line again that held the run's place and now comes into sight.
  ///
  /// Lazy stacks in it gave up their lines when it left the screen. Its length is unchanged.
  private func placeReturning(_ span: VisibleSpan) {
    guard pending.holdsHidden else { return }
    for line in placement.lines where span.shows(line) {
      for (column, subview) in line.subviews.enumerated() where !subview.isPlaced {
        guard !isStopped else { return }
        let offer = measurer.place(of: subview, column: column).offer
        subview.node.place(at: subview.node.origin, proposal: offer)
      }
    }
    pending.holdsHidden = isStopped
  }
}

/// Loads the lines that the run asks for while it is filled.
extension LazyStackNode: LineLoader {
  func reached(_ index: Int) -> Int? {
    if index == .max { learnArities() }
    guard catalog.isOpen else { return run.count > 0 ? min(index, run.count - 1) : nil }
    let count = index == .max ? index : index + 1
    let isResolved: Void? = context.callbacks.guarding { try catalog.resolve(upTo: count) }
    let known = list.resolvedCount
    // If a callback failed on the way, the last subview is unknown.
    guard known > 0, isResolved != nil || index != .max else { return nil }
    return min(index, known - 1)
  }

  /// Learns how many subviews the last elements have, before anything asks for the last subview.
  private func learnArities() {
    guard !list.segments.isEmpty else { return }
    let last = list.segments.count - 1
    _ = context.callbacks.guarding { try catalog.learnArities(upTo: last, evaluates: false) }
  }

  /// How many lines can be loaded without evaluating what stands before them.
  var reachedCount: Int { catalog.isOpen ? list.resolvedCount : run.count }

  /// Takes over new knowledge about the number of subviews, behind those that are loaded in order.
  func take(_ growth: SubviewCatalog.Growth) {
    run.grow(at: growth.known, by: growth.change)
    store.shift(from: growth.end, by: growth.change)
    for line in placement.lines { line.sections = nil }
    if run.estimator.asksForKinds { run.estimator.classify(catalog.kinds) }
  }

  /// Loads the line with an index and measures it for the cross length of the container.
  ///
  /// Once work is stopped, this is a line of stand-ins, which the next fill loads again; what was
  /// loaded of the line is kept.
  func load(_ index: Int, because reason: LoadReason) -> Line {
    let reason = reason == .visible && asNested.isTarget ? .target : reason
    var subviews: [Subview] = []
    var range = lineMap.subviews(of: index)
    var place = range.lowerBound
    while place < range.upperBound, context.work.goesOn() {
      let subview = subview(at: place, because: reason)
      // The first loaded element may show that other subviews stand in its line.
      if place == 0 { range = lineMap.subviews(of: index) }
      subviews.append(subview)
      guard !isStopped else { break }
      store.remove(at: place)
      subview.life.retention.renew()
      subview.position.letGo()
      measure(subview, column: place - range.lowerBound, because: reason)
      place += 1
    }
    guard !isStopped else { return standInLine(for: index, keeping: subviews) }
    return Line(index: index, subviews: subviews)
  }

  private func standInLine(for index: Int, keeping loaded: [Subview]) -> Line {
    for subview in loaded where !subview.isStandIn {
      subview.measurement.invalidate()
      store.keep(subview)
    }
    run.retryStandIns()
    return Line(index: index, subviews: lineMap.subviews(of: index).map(standIn))
  }

  func release(_ line: Line) {
    for subview in line.subviews { store.release(subview) }
  }

  /// The subview with an index, kept from before or made now; it stands in no line yet.
  func subview(at index: Int, because reason: LoadReason) -> Subview {
    if let loaded = loaded(index), !loaded.isStandIn {
      return store.refresh(loaded) ? loaded : standIn(for: index)
    }
    if let made = store.make(index, because: reason, in: self) { return made }
    guard index == 0, readsListAtOnce() else { return standIn(for: index) }
    return store.make(index, because: reason, in: self) ?? standIn(for: index)
  }

  /// Reads the list again because the first loaded element showed how many subviews the elements
  /// have.
  ///
  /// - Returns: False if something depends on the old list, so that the frame must do it later.
  private func readsListAtOnce() -> Bool {
    guard catalog.awaitsReading, placement.isEmpty, store.count == 0, !isStopped else {
      return false
    }
    _ = context.callbacks.guarding { try refresh() }
    guard !catalog.awaitsReading else { return false }
    context.queues.rereading.removeAll { $0 === self }
    return true
  }

  /// The subview with an index, if it is loaded.
  func loaded(_ index: Int) -> Subview? {
    guard index >= 0, index < list.count else { return nil }
    let line = lineMap.line(of: index)
    guard let line = run.line(at: line) else { return store[index] }
    let held = line.subviews[index - lineMap.subviews(of: line.index).lowerBound]
    // If work was stopped, the loaded subview waits in the store to replace its stand-in.
    return held.isStandIn ? store[index] ?? held : held
  }

  /// A stand-in for a subview whose callback failed, as long as the estimate.
  private func standIn(for index: Int) -> Subview {
    let estimate = run.estimator.estimate
    let length = estimate > 0 ? estimate : context.profile.coldLength
    let item = axis == .vertical ? Item(height: length) : Item(width: length)
    let node = LeafNode(item, in: context)
    node.parent = self
    let id = isStopped ? nil : (try? catalog.id(at: index)) ?? nil
    let label = id ?? .string("@\(index + 1)")
    let subview = Subview(index: index, id: id, label: label, node: node, life: .ofStandIn)
    // It may be one of several in place of an element, so its id is not its own.
    subview.content.sharesID = true
    return subview
  }

  /// Measures a subview for its place across the container.
  ///
  /// Once work is stopped, the subview stays as it was, and the next fill measures it again; in the
  /// run it counts as a changed row.
  func measure(_ subview: Subview, column: Int, because reason: LoadReason) {
    let before = context.timing.costs.total - context.timing.costs.cells
    let isReady = subview.preparation.isMeasured
    let isMeasured = measurer.measure(subview, column: column, because: reason)
    if context.timing.costs.isUsed, isMeasured, !isReady {
      context.timing.prediction.learn(
        layout: max(0, context.timing.costs.total - context.timing.costs.cells - before),
        ofKind: catalog.costKind(of: subview.index)
      )
    }
    guard !isMeasured else { return }
    subview.measurement.invalidate()
    if isInRun(subview) { measurer.noteChange(in: subview.node) }
  }

  /// Whether loading is stopped.
  var hasStopped: Bool { isStopped }

  /// Measures the rows again in which a length changed.
  func measureChangedRows() {
    guard !measurer.changedRows.isEmpty else { return }
    let rows = measurer.takeChangedRows()
    for (count, node) in rows.enumerated() {
      guard let place = row(of: node) else { continue }
      measure(
        placement.lines[place.position].subviews[place.column],
        column: place.column,
        because: .visible
      )
      guard !isStopped else {
        for row in rows[(count + 1)...] { measurer.noteChange(in: row) }
        break
      }
      run.remeasure(place.position)
    }
    run.alignSettled()
  }
}
