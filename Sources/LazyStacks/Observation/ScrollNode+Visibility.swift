import DequeModule
import LazyExtents

extension ScrollNode {
  /// The ids of the placed subviews that intersect the visible rect, in order; those without an id
  /// by their place.
  var visibleIDs: [ViewID] {
    var ids: [ViewID] = []
    content.map { collectVisible($0, into: &ids) }
    return ids
  }

  private func collectVisible(_ node: Node, into ids: inout [ViewID]) {
    if let stack = node as? LazyStackNode {
      guard stack.scroll === self else { return collectShown(stack, into: &ids) }
      // Reserving for each of many stacks separately would copy all ids as many times.
      if ids.isEmpty { ids.reserveCapacity(stack.placement.lines.count) }
      let hasOneAxis = tracks.count == 1
      stack.forEachInSight(stack.visibleSpan) { subview in
        guard context.work.goesOn() else { return }
        guard hasOneAxis || isInSight(subview.node, along: stack.axis.cross) else { return }
        if ids.last != subview.label { ids.append(subview.label) }
      }
    } else if !context.work.goesOn() {
      return
    } else if node.isCounted, let id = node.id {
      if isInSight(node) { ids.append(id) }
    } else if !(node is ScrollNode) {
      for child in node.children { collectVisible(child, into: &ids) }
    }
  }

  private func collectShown(_ stack: LazyStackNode, into ids: inout [ViewID]) {
    for subview in stack.placed where context.work.goesOn() && isInSight(subview.node) {
      ids.append(subview.label)
    }
  }

  /// Whether any of a view is in the region as it was laid out, along the axes that scroll.
  private func isInSight(_ node: Node) -> Bool {
    tracks.allSatisfy { isInSight(node, along: $0.axis) }
  }

  private func isInSight(_ node: Node, along axis: Axis) -> Bool {
    let start = start(of: node, along: axis)
    let length = node.size[axis]
    guard start.isClearlyLess(than: containerSize[axis]) else { return false }
    return length <= Double.tolerance
      ? !start.isClearlyLess(than: 0) : (start + length).isClearlyGreater(than: 0)
  }

  /// The ids of the subviews of which at least a fraction of the area can be seen (claims 67, 68).
  ///
  /// If none is marked as a target, these are the subviews of the lazy stacks that have an id.
  func visibleTargets(above threshold: Double) -> [ViewID] {
    let targets = seenTargets()
    return isStopped ? [] : ids(of: targets, above: threshold)
  }

  /// The subviews of the lazy stacks that have an id and are in sight, in order, with how much of
  /// each can be seen.
  func seenTargets() -> [SeenTarget] {
    guard let region = regionInWindow else { return [] }
    if let marked = markedTargets { return marked.compactMap { seenTarget($0, in: region) } }
    var targets: [SeenTarget] = []
    for stack in tracks.flatMap({ $0.stacks }) {
      let start = originInWindow(along: stack.axis)
      let opening = Opening(
        start: region.start(stack.axis) - start,
        end: region.end(stack.axis) - start
      )
      for subview in stack.subviewsInSight(stack.visibleSpan) {
        guard context.work.goesOn() else { return [] }
        guard let id = subview.id else { continue }
        targets.append(
          SeenTarget(
            id: id,
            node: subview.node.numberInTrace,
            axis: stack.axis,
            start: subview.shownRel,
            length: subview.length,
            across: fractionAcross(subview, along: stack.axis.cross, in: region),
            opening: opening.covered(by: stack.covers(of: subview))
          )
        )
      }
    }
    return targets
  }

  private func ids(of targets: [SeenTarget], above threshold: Double) -> [ViewID] {
    var ids: [ViewID] = []
    for target in targets {
      if target.reaches(threshold), ids.last != target.id { ids.append(target.id) }
      warnIfUnreachable(target, threshold: threshold)
    }
    return ids
  }

  /// How much can be seen of a view that is marked as a scroll target; nil where nothing can.
  private func seenTarget(_ node: Node, in region: Rect) -> SeenTarget? {
    guard context.work.goesOn(), let id = node.targetID, visibleFraction(of: node) > 0 else {
      return nil
    }
    let stack = node.parent as? LazyStackNode
    let axis = stack?.axis ?? mainTrack?.axis ?? .vertical
    let frame = node.laidOutFrame(upTo: self)
    let start = originInWindow(along: axis)
    return SeenTarget(
      id: id,
      node: node.numberInTrace,
      axis: axis,
      start: frame.start(axis) - start,
      length: node.size[axis],
      across: Node.fraction(frame, in: region, along: axis.cross),
      opening: Opening(start: region.start(axis) - start, end: region.end(axis) - start)
        .covered(by: node.subview.flatMap { stack?.covers(of: $0) } ?? [])
    )
  }

  private func fractionAcross(_ subview: Subview, along cross: Axis, in region: Rect) -> Double {
    let across = subview.node.size[cross]
    let isCut = tracks.count > 1 || across > containerSize[cross] + Double.tolerance
    guard across > Double.tolerance, isCut else { return 1 }
    let origin =
      subview.node.originInWindow(along: cross) - subview.node.transforms(upTo: self, along: cross)
    let low = max(origin, region.start(cross))
    let high = min(origin + across, region.end(cross))
    return max(0, high - low) / across
  }

  private func warnIfUnreachable(_ target: SeenTarget, threshold: Double) {
    let container = containerSize[target.axis]
    guard (target.length * threshold).isClearlyGreater(than: container) else { return }
    context.diagnose(
      .unreachableThreshold,
      message: "\(target.id) is \(target.length.shortestText) points long; a threshold of "
        + "\(threshold.shortestText) is never reached in a viewport of "
        + "\(container.shortestText) points, so choose a smaller one",
      of: EventSubject(node: target.node)
    )
  }

  /// Records what can be seen, if that changed.
  func traceVisibility() {
    traceVisible()
    guard !context.thresholds.isEmpty else { return }
    let targets = seenTargets()
    guard !isStopped else { return }
    let count = context.thresholds.count
    if told.visibility.count != count { told.visibility = Array(repeating: [], count: count) }
    let new = context.thresholds.map { ids(of: targets, above: $0) }
    if new != told.visibility { traceCrossings(to: new, of: targets) }
    for (index, ids) in new.enumerated() where ids != told.visibility[index] {
      told.visibility[index] = ids
      context.record(.visibility(ids: ids, threshold: context.thresholds[index]), of: inTrace)
    }
    told.targets = targets
    for track in tracks { track.told.crossings = track.entries.count }
  }

  /// Records which cells of the first and the last line are in sight: a cell that is shorter than
  /// its line may leave sight, or come into it, while nothing new is placed.
  ///
  /// - Returns: Whether they differ from before.
  private func takeCellsAtEdges(of stack: LazyStackNode) -> Bool {
    let (lines, span) = (stack.placement.lines, stack.visibleSpan)
    var isChanged = false
    var place = 0
    for line in [lines.first, lines.last] {
      for cell in line?.subviews ?? [] {
        let isInSight = span.touches(from: cell.shownRel, length: cell.length)
        if place == told.cellsAtEdges.count {
          told.cellsAtEdges.append(isInSight)
          isChanged = true
        } else if told.cellsAtEdges[place] != isInSight {
          told.cellsAtEdges[place] = isInSight
          isChanged = true
        }
        place += 1
      }
    }
    return isChanged
  }

  private func traceVisible() {
    if tracks.count == 1, let stack = lazyContent {
      let isSame = stack.attributes.items == nil || !takeCellsAtEdges(of: stack)
      guard stack.store.hasNews || stack.isRearranged || !isSame else { return }
    }
    let visible = visibleIDs
    guard !isStopped else { return }
    lazyContent?.store.hasNews = false
    guard visible != told.visible else { return }
    told.visible = visible
    context.record(.visible(ids: visible), of: inTrace)
  }
}
