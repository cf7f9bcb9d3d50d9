/// The error of a scroll view's content size, in points.
public struct ContentSizeError: Equatable, Sendable {
  /// The mean over the frames of the size minus the true size: above 0 if the estimate was too
  /// high.
  public let bias: Double
  /// The root of the mean over the frames of the squared difference between the size and the true
  /// size.
  public let rootMeanSquare: Double
  /// The true length of the content.
  public let truth: Double
  /// The number of frames over which the means are taken.
  public let frames: Int
}

extension Window {
  /// How many milliseconds frames were late for each second of virtual time; 0 before any time
  /// passed.
  public var hitchRatio: Double {
    trace.metrics.hitchTime / (Double(context.timing.clock.end) / configuration.refreshRate)
  }

  /// How many views have a node now, on screen or not.
  public var liveNodes: Int { context.directory.population.nodes }

  /// How many views with a body live: loaded, kept, or kept alive because indices depend on them.
  public var liveViews: Int { context.directory.population.views }

  /// How many of those keep states.
  public var liveStates: Int { context.directory.population.states }

  /// The error of the outermost scroll view's content size along its main axis: the vertical one
  /// unless only the other scrolls.
  ///
  /// The true size is the size of the content if every subview were measured now. It is determined
  /// in a copy of the content that nobody sees: the callbacks that make and measure views are
  /// called for it, and nothing of it is reported, counted, learned or kept. It is remembered until
  /// the data or the size of the window change; the frames are those since then, beginning with
  /// that of the change. Eager content is never estimated, so its error is 0.
  ///
  /// - Throws: ``WindowError/unknownLength(reason:)`` in a frame, without a scroll view, before the
  ///   frame that shows an edit of the data, and if there are more subviews than may be measured
  ///   (`eagerLimit` of the profile); errors of callbacks.
  /// - Complexity: O(*n*) bodies and measurements for *n* subviews the first time after a change,
  ///   then O(1).
  public func contentSizeError() throws -> ContentSizeError {
    try checkOpen()
    guard let track = ViewSearch(in: root).scroll?.mainTrack else {
      throw WindowError.unknownLength(reason: "the window has no scroll view")
    }
    let truth = try reading { try trueLength(of: track) }
    let record = track.lengths
    let bias = record.mean - truth
    let isExact = abs(bias) <= Double.tolerance
    let square = record.variance + bias * bias
    return ContentSizeError(
      bias: isExact ? 0 : bias,
      rootMeanSquare: square <= Double.tolerance * Double.tolerance ? 0 : square.squareRoot(),
      truth: truth,
      frames: record.frames
    )
  }

  /// The sum of the changes of the content size of the outermost scroll view from frame to frame,
  /// along its main axis and without their signs, in points; frames in which the data or the size
  /// of the window changed do not count.
  public var contentSizeJitter: Double {
    ViewSearch(in: root).scroll?.mainTrack?.lengths.jitter ?? 0
  }

  /// The greatest distance between the place to which a program scrolled a view of the outermost
  /// scroll view and the place at which the view ended, along the main axis, in points.
  ///
  /// The requested place is where the anchor says, `anchor · (room − length)` behind the insets;
  /// without an anchor, the nearest place in which all of the view is in sight. Each scroll counts
  /// with the distance at the time when somebody scrolled on, or when an edit moved the view itself
  /// or removed it; the last one counts with the present distance. So changes after the landing
  /// count. A distance that the end of the content makes inevitable is no error. It is 0 if no
  /// program scrolled to an id.
  ///
  /// - Throws: ``WindowError/closed``, or what the `id` function of a `ForEach` throws.
  public func landingError() throws -> Double {
    let error = try reading {
      try ViewSearch(in: root).scroll?.mainTrack.map { try TrackLanding(on: $0).error() } ?? 0
    }
    return error <= Double.tolerance ? 0 : error
  }

  private func trueLength(of track: ScrollTrack) throws -> Double {
    try checkMeasurable()
    if let known = version.measuredLength { return known }
    var length = track.contentLength
    if Self.hasLazyStack(in: track.node) {
      length = try surveying(track) { try $0.contentLength() }
    }
    version.keep(measured: length)
    return length
  }

  /// - Throws: ``WindowError/unknownLength(reason:)`` if not everything can be measured now.
  func checkMeasurable() throws {
    guard !isMakingFrame else {
      throw WindowError.unknownLength(reason: "a frame is being made; ask after it")
    }
    guard !hasUnseenEdits else {
      throw WindowError.unknownLength(reason: "data were edited; make a frame that shows it first")
    }
  }

  /// Measures everything in a copy for as long as the body runs.
  func surveying<Value>(
    _ track: ScrollTrack,
    body: (WindowSurvey) throws -> Value
  ) throws -> Value {
    try withoutFrames {
      try context.work.nesting {
        let survey = WindowSurvey(self, along: track.axis)
        defer { survey.end() }
        return try body(survey)
      }
    }
  }

  /// Whether a lazy container is anywhere below a view.
  private static func hasLazyStack(in view: Node) -> Bool {
    view.children.contains { $0 is LazyStackNode || hasLazyStack(in: $0) }
  }
}

extension Window {
  /// The number of calls of elements' content functions; bodies are counted separately.
  public var contentCalls: Int { context.evaluation.contentCalls }
}
