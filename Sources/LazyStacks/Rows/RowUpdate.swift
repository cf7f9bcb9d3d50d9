/// Updates a row after changes in its data, in the description or in what led to it.
struct RowUpdate {
  private let subview: Subview
  private let store: SubviewStore
  private var context: FrameContext { store.context }
  private var catalog: SubviewCatalog { store.catalog }

  init(of subview: Subview, in store: SubviewStore) {
    self.subview = subview
    self.store = store
  }

  /// Updates a subview after changes in the data or the description (rule R16).
  ///
  /// A subview whose views cannot be updated is given up.
  ///
  /// - Returns: False if the views could not be updated; if work is stopped nothing is done.
  func refresh() -> Bool {
    guard !context.work.isStopped else { return true }
    defer { evaluateWaiting() }
    guard subview.content.needsComparing(withVersion: catalog.version) else { return true }
    subview.content.listVersion = catalog.version
    guard let isChanged = context.callbacks.guarding({ try awaitingReading(updateViews) ?? false })
    else {
      // If work was stopped, compare again later.
      if context.work.isStopped {
        subview.content.listVersion = -1
        return true
      }
      store.abandon(subview)
      return false
    }
    if isChanged {
      subview.measurement.noteChange(in: context.trace.frame)
      subview.discardPreparation(isChanged: true)
    }
    return true
  }

  /// Evaluates what could wait while the subview was off screen.
  private func evaluateWaiting() {
    guard !subview.content.waiting.isEmpty, !context.work.isStopped else { return }
    for evaluated in subview.content.takeWaiting() where evaluated.reader.isOutdated {
      guard let node = evaluated.node, node.isInWindow else { continue }
      context.evaluation.evaluate(evaluated, in: node)
    }
  }

  /// Evaluates a composite view that led to a subview again, or its content function without one.
  func evaluateAgain(_ instance: CompositeInstance?) throws {
    let old = subview.node
    if let instance, try subview.content.resolution?.reevaluate(instance) != nil {
      let nodes = subview.content.resolution?.nodes ?? []
      guard nodes.count == 1 else {
        _ = try awaitingReading {
          throw try catalog.place(at: subview.index, because: .update)
            .mismatch(nodes.count, in: catalog)
        }
        return
      }
      subview.adopt(nodes[0])
    } else {
      subview.content.listVersion = -1
      _ = refresh()
    }
    guard subview.node !== old || !subview.node.isMeasured else { return }
    subview.measurement.noteChange(in: context.trace.frame)
  }

  /// Runs `body`; nil if it found that the list must be read again, which compares the views again.
  private func awaitingReading<Value>(_ body: () throws -> Value) throws -> Value? {
    do {
      return try body()
    } catch is FoundArity {
      catalog.awaitReading()
      subview.content.listVersion = -1
      return nil
    }
  }

  /// Updates the views of a subview.
  ///
  /// - Returns: Whether anything about the views may have changed.
  private func updateViews() throws -> Bool {
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
    if place.isInferred, let shown = try content.shownSubviews(), shown != 1 {
      throw place.mismatch(shown, in: catalog)
    }
    try context.evaluation.loading(.update, id: subview.id) {
      guard let node = try subview.content.resolution?.resolveOne(content, in: place.surroundings)
      else {
        let count = subview.content.resolution?.nodes.count ?? 0
        throw place.mismatch(count, in: catalog)
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
}
