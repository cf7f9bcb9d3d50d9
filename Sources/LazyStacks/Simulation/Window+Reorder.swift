extension Window {
  /// Drags a row to another place, and drops it there: among those of its `ForEach`, or of another
  /// one if the container takes rows from one collection to another.
  ///
  /// If the place is out of sight, the row is held near that edge, so that the content scrolls by
  /// itself and rows are loaded on the way. The container is notified once, at the drop, but not if
  /// the row is dropped on its own place. What the row keeps stays with its id.
  ///
  /// - Parameters:
  ///   - id: The row; it must be on screen.
  ///   - destination: Where it is dropped.
  ///   - collection: The collection at whose end it is dropped; nil for its own.
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/cannotReorder(_:_:)``, or what a callback throws.
  @discardableResult
  public func reorder(
    _ id: ViewID,
    to destination: ReorderDestination,
    in collection: ViewID? = nil
  ) throws -> Int {
    try checkVerb("reorder")
    var made = 0
    if hasUnseenEdits || wasStopped {
      try makeFrame()
      made += 1
    }
    let drag = RowDrag(of: id, to: destination, in: collection, in: self)
    let row = try drag.places().row
    guard row.node.map({ ViewSight(of: $0).canBeTouched }) ?? false else {
      throw WindowError.cannotReorder(id, .notVisible)
    }
    let lifted = row.lazyPlace.flatMap { $0.stack.loaded($0.index) }
    lifted?.life.retention.lift()
    defer { lifted?.life.retention.putDown() }
    made += try drag.scroll()
    return try made + drag.drop()
  }
}
