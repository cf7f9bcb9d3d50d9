import LazyTrace

/// What went from its container and is in sight still, as another view was made for it elsewhere:
/// in a stack beside the container, or in the container at another place of the description.
struct ViewsMadeAnew {
  private let context: FrameContext

  init(in context: FrameContext) { self.context = context }

  /// The greatest number of views that are searched.
  private static let most = 24

  /// Those of the views that went for which another one is in sight.
  func views(among gone: [SeenView]) -> [FrameAccount.MovedAway] {
    guard let root = context.directory.root, gone.count <= Self.most else { return [] }
    return gone.compactMap { view in
      guard let id = view.id, context.work.goesOn() else { return nil }
      let all = context.callbacks.guarding { try AddressSearch(in: root).all(named: id) } ?? []
      guard all.contains(where: isNewInSight) else { return nil }
      var moved = FrameAccount.MovedAway(view)
      moved.isAnew = true
      return moved
    }
  }

  /// Whether a view was made in this frame and can be seen; others with its id were there before.
  private func isNewInSight(_ node: Node) -> Bool {
    node.sightBefore?.frame != context.sight.ofViews
      && node.subview?.before?.frame != context.sight.ofRows && ViewSight(of: node).isAny
  }
}
