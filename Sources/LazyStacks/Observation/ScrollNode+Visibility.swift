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
      let inSight = stack.subviewsInSight(stack.visibleSpan)
      // Room for each of many stacks by itself would copy all ids as many times.
      if ids.isEmpty { ids.reserveCapacity(inSight.count) }
      for subview in inSight {
        guard context.work.goesOn() else { return }
        guard tracks.count == 1 || isInSight(subview.node, stack.axis.cross) else { continue }
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
    tracks.allSatisfy { isInSight(node, $0.axis) }
  }

  private func isInSight(_ node: Node, _ axis: Axis) -> Bool {
    let start = start(of: node, axis)
    let length = node.size[axis]
    guard start.isClearlyLess(than: containerSize[axis]) else { return false }
    return length <= Double.tolerance
      ? !start.isClearlyLess(than: 0) : (start + length).isClearlyGreater(than: 0)
  }

  /// The ids of the subviews of which at least a fraction of the area can be seen (claims 67, 68).
  ///
  /// Where none is marked as a target these are the subviews of the lazy stacks that have an id.
  func visibleTargets(_ threshold: Double) -> [ViewID] {
    guard let region = regionInWindow else { return [] }
    if let marked = markedTargets {
      return visibleTargets(among: marked, threshold).compactMap(\.targetID)
    }
    var ids: [ViewID] = []
    for stack in tracks.flatMap({ $0.stacks }) {
      let span = stack.visibleSpan
      for subview in stack.subviewsInSight(span) {
        guard context.work.goesOn() else { return [] }
        guard let id = subview.id else { continue }
        let fraction = fraction(of: subview, along: stack.axis, region)
        if fraction >= threshold - Double.tolerance, ids.last != id { ids.append(id) }
        warnIfUnreachable(subview, along: stack.axis, threshold)
      }
    }
    return ids
  }

  /// Those of some targets of which at least a fraction of the area can be seen.
  func visibleTargets(among targets: [Node], _ threshold: Double) -> [Node] {
    targets.filter { target in
      guard context.work.goesOn() else { return false }
      if let subview = target.subview, let stack = target.parent as? LazyStackNode {
        warnIfUnreachable(subview, along: stack.axis, threshold)
      }
      let fraction = visibleFraction(of: target)
      return fraction >= threshold - Double.tolerance && fraction > 0
    }
  }

  private func fraction(of subview: Subview, along axis: Axis, _ region: Rect) -> Double {
    let shift = originInWindow()
    let start = max(subview.shownRel, region.start(axis) - shift[axis])
    let end = min(subview.shownEnd, region.end(axis) - shift[axis])
    let along =
      subview.length <= Double.tolerance ? 1 : max(0, end - start) / subview.length
    let cross = axis.cross
    let across = subview.node.size[cross]
    let isCut = tracks.count > 1 || across > containerSize[cross] + Double.tolerance
    guard across > Double.tolerance, isCut else { return along }
    let origin = subview.node.originInWindow(cross) - subview.node.transforms(upTo: self, cross)
    let low = max(origin, region.start(cross))
    let high = min(origin + across, region.end(cross))
    return along * max(0, high - low) / across
  }

  private func warnIfUnreachable(
    _ subview: Subview,
    along axis: Axis,
    _ threshold: Double
  ) {
    guard (subview.length * threshold).isClearlyGreater(than: containerSize[axis]) else { return }
    context.diagnose(
      .unreachableThreshold,
      "\(subview.label) is \(subview.length.shortestText) points long; a threshold of "
        + "\(threshold.shortestText) is never reached in a viewport of "
        + "\(containerSize[axis].shortestText) points, so choose a smaller one"
    )
  }

  /// Writes into the trace what can be seen, where that changed.
  func traceVisibility() {
    traceVisible()
    if told.visibility.count != context.thresholds.count {
      told.visibility = Array(repeating: [], count: context.thresholds.count)
    }
    for (index, threshold) in context.thresholds.enumerated() {
      let ids = visibleTargets(threshold)
      guard !isStopped else { return }
      guard ids != told.visibility[index] else { continue }
      told.visibility[index] = ids
      context.record(.visibility(ids: ids, threshold: threshold), id: id)
    }
  }

  /// Takes note of which cells of the first and the last line are in sight: one that is shorter
  /// than its line may leave sight, or come into it, while nothing new is placed.
  ///
  /// - Returns: Whether they are others than before.
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
    context.record(.visible(ids: visible), id: id)
  }
}
