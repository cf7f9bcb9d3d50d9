/// How much lives in a window, and how well it guessed so far: numbers about it as a whole.
public struct WindowFigures {
  private let window: Window
  private var context: FrameContext { window.context }

  init(of window: Window) { self.window = window }

  /// How many milliseconds frames were late for each second of virtual time; 0 before any time
  /// passed.
  public var hitchRatio: Double {
    let seconds = Double(context.timing.clock.end) / window.configuration.refreshRate
    return window.trace.metrics.hitchTime / seconds
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
    try OutermostContent(of: window).sizeError()
  }

  /// The true length of the outermost scroll view's content along its main axis, and where its
  /// region is in it.
  ///
  /// It is determined as for ``contentSizeError()``, but anew each time.
  ///
  /// - Throws: As ``contentSizeError()`` does.
  /// - Complexity: O(*n*) bodies and measurements for *n* subviews.
  public func contentTruth() throws -> ContentTruth { try OutermostContent(of: window).truth() }

  /// The sum of the changes of the content size of the outermost scroll view from frame to frame,
  /// along its main axis and without their signs, in points; frames in which the data or the size
  /// of the window changed do not count.
  public var contentSizeJitter: Double { OutermostContent(of: window).jitter }

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
  public func landingError() throws -> Double { try OutermostContent(of: window).landingError() }

  /// The number of calls of elements' content functions; bodies are counted separately.
  public var contentCalls: Int { context.evaluation.contentCalls }

  /// The outcomes of the last thousand scrolls that programs requested, in the order in which they
  /// ended.
  public var scrollReports: [ScrollReport] { context.scrolls.reports }

  /// How often the offset that these scrolls aimed at changed from one frame to the next.
  public var retargets: Int { context.scrolls.retargets }
}
