import DequeModule
import LazyExtents

/// What the container tells its estimator: which one it is, what kinds of lines there are, and for
/// one that wants the truth, how long each is.
extension LazyStackNode {
  /// A new estimator for so many lines; what goes wrong in it is a diagnostic.
  func makeEstimator(count: Int) -> any ExtentEstimator {
    let choice = context.survey?.estimator(axis) ?? attributes.estimator ?? context.estimator
    return choice.make(count: count) { [weak context] error in
      if (error as? any StoppingError)?.stopsEverything == true {
        context?.fail(error)
      } else {
        context?.diagnose(.badEstimate, "\(error); the mean is used")
      }
    }
  }

  /// Takes another estimator, which learns what the one before has recorded.
  func changeEstimator() {
    var estimator = makeEstimator(count: run.count)
    for record in run.estimator.records.records() {
      estimator.learn(record.extent, at: record.index)
    }
    if !run.lines.isEmpty { estimator.endLayout() }
    run.estimator = estimator
    classify()
  }

  /// Tells the estimator about the lines as they are now.
  func classify() {
    truthAcross = nil
    if run.estimator.asksForKinds { run.estimator.classify(kinds) }
  }

  /// Measures every line for an estimator that wants it, once for each state of the data and each
  /// cross length; nothing is placed.
  func measureTruth(_ across: Double, _ columns: GridColumns?) {
    guard run.estimator.measuresAll, !isMeasured(across) else { return }
    truthAcross = across
    guard context.mayMeasure(list.count) else {
      context.diagnose(
        .tooManyToMeasure,
        "\(name) has \(list.count) subviews, more than the \(context.profile.eagerLimit) that may "
          + "be measured for its estimator; the mean is used for those that were not seen"
      )
      return
    }
    for line in 0..<run.count {
      let length = trueLength(of: lineMap.subviews(of: line), columns, across)
      guard !isStopped else {
        truthAcross = nil
        return
      }
      if let length { run.estimator.learn(length, at: line) }
    }
    run.knowLead()
  }

  /// The length of a grid in a survey that was not told yet how many columns there are.
  func wholeLength(_ lines: LineMap, _ columns: GridColumns?, _ across: Double) -> Double {
    guard context.mayMeasure(list.count) else { return 0 }
    return (0..<lines.count).reduce(-run.spacing) { length, line in
      guard !isStopped else { return 0 }
      return length + run.spacing + (trueLength(of: lines.subviews(of: line), columns, across) ?? 0)
    }
  }

  private func isMeasured(_ across: Double) -> Bool {
    truthAcross.map { abs($0 - across) < LazyStackNode.resetThreshold } ?? false
  }

  /// The length that a line would have on screen; nil where a callback failed.
  private func trueLength(
    of line: Range<Int>,
    _ columns: GridColumns?,
    _ across: Double
  ) -> Double? {
    var longest = 0.0
    for (column, index) in line.enumerated() {
      guard context.work.goesOn() else { return nil }
      let isLoaded = loaded(index) != nil
      let subview = subview(at: index, .sample)
      defer {
        if !isLoaded, !subview.isStandIn {
          store.remove(at: index)
          store.giveUp(subview)
        }
      }
      guard !subview.isStandIn else { return nil }
      if subview.isChanged || !subview.isPlaced { subview.node.invalidateSizesBelow() }
      let failures = context.failures
      let offer = place(of: subview, column: column, columns, across).offer
      let size = context.loading(.sample, subview.id) { subview.node.sizeThatFits(offer) }
      guard context.failures == failures else { return nil }
      longest = max(longest, size[axis])
    }
    return longest
  }
}

extension LazyStackNode {
  /// Of what kind each line is, told without evaluating anything.
  ///
  /// The subviews of a `ForEach` are a kind of their own, and so are those at each place of an
  /// element with several, its header among them. Views by themselves are of three kinds: headers,
  /// footers and others. In a grid a line is of the kind of its first subview.
  private var kinds: ExtentKinds {
    var naming = KindNaming()
    var kinds = ExtentKinds()
    switch lineMap {
    case .oneEach:
      for segment in list.segments where segment.count > 0 {
        let first = naming.firstKind(of: segment)
        kinds.append(count: segment.count, period: segment.arity, firstKind: first)
      }
    case .blocks(let blocks):
      for block in blocks {
        let segment = list.segments[list.location(of: block.firstSubview).segment]
        switch block.kind {
        case .cells(let count, let columns):
          let cells = block.firstSubview..<block.firstSubview + count
          append(cells, columns, to: &kinds, &naming)
        case .repeated(let map, let times):
          let first = naming.firstKind(of: segment, places: map.count)
          kinds.append(count: map.count * times, period: map.count, firstKind: first)
        }
      }
    }
    return kinds
  }

  /// Lines of cells that follow one another, also from the elements of one `ForEach` to those of
  /// another.
  private func append(
    _ cells: Range<Int>,
    _ columns: Int,
    to kinds: inout ExtentKinds,
    _ naming: inout KindNaming
  ) {
    var start = cells.lowerBound
    while start < cells.upperBound {
      let segment = list.segments[list.location(of: start).segment]
      let end = min(cells.upperBound, segment.start + segment.count)
      let lines = (end - start - 1) / columns + 1
      let places = segment.arity / greatestCommonDivisor(segment.arity, columns)
      let first = naming.firstKind(of: segment, places: places)
      kinds.append(count: lines, period: places, firstKind: first)
      start += lines * columns
    }
  }
}

private func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
  right == 0 ? left : greatestCommonDivisor(right, left % right)
}

/// Numbers for the kinds of a container's subviews.
private struct KindNaming {
  private var next = 3
  private var known: [Int: Int] = [:]

  /// The kind of a segment's first subview; those at the other places of an element follow.
  mutating func firstKind(of segment: SubviewList.Segment, places: Int? = nil) -> Int {
    guard case .elements = segment.kind else {
      switch segment.role {
      case .content: return 0
      case .header: return 1
      case .footer: return 2
      }
    }
    if let kind = known[segment.start] { return kind }
    known[segment.start] = next
    defer { next += places ?? segment.arity }
    return next
  }
}
