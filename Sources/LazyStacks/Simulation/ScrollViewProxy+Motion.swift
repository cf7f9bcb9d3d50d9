import LazyExtents

/// Verbs whose motion takes time: they make frames until the scroll view rests.
extension ScrollViewProxy {
  /// The speed above which no finger moves, in points per second.
  private static let greatestSpeed = 100_000.0

  /// A finger moves the content by so many points, positive towards the end, in one frame or over a
  /// duration, and rests before it lifts; from beyond an end the content springs back.
  ///
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/needsBothAxes(verb:)`` where the content scrolls along both axes.
  @discardableResult
  public func drag(by distance: Double, duration: Double = 0) throws -> Int {
    try window.checkVerb("drag")
    try WindowError.check(distance, named: "by of drag")
    let scroll = try nodeForFinger("drag")
    let axis = try onlyAxis(of: scroll, for: "drag")
    return try drag(Point(along: distance, across: 0, axis: axis), over: duration, in: scroll)
  }

  /// A finger moves the content by so many points along each axis, in one frame or over a duration,
  /// and rests before it lifts; from beyond an end the content springs back.
  ///
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/badValue(name:value:expected:)`` for a distance along an axis that
  ///   does not scroll.
  @discardableResult
  public func drag(x: Double, y: Double, duration: Double = 0) throws -> Int {
    try window.checkVerb("drag")
    try WindowError.check(x, named: "x of drag")
    try WindowError.check(y, named: "y of drag")
    let scroll = try nodeForFinger("drag")
    let distance = Point(x: x, y: y)
    try check(distance, in: scroll, for: "drag")
    return try drag(distance, over: duration, in: scroll)
  }

  /// The scroll view, for a finger that moves it.
  ///
  /// - Throws: ``WindowError/scrollDisabled(verb:)`` where a modifier lets no finger scroll.
  func nodeForFinger(_ verb: String) throws -> ScrollNode {
    let scroll = try node()
    if InheritedModifiers(of: scroll).isScrollDisabled {
      throw WindowError.scrollDisabled(verb: verb)
    }
    return scroll
  }

  /// The motion does not depend on the number of frames: beyond an end the content yields in part,
  /// and springs back once the finger lifts (P11, P20).
  private func drag(
    _ distance: Point,
    over duration: Double,
    in scroll: ScrollNode
  ) throws -> Int {
    let frames = try VerbLimits(of: window).frames(in: duration, named: "duration of drag")
    let seconds = Double(frames) / window.configuration.refreshRate
    return try play(.finger(FingerPath(by: distance, duration: seconds)), in: scroll)
  }

  /// A finger lifts at a speed, positive towards the end, and the content decelerates.
  ///
  /// The finger lifted when the last frame was shown, so the first frame shows one tick of the
  /// fling. A fling slower than the speed that ends one (P19) does not begin.
  ///
  /// - Parameter velocity: The speed in points per second, at most 100,000.
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/needsBothAxes(verb:)`` where the content scrolls along both axes.
  @discardableResult
  public func fling(velocity: Double) throws -> Int {
    try window.checkVerb("fling")
    try checkSpeed(velocity, named: "velocity of fling")
    let scroll = try nodeForFinger("fling")
    let axis = try onlyAxis(of: scroll, for: "fling")
    return try play(.fling(Point(along: velocity, across: 0, axis: axis)), in: scroll)
  }

  /// A finger lifts at a speed along each axis, and the content decelerates along both.
  ///
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/badValue(name:value:expected:)`` for a speed along an axis that does
  ///   not scroll.
  @discardableResult
  public func fling(x: Double, y: Double) throws -> Int {
    try window.checkVerb("fling")
    try checkSpeed(x, named: "x of fling")
    try checkSpeed(y, named: "y of fling")
    let scroll = try nodeForFinger("fling")
    let velocity = Point(x: x, y: y)
    try check(velocity, in: scroll, for: "fling")
    return try play(.fling(velocity), in: scroll)
  }

  /// A finger touches, which stops the content, and lifts at once; from beyond an end the content
  /// comes back.
  ///
  /// - Returns: The number of frames made.
  @discardableResult
  public func stop() throws -> Int {
    try window.checkVerb("stop")
    return try play(.stop, in: nodeForFinger("stop"))
  }

  /// Replays a recorded finger, which lifts with the speed that it had: the mean of its last tenth
  /// of a second.
  ///
  /// The content goes where the finger goes: one that moves up scrolls towards the end. Along an
  /// axis that does not scroll the finger may move as it likes.
  ///
  /// - Parameter samples: Where the finger was at which time, from touching to lifting, in order of
  ///   time.
  /// - Returns: The number of frames until the content rests.
  /// - Throws: ``WindowError/badSample(_:reason:)`` for samples that are not a gesture, and
  ///   ``WindowError/badValue(name:value:expected:)`` for a gesture that takes more than an hour or
  ///   lifts at more than 100,000 points per second.
  @discardableResult
  public func replay(_ samples: [FingerSample]) throws -> Int {
    try window.checkVerb("replay")
    let path = try FingerPath(samples)
    guard path.duration <= VerbLimits.longestMotion else {
      throw WindowError.badValue(
        name: "the duration of the gesture",
        value: path.duration,
        expected: "seconds, at most \(VerbLimits.longestMotion.whole)"
      )
    }
    let scroll = try nodeForFinger("replay")
    for track in scroll.tracks {
      let name = "the \(track.axis.coordinate) speed with which the finger lifts"
      try checkSpeed(path.liftVelocity[track.axis], named: name)
    }
    return try play(.finger(path), in: scroll)
  }

  /// A wheel clicks, which moves the content by so many points, positive towards the end, in one
  /// frame; it ends at an end of the content and glides no further.
  ///
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/needsBothAxes(verb:)`` where the content scrolls along both axes.
  @discardableResult
  public func wheel(by distance: Double) throws -> Int {
    try window.checkVerb("wheel")
    try WindowError.check(distance, named: "by of wheel")
    let scroll = try nodeForFinger("wheel")
    let track = try onlyTrack(of: scroll, for: "wheel")
    let offset = track.nearestOffset(to: track.offset + distance)
    return try shift(track, to: offset, with: .wheel, in: scroll)
  }

  /// A finger drags the thumb of the scroll indicator to a place in one frame: 0 shows the start of
  /// the content, 1 its end, as long as the content is taken to be now.
  ///
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/needsBothAxes(verb:)`` where the content scrolls along both axes.
  @discardableResult
  public func dragThumb(to fraction: Double) throws -> Int {
    try window.checkVerb("dragThumb")
    guard (0...1).contains(fraction) else {
      throw WindowError.badValue(
        name: "to of dragThumb",
        value: fraction,
        expected: "a fraction, 0 to 1"
      )
    }
    let scroll = try nodeForFinger("dragThumb")
    let track = try onlyTrack(of: scroll, for: "dragThumb")
    let offset = track.minOffset + fraction * (track.maxOffset - track.minOffset)
    return try shift(track, to: offset, with: .thumb, in: scroll)
  }

  /// A tap on the status bar: the content goes to its top, with an animation and as if the user had
  /// scrolled.
  ///
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/wrongEdge(_:axis:)`` where the content does not scroll vertically.
  @discardableResult
  public func tapStatusBar() throws -> Int {
    try window.checkVerb("tapStatusBar")
    let scroll = try nodeForFinger("tapStatusBar")
    guard scroll.track(along: .vertical) != nil else {
      throw WindowError.wrongEdge(.top, axis: .horizontal)
    }
    scroll.position?.noteUser()
    return try scrollTo(edge: .top, animation: .default)
  }

  private func onlyTrack(of scroll: ScrollNode, for verb: String) throws -> ScrollTrack {
    let axis = try onlyAxis(of: scroll, for: verb)
    // Unreachable: the only axis of a scroll view is one that scrolls.
    guard let track = scroll.track(along: axis) else { throw WindowError.needsBothAxes(verb: verb) }
    return track
  }

  /// Moves the content to an offset in one frame, as a finger does.
  private func shift(
    _ track: ScrollTrack,
    to offset: Double,
    with device: LedgerMotion,
    in scroll: ScrollNode
  ) throws -> Int {
    let distance = Point(along: offset - track.offset, across: 0, axis: track.axis)
    return try play(.finger(FingerPath(by: distance, duration: 0)), in: scroll, by: device)
  }

  /// The velocity of the content along each axis, in points per second; 0 at rest.
  public func velocity() throws -> Point { try node().velocity }

  /// Requests a motion and makes frames until it is over.
  func play(
    _ beginning: ScrollMotion.Beginning,
    in scroll: ScrollNode,
    by device: LedgerMotion = .finger
  ) throws -> Int {
    try Course(in: window) { [window] in
      .motion(window.requests.begin(beginning, of: scroll, by: device))
    }
    .run()
  }

  private func checkSpeed(_ speed: Double, named name: String) throws {
    guard abs(speed) <= Self.greatestSpeed else {
      throw WindowError.badValue(
        name: name,
        value: speed,
        expected: "points per second, at most \(Self.greatestSpeed.whole) either way"
      )
    }
  }
}
