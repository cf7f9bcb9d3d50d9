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
    return try go(with: animation, in: scroll) {
      .view(try self.spelling(of: target, in: scroll), anchor)
    }
  }

  /// The id as the content spells it.
  ///
  /// - Throws: ``WindowError/unknownID(_:among:meant:)`` where nothing has it.
  private func spelling(of target: ViewID, in scroll: ScrollNode) throws -> ViewID {
    let spelling = try window.reading {
      try target.spellings.first { spelling in
        try scroll.tracks.contains { try TargetSearch(on: $0).find(spelling) != nil }
          || scroll.content.flatMap { try ViewSearch(in: $0).view(spelling) } != nil
      }
    }
    if spelling == nil {
      _ = try window.reading { try WindowSearch(in: window).addressed(target, in: scroll) }
    }
    return spelling ?? target
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
    return try go(with: animation, in: scroll) { .edge(edge) }
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
    return try go(to: .offset(Point(along: offset, across: 0, axis: axis)), with: nil, in: scroll)
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
    return try go(to: .offset(target), with: animation, in: scroll)
  }

  private func go(
    to target: AnimatedScroll.Target,
    with animation: Animation?,
    in scroll: ScrollNode
  ) throws -> Int {
    try Course(in: window, steps: begin(with: animation, in: scroll) { target }).run()
  }

  /// Scrolls to a target that an unshown edit may have inserted, or that a stopped frame may have
  /// left out; that frame is made first.
  private func go(
    with animation: Animation?,
    in scroll: ScrollNode,
    to target: @escaping () throws -> AnimatedScroll.Target
  ) throws -> Int {
    let start = begin(with: animation, in: scroll, to: target)
    guard window.hasUnseenEdits || window.wasStopped else {
      return try Course(in: window, steps: start).run()
    }
    return try Course(in: window, steps: { .frames(1) }, start).run()
  }

  private func begin(
    with animation: Animation?,
    in scroll: ScrollNode,
    to target: @escaping () throws -> AnimatedScroll.Target
  ) -> () throws -> Course.Stage {
    { [window] in
      let target = try target()
      if let animation {
        let motion = AnimatedScroll(target: target, animation: animation)
        return .motion(window.requests.begin(.animation(motion), of: scroll))
      }
      window.requests.add(target.input, for: scroll)
      return .frames(1)
    }
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
