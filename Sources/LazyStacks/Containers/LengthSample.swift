import LazyExtents

/// The assumed length of a container before anything was placed, from its first subviews (rule R6).
struct LengthSample {
  private let stack: LazyStackNode
  /// The length of the container across its axis.
  private let across: Double
  private var run: LazyRun { stack.run }

  init(of stack: LazyStackNode, across: Double) {
    self.stack = stack
    self.across = across
  }

  /// The assumed length for an offer.
  func length(offered proposal: ProposedSize) throws -> Double {
    guard stack.loader.reached(stack.context.profile.coldSample - 1) != nil else { return 0 }
    if LoneContainer(stack).mayLeaveLengthOpen() { return run.length }
    let columns = stack.columns(offered: proposal[stack.axis.cross])
    if let fold = stack.fold { return length(of: fold) }
    let hasKnownLines = columns?.count == stack.columns?.count
    if hasKnownLines, !run.lengths.estimator.samples {
      TrueLengths(of: stack, across: across, columns: columns).learn()
      return run.length
    }
    func countLines() throws -> LineMap {
      hasKnownLines ? stack.lineMap : try LineMaking(in: stack.catalog).lines(with: columns)
    }
    let map = try countLines()
    if stack.context.settings.isSurveyed {
      return TrueLengths(of: stack, across: across, columns: columns).sum(of: map)
    }
    let sampled = min(stack.context.profile.coldSample, map.count, stack.loader.reachedCount)
    let lines = try (0..<sampled).map { line in
      try stack.context.work.poll()
      return map.subviews(of: line).enumerated().map { column, index in
        let subview = stack.loader.subview(at: index, because: .sample)
        let place = stack.measurer.place(
          of: subview,
          column: column,
          columns: columns,
          crossLength: across
        )
        return subview.node.sizeThatFits(place.offer)[stack.axis]
      }.max() ?? 0
    }
    let mean =
      lines.isEmpty ? stack.context.profile.coldLength : lines.reduce(0, +) / Double(lines.count)
    run.lengths.cold.length = mean
    // What was sampled tells how many subviews elements have.
    let count = try countLines().count
    return mean * Double(count) + run.spacing * Double(count - 1)
  }

  /// The assumed length of a lazy layout, from its first few steps.
  ///
  /// A survey makes all steps.
  private func length(of fold: LazyFold) -> Double {
    if stack.context.settings.isSurveyed {
      guard stack.context.settings.mayMeasure(stack.list.count) else { return 0 }
      return TrueLengths(of: stack, across: across, columns: nil).walk(through: fold) { _, _ in }
    }
    if !run.lengths.estimator.samples {
      TrueLengths(of: stack, across: across, columns: nil).learn()
      return run.length
    }
    var point = FoldPoint(index: 0)
    let stretch = FoldStretch()
    while point.index < stack.list.count, point.index < Self.mostSampled,
      point.index < stack.context.profile.coldSample || point.floor <= 0
    {
      let step = fold.step(
        from: point,
        upTo: stack.list.count,
        in: stretch,
        because: .sample,
        width: across
      )
      guard let step else { return 0 }
      point = step.after
      guard point.cursor != nil else { break }
    }
    run.lengths.cold.length = point.floor / Double(max(1, point.index))
    let whole = wholeLength(of: fold, sampledUpTo: point)
    run.lengths.cold.whole = (stack.list.count, whole)
    return whole
  }

  private func wholeLength(of fold: LazyFold, sampledUpTo point: FoldPoint) -> Double {
    guard point.index < stack.list.count else { return point.reach }
    let known = fold.lengthBehind(point, count: stack.list.count, advance: run.lengths.cold.length)
    return max(
      point.reach,
      known.map { point.reach + $0 } ?? run.lengths.cold.length * Double(stack.list.count)
    )
  }

  /// The greatest number of subviews that are sampled for how far they move the floor.
  ///
  /// It is more than one because some layouts place many subviews side by side.
  private static let mostSampled = 32
}
