extension Window {
  /// Changes data; identities and values are compared afterwards, in one frame.
  ///
  /// Inside a callback the change belongs to the next pass of the frame in progress. A function
  /// that only answers, such as a body, a layout or an estimator, may not call it.
  ///
  /// - Parameters:
  ///   - adjustsOffsets: Whether what is in sight holds still if data before it change; otherwise
  ///     it is pushed (`scrollContentOffsetAdjustmentBehavior` of a transaction).
  ///   - change: Changes the data.
  /// - Throws: Errors of the change or of a callback of the frame.
  public func update(
    adjustsOffsets: Bool = true,
    change: @escaping () throws -> Void
  ) throws {
    try WindowChange(of: self, askedBy: "update")
      .edit(adjustsOffsets: adjustsOffsets, change: change)
  }

  /// Gives a value of the environment to all views, and makes the frame that shows it.
  ///
  /// Inside a callback the change belongs to the next pass of the frame in progress.
  ///
  /// - Returns: The number of frames made.
  @discardableResult
  public func setEnvironment(_ entry: EnvironmentEntry) throws -> Int {
    try WindowChange(of: self, askedBy: "setEnvironment").give(entry)
  }

  /// Makes frames without any input.
  ///
  /// - Returns: The number of frames made.
  @discardableResult
  public func step(_ count: Int = 1) throws -> Int {
    try checkVerb("step")
    try VerbLimits.check(count)
    return try Course(in: self, steps: { .frames(count) }).run()
  }

  /// Makes the frames of a number of virtual seconds, at least one.
  ///
  /// - Parameters:
  ///   - seconds: How many seconds.
  ///   - verb: The name of what asks for them, for messages.
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/badValue(name:value:expected:)`` where the seconds are no duration.
  @discardableResult
  public func run(seconds: Double, askedBy verb: String = "run") throws -> Int {
    try checkVerb(verb)
    let duration = try VerbLimits(of: self).frames(in: seconds, named: "the seconds of \(verb)")
    return try Course(in: self, steps: { .tick(self.context.timing.clock.end + duration) }).run()
  }

  /// Makes frames until nothing moves and nothing waits any more: until flings, bounces and
  /// animations are over, and tasks have ended or wait for ever.
  ///
  /// - Returns: The number of frames made.
  @discardableResult
  public func settle(limit: Double = 60) throws -> Int {
    try checkVerb("settle")
    let frames = try VerbLimits(of: self).frames(in: limit, named: "the limit of settle")
    return try Course(in: self, steps: { .rest(frames: frames, limit: limit) }).run()
  }

  /// Gives the window another size, as a rotation does, and makes the frame that shows it (R9).
  ///
  /// If the width of a vertical lazy stack changes, it forgets all lengths, and its topmost visible
  /// subview keeps its place: the same fraction of it stays above the top (claims 32–34).
  ///
  /// - Returns: The number of frames made.
  @discardableResult
  public func resize(width: Double, height: Double) throws -> Int {
    try checkVerb("resize")
    return try WindowResize(of: self, to: Size(width: width, height: height)).make()
  }

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
    return try ViewTap(on: id, in: self).make()
  }

  /// Drags a row to another place, and drops it there: among those of its `ForEach`, or of another
  /// one if the container takes rows from one collection to another.
  ///
  /// If the place is out of sight, the row is held near that edge, so that the content scrolls by
  /// itself and rows are loaded on the way. The container is notified once, at the drop, but not if
  /// the row is dropped on its own place, outside, or the drag is cancelled. Until then the others
  /// make room for it where it would be dropped. What the row keeps stays with its id.
  ///
  /// - Parameters:
  ///   - id: The row; it must be on screen.
  ///   - destination: Where it is dropped.
  ///   - collection: The collection at whose end it is dropped; nil for its own.
  ///   - gesture: Which rows go along, how long the drag lasts, and whether it is cancelled.
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/cannotReorder(_:_:)``, or what a callback throws.
  @discardableResult
  public func reorder(
    _ id: ViewID,
    to destination: ReorderDestination,
    in collection: ViewID? = nil,
    by gesture: ReorderGesture = ReorderGesture()
  ) throws -> Int {
    try checkVerb("reorder")
    return try RowDrag(of: id, to: destination, in: collection, by: gesture, in: self).make()
  }

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

  /// Runs a verb without making frames, and returns its course.
  ///
  /// - Parameter verb: Calls one verb of this window or of something in it.
  /// - Returns: The course, which has not begun; nil if the verb had nothing to do.
  /// - Throws: The verb's error.
  public func plan(_ verb: () throws -> Int) throws -> Course? {
    try Course.planned(in: self, by: verb)
  }

  /// Makes the frames of a course of this window.
  ///
  /// - Returns: Their number; 0 if the verb is only planned.
  @discardableResult
  public func make(_ course: Course) throws -> Int { try course.run() }
}
