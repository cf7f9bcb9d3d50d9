import LazyExtents

/// What all nodes of a window share: parameters, the trace, and the frame in progress.
final class FrameContext {
  let profile: Profile
  /// What lazy containers guess lengths with that say nothing about it.
  let estimator: EstimatorChoice
  let trace: Trace
  /// What tells virtual time; frames advance it.
  @exclusivity(unchecked) var clock: FrameClock
  /// What the frame in progress costs.
  @exclusivity(unchecked) var costs = FrameCosts()
  /// What rows cost when they were made last.
  var prediction = CostPrediction()
  var windowSize: Size
  let thresholds: [Double]
  /// What the frame in progress does, and whether it was stopped.
  let work: Work

  // What is not checked for overlapping access is read several times in each frame, and changed in
  // single steps that run no callback. Frames do not nest.

  /// The node that holds the content of the window.
  @exclusivity(unchecked) unowned var root: Node?
  /// What is told of the frame in progress when it is done.
  @exclusivity(unchecked) var account = FrameAccount()
  /// Which pass of the frame goes on.
  @exclusivity(unchecked) var pass = 0
  /// The callback that runs, and the view whose modifier it is.
  private var callback: (name: String, node: Node)?

  /// For what views are loaded now.
  @exclusivity(unchecked) var load = LoadState()
  /// What callbacks raised.
  @exclusivity(unchecked) private(set) var failures = FrameFailures()
  private(set) var diagnosed = RecentMessages()
  /// What waits for a later pass.
  @exclusivity(unchecked) var queues = FrameQueues()
  /// Who is asked for by what it is.
  @exclusivity(unchecked) var directory = NodeDirectory()
  /// How much lives.
  @exclusivity(unchecked) var population = Population()
  /// What is asked of scroll views.
  @exclusivity(unchecked) var scrolls = ScrollRequests()
  /// Since when it is known where things stood.
  @exclusivity(unchecked) var sight = SightFrames()

  /// What the views read, and who has to be evaluated again.
  @exclusivity(unchecked) var notes = DependencyNotes()
  /// What waits for its time.
  let agenda = Agenda()

  /// Whether it is that of a copy of the window, which nobody sees or scrolls.
  let isCopy: Bool
  /// What is to be found out where nothing is shown, in a copy of the window.
  var survey: Survey?

  /// Whether the window must be laid out again: something is not as long as it was taken for.
  @exclusivity(unchecked) var needsLayoutAgain = false
  /// Which filling of a stack that is in no row of another one goes on; each has a number.
  private(set) var fillRound = 0
  private var fillRounds = 0
  /// The rows that are swiped open.
  @exclusivity(unchecked) var openRows = OpenRows()
  /// Who is at work before the first pass of a frame.
  @exclusivity(unchecked) var author: FrameAccount.Author?
  /// What is drawn elsewhere than where it was laid out.
  @exclusivity(unchecked) var painting = Painting()
  /// Counts the updates: what a content function read beside its element may have changed in each.
  var updates = 0
  /// How often content functions of elements ran.
  private(set) var contentCalls = 0

  /// Makes the context of a window, or of a survey, which works for its window.
  init(_ configuration: WindowConfiguration, trace: Trace, work: Work? = nil) {
    self.work = work ?? Work(configuration.workMeter)
    isCopy = work != nil
    profile = configuration.profile
    estimator = configuration.estimator
    self.trace = trace
    clock = FrameClock(refreshRate: configuration.refreshRate)
    windowSize = Size(width: configuration.width, height: configuration.height)
    thresholds = configuration.thresholds
    notes.entries = configuration.environment
  }

  /// Whether so many subviews may be measured at once although they are not in sight.
  func mayMeasure(_ count: Int) -> Bool {
    survey?.mayMeasure(count) ?? (count <= profile.eagerLimit)
  }

  func record(_ detail: Event.Detail, of subject: EventSubject = EventSubject()) {
    trace.record(detail, of: subject)
  }

  /// Runs a callback of the user; an error is kept for the verb that made the frame, and the
  /// frame goes on.
  ///
  /// Once work is stopped, no callback runs.
  func guarding<Value>(_ body: () throws -> Value) -> Value? {
    guard !work.isStopped else { return nil }
    do {
      return try body()
    } catch {
      fail(error)
      return nil
    }
  }

  /// Runs a callback of a modifier; if it changes data, that is told of it.
  func calling(_ name: String, of node: Node, _ body: () throws -> Void) {
    // A callback that runs within another one leaves that one named.
    let outer = callback
    callback = (name, node)
    defer { callback = outer }
    if changesData(body) { noteChange() }
  }

  /// Runs a callback of the user.
  ///
  /// - Returns: Whether it changed data that are shown.
  func changesData(_ body: () throws -> Void) -> Bool {
    let edits = ElementHistory.editsOfAll
    _ = guarding(body)
    // What follows is asked for only where anything was edited: there may be many that follow.
    return ElementHistory.editsOfAll != edits && directory.followers.hasOutdated
  }

  /// Takes note that the callback that runs changed data.
  func noteChange() {
    guard let callback else { return noteAuthor() }
    guard account.callbacks.count < Self.callbackLimit else { return }
    let note = FrameAccount.Callback(pass: pass, name: callback.name, view: callback.node.seen)
    if account.callbacks.last != note { account.callbacks.append(note) }
  }

  /// Charges what the callback that runs says that it takes.
  func spend(_ milliseconds: Double) {
    costs.charge(milliseconds, .callback, of: callback?.name)
  }

  static let callbackLimit = 100

  func fail(_ error: any Error) {
    if error is Work.Stopped { return }
    let stops = (error as? any StoppingError)?.stopsEverything == true
    failures.note(error, stops: stops)
    if stops { work.stop(error) }
  }

  /// Hands over the frame's error and forgets it: what stopped the work, or else the first error of
  /// a callback.
  func takeError() -> (any Error)? {
    guard failures.error != nil || work.isStopped else { return nil }
    defer {
      failures.forgetError()
      work.resume()
    }
    return work.error ?? failures.error
  }

  /// Lets the first error of a callback be one of the others, because another one is thrown.
  func yieldToStop() {
    if work.isStopped { failures.yield() }
  }

  /// Says in one diagnostic what else failed in the frame besides the error that the verb throws.
  func reportFurtherErrors() {
    guard let others = failures.takeFurther() else { return }
    let message = "another callback failed in this frame: \(others)"
    record(.diagnostic(Diagnostic(code: .furtherError, message: message)))
  }

  /// Reports something once; again after as many other messages as are remembered.
  ///
  /// - Parameters:
  ///   - code: The kind of message.
  ///   - message: What is wrong, where, and what to do about it.
  ///   - subject: What it is about.
  ///   - key: Stands for messages of which the first is enough; nil for the message itself.
  func diagnose(
    _ code: Diagnostic.Code,
    _ message: String,
    of subject: EventSubject = EventSubject(),
    onceFor key: String? = nil
  ) {
    guard diagnosed.insert(key ?? message) else { return }
    record(.diagnostic(Diagnostic(code: code, message: message)), of: subject)
  }

  /// Says that what was prepared of a subview was for nothing, if anything was.
  func noteDiscard(of subview: Subview, isChanged: Bool) {
    guard subview.ahead != .no else { return }
    subview.ahead = .no
    recordDiscard(of: subview, isChanged: isChanged)
  }

  func recordDiscard(of subview: Subview, isChanged: Bool) {
    record(
      .prefetchDiscard(view: subview.viewName, index: subview.index, isChanged: isChanged),
      of: subview.inTrace
    )
  }

  /// Signs off a node that goes.
  func forget(_ node: Node) {
    population.nodes -= 1
    directory.forget(node)
    if painting.isUsed { painting.remove(node) }
  }

  /// Lets go of all nodes that wait for something.
  func forgetAll() {
    queues = FrameQueues()
    scrolls.positioned.removeAll()
    scrolls.forgetMotions()
    notes.outdated.removeAll()
    agenda.close()
  }

  /// Remembers where everything stands in the stacks that no scroll view moves.
  func rememberPlacesInFixedStacks() {
    for stack in directory.fixedStacks.nodes where stack.isShown && stack.track == nil {
      stack.rememberPlacesInRows()
    }
  }

  /// Remembers where eager views stand, once a frame and before anything changes them.
  func rememberSight() {
    guard sight.ofViews != trace.frame, let root, root.isShown else { return }
    sight.ofViews = trace.frame
    root.rememberPlace(at: root.origin, laidOut: root.origin, sight.ofViews)
  }

  /// Fills the stacks that no scroll view moves along their axis, where one around them moved them.
  func fillFixedStacks() {
    guard directory.fixedStacks.count > 0 else { return }
    for stack in directory.fixedStacks.nodes {
      guard work.goesOn() else { return }
      guard stack.isShown, stack.track == nil else { continue }
      if stack.hasOtherSight { stack.fillWithoutScrolling() }
    }
  }

  func noteLayout(of stack: LazyStackNode) {
    guard !stack.isLaidOutInFrame else { return }
    stack.isLaidOutInFrame = true
    queues.laidOut.append(stack)
  }

  /// Hands over the stacks that were laid out and forgets them.
  func takeLaidOutStacks() -> [LazyStackNode] {
    defer { queues.laidOut.removeAll(keepingCapacity: true) }
    for stack in queues.laidOut { stack.isLaidOutInFrame = false }
    return queues.laidOut
  }

  /// Runs a filling of a stack that is in no row of another one along its axis, maybe within one of
  /// a stack around.
  func inFillRound(_ body: () -> Void) {
    let outer = fillRound
    fillRounds += 1
    fillRound = fillRounds
    defer { fillRound = outer }
    body()
  }

  /// Runs `body` as part of a node, so that what it resolves counts as nested in that node.
  func inside<Value>(_ node: Node, _ body: () throws -> Value) rethrows -> Value {
    let outer = load.depth
    load.depth = max(outer, node.depth)
    defer { load.depth = outer }
    return try body()
  }

  /// Runs `body` for a row that does not come into sight yet.
  func preparing(_ body: () -> Void) {
    let outer = load.isPreparing
    load.isPreparing = true
    defer { load.isPreparing = outer }
    body()
  }

  /// Runs `body` while events carry another reason and id.
  func loading<Value>(
    _ reason: LoadReason,
    _ id: ViewID?,
    _ body: () throws -> Value
  ) rethrows
    -> Value
  {
    let outer = (load.reason, load.subject)
    load.reason = reason
    if let id { load.subject = id }
    defer { (load.reason, load.subject) = outer }
    return try body()
  }
}

extension FrameContext {
  /// The views of an element, from its content function, which is counted.
  ///
  /// What the function reads counts as read by `reading`.
  func content(
    of source: any ElementSource,
    at index: Int,
    for reading: ContentReading?
  ) throws -> Content {
    contentCalls += 1
    guard let reading else { return try source.content(at: index) }
    return try reading.reader.evaluateMore { try source.content(at: index) }
  }
}
