import LazyExtents

/// Loads rows of a lazy container: for its run, for a lazy layout, for an edge, or ahead of need.
///
/// A subview that was kept is used again; one whose callback fails gets a stand-in.
struct RowLoader {
  private let stack: LazyStackNode
  private var context: FrameContext { stack.context }
  private var catalog: SubviewCatalog { stack.catalog }
  private var run: LazyRun { stack.run }
  private var store: SubviewStore { stack.store }

  init(for stack: LazyStackNode) { self.stack = stack }

  /// How many lines can be loaded without evaluating what stands before them.
  var reachedCount: Int { catalog.isOpen ? stack.list.resolvedCount : run.count }

  /// The subview with an index, kept from before or made now; it stands in no line yet.
  func subview(at index: Int, because reason: LoadReason) -> Subview {
    if let loaded = stack.loaded(index), !loaded.isStandIn {
      return RowUpdate(of: loaded, in: store).refresh() ? loaded : standIn(for: index)
    }
    if let made = make(index, because: reason) { return made }
    guard index == 0, readsListAtOnce() else { return standIn(for: index) }
    return make(index, because: reason) ?? standIn(for: index)
  }

  /// Loads and measures a header or footer for an edge; outside of the run its length is not
  /// recorded (R5).
  ///
  /// A stand-in in the run stays the only one until the next fill loads it again.
  func loadForEdge(_ index: Int) -> Subview {
    context.work.charge()
    guard let line = stack.heldLine(of: index) else {
      let subview = subview(at: index, because: .pinned)
      measure(subview, column: 0, because: .pinned)
      return subview
    }
    let standIn = line.subviews.first { $0.index == index && $0.isStandIn }
    return standIn ?? subview(at: index, because: .visible)
  }

  /// Loads and lays out a subview to see what is in it, wherever it stands.
  ///
  /// Its length is not recorded (R5).
  func look(at index: Int, column: Int) -> Subview {
    context.work.charge()
    let subview = subview(at: index, because: .target)
    guard stack.heldLine(of: index) == nil, !subview.isStandIn else { return subview }
    measure(subview, column: column, because: .target)
    let offer = stack.measurer.place(of: subview, column: column).offer
    subview.node.place(at: subview.node.origin, proposal: offer)
    return subview
  }

  /// Measures a subview for its place across the container.
  ///
  /// Once work is stopped, the subview stays as it was, and the next fill measures it again; in the
  /// run it counts as a changed row.
  func measure(_ subview: Subview, column: Int, because reason: LoadReason) {
    let before = context.timing.costs.total - context.timing.costs.cells
    let isReady = subview.preparation.isMeasured
    let isMeasured = stack.measurer.measure(subview, column: column, because: reason)
    if context.timing.costs.isUsed, isMeasured, !isReady {
      context.timing.prediction.learn(
        layout: max(0, context.timing.costs.total - context.timing.costs.cells - before),
        ofKind: catalog.costKind(of: subview.index)
      )
    }
    guard !isMeasured else { return }
    subview.measurement.invalidate()
    if stack.isInRun(subview) { stack.measurer.noteChange(in: subview.node) }
  }

  /// Reads the list again because the first loaded element showed how many subviews the elements
  /// have.
  ///
  /// - Returns: False if something depends on the old list, so that the frame must do it later.
  private func readsListAtOnce() -> Bool {
    guard catalog.awaitsReading, !catalog.mayShrink, stack.placement.isEmpty, store.count == 0,
      !stack.isStopped
    else { return false }
    _ = context.callbacks.guarding { try stack.refresh() }
    guard !catalog.awaitsReading else { return false }
    context.queues.rereading.removeAll { $0 === stack }
    return true
  }

  /// A stand-in for a subview whose callback failed, as long as the estimate.
  private func standIn(for index: Int) -> Subview {
    let estimate = run.lengths.estimate
    let length = estimate > 0 ? estimate : context.profile.coldLength
    let item = stack.axis == .vertical ? Item(height: length) : Item(width: length)
    let node = LeafNode(item, in: context)
    node.parent = stack
    let isListed =
      !stack.isStopped && !catalog.list.segments.isEmpty && index < catalog.list.resolvedCount
    let id = isListed ? (try? catalog.id(at: index)) ?? nil : nil
    let label = id ?? .string("@\(index + 1)")
    let subview = Subview(index: index, id: id, label: label, node: node, life: .ofStandIn)
    // It may be one of several in place of an element, so its id is not its own.
    subview.content.sharesID = true
    return subview
  }
}

/// Makes subviews.
extension RowLoader {
  /// Makes the subview with an index and keeps it in the store; nil if a callback failed.
  func make(_ index: Int, because reason: LoadReason) -> Subview? {
    let before = context.timing.costs.total
    let made =
      context.callbacks.guarding { try loadKnown(index, because: reason) } ?? nil
    if let made { store.keep(made) }
    if context.timing.costs.isUsed, made != nil {
      context.timing.prediction.learn(
        body: context.timing.costs.total - before,
        ofKind: catalog.costKind(of: index)
      )
    }
    return made
  }

  /// Loads a subview; nil if its element turned out to have several, so that the container's list
  /// is read again first.
  private func loadKnown(_ index: Int, because reason: LoadReason) throws -> Subview? {
    guard !catalog.awaitsReading else { return nil }
    do {
      return try makeKnown(index, because: reason)
    } catch is FoundArity {
      catalog.awaitReading()
      return nil
    }
  }

  private func makeKnown(_ index: Int, because reason: LoadReason) throws -> Subview {
    let place = try catalog.place(at: index, because: reason)
    let reading = ContentReading(for: stack)
    let content = try context.evaluation.loading(reason, id: place.id) {
      try place.content(in: context, for: reading)
    }
    let openArity = place.openArity
    let shown = place.isInferred ? try content.shownSubviews() : nil
    if let openArity, !place.holder.isInner, let shown, shown > 0,
      shown > 1 || content.hasElements
    {
      openArity.learn(shown, from: content)
      throw FoundArity()
    }
    if let shown, shown != 1 { throw place.mismatch(shown, in: catalog) }
    let resolution = Resolution(owner: stack)
    let surroundings = place.surroundings
    let label = surroundings.id ?? .string(surroundings.key.place)
    resolution.inherited = store.takeRowState(of: label)
    let node = try context.evaluation.inside(stack) {
      try context.evaluation.loading(reason, id: surroundings.id) {
        try resolution.resolveOne(content, in: surroundings)
      }
    }
    guard let node else {
      let count = resolution.nodes.count
      if let openArity, !place.holder.isInner, count > 1 {
        openArity.value = count
        throw FoundArity()
      }
      throw place.mismatch(count, in: catalog)
    }
    openArity?.value = 1
    let life = store.beginLife(of: label)
    let subview = Subview(index: index, id: surroundings.id, label: label, node: node, life: life)
    subview.content = SubviewContent(
      resolution: resolution,
      role: place.segment.role,
      holder: place.holder,
      source: place.source,
      value: try place.value(),
      sharesID: place.sharesID,
      reading: reading,
      listVersion: catalog.version,
      update: context.evaluation.updates
    )
    resolution.subview = subview
    reading.attach(to: subview)
    return subview
  }
}

/// What a run asks for while it is filled.
extension RowLoader {
  /// Whether work was stopped, so that the lines that are loaded are stand-ins.
  var hasStopped: Bool { stack.isStopped }

  /// The index of a line, or of the last line if there are fewer; nil if there are none.
  ///
  /// It finds out which subviews come before the line.
  func reached(_ index: Int) -> Int? {
    if index == .max { learnArities() }
    guard catalog.isOpen else { return run.count > 0 ? min(index, run.count - 1) : nil }
    let count = index == .max ? index : index + 1
    let isResolved: Void? = context.callbacks.guarding {
      try UnknownElements(of: catalog).resolve(upTo: count)
    }
    let known = stack.list.resolvedCount
    // If a callback failed on the way, the last subview is unknown.
    guard known > 0, isResolved != nil || index != .max else { return nil }
    return min(index, known - 1)
  }

  /// Learns how many subviews the last elements have, before anything asks for the last subview.
  private func learnArities() {
    let last = stack.list.segments.count - 1
    guard last >= 0 else { return }
    _ = context.callbacks.guarding {
      try UnknownElements(of: catalog).learnArities(upTo: last, evaluates: false)
    }
  }

  /// Loads the line with an index for the run, which stands nowhere yet, and measures it for the
  /// cross length of the container.
  ///
  /// Once work is stopped, this is a line of stand-ins, which the next fill loads again; what was
  /// loaded of the line is kept.
  func load(_ index: Int, because reason: LoadReason) -> Line {
    let line = line(at: index, because: reason)
    run.loading.count += line.subviews.count
    run.takeNote(of: line)
    run.learn(line)
    return line
  }

  private func line(at index: Int, because reason: LoadReason) -> Line {
    let reason = reason == .visible && stack.nesting.isTarget ? .target : reason
    var subviews: [Subview] = []
    var range = stack.lineMap.subviews(of: index)
    var place = range.lowerBound
    while place < range.upperBound, context.work.goesOn() {
      let subview = subview(at: place, because: reason)
      // The first loaded element may show that other subviews stand in its line.
      if place == 0 { range = stack.lineMap.subviews(of: index) }
      subviews.append(subview)
      guard !stack.isStopped else { break }
      takeIntoRun(subview)
      measure(subview, column: place - range.lowerBound, because: reason)
      place += 1
    }
    guard !stack.isStopped else { return standInLine(for: index, keeping: subviews) }
    return Line(index: index, subviews: subviews)
  }

  /// Loads the subview with an index and measures it where a lazy layout puts it.
  func hold(_ index: Int, at place: FoldPlace, because reason: LoadReason) -> Subview {
    context.work.charge()
    let subview = subview(at: index, because: reason)
    guard !stack.isStopped else { return subview }
    takeIntoRun(subview)
    subview.folded.take(place)
    measure(subview, column: 0, because: reason)
    return subview
  }

  private func takeIntoRun(_ subview: Subview) {
    store.remove(at: subview.index)
    subview.life.retention.renew()
    subview.position.letGo()
  }

  private func standInLine(for index: Int, keeping loaded: [Subview]) -> Line {
    for subview in loaded where !subview.isStandIn {
      subview.measurement.invalidate()
      store.keep(subview)
    }
    run.retryStandIns()
    return Line(index: index, subviews: stack.lineMap.subviews(of: index).map(standIn))
  }

  /// The size of the subview with an index for an offer, after changes in its data.
  func size(_ index: Int, for offer: ProposedSize, because reason: LoadReason) -> Size {
    context.work.charge()
    let subview = subview(at: index, because: reason)
    return stack.measurer.size(of: subview, for: offer, because: reason)
  }

  /// Whether the subview with an index tells its layout something else than when it was placed.
  func saysOther(_ index: Int) -> Bool { stack.loaded(index)?.folded.isOutdated ?? false }

  /// Fills the lazy stacks in a line that came into the run.
  func fillRow(at position: Int) { stack.nesting.inner?.fillRow(at: position) }

  /// Takes back a line that left the run.
  func release(_ line: Line) {
    for subview in line.subviews { store.release(subview) }
  }
}
