/// A simulated screen: hosts content, and drives it frame by frame in virtual time.
///
/// ```swift
/// let window = try Window(width: 390, height: 844) {
///   ScrollView {
///     LazyVStack(spacing: 0) {
///       ForEach(1...1000) { index in Item(height: 44 + Double(index % 5) * 12) }
///     }
///   }
/// }
/// try window.scrollView().drag(by: 300)
/// ```
///
/// A frame is a transaction: the verb that made the frame throws the errors of its callbacks after
/// the frame is complete, and the next frame works. If a `WorkMeter` stops the work, the frame ends
/// early, and the next one does what was left out.
public final class Window {
  // Fields that are not checked for overlapping access are read several times in each frame, and
  // changed in single steps that run no callback. Frames do not nest.

  /// What happened so far.
  public let trace: Trace
  /// The size and settings of the window; the size is that of the last resize.
  @exclusivity(unchecked) public internal(set) var configuration: WindowConfiguration
  /// Whether it is open, and whether a frame is being made.
  @exclusivity(unchecked) private var life = WindowLife()
  /// What is known of the last frame.
  @exclusivity(unchecked) var last = LastFrame()
  let context: FrameContext
  /// The time that callbacks spend in the frame in progress.
  public let frameTime: FrameTime
  let root: LayoutNode
  /// The stacks that the frame in progress laid out.
  @exclusivity(unchecked) var laidOut = LaidOutStacks()
  /// The changes of the data and of the window's size.
  @exclusivity(unchecked) var version = ContentVersion()
  /// The plan of the verb in progress, if it does not make its frames itself.
  @exclusivity(unchecked) var plan: Plan?
  private(set) var described: DescribedContent
  /// What the next frame is to do.
  @exclusivity(unchecked) var requests = WaitingRequests.first

  /// Creates a window and lays out its first frame.
  ///
  /// - Parameters:
  ///   - configuration: The size and settings of the window.
  ///   - reevaluates: Whether `content` is evaluated again after each
  ///     ``update(adjustsOffsets:change:)``.
  ///   - content: The views of the window.
  /// - Throws: ``WindowError`` for an impossible configuration, or an error of a callback in the
  ///   first frame.
  public init(
    _ configuration: WindowConfiguration,
    reevaluates: Bool = false,
    @ContentBuilder content: @escaping () throws -> Content
  ) throws {
    try configuration.check()
    self.configuration = configuration
    trace = Trace(limit: configuration.traceLimit, listeners: configuration.listeners)
    let context = FrameContext(configuration, trace: trace)
    self.context = context
    frameTime = FrameTime(context.callbacks.agenda) { [unowned context] in context.spend($0) }
    let layout = StackLayout(axis: .vertical, alignment: .center, spacing: nil)
    root = LayoutNode(layout, in: context)
    context.directory.root = root
    described = DescribedContent(describe: content, isReevaluated: reevaluates)
    described.content = try content()
    context.queues.entering = [root]
    configuration.prepare?(context.callbacks.agenda, frameTime)
    try makeFrame()
  }

  // A window that was closed, or whose content failed, has made no frame that would have done this.
  deinit { context.forgetAll() }

  /// Creates a window of a size and lays out its first frame.
  public convenience init(
    width: Double,
    height: Double,
    @ContentBuilder content: @escaping () throws -> Content
  ) throws {
    try self.init(WindowConfiguration(width: width, height: height), content: content)
  }

  /// The ledger of the last frame.
  public var lastFrame: FrameRecord { last.record }

  /// Whether a frame is being made, during which verbs are errors because they would wait for
  /// themselves.
  public var isMakingFrame: Bool { life.isMakingFrame }

  /// Whether the window was closed.
  public var isClosed: Bool { life.isClosed }

  /// Whether the last frame was stopped by the work meter, or by a callback's `StoppingError`.
  ///
  /// The next frame, whichever verb makes it, does what was left out. Until then the invariants are
  /// not checked, and there is no ledger; that of the next frame covers both.
  public var wasStopped: Bool { last.wasStopped }

  /// The number of the last frame; the first is 1.
  public var frame: Int { trace.frame }

  /// The virtual time of the last frame in seconds; the first is at 0.
  public var time: Double { context.timing.clock.now }

  /// What waits in the window for its time or for a condition.
  public var agenda: Agenda { context.callbacks.agenda }

  /// Makes one frame: the passes in order, repeated if observers changed something, up to a limit
  /// (parameter P14).
  func makeFrame() throws {
    try checkOpen()
    try context.callbacks.asking.work { try context.work.nesting(runPasses) }
  }

  private func runPasses() throws {
    life.beginFrame()
    context.timing.clock.beginFrame()
    context.callbacks.agenda.now = context.timing.clock.now
    context.callbacks.agenda.isInFrame = true
    trace.beginFrame(frame + 1, at: context.timing.clock.now)
    if !wasStopped { context.timing.costs.begin(configuration.frameCost) }
    context.directory.followers.beginFrame()
    context.evaluation.retryFailed()
    if wasStopped {
      run(UpdatePass.self)
      ask(LayoutPass.self)
    }
    run(InputPass.self)
    var passes = 0
    repeat {
      passes += 1
      context.rounds.pass = passes
      run(UpdatePass.self)
      ask(LayoutPass.self)
      run(LifecyclePass.self)
      run(ObservationPass.self)
      if passes == 1, !context.work.isStopped, hasChanges { rememberArrivals() }
    } while !context.work.isStopped && hasChanges && passes < context.profile.maxPasses
    if !context.work.isStopped, hasChanges { LoopingCallbacks(in: context).report() }
    ask(PaintPass.self)
    ask(PrefetchPass.self)
    run(DeadlinePass.self)
    ask(LookAheadPass.self)
    ask(RecordPass.self)
    last.end(isStopped: context.work.isStopped)
    if wasStopped { leaveRest() }
    context.reportFurtherErrors()
    context.record(.frame(passes: passes, account: context.account))
    context.account = FrameAccount()
    let error = context.callbacks.takeError()
    life.endFrame()
    context.scrolls.leavesOffsets = false
    context.callbacks.agenda.isInFrame = false
    checkInDebugBuilds()
    if life.awaitsClosing { close() }
    if let error { throw error }
  }

  /// Ends a frame that was stopped; the next one does what it left out.
  private func leaveRest() {
    for stack in context.queues.laidOut + laidOut.all { stack.arrangement.retryStandIns() }
    context.callbacks.yieldToStop()
    last.take(FrameRecord(number: frame, time: time))
  }

  /// Runs a pass unless work was stopped before.
  private func run(_ pass: (some Pass).Type) {
    if !context.work.isStopped { pass.run(in: self) }
  }

  /// Runs a pass in which functions of the user only answer.
  private func ask(_ pass: (some Pass).Type) {
    if !context.work.isStopped { context.callbacks.asking.run { pass.run(in: self) } }
  }
}

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
    try checkOpen()
    try checkChange("update")
    requests.add { [context] in
      if !adjustsOffsets { context.scrolls.leavesOffsets = true }
      try change()
    }
    if isMakingFrame { return context.noteChange() }
    try make(Course(in: self, steps: { .frames(1) }))
  }

  /// Gives a value of the environment to all views, and makes the frame that shows it.
  ///
  /// Inside a callback the change belongs to the next pass of the frame in progress.
  ///
  /// - Returns: The number of frames made.
  @discardableResult
  public func setEnvironment(_ entry: EnvironmentEntry) throws -> Int {
    try checkOpen()
    try checkChange("setEnvironment")
    context.evaluation.setEnvironment(entry)
    if isMakingFrame {
      context.noteChange()
      return 0
    }
    context.account.authors.append(FrameAccount.Author(.environment, title: entry.name))
    return try make(Course(in: self, steps: { .frames(1) }))
  }

  /// Gives up all nodes; every later request throws ``WindowError/closed``.
  ///
  /// Inside a callback the window is closed once the frame in progress is complete.
  public func close() {
    guard life.close() else { return }
    ViewTasks(of: root).endAll()
    described.content = .empty
    _ = try? root.update(
      StackLayout(axis: .vertical, alignment: .center, spacing: nil),
      children: []
    )
    context.forgetAll()
    laidOut.forget()
    laidOut.forgetUnfinished()
    requests.removeAll()
    trace.forgetListeners()
  }

  /// Refuses a change in a function of the user that only answers.
  private func checkChange(_ verb: String) throws {
    guard isMakingFrame || Asking.current === context.callbacks.asking, Dependency.refusal != nil
    else {
      return
    }
    throw WindowError.refusing(verb)
  }

  func checkOpen() throws {
    if isClosed { throw WindowError.closed }
  }

  /// Runs code that calls callbacks of the content outside a frame.
  ///
  /// As in a frame, verbs and changes are errors in these functions, which only answer.
  func withoutFrames<Value>(_ body: () throws -> Value) rethrows -> Value {
    let waiting = requests.updateCount
    life.beginFrame()
    defer {
      life.endFrame()
      requests.dropUpdates(behind: waiting)
      if life.awaitsClosing { close() }
    }
    return try context.callbacks.asking.run(body)
  }

  /// Reads the window within the limits of the work meter.
  func reading<Value>(_ body: () throws -> Value) throws -> Value {
    try checkOpen()
    return try context.work.run(isPart: isMakingFrame) { try context.callbacks.asking.run(body) }
  }

  /// Reads the content again and compares it with what lives.
  func describeAnew() {
    version.change()
    if frame > 1 { context.evaluation.noteUpdate() }
    if described.isReevaluated, frame > 1,
      let content = context.callbacks.guarding(described.describe)
    {
      described.content = content
    }
    context.evaluation.loading(frame > 1 ? .update : .eager, id: nil) {
      _ = context.callbacks.guarding {
        try root.update(
          StackLayout(axis: .vertical, alignment: .center, spacing: nil),
          children: described.content.children
        )
      }
    }
  }

  /// Whether callbacks changed data that the window has not shown yet.
  var hasChanges: Bool {
    requests.updateCount > 0 || hasUnseenEdits || context.evaluation.hasOutdated
      || !context.scrolls.positioned.isEmpty
  }

  /// Whether data were edited that the window has not shown yet.
  var hasUnseenEdits: Bool { context.directory.followers.hasOutdated }

  /// Makes views of edited data anew.
  ///
  /// - Returns: Whether there was anything.
  func refreshFollowers() -> Bool {
    guard context.refreshFollowers() else { return false }
    version.change()
    return true
  }

  /// Evaluates the views that read something that changed.
  ///
  /// - Returns: Whether there were any.
  func evaluateOutdated() -> Bool {
    guard context.evaluation.evaluateOutdated() else { return false }
    version.change()
    return true
  }

  /// Gives the content its place, in the middle of the window.
  func layOutRoot() {
    version.noteLayout()
    root.placeInMiddle(of: context.settings.size)
  }

  /// The scroll views that are alive, in the order in which they came into being.
  var liveScrolls: [ScrollNode] {
    context.directory.scrolls.nodes
  }

  var observingNodes: [Node] {
    context.directory.observing.nodes
  }

  /// Calls a function for each living scroll view, none of which may end meanwhile; makes no array.
  ///
  func forEachScroll(_ body: (ScrollNode) -> Void) {
    context.directory.scrolls.forEach(body)
  }

  /// Calls a function for the track of an axis in each living scroll view.
  func forEachTrack(_ body: (ScrollTrack) -> Void) {
    forEachScroll { $0.tracks.forEach(body) }
  }
}
