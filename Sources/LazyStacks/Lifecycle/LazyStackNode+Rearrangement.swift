import DequeModule

extension LazyStackNode {
  /// Takes over a list that was read anew: loaded subviews are matched by identity, the anchor
  /// keeps its place, and what is gone is given up with its state (rules R10, R16).
  func rearrange(to new: SubviewList) {
    let change = SubviewListChange(from: list, to: new)
    let isFirst = listVersion == 0
    list = new
    listVersion += 1
    reportDuplicates()
    guard !isFirst else {
      run = LazyRun(count: new.count, spacing: run.spacing, profile: context.profile)
      return
    }
    let top = track?.restingStart(of: self) ?? visibleSpan.start
    let anchor = run.anchor(visibleSubviews, change, top: top)
    let loaded = Array(run.subviews) + aside.keys.sorted().compactMap { aside[$0] }
    run.rearrange(change, anchor)
    isRearranged = isRearranged || !change.isEmpty
    aside.removeAll()
    elements = rekeyed(elements, change)
    for subview in loaded { move(subview, change) }
    refill(anchor)
  }

  private func move(_ subview: Subview, _ change: SubviewListChange) {
    guard let index = change.newIndex(of: subview.index), !subview.isStandIn else {
      if subview.isPlaced {
        subview.isPlaced = false
        context.record(.remove(index: subview.index), id: subview.id)
        context.leaving.append(subview.node)
      }
      giveUp(subview)
      return
    }
    subview.index = index
    aside[index] = subview
    if subview.isPlaced { released.append(subview) }
  }

  /// Begins the run again with the subview that keeps its place.
  private func refill(_ anchor: LazyRun.Anchor?) {
    guard let anchor, run.count > 0 else { return }
    let lead = run.lead
    let isExact = run.isLeadExact
    let jumped = run.jumped
    run.restart(at: anchor.new, rel: anchor.rel, lead: lead, .update, self)
    run.isLeadExact = isExact || anchor.new == 0
    run.jumped = jumped
  }

  private func rekeyed(
    _ elements: [Int: (element: OpenedElement, listVersion: Int)],
    _ change: SubviewListChange
  ) -> [Int: (element: OpenedElement, listVersion: Int)] {
    var moved: [Int: (element: OpenedElement, listVersion: Int)] = [:]
    for (first, opened) in elements {
      if let index = change.newIndex(of: first) { moved[index] = opened }
    }
    return moved
  }
}
