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
    run.retryStandIns()
    return Line(index: index, subviews: lineMap.subviews(of: index).map(standIn))
  }

  func release(_ line: Line) {
    for subview in line.subviews { store.release(subview) }
  }

  /// The subview with an index, which stays aside: kept from before, or made now.
  func subview(at index: Int, _ reason: LoadReason) -> Subview {
    if let loaded = loaded(index), !loaded.isStandIn {
      return store.refresh(loaded) ? loaded : standIn(index)
    }
    return store.make(index, reason, in: self) ?? standIn(index)
  }

  /// The subview with an index if it is loaded.
  func loaded(_ index: Int) -> Subview? {
    guard index >= 0, index < list.count else { return nil }
    let line = lineMap.line(of: index)
    guard let line = run.line(line) else { return store[index] }
    let held = line.subviews[index - lineMap.subviews(of: line.index).lowerBound]
    // Where work was stopped, what is loaded waits aside for the place of its stand-in.
    return held.isStandIn ? store[index] ?? held : held
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
  /// Once work is stopped the subview stays as it was, and is measured again by the next fill: one
  /// that is in the run as a changed row.
  func measure(_ subview: Subview, column: Int, _ reason: LoadReason) {
    let before = context.costs.total - context.costs.cells
    let isReady = subview.ahead == .measured
    let isMeasured = measurer.measure(subview, column: column, reason)
    if context.costs.isUsed, isMeasured, !isReady {
      context.prediction.learn(
        layout: max(0, context.costs.total - context.costs.cells - before),
        ofKind: catalog.costKind(of: subview.index)
      )
    }
    guard !isMeasured else { return }
    subview.isChanged = true
    if isInRun(subview) { measurer.noteChange(in: subview.node) }
  }

  /// Whether lines are loaded no more.
  var hasStopped: Bool { isStopped }
}
