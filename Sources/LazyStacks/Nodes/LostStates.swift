/// The states that end with a view and all views in it, which the account of the frame names.
struct LostStates {
  private let context: FrameContext
  private let reason: FrameAccount.LostState.Reason
  /// The name of the row whose view it is; nil for a view that is not a row.
  private let label: ViewID?

  /// How many one frame names.
  private static let most = 100

  init(
    in context: FrameContext,
    because reason: FrameAccount.LostState.Reason,
    ofRow label: ViewID? = nil
  ) {
    (self.context, self.reason, self.label) = (context, reason, label)
  }

  /// Records them.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - lives: Whether a view that led to the node leads to another one now, and keeps its states.
  func note(of node: Node, unless lives: (CompositeInstance) -> Bool = { _ in false }) {
    let count = context.directory.scrolls.count
    let hasInner = reason != .data && count > (reason == .retention ? 1 : 0)
    guard context.evaluation.keepsStates || hasInner, !context.settings.isSurveyed else { return }
    for owner in node.owners where !lives(owner) { note(owner, named: owner.id ?? label) }
    if hasInner, let scroll = node as? ScrollNode { noteOffset(of: scroll) }
    for child in node.children { note(of: child) }
  }

  private func note(_ instance: CompositeInstance, named id: ViewID?) {
    guard !(instance.reader.storage is StateCells),
      context.frame.account.lostStates.count < Self.most,
      let states = (instance.reader.storage as? any StatesOfView)?.changedStates, !states.isEmpty
    else { return }
    context.frame.account.lostStates.append(
      FrameAccount.LostState(
        view: SeenView(id: id, name: instance.name),
        states: states,
        reason: reason
      )
    )
  }

  /// Records that a scroll view in a row forgets how far it was scrolled.
  private func noteOffset(of scroll: ScrollNode) {
    guard context.frame.account.lostStates.count < Self.most,
      scroll.tracks.contains(where: { abs($0.offset - $0.minOffset) > Double.tolerance })
    else { return }
    context.frame.account.lostStates.append(
      FrameAccount.LostState(
        view: SeenView(id: scroll.id ?? label, name: scroll.viewName),
        states: ["contentOffset"],
        reason: reason
      )
    )
  }
}
