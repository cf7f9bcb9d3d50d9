extension Window {
  /// Swipes a row open at an edge in one frame, which closes the open row of its container.
  ///
  /// - Parameters:
  ///   - id: The row; it must be on screen.
  ///   - edge: At which edge.
  /// - Returns: The names of its buttons, in order: what is written on them.
  /// - Throws: ``WindowError/cannotSwipe(_:_:)``.
  @discardableResult
  public func swipe(_ id: ViewID, edge: HorizontalEdge = .trailing) throws -> [String] {
    let (row, actions) = try openRow(id, edge: edge)
    context.directory.openRows.open(row, in: row.swipeContainer)
    try makeFrame()
    return actions.map(\.name)
  }

  /// Swipes a row open and taps one of its buttons, which closes it, in two frames.
  ///
  /// - Parameters:
  ///   - id: The row; it must be on screen.
  ///   - edge: At which edge.
  ///   - name: What is written on the button.
  /// - Returns: The names of its buttons, in order.
  /// - Throws: ``WindowError/cannotSwipe(_:_:)``, or what the action throws.
  @discardableResult
  public func swipe(
    _ id: ViewID,
    edge: HorizontalEdge = .trailing,
    tapping name: String
  ) throws -> [String] {
    let (row, actions) = try openRow(id, edge: edge)
    guard let action = actions.first(where: { $0.name == name }) else {
      throw WindowError.cannotSwipe(id, .noSuchAction(name, among: actions.map(\.name)))
    }
    guard !action.isDisabled else {
      throw WindowError.cannotSwipe(id, .disabledAction(action.name))
    }
    let names = try swipe(id, edge: edge)
    try perform(action, of: row)
    return names
  }

  /// Swipes a row so far that its first button is tapped, in one frame.
  ///
  /// - Returns: The names of its buttons, in order.
  /// - Throws: ``WindowError/cannotSwipe(_:_:)``, or what the action throws.
  @discardableResult
  public func swipeFully(_ id: ViewID, edge: HorizontalEdge = .trailing) throws -> [String] {
    let (row, actions) = try openRow(id, edge: edge)
    let allows = row.swipeActions(edge)?.actions.last?.allowsFullSwipe ?? false
    guard allows, let first = actions.first else { throw WindowError.cannotSwipe(id, .notFully) }
    guard !first.isDisabled else {
      throw WindowError.cannotSwipe(id, .disabledAction(first.name))
    }
    try perform(first, of: row)
    return actions.map(\.name)
  }

  /// The rows that are swiped open, by their ids.
  public var openRows: [ViewID] {
    get throws {
      try reading { context.directory.openRows.nodes.compactMap { $0.subview?.label ?? $0.id } }
    }
  }

  private func perform(_ action: SwipeAction, of row: Node) throws {
    context.directory.openRows.close { _ in true }
    let author = FrameAccount.Author(.swipe, view: row.seen, title: action.name)
    context.queues.taps.append(FrameQueues.Tap(author: author, action: action.action))
    try makeFrame()
  }

  private func openRow(
    _ id: ViewID,
    edge: HorizontalEdge
  ) throws -> (row: Node, actions: [SwipeAction]) {
    try checkVerb("swipe")
    return try reading {
      guard let node = try addressed(id).node else {
        throw WindowError.cannotSwipe(id, .notLoaded)
      }
      guard node.isInPlace else { throw WindowError.cannotSwipe(id, .offScreen) }
      guard let (row, sets) = node.swipeActions(edge) else {
        let other: HorizontalEdge = edge == .leading ? .trailing : .leading
        let isOther = node.swipeActions(other) != nil
        throw WindowError.cannotSwipe(id, .noActions(edge, hasOther: isOther))
      }
      guard !InheritedModifiers(of: node).isDisabled else {
        throw WindowError.cannotSwipe(id, .disabled)
      }
      guard ViewSight(of: node).canBeTouched else { throw WindowError.cannotSwipe(id, .notVisible) }
      return (row.rowAround?.node ?? row, try sets.flatMap { try $0.actions() })
    }
  }
}

extension Node {
  /// Whether the rows in which the view lies are all on screen.
  fileprivate var isInPlace: Bool { rowOffScreen == nil }
}
