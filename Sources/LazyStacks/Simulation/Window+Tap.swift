extension Window {
  /// Taps the view with an id: runs its action in one frame.
  ///
  /// The action is that of the view itself, else that of the only view in it that has one, else
  /// that of the nearest view around it.
  ///
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/cannotTap(_:_:)`` for a view that is not visible, is disabled or has
  ///   nothing to tap.
  @discardableResult
  public func tap(_ id: ViewID) throws -> Int {
    try checkVerb("tap")
    guard let node = try reading({ try WindowSearch(in: self).addressed(id).node }) else {
      throw WindowError.cannotTap(id, .notVisible)
    }
    let target = try TapTarget(of: id, in: node).node
    guard !InheritedModifiers(of: target).isDisabled else {
      throw WindowError.cannotTap(id, .disabled)
    }
    let (sight, tappedSight) = (ViewSight(of: target), ViewSight(of: node))
    guard sight.canBeTouched, tappedSight.canBeTouched else {
      let cover = (sight.coveringPin ?? tappedSight.coveringPin)?.label
      throw WindowError.cannotTap(id, cover.map { .covered(by: $0) } ?? .notVisible)
    }
    let action = target.traits.tapAction
    let closes = !context.directory.openRows.isEmpty
    guard action != nil || closes else { return 0 }
    return try make(
      Course(in: self) {
        if closes { self.context.directory.openRows.close { !node.isPart(of: $0) } }
        if let action {
          let isButton = target.viewName == "Button"
          let author = FrameAccount.Author(isButton ? .button : .tap, view: target.seen)
          self.context.queues.taps.append(FrameQueues.Tap(author: author, action: action))
        }
        return .frames(1)
      }
    )
  }
}
