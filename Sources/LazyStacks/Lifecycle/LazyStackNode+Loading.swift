import DequeModule
import LazyExtents

extension LazyStackNode: LineLoader {
  /// The line with an index, measured for the cross length of the container.
  ///
  /// Once work is stopped it is a line of stand-ins, which is loaded again by the next fill; what
  /// was loaded of the line stays aside.
  func load(_ index: Int, _ reason: LoadReason) -> Line {
    var subviews: [Subview] = []
    for (column, index) in lineMap.subviews(of: index).enumerated() {
      guard context.work.goesOn() else { break }
      let subview = subview(at: index, reason)
      subviews.append(subview)
      guard !isStopped else { break }
      store.remove(at: index)
      subview.age = 0
      subview.pinnedRel = nil
      measure(subview, column: column, reason)
    }
    guard !isStopped else { return standInLine(index, keeping: subviews) }
    return Line(index: index, subviews: subviews)
  }

  private func standInLine(_ index: Int, keeping loaded: [Subview]) -> Line {
    for subview in loaded where !subview.isStandIn {
      subview.isChanged = true
      store.keep(subview)
    }
    run.retriesStandIns = true
    return Line(index: index, subviews: lineMap.subviews(of: index).map(standIn))
  }

  func release(_ line: Line) {
    for subview in line.subviews { store.release(subview) }
  }

  /// The subview with an index, which stays aside: kept from before, or made now.
  func subview(at index: Int, _ reason: LoadReason) -> Subview {
    if let loaded = loaded(index), !loaded.isStandIn {
      if isStopped || refresh(loaded) { return loaded }
      store.abandon(loaded)
      return standIn(index)
    }
    let loaded: Subview? = context.guarding { try make(index, reason) }
    let made = loaded ?? standIn(index)
    if !made.isStandIn { store.keep(made) }
    return made
  }

  /// The subview with an index if it is loaded.
  func loaded(_ index: Int) -> Subview? {
    guard index >= 0, index < list.count else { return nil }
    let line = lineMap.line(of: index)
    guard line >= run.first, line < run.last else { return store[index] }
    let held = run.lines[line - run.first].subviews[index - lineMap.subviews(of: line).lowerBound]
    // Where work was stopped, what is loaded waits aside for the place of its stand-in.
    return held.isStandIn ? store[index] ?? held : held
  }

  private func make(_ index: Int, _ reason: LoadReason) throws -> Subview {
    let place = try catalog.place(at: index, reason)
    let content = try context.loading(reason, place.id) { try place.content(context) }
    let resolution = Resolution(owner: self)
    let surroundings = place.surroundings
    let node = try context.inside(self) {
      try context.loading(reason, surroundings.id) {
        try resolution.resolveOne(content, surroundings)
      }
    }
    guard let node else { throw subviewCountError(place, count: resolution.nodes.count) }
    let label = surroundings.id ?? .string(surroundings.key.place)
    let life = store.beginLife(of: label)
    let subview = Subview(index: index, id: surroundings.id, label: label, node: node, life)
    subview.resolution = resolution
    subview.listVersion = catalog.version
    subview.update = context.updates
    subview.role = place.segment.role
    subview.holder = place.holder
    subview.value = try place.value()
    subview.source = place.source
    return subview
  }

  /// Takes over what changed in the data or the description since the views were made (rule R16).
  ///
  /// - Returns: Whether that worked.
  private func refresh(_ subview: Subview) -> Bool {
    guard subview.listVersion != catalog.version else { return true }
    subview.listVersion = catalog.version
    guard let isChanged = context.guarding({ try updateViews(of: subview) }) else {
      // What was stopped is compared again.
      if isStopped { subview.listVersion = -1 }
      return isStopped
    }
    if isChanged { subview.isChanged = true }
    return true
  }

  /// - Returns: Whether anything about the views may have changed.
  private func updateViews(of subview: Subview) throws -> Bool {
    let place = try catalog.place(at: subview.index, .update)
    let value = try place.value()
    if place.element != nil, catalog.isUnchanged(subview.value, value), let known = subview.source,
      place.source?.makesSameViews(as: known) ?? false, !subview.isOutdated,
      subview.update == context.updates
    {
      subview.source = place.source
      return false
    }
    if place.element == nil, place.holder === subview.holder, !subview.isOutdated { return false }
    let old = subview.node
    let wasMeasured = old.isMeasured
    let content = try context.loading(.update, place.id) { try place.content(context) }
    try context.loading(.update, subview.id) {
      guard let node = try subview.resolution?.resolveOne(content, place.surroundings) else {
        throw subviewCountError(place, count: subview.resolution?.nodes.count ?? 0)
      }
      subview.adopt(node)
    }
    subview.holder = place.holder
    subview.value = value
    subview.source = place.source
    subview.update = context.updates
    // What is described as before has kept its sizes.
    return !wasMeasured || subview.node !== old || !old.isMeasured
  }

  private func subviewCountError(_ place: SubviewPlace, count: Int) -> ContentError {
    guard let source = place.source else {
      return .subviewCount(element: "a view", source: name, count: count, declared: 1)
    }
    let element = place.element.map { "element \($0 + 1)" }
    return .subviewCount(
      element: element ?? "a part of an element",
      source: source.label,
      count: count + place.arity - 1,
      declared: place.arity
    )
  }

  /// What stands in for a subview whose callback failed: as long as the others are guessed to be.
  private func standIn(_ index: Int) -> Subview {
    let estimate = run.estimator.estimate
    let length = estimate > 0 ? estimate : context.profile.coldLength
    let item = axis == .vertical ? Item(height: length) : Item(width: length)
    let node = LeafNode(item, context)
    node.parent = self
    let id = isStopped ? nil : (try? catalog.id(at: index)) ?? nil
    return Subview(
      index: index,
      id: id,
      label: id ?? .string("@\(index + 1)"),
      node: node,
      .ofStandIn
    )
  }

  /// Measures a subview for its place across the container.
  ///
  /// Once work is stopped the subview stays as it was, and is measured again by the next fill.
  func measure(_ subview: Subview, column: Int, _ reason: LoadReason) {
    guard !isStopped else { return measureLater(subview) }
    let isReturning = !subview.isPlaced && subview.measuredFrame != context.trace.frame
    if isReturning || subview.isChanged { subview.node.invalidateSizesBelow() }
    subview.isChanged = false
    let failures = context.failures
    let place = place(of: subview, column: column, columns, crossLength)
    let needsMeasure = !subview.node.remembers(place.offer)
    let size = context.loading(reason, subview.id) { subview.node.sizeThatFits(place.offer) }
    guard !isStopped else { return measureLater(subview) }
    let across = place.start + subview.node.position(in: place, axis.cross, size)
    guard !isStopped else { return measureLater(subview) }
    subview.length = size[axis]
    subview.alignmentInLine = place.alignmentInLine
    subview.node.place(at: Point(along: 0, across: across, axis: axis), place.offer)
    guard !isStopped else { return measureLater(subview) }
    if context.failures > failures { subview.life.take(.failed) }
    guard needsMeasure, !subview.isStandIn else { return }
    subview.measuredFrame = context.trace.frame
    subview.life.take(.measured)
    context.record(
      .measure(view: subview.viewName, length: subview.length, reason: reason),
      id: subview.id
    )
  }

  /// Has a subview measured by the next fill; one that is in the run as a changed row.
  private func measureLater(_ subview: Subview) {
    subview.isChanged = true
    if isInRun(subview) { changedRows.append(subview.node) }
  }

  /// Whether lines are loaded no more.
  var hasStopped: Bool { isStopped }
}
