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
    try RowSwipe(of: id, at: edge, in: self).open()
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
    try RowSwipe(of: id, at: edge, in: self).tap(name)
  }

  /// Swipes a row so far that its first button is tapped, in one frame.
  ///
  /// - Returns: The names of its buttons, in order.
  /// - Throws: ``WindowError/cannotSwipe(_:_:)``, or what the action throws.
  @discardableResult
  public func swipeFully(_ id: ViewID, edge: HorizontalEdge = .trailing) throws -> [String] {
    try RowSwipe(of: id, at: edge, in: self).tapFirst()
  }

  /// The rows that are swiped open, by their ids.
  public var openRows: [ViewID] {
    get throws {
      try reading { context.directory.openRows.nodes.compactMap { $0.subview?.label ?? $0.id } }
    }
  }
}
