extension FrameContext {
  /// How many lost states one frame names.
  private static let lostStateLimit = 100

  /// Records the states that end with a view and all views in it.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - label: The name of the row whose view it is; nil for a view that is not a row.
  ///   - reason: Why it ends.
  ///   - lives: Whether a view that led to the node leads to another one now, and keeps its states.
  func noteLostStates(
    of node: Node,
    labeled label: ViewID? = nil,
    because reason: FrameAccount.LostState.Reason,
    unless lives: (CompositeInstance) -> Bool = { _ in false }
  ) {
    let hasInner = reason != .data && directory.scrolls.count > (reason == .retention ? 1 : 0)
    guard evaluation.keepsStates || hasInner, !settings.isSurveyed else { return }
    for owner in node.owners where !lives(owner) {
      noteLostState(of: owner, named: owner.id ?? label, because: reason)
    }
    if hasInner, let scroll = node as? ScrollNode {
      noteLostOffset(of: scroll, named: label, because: reason)
    }
    for child in node.children { noteLostStates(of: child, labeled: label, because: reason) }
  }

  private func noteLostState(
    of instance: CompositeInstance,
    named id: ViewID?,
    because reason: FrameAccount.LostState.Reason
  ) {
    guard account.lostStates.count < Self.lostStateLimit,
      let states = (instance.reader.storage as? any StatesOfView)?.changedStates, !states.isEmpty
    else { return }
    account.lostStates.append(
      FrameAccount.LostState(
        view: SeenView(id: id, name: instance.name),
        states: states,
        reason: reason
      )
    )
  }

  /// Records that a scroll view in a row forgets how far it was scrolled.
  private func noteLostOffset(
    of scroll: ScrollNode,
    named id: ViewID?,
    because reason: FrameAccount.LostState.Reason
  ) {
    guard account.lostStates.count < Self.lostStateLimit,
      scroll.tracks.contains(where: { abs($0.offset - $0.minOffset) > Double.tolerance })
    else { return }
    account.lostStates.append(
      FrameAccount.LostState(
        view: SeenView(id: scroll.id ?? id, name: scroll.viewName),
        states: ["contentOffset"],
        reason: reason
      )
    )
  }
}
