import LazyExtents

/// Verbs whose motion takes time: they make frames until the scroll view rests.
extension ScrollViewProxy {
  /// The speed above which no finger moves, in points per second.
  private static let greatestSpeed = 100_000.0

  /// A finger lifts at a speed, positive towards the end, and the content decelerates.
  ///
  /// The finger let go when the last frame was shown, so the first frame shows one tick of the
  /// fling. One that is slower than what ends a fling (P19) does not begin.
  ///
  /// - Parameter velocity: The speed in points per second, at most 100,000.
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/needsBothAxes(verb:)`` where the content scrolls along both axes.
  @discardableResult
  public func fling(velocity: Double) throws -> Int {
    try window.checkVerb("fling")
    try checkSpeed(velocity, "velocity of fling")
    try checkFinger("fling")
    let axis = try onlyAxis("fling")
    return try play(.fling(Point(along: velocity, across: 0, axis: axis)), node())
  }

  /// A finger lifts at a speed along each axis, and the content decelerates along both.
  ///
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/badValue(name:value:expected:)`` for a speed along an axis that does
  ///   not scroll.
  @discardableResult
  public func fling(x: Double, y: Double) throws -> Int {
    try window.checkVerb("fling")
    try checkSpeed(x, "x of fling")
    try checkSpeed(y, "y of fling")
    try checkFinger("fling")
    let velocity = Point(x: x, y: y)
    try checkAxes(of: velocity, "fling")
    return try play(.fling(velocity), node())
  }

  /// A finger touches, which ends what moves the content, and lifts at once; from beyond an end the
  /// content comes back.
  ///
  /// - Returns: The number of frames made.
  @discardableResult
  public func stop() throws -> Int {
    try window.checkVerb("stop")
    try checkFinger("stop")
    return try play(.stop, node())
  }

  /// How fast the content moves along each axis, in points per second; 0 at rest.
  public func velocity() throws -> Point { try node().velocity }

  /// Hands over a motion and makes frames until it is over.
  func play(_ beginning: ScrollMotion.Beginning, _ scroll: ScrollNode) throws -> Int {
    let motion = ScrollMotion(beginning, of: scroll)
    window.enqueue(.motion(motion), for: scroll)
    var made = 0
    repeat {
      guard made < window.mostFramesOfMotion else {
        throw WindowError.notSettled(limit: Window.longestMotion, what: scroll.unrest)
      }
      do {
        try window.makeFrame()
      } catch {
        // Where a callback fails while a finger moves the content, it lifts with the next frame.
        if case .finger = beginning, scroll.phase == .interacting {
          scroll.endMotion()
          scroll.endsMotion = true
        }
        throw error
      }
      made += 1
    } while !motion.isOver
    return made
  }

  private func checkSpeed(_ speed: Double, _ name: String) throws {
    guard abs(speed) <= Self.greatestSpeed else {
      throw WindowError.badValue(
        name: name,
        value: speed,
        expected: "points per second, at most \(Int(Self.greatestSpeed)) either way"
      )
    }
  }
}

extension Window {
  /// How long one motion may take, in seconds of virtual time.
  static let longestMotion = 3600.0

  var mostFramesOfMotion: Int { Int(Self.longestMotion * configuration.refreshRate) }
}
