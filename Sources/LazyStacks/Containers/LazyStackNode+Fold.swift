import LazyExtents

/// What the container does for a lazy layout.
extension LazyStackNode {
  /// Loads the subview with an index and measures it where the layout puts it.
  func hold(_ index: Int, at place: FoldPlace, because reason: LoadReason) -> Subview {
    context.work.charge()
    let subview = subview(at: index, because: reason)
    guard !isStopped else { return subview }
    store.remove(at: index)
    subview.age = 0
    subview.pinnedRel = nil
    subview.fold = place
    subview.saysOther = false
    measure(subview, column: 0, because: reason)
    return subview
  }

  func size(_ index: Int, for offer: ProposedSize, because reason: LoadReason) -> Size {
    context.work.charge()
    return measurer.size(of: subview(at: index, because: reason), for: offer, because: reason)
  }

  func saysOther(_ index: Int) -> Bool { loaded(index)?.saysOther ?? false }

  /// Takes over a layout with other parameters, and places everything again around what keeps its
  /// place.
  func changeLayout() {
    guard catalog.version > 0 else { return }
    if !placement.isEmpty {
      noteResetAnchor()
      run.noteFindings { $0.hasOtherLayout = true }
    }
    edits.hasOtherLayout = true
    run.changeFold(to: attributes.layout.map { LazyFold($0.value, in: self) })
  }

  /// The assumed length of the container before anything was placed, from its first few steps (rule
  /// R6).
  ///
  /// A survey makes all steps.
  func sampledLength(of fold: LazyFold, across: Double) -> Double {
    if context.survey != nil {
      guard context.mayMeasure(list.count) else { return 0 }
      return foldThrough(fold, across: across) { _, _ in }
    }
    if !run.estimator.samples {
      measureTruth(across: across, columns: nil)
      return run.length
    }
    var point = FoldPoint(index: 0)
    let stretch = FoldStretch()
    while point.index < list.count, point.index < Self.mostSampled,
      point.index < context.profile.coldSample || point.floor <= 0
    {
      let step = fold.step(
        from: point,
        upTo: list.count,
        in: stretch,
        because: .sample,
        width: across
      )
      guard let step else { return 0 }
      point = step.after
      guard point.cursor != nil else { break }
    }
    run.coldLength = point.floor / Double(max(1, point.index))
    let whole = wholeLength(of: fold, sampledUpTo: point)
    run.coldWhole = (list.count, whole)
    return whole
  }

  private func wholeLength(of fold: LazyFold, sampledUpTo point: FoldPoint) -> Double {
    guard point.index < list.count else { return point.reach }
    let known = fold.lengthBehind(point, count: list.count, advance: run.coldLength)
    return max(point.reach, known.map { point.reach + $0 } ?? run.coldLength * Double(list.count))
  }

  /// The greatest number of subviews that are sampled for how far they move the floor.
  ///
  /// It is more than one because some layouts place many subviews side by side.
  private static let mostSampled = 32

  /// Makes all steps without placing anything.
  ///
  /// `learn` receives how far a subview moves the floor, and its index.
  ///
  /// - Returns: The length of the container.
  @discardableResult
  func foldThrough(
    _ fold: LazyFold,
    across: Double,
    learn: (Double, Int) -> Void
  ) -> Double {
    var point = FoldPoint(index: 0)
    var start = 0.0
    while point.index < list.count, !isStopped {
      let step = fold.step(
        from: point,
        upTo: list.count,
        in: FoldStretch(),
        because: .sample,
        width: across
      )
      guard let step else { return 0 }
      let isLast = step.after.index == list.count
      let end = isLast ? step.after.reach : step.after.floor
      for place in step.before.index..<step.after.index {
        let index = catalog.described(place)
        learn(max(0, end - step.before.floor) / Double(step.count), index)
        giveUpUnheld(index)
      }
      point = step.after
      if point.cursor == nil {
        start += point.ceiling
        point = FoldPoint(index: point.index)
      }
    }
    return start + point.reach
  }

  private func giveUpUnheld(_ index: Int) {
    guard let subview = store[index], !subview.isPlaced, !subview.isPinned else { return }
    store.remove(at: index)
    store.giveUp(subview)
  }
}

extension Node {
  /// The axis along which the nearest scroll view scrolls; nil without one, or if it scrolls along
  /// both.
  var scrollAxis: Axis? {
    let scroll = self as? ScrollNode ?? nearest(ScrollNode.self)
    guard let axes = scroll?.axes, axes.count == 1 else { return nil }
    return axes.first
  }
}
