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
  @exclusivity(unchecked) var life = WindowLife()
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
  @exclusivity(unchecked) var plan: Course.Plan?
  var described: DescribedContent
  /// What the next frame is to do.
  @exclusivity(unchecked) var requests = WaitingRequests.first

  /// Creates a window and lays out its first frame.
  ///
  /// - Parameters:
  ///   - configuration: The size and settings of the window.
  ///   - reevaluates: Whether `content` is evaluated again after each
  ///     ``update(adjustsOffsets:change:)``.
  ///   - onScroll: Receives what is done to scroll views, from the first frame on.
  ///   - content: The views of the window.
  /// - Throws: ``WindowError`` for an impossible configuration, or an error of a callback in the
  ///   first frame.
  public init(
    _ configuration: WindowConfiguration,
    reevaluates: Bool = false,
    onScroll: ToldScroll.Listener? = nil,
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
    context.scrolls.listener = onScroll
    configuration.prepare?(context.callbacks.agenda, frameTime)
    try WindowFrame(of: self).make()
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

  /// Gives up all nodes; every later request throws ``WindowError/closed``.
  ///
  /// Inside a callback the window is closed once the frame in progress is complete.
  public func close() {
    guard life.close() else { return }
    last.search.forget()
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

  /// Whether callbacks changed data that the window has not shown yet.
  var hasChanges: Bool {
    requests.updateCount > 0 || hasUnseenEdits || context.evaluation.hasOutdated
      || !context.scrolls.positioned.isEmpty
  }

  /// Whether this frame begins something, and nobody says that data changed.
  var mayShowChangedData: Bool {
    context.scrolls.motions.isEmpty && requests.updateCount == 0 && !requests.needsDescription
      && !context.work.isStopped
  }

  /// Whether data were edited that the window has not shown yet.
  var hasUnseenEdits: Bool { context.directory.followers.hasOutdated }
}
