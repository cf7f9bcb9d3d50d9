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
    guard let node = try reading({ try addressed(id).node }) else {
      throw WindowError.cannotTap(id, .notVisible)
    }
    let target = try target(of: id, in: node)
    guard !target.isDisabled else { throw WindowError.cannotTap(id, .disabled) }
    guard target.canBeSeen, node.canBeSeen else {
      let cover = (target.coveringPin ?? node.coveringPin)?.label
      throw WindowError.cannotTap(id, cover.map { .covered(by: $0) } ?? .notVisible)
    }
    let action = target.tapAction
    let closes = !context.openRows.isEmpty
    guard action != nil || closes else { return 0 }
    return try make(
      Course(in: self) {
        if closes { self.context.openRows.close { !node.isPart(of: $0) } }
        if let action {
          let isButton = target.viewName == "Button"
          let author = FrameAccount.Author(isButton ? .button : .tap, view: target.seen)
          self.context.queues.taps.append(FrameContext.Tap(author: author, action: action))
        }
        return .frames(1)
      }
    )
  }

  private func target(of id: ViewID, in node: Node) throws -> Node {
    if node.tapAction != nil { return node }
    let inside = node.tappableNodes
    if inside.count == 1 { return inside[0] }
    if inside.count > 1 {
      let names = inside.compactMap { $0.name(inside: node) }
      let isEachNamed = Set(names).count == inside.count
      let paths = isEachNamed ? names.map { id.appending($0) } : []
      throw WindowError.cannotTap(id, .several(inside.count, paths: paths))
    }
    var outer = node.parent
    while let current = outer {
      if current.tapAction != nil { return current }
      outer = current.parent
    }
    throw WindowError.cannotTap(id, .noAction)
  }
}

extension Node {
  /// The views below that have an action, but not those inside of another one.
  fileprivate var tappableNodes: [Node] {
    children.flatMap { $0.tapAction == nil ? $0.tappableNodes : [$0] }
  }

  /// The id of the view, or of a modifier around it, in another view.
  fileprivate func name(inside other: Node) -> ViewID? {
    var view = self
    while view !== other {
      if let id = view.ownID ?? view.id { return id }
      guard let around = view.parent as? LayoutNode, around.modifiedChild === view else {
        return nil
      }
      view = around
    }
    return nil
  }

  /// Whether any of the view is on screen.
  var canBeSeen: Bool {
    isShown && !isHidden && isDrawnInSight && coveringPin == nil
  }

  /// Whether any of it is drawn where it can be seen: a finger touches what is drawn.
  private var isDrawnInSight: Bool {
    let fractions = visibleFractions()
    guard context.painting.isUsed else { return fractions.width > 0 && fractions.height > 0 }
    let window = Rect(origin: .zero, size: context.windowSize)
    let region = nearest(ScrollNode.self).map { $0.regionInWindow } ?? window
    guard let seen = region?.intersection(window)?.intersection(drawnRect) else { return false }
    let frame = drawnRect
    return Axis.allCases.allSatisfy { seen.size[$0] > 0 || frame.size[$0] <= Double.tolerance }
  }

  /// The header or footer that an edge holds and that covers what could be seen of the view: such
  /// views are hit first (rule R15).
  fileprivate var coveringPin: Subview? {
    guard let stack = nearest(LazyStackNode.self), !stack.pins.isEmpty,
      let region = nearest(ScrollNode.self)?.regionInWindow,
      let seen = frameInWindow.intersection(region)
    else { return nil }
    return stack.pins(inFrontOf: self).first { pin in
      let cover = pin.node.frameInWindow
      return Axis.allCases.allSatisfy { axis in
        cover.start(axis) <= seen.start(axis) + Double.tolerance
          && cover.end(axis) >= seen.end(axis) - Double.tolerance
      }
    }
  }
}
