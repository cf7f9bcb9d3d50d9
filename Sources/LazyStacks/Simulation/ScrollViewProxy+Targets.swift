import LazyExtents

extension ScrollViewProxy {
  /// Scrolls until a view is where an anchor says, in one frame without an animation (rule R14).
  ///
  /// Without an anchor the view is fully visible after the smallest movement. Edits since the last
  /// frame are shown in a frame before it.
  ///
  /// - Returns: The number of frames made.
  @discardableResult
  public func scrollTo(
    id target: ViewID,
    anchor: UnitPoint? = nil,
    animation: Animation? = nil
  ) throws -> Int {
    try window.checkVerb("scrollTo")
    let scroll = try node()
    for track in scroll.tracks {
      guard let fraction = anchor?[track.axis], !fraction.isFinite else { continue }
      throw WindowError.badValue(
        name: "the anchor of scrollTo",
        value: fraction,
        expected: "finite fractions"
      )
    }
    return try ProgramScroll(of: scroll, in: window, with: animation).make(to: target, at: anchor)
  }

  /// Scrolls to an edge of the content, in one frame without an animation.
  ///
  /// Edits since the last frame are shown in a frame before it.
  ///
  /// - Returns: The number of frames made.
  @discardableResult
  public func scrollTo(edge: Edge, animation: Animation? = nil) throws -> Int {
    try window.checkVerb("scrollTo")
    let scroll = try node()
    guard scroll.track(along: edge.axis) != nil else {
      throw WindowError.wrongEdge(edge, axis: edge.axis.cross)
    }
    return try ProgramScroll(of: scroll, in: window, with: animation).make(to: edge)
  }

  /// Scrolls in one frame to an offset along the only axis, clamped to the content.
  ///
  /// - Throws: ``WindowError/needsBothAxes(verb:)`` where the content scrolls along both axes.
  @discardableResult
  public func scrollTo(offset: Double) throws -> Int {
    try window.checkVerb("scrollTo")
    try WindowError.check(offset, named: "the offset of scrollTo")
    let scroll = try node()
    let axis = try onlyAxis(of: scroll, for: "scrollTo")
    return try ProgramScroll(of: scroll, in: window, with: nil)
      .make(to: Point(along: offset, across: 0, axis: axis))
  }

  /// Scrolls in one frame to an offset, clamped to the content.
  ///
  /// If one of the two is missing, the content rests at its start along that axis: the other axis
  /// is picked from the content insets.
  ///
  /// - Throws: ``WindowError/badValue(name:value:expected:)`` for a place along an axis that does
  ///   not scroll, unless the content is there.
  @discardableResult
  public func scrollTo(
    x: Double? = nil,
    y: Double? = nil,
    animation: Animation? = nil
  ) throws -> Int {
    try window.checkVerb("scrollTo")
    let scroll = try node()
    var target = Point.zero
    for axis in Axis.allCases {
      let offset = axis == .vertical ? y : x
      if let offset { try WindowError.check(offset, named: "\(axis.coordinate) of scrollTo") }
      if let track = scroll.track(along: axis) {
        target[axis] = offset ?? track.minOffset
      } else if let offset, offset != scroll.offset(along: axis) {
        throw WindowError.badValue(
          name: "\(axis.coordinate) of scrollTo",
          value: offset,
          expected: "\(scroll.offset(along: axis).shortestText), since the view scrolls along "
            + "\(axis.cross.coordinate) alone"
        )
      }
    }
    return try ProgramScroll(of: scroll, in: window, with: animation).make(to: target)
  }
}

extension Axis {
  /// The coordinate along the axis, as programs name it.
  var coordinate: String { self == .vertical ? "y" : "x" }
}

/// The axes along which a verb can move the content.
extension ScrollViewProxy {
  /// The axis along which the content scrolls, where it scrolls along one.
  func onlyAxis(of scroll: ScrollNode, for verb: String) throws -> Axis {
    guard let track = scroll.tracks.first, scroll.tracks.count == 1 else {
      throw WindowError.needsBothAxes(verb: verb)
    }
    return track.axis
  }

  /// Refuses what a finger is to do along an axis that does not scroll.
  func check(_ movement: Point, in scroll: ScrollNode, for verb: String) throws {
    for axis in Axis.allCases where !scroll.axes.contains(axis) && movement[axis] != 0 {
      throw WindowError.badValue(
        name: "\(axis.coordinate) of \(verb)",
        value: movement[axis],
        expected: "0 in a \(axis.cross.rawValue) scroll view"
      )
    }
  }
}
