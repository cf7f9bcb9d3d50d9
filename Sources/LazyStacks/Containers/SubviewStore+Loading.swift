/// Makes subviews and updates them after changes in their data.
extension SubviewStore {
  /// Makes the subview with an index and keeps it; nil if a callback failed.
  func make(_ index: Int, because reason: LoadReason, in container: Node) -> Subview? {
    let before = context.timing.costs.total
    let made =
      context.callbacks.guarding { try loadKnown(index, because: reason, in: container) } ?? nil
    if let made { keep(made) }
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
  private func loadKnown(
    _ index: Int,
    because reason: LoadReason,
    in container: Node
  ) throws -> Subview? {
    guard !catalog.awaitsReading else { return nil }
    do {
      return try load(index, because: reason, in: container)
    } catch is FoundArity {
      catalog.awaitsReading = true
      if let stack = container as? LazyStackNode { context.queues.rereading.append(stack) }
      return nil
    }
  }

  private func load(_ index: Int, because reason: LoadReason, in container: Node) throws -> Subview
  {
    let place = try catalog.place(at: index, because: reason)
    let reading = ContentReading(for: container)
    let content = try context.evaluation.loading(reason, id: place.id) {
      try place.content(in: context, for: reading)
    }
    let openArity = place.openArity
    if let openArity, !place.holder.isInner, let count = try content.shownSubviews(), count > 1 {
      openArity.value = count
      throw FoundArity()
    }
    let resolution = Resolution(owner: container)
    let surroundings = place.surroundings
    let label = surroundings.id ?? .string(surroundings.key.place)
    resolution.inherited = takeRowState(of: label)
    let node = try context.evaluation.inside(container) {
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
      throw subviewCountError(place, count: count)
    }
    openArity?.value = 1
    let life = beginLife(of: label)
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

  /// Updates a subview after changes in the data or the description (rule R16).
  ///
  /// A subview whose views cannot be updated is given up.
  ///
  /// - Returns: False if the views could not be updated; if work is stopped nothing is done.
  func refresh(_ subview: Subview) -> Bool {
    guard !context.work.isStopped else { return true }
    defer { evaluateWaiting(in: subview) }
    guard subview.content.needsComparing(withVersion: catalog.version) else { return true }
    subview.content.listVersion = catalog.version
    guard let isChanged = context.callbacks.guarding({ try updateViews(of: subview) }) else {
      // If work was stopped, compare again later.
      if context.work.isStopped {
        subview.content.listVersion = -1
        return true
      }
      abandon(subview)
      return false
    }
    if isChanged {
      subview.measurement.noteChange(in: context.trace.frame)
      subview.discardPreparation(isChanged: true)
    }
    return true
  }

  /// Evaluates what could wait while the subview was off screen.
  private func evaluateWaiting(in subview: Subview) {
    guard !subview.content.waiting.isEmpty, !context.work.isStopped else { return }
    for evaluated in subview.content.takeWaiting() where evaluated.reader.isOutdated {
      guard let node = evaluated.node, node.isInWindow else { continue }
      context.evaluation.evaluate(evaluated, in: node)
    }
  }

  /// Evaluates a composite view that led to a subview again, or its content function without one.
  func evaluateAgain(_ instance: CompositeInstance?, in subview: Subview) throws {
    let old = subview.node
    if let instance, try subview.content.resolution?.reevaluate(instance) ?? false {
      let nodes = subview.content.resolution?.nodes ?? []
      guard nodes.count == 1 else {
        throw subviewCountError(
          try catalog.place(at: subview.index, because: .update),
          count: nodes.count
        )
      }
      subview.adopt(nodes[0])
    } else {
      subview.content.listVersion = -1
      _ = refresh(subview)
    }
    guard subview.node !== old || !subview.node.isMeasured else { return }
    subview.measurement.noteChange(in: context.trace.frame)
  }

  /// Updates the views of a subview.
  ///
  /// - Returns: Whether anything about the views may have changed.
  private func updateViews(of subview: Subview) throws -> Bool {
    let place = try catalog.place(at: subview.index, because: .update)
    let value = try place.value()
    if place.element != nil, catalog.isUnchanged(subview.content.value, as: value),
      let known = subview.content.source,
      place.source?.makesSameViews(as: known) ?? false, !subview.isOutdated,
      subview.content.update == context.evaluation.updates
    {
      subview.content.source = place.source
      return false
    }
    if place.element == nil, place.holder === subview.content.holder, !subview.isOutdated {
      return false
    }
    let old = subview.node
    let wasMeasured = old.isMeasured
    let reading = subview.content.reading ?? ContentReading(for: old.parent ?? old)
    reading.reader.forgetAll()
    let content = try context.evaluation.loading(.update, id: place.id) {
      try place.content(in: context, for: reading)
    }
    try context.evaluation.loading(.update, id: subview.id) {
      guard let node = try subview.content.resolution?.resolveOne(content, in: place.surroundings)
      else {
        throw subviewCountError(place, count: subview.content.resolution?.nodes.count ?? 0)
      }
      subview.adopt(node)
    }
    subview.content.holder = place.holder
    subview.content.value = value
    subview.content.source = place.source
    subview.content.update = context.evaluation.updates
    // Views whose description is unchanged have kept their sizes.
    return !wasMeasured || subview.node !== old || !old.isMeasured
  }

  private func subviewCountError(_ place: SubviewPlace, count: Int) -> ContentError {
    guard let source = place.source else {
      return .subviewCount(element: "a view", source: catalog.name, count: count, declared: 1)
    }
    let element = place.element.map { "element \($0 + 1)" }
    return .subviewCount(
      of: source,
      element: element ?? "a part of an element",
      count: count + place.arity - 1,
      expected: place.arity
    )
  }
}
