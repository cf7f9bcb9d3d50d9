import LazyExtents

/// The parts that all nodes of a window share: parameters, the trace, and the frame in progress.
final class FrameContext {
  let profile: Profile
  /// The estimator of lazy containers that choose none.
  let estimator: EstimatorChoice
  let trace: Trace
  /// Virtual time, and what work costs in it.
  @exclusivity(unchecked) var timing: FrameTiming
  var windowSize: Size
  let thresholds: [Double]
  /// The work of the frame in progress, and whether it was stopped.
  let work: Work

  // Fields that are not checked for overlapping access are read several times in each frame, and
  // changed in single steps that run no callback. Frames do not nest.

  /// The node that holds the content of the window.
  @exclusivity(unchecked) unowned var root: Node?
  /// The account of the frame in progress, reported when it is done.
  @exclusivity(unchecked) var account = FrameAccount()
  /// The passes and fillings of the frame in progress.
  @exclusivity(unchecked) var rounds = FrameRounds()
  /// What runs now, and on whose behalf.
  @exclusivity(unchecked) var running = RunningWork()
  /// What callbacks raised, and which messages were reported.
  @exclusivity(unchecked) private(set) var messages = FrameMessages()
  /// Work that waits for a later pass.
  @exclusivity(unchecked) var queues = FrameQueues()
  /// The nodes that are looked up by what they are.
  @exclusivity(unchecked) var directory = NodeDirectory()
  /// The requests to scroll views.
  @exclusivity(unchecked) var scrolls = ScrollRequests()
  /// The frames since which positions are known.
  @exclusivity(unchecked) var sight = SightFrames()

  /// The dependencies of views, and the readers to be evaluated again.
  @exclusivity(unchecked) var notes = DependencyNotes()
  /// The parts of a frame in which functions of the user only answer.
  let asking = Asking()
  /// Work that waits for its time.
  let agenda = Agenda()

  /// Whether it is that of a copy of the window, which nobody sees or scrolls.
  let isCopy: Bool
  /// What is to be found out where nothing is shown, in a copy of the window.
  var survey: Survey?

  /// The rows that are swiped open.
  @exclusivity(unchecked) var openRows = OpenRows()
  /// The views that are drawn elsewhere than where they were laid out.
  @exclusivity(unchecked) var painting = Painting()
  /// The updates and the calls of content functions.
  @exclusivity(unchecked) var contentCounts = ContentCounts()

  /// Makes the context of a window, or of a survey, which works for its window.
  init(_ configuration: WindowConfiguration, trace: Trace, work: Work? = nil) {
    self.work = work ?? Work(configuration.workMeter)
    isCopy = work != nil
    profile = configuration.profile
    estimator = configuration.estimator
    self.trace = trace
    timing = FrameTiming(refreshRate: configuration.refreshRate)
    windowSize = Size(width: configuration.width, height: configuration.height)
    thresholds = configuration.thresholds
    notes.entries = configuration.environment
    asking.refuse = { [unowned self] in refuseWrite() }
  }

  /// Whether a number of subviews may be measured at once although they are out of sight.
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

  /// Runs a callback of a modifier; if it changes data, it is reported as the origin.
  func calling(_ name: String, of node: Node, body: () throws -> Void) {
    // After a nested callback, the outer one is named again.
    let outer = running.callback
    running.callback = (name, node)
    defer { running.callback = outer }
    if changesData(body) { noteChange() }
  }

  /// Runs a callback of the user.
  ///
  /// - Returns: Whether it changed data that are shown.
  func changesData(_ body: () throws -> Void) -> Bool {
    let edits = ElementHistory.editsOfAll
    _ = guarding(body)
    // The followers, of which there may be many, are asked only if anything was edited.
    return ElementHistory.editsOfAll != edits && directory.followers.hasOutdated
  }

  /// Notes that what runs now changed data.
  func noteChange() {
    running.noteChange(in: &account, pass: rounds.pass, frame: trace.frame)
  }

  /// Charges the time that the running callback spends.
  func spend(_ milliseconds: Double) {
    timing.costs.charge(milliseconds, for: .callback, of: running.callback?.name)
  }

  func fail(_ error: any Error) {
    if error is Work.Stopped { return }
    let stops = (error as? any StoppingError)?.stopsEverything == true
    messages.failures.note(error, stops: stops)
    if stops { work.stop(error) }
  }

  /// Returns and forgets the frame's error: the one that stopped the work, or else the first error
  /// of a callback.
  func takeError() -> (any Error)? {
    guard messages.failures.error != nil || work.isStopped else { return nil }
    defer {
      messages.failures.forgetError()
      work.resume()
    }
    return work.error ?? messages.failures.error
  }

  /// Treats the first error of a callback as a further one, because another one is thrown.
  func yieldToStop() {
    if work.isStopped { messages.failures.yield() }
  }

  /// Reports in one diagnostic the errors of the frame besides the one that the verb throws.
  func reportFurtherErrors() {
    if let diagnostic = messages.takeFurtherErrors() { record(.diagnostic(diagnostic)) }
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
    message: String,
    of subject: EventSubject = EventSubject(),
    onceFor key: String? = nil
  ) {
    guard messages.isNew(key ?? message) else { return }
    record(.diagnostic(Diagnostic(code: code, message: message)), of: subject)
  }

  /// Reports that an id names more than one element, so that only the first is found (Q24).
  func diagnoseDuplicate(_ id: ViewID, node: Int? = nil, in place: String) {
    diagnose(
      .duplicateID,
      message: "the id \(id) occurs more than once in \(place); ids must be unique, and only the "
        + "first element is found by this one",
      of: EventSubject(id: id, node: node)
    )
  }

  /// Removes a node that is given up.
  func forget(_ node: Node) {
    directory.forget(node)
    if painting.isUsed { painting.remove(node) }
  }

  /// Releases all nodes that wait for something.
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
    SightBefore.remember(root, at: root.origin, laidOut: root.origin, frame: sight.ofViews)
  }

  /// Fills the stacks that no scroll view moves along their axis, if one around them moved them.
  func fillFixedStacks() {
    guard directory.fixedStacks.count > 0 else { return }
    for stack in directory.fixedStacks.nodes {
      guard work.goesOn() else { return }
      guard stack.isShown, stack.track == nil else { continue }
      let filling = FixedFilling(of: stack)
      if filling.hasOtherSight { filling.fill() }
    }
  }

  func noteLayout(of stack: LazyStackNode) {
    guard !stack.isLaidOutInFrame else { return }
    stack.isLaidOutInFrame = true
    queues.laidOut.append(stack)
  }

  /// Returns and forgets the stacks that were laid out.
  func takeLaidOutStacks() -> [LazyStackNode] {
    defer { queues.laidOut.removeAll(keepingCapacity: true) }
    for stack in queues.laidOut { stack.isLaidOutInFrame = false }
    return queues.laidOut
  }

  /// Runs the filling of a stack that is in no row of another one along its axis, possibly within
  /// the filling of an outer stack.
  func inFillRound(_ body: () -> Void) {
    let outer = rounds.beginFill()
    defer { rounds.goBack(to: outer) }
    body()
  }

  /// Runs `body` as part of a node, so that what it resolves counts as nested in that node.
  func inside<Value>(_ node: Node, body: () throws -> Value) rethrows -> Value {
    let outer = running.load.depth
    running.load.depth = max(outer, node.depth)
    defer { running.load.depth = outer }
    return try body()
  }

  /// Runs `body` for a row that does not come into sight yet.
  func preparing(_ body: () -> Void) {
    let outer = running.load.isPreparing
    running.load.isPreparing = true
    defer { running.load.isPreparing = outer }
    body()
  }

  /// Runs `body` while events carry another reason and id.
  func loading<Value>(
    _ reason: LoadReason,
    id: ViewID?,
    body: () throws -> Value
  ) rethrows
    -> Value
  {
    let outer = (running.load.reason, running.load.subject)
    running.load.reason = reason
    if let id { running.load.subject = id }
    defer { (running.load.reason, running.load.subject) = outer }
    return try body()
  }
}

extension FrameContext {
  /// The views of an element, from its content function, which is counted.
  ///
  /// The reads of the function count for `reading`.
  func content(
    of source: any ElementSource,
    at index: Int,
    for reading: ContentReading?
  ) throws -> Content {
    contentCounts.calls += 1
    guard let reading else { return try source.content(at: index) }
    return try reading.reader.evaluateMore { try source.content(at: index) }
  }
}
