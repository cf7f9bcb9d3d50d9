import LazyExtents

/// Measures every line of a container, for an estimator that wants the truth and for surveys.
///
/// Nothing is placed, and what is loaded for it is given up again.
struct TrueLengths {
  private let stack: LazyStackNode
  /// The length of the container across its axis.
  private let across: Double
  private let columns: GridColumns?
  private var run: LazyRun { stack.run }

  init(of stack: LazyStackNode, across: Double, columns: GridColumns?) {
    self.stack = stack
    self.across = across
    self.columns = columns
  }

  /// Measures every line for an estimator that wants it, once for each state of the data and each
  /// cross length.
  func learn() {
    guard run.lengths.measuresAll, !isMeasured else { return }
    stack.measurer.truthAcross = across
    _ = stack.loader.reached(.max)
    guard stack.context.settings.mayMeasure(stack.list.count) else {
      let limit = stack.context.profile.eagerLimit
      stack.context.diagnose(
        .tooManyToMeasure,
        message:
          "\(stack.name) has \(stack.list.count) subviews, more than the \(limit) that "
          + "may be measured for its estimator; the mean is used for those that were not seen",
        of: EventSubject(node: stack.number)
      )
      return
    }
    if let fold = stack.fold {
      walk(through: fold) { run.learn($0, at: $1) }
      if stack.isStopped { stack.measurer.truthAcross = nil }
      return RunLead(of: run).know()
    }
    for line in 0..<run.count {
      let length = self.length(of: stack.lineMap.subviews(of: line))
      guard !stack.isStopped else {
        stack.measurer.truthAcross = nil
        return
      }
      if let length { run.learn(length, at: line) }
    }
    RunLead(of: run).know()
  }

  /// The length of a grid in a survey that does not know its number of columns yet.
  func sum(of lines: LineMap) -> Double {
    guard stack.context.settings.mayMeasure(stack.list.count) else { return 0 }
    return (0..<lines.count).reduce(-run.spacing) { length, line in
      guard !stack.isStopped else { return 0 }
      return length + run.spacing
        + (self.length(of: lines.subviews(of: line)) ?? 0)
    }
  }

  /// Makes all steps without placing anything.
  ///
  /// `learn` receives how far a subview moves the floor, and its index.
  ///
  /// - Returns: The length of the container.
  @discardableResult
  func walk(
    through fold: LazyFold,
    learn: (_ length: Double, _ index: Int) -> Void
  ) -> Double {
    var point = FoldPoint(index: 0)
    var start = 0.0
    while point.index < stack.list.count, !stack.isStopped {
      let step = fold.step(
        from: point,
        upTo: stack.list.count,
        in: FoldStretch(),
        because: .sample,
        width: across
      )
      guard let step else { return 0 }
      let isLast = step.after.index == stack.list.count
      let end = isLast ? step.after.reach : step.after.floor
      for place in step.before.index..<step.after.index {
        let index = stack.catalog.described(place)
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

  private var isMeasured: Bool {
    stack.measurer.truthAcross.map { abs($0 - across) < LineMeasurer.resetThreshold } ?? false
  }

  /// The length that a line would have on screen; nil if a callback failed.
  private func length(of line: Range<Int>) -> Double? {
    var longest = 0.0
    for (column, index) in line.enumerated() {
      guard stack.context.work.goesOn() else { return nil }
      let isLoaded = stack.loaded(index) != nil
      let subview = stack.loader.subview(at: index, because: .sample)
      defer {
        if !isLoaded, !subview.isStandIn {
          stack.store.remove(at: index)
          stack.store.giveUp(subview)
        }
      }
      guard !subview.isStandIn else { return nil }
      if subview.measurement.isOutdated || !subview.isPlaced { subview.node.invalidateSizesBelow() }
      let failures = stack.context.callbacks.failureCount
      let offer = stack.measurer.place(
        of: subview,
        column: column,
        columns: columns,
        crossLength: across
      )
      .offer
      let size = stack.context.evaluation.loading(.sample, id: subview.id) {
        subview.node.sizeThatFits(offer)
      }
      guard stack.context.callbacks.failureCount == failures else { return nil }
      longest = max(longest, size[stack.axis])
    }
    return longest
  }

  private func giveUpUnheld(_ index: Int) {
    guard let subview = stack.store[index], !subview.isPlaced, !subview.isPinned else { return }
    stack.store.remove(at: index)
    stack.store.giveUp(subview)
  }
}
