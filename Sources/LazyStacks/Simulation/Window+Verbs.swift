extension Window {
  /// Makes frames without any input.
  ///
  /// - Returns: The number of frames made.
  @discardableResult
  public func step(_ count: Int = 1) throws -> Int {
    try checkVerb("step")
    guard count >= 0, Double(count) <= Window.frameLimit else {
      throw WindowError.badValue(
        name: "the count of step",
        value: Double(count),
        expected: "0 or more frames, at most \(Int(Window.frameLimit))"
      )
    }
    return try make(Course(in: self, steps: { .frames(count) }))
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
    let duration = try frameCount(seconds, named: "the seconds of \(verb)")
    return try make(Course(in: self, steps: { .tick(self.context.timing.clock.end + duration) }))
  }

  /// Makes frames until nothing moves and nothing waits any more: until flings, bounces and
  /// animations are over, and tasks have ended or wait for ever.
  ///
  /// - Returns: The number of frames made.
  @discardableResult
  public func settle(limit: Double = 60) throws -> Int {
    try checkVerb("settle")
    let frames = try frameCount(limit, named: "the limit of settle")
    return try make(Course(in: self, steps: { .rest(frames: frames, limit: limit) }))
  }

  /// What still moves or waits, with its verb; nil if nothing does.
  var unsettled: String? {
    if let moving = liveScrolls.first(where: { $0.phase.isScrolling }) {
      return moving.unrest
    }
    if hasChanges { return "something still changes" }
    if context.directory.painting.isAnimated { return "a scroll transition is still animated" }
    return context.callbacks.agenda.first.map { $0 + " still waits" }
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
    var resized = configuration
    resized.width = width
    resized.height = height
    try resized.checkSize()
    return try make(
      Course(in: self) {
        self.setSize(width: width, height: height)
        return .frames(1)
      }
    )
  }

  private func setSize(width: Double, height: Double) {
    configuration.width = width
    configuration.height = height
    let old = context.account.window?.old ?? context.settings.size
    context.settings.resize(to: Size(width: width, height: height))
    let change = FrameAccount.WindowSize(old: old, new: context.settings.size)
    context.account.window = change.old == change.new ? nil : change
    version.change()
  }

  func frameCount(_ seconds: Double, named name: String) throws -> Int {
    let frames = (seconds * configuration.refreshRate).rounded()
    guard seconds >= 0, frames.isFinite, frames <= Window.frameLimit else {
      throw WindowError.badValue(
        name: name,
        value: seconds,
        expected: "seconds, 0 or more and at most \(Int(Window.frameLimit)) frames"
      )
    }
    return max(1, Int(frames))
  }

  /// How many frames one verb may make.
  private static let frameLimit = 1e9

  /// Runs code that describes the window as text and may only read it, such as a reporter.
  ///
  /// - Throws: Errors of the body; verbs and changes of data are errors in it.
  public func describing<Value>(_ body: () throws -> Value) throws -> Value {
    try checkOpen()
    return try context.work.run(isPart: isMakingFrame) { try context.callbacks.asking.report(body) }
  }

  /// Refuses a verb while a frame is being made, and to code that only describes the window.
  public func checkVerb(_ verb: String) throws {
    try checkIdle(verb)
    if context.callbacks.asking.isReporting { throw WindowError.described(verb: verb) }
  }

  /// Refuses what needs a whole frame while one is being made.
  func checkIdle(_ verb: String) throws {
    try checkOpen()
    if isMakingFrame { throw WindowError.busy(verb: verb) }
  }

  /// Records a diagnostic of the code that drives the window in the trace, once for each message.
  public func report(_ diagnostic: Diagnostic) {
    context.diagnose(diagnostic.code, message: diagnostic.message)
  }

  /// The outermost scroll view, or the one to which an id or a path leads.
  public func scrollView(_ id: ViewID? = nil) throws -> ScrollViewProxy {
    guard let scroll = try reading({ try WindowSearch(in: self).scrollView(id) }) else {
      throw WindowError.noScrollView(id)
    }
    return ScrollViewProxy(window: self, id: id, node: scroll)
  }
}
