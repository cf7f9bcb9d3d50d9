import DequeModule

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
      let span = stack.visibleSpan
      for subview in stack.subviewsInSight(span) {
        if ids.last != subview.label { ids.append(subview.label) }
      }
    } else if node.isCounted, let id = node.id {
      if isInSight(node) { ids.append(id) }
    } else if !(node is ScrollNode) {
      for child in node.children { collectVisible(child, into: &ids) }
    }
  }

  private func collectShown(_ stack: LazyStackNode, into ids: inout [ViewID]) {
    for subview in stack.placed where isInSight(subview.node) {
      ids.append(subview.label)
    }
  }

  private func isInSight(_ node: Node) -> Bool {
    let start = node.originInWindow()[axis] - originInWindow()[axis]
    let length = node.size[axis]
    guard start.isClearlyLess(than: containerSize[axis]) else { return false }
    return length <= Double.tolerance
      ? !start.isClearlyLess(than: 0) : (start + length).isClearlyGreater(than: 0)
  }

  /// The ids of the subviews of which at least a fraction of the area can be seen (claims 67, 68).
  ///
  /// Without scroll targets these are the subviews of the lazy stacks that have an id.
  func visibleTargets(_ threshold: Double) -> [ViewID] {
    guard let region = regionInWindow else { return [] }
    var ids: [ViewID] = []
    for stack in stacks where stack.scroll === self {
      let span = stack.visibleSpan
      for subview in stack.subviewsInSight(span) {
        guard let id = subview.id else { continue }
        let fraction = fraction(of: subview, region)
        if fraction >= threshold - Double.tolerance, ids.last != id { ids.append(id) }
        warnIfUnreachable(subview, threshold)
      }
    }
    return ids
  }

  private func fraction(of subview: Subview, _ region: Rect) -> Double {
    let shift = originInWindow()
    let start = max(subview.shownRel, region.start(axis) - shift[axis])
    let end = min(subview.shownEnd, region.end(axis) - shift[axis])
    let along =
      subview.length <= Double.tolerance ? 1 : max(0, end - start) / subview.length
    let cross = axis.cross
    let across = subview.node.size[cross]
    guard across > Double.tolerance, across > containerSize[cross] + Double.tolerance else {
      return along
    }
    let origin = subview.node.originInWindow()[cross]
    let low = max(origin, region.start(cross))
    let high = min(origin + across, region.end(cross))
    return along * max(0, high - low) / across
  }

  private func warnIfUnreachable(_ subview: Subview, _ threshold: Double) {
    guard (subview.length * threshold).isClearlyGreater(than: containerSize[axis]) else { return }
    context.diagnose(
      .unreachableThreshold,
      "\(subview.label) is \(subview.length) points long; a threshold of \(threshold) is never "
        + "reached in a viewport of \(containerSize[axis]) points, so choose a smaller one"
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
      guard ids != told.visibility[index] else { continue }
      told.visibility[index] = ids
      context.record(.visibility(ids: ids, threshold: threshold), id: id)
    }
  }

  private func traceVisible() {
    if let stack = content as? LazyStackNode {
      guard stack.hasNewPlacement || stack.isRearranged else { return }
      stack.hasNewPlacement = false
    }
    let visible = visibleIDs
    guard visible != told.visible else { return }
    told.visible = visible
    context.record(.visible(ids: visible), id: id)
  }

  /// Writes into the trace how the offset and the content size changed in this pass.
  func traceOffset() {
    let new = entries[told.entries...]
    told.entries = entries.count
    for entry in new where [.estimate, .resize, .data].contains(entry.cause) {
      context.record(
        .correction(by: entry.change, cause: entry.cause, subject: entry.subject),
        id: id
      )
    }
    if !new.isEmpty, told.offset != offset {
      context.record(.offset(old: told.offset, new: offset, entries: Array(new)), id: id)
    }
    told.offset = offset
    guard told.contentLength.map({ !$0.isNearly(contentLength) }) ?? true else { return }
    context.record(
      .contentSize(
        old: told.contentLength ?? 0,
        new: contentLength,
        isEstimated: isContentLengthEstimated
      ),
      id: id
    )
    told.contentLength = contentLength
  }

  /// Whether any stack of the content guesses its length.
  var isContentLengthEstimated: Bool { stacks.contains { $0.run.isLengthEstimated } }
}
