import LazyExtents

/// The parts that all nodes of a window share: parameters, the trace, and the frame in progress.
final class FrameContext {
  // Fields that are not checked for overlapping access are read several times in each frame, and
  // changed in single steps that run no callback. Frames do not nest.

  /// The parameters of the window.
  @exclusivity(unchecked) var settings: WindowSettings
  let trace: Trace
  /// Virtual time, and what work costs in it.
  @exclusivity(unchecked) var timing: FrameTiming
  /// The work of the frame in progress, and whether it was stopped.
  let work: Work
  /// The functions of users: what runs, what waits, and what they raised.
  let callbacks: Callbacks
  /// What is evaluated now, and what has to be evaluated again.
  let evaluation: Evaluation
  /// The frame in progress: how far it is, and what is reported of it when it is done.
  @exclusivity(unchecked) var frame = FrameInProgress()
  /// Work that waits for a later pass.
  @exclusivity(unchecked) var queues = FrameQueues()
  /// The nodes that are looked up by what they are.
  let directory = NodeDirectory()
  /// The requests to scroll views.
  @exclusivity(unchecked) var scrolls = ScrollRequests()
  /// The messages that were reported last, each of them once.
  private var diagnosed = RecentMessages()
  /// The frames since which positions are known.
  @exclusivity(unchecked) var sight = SightFrames()

  /// Whether sizes are asked for that may never be taken, so that nothing is said about them.
  private(set) var isProbing = false

  /// Makes the context of a window, or of a copy of one, which works for its window.
  init(_ configuration: WindowConfiguration, trace: Trace, copyIn work: Work? = nil) {
    settings = WindowSettings(configuration, isCopy: work != nil)
    self.trace = trace
    timing = FrameTiming(refreshRate: configuration.refreshRate)
    self.work = work ?? Work(configuration.workMeter)
    callbacks = Callbacks(within: self.work)
    evaluation = Evaluation(
      within: self.work,
      by: callbacks,
      environment: configuration.environment
    )
  }

  var profile: Profile { settings.profile }

  func record(_ detail: Event.Detail, of subject: EventSubject = EventSubject()) {
    trace.record(detail, of: subject)
  }

  /// Runs a callback of a modifier; if it changes data, it is reported as the origin.
  func calling(_ name: String, of node: Node, body: () throws -> Void) {
    callbacks.naming(name, of: node) {
      if changesData(body) { noteChange() }
    }
  }

  /// Does something before the first pass; if it changes data, its author is reported as the
  /// origin.
  func perform(as author: FrameAccount.Author, action: () throws -> Void) {
    callbacks.acting(for: author) {
      if changesData(action) { callbacks.noteAuthor(in: &frame.account) }
    }
  }

  /// Runs a callback of the user.
  ///
  /// - Returns: Whether it changed data that are shown.
  private func changesData(_ body: () throws -> Void) -> Bool {
    let edits = ElementHistory.editsOfAll
    _ = callbacks.guarding(body)
    // The followers, of which there may be many, are asked only if anything was edited.
    return ElementHistory.editsOfAll != edits && directory.followers.hasOutdated
  }

  /// Does the agenda's work that is due at the time of the frame.
  func runAgenda() {
    callbacks.agenda.run { author, body in
      guard !work.isStopped else { return false }
      perform(as: author ?? FrameAccount.Author(.later), action: body)
      return true
    }
  }

  /// Notes that what runs now changed data, or only sent a position.
  func noteChange(sendsPosition: Bool = false) {
    callbacks.noteChange(
      in: &frame.account,
      pass: frame.rounds.pass,
      frame: trace.frame,
      sendsPosition: sendsPosition
    )
  }

  /// Notes that something changed that a reader had read.
  func noteOutdated(_ evaluated: any Evaluated) {
    evaluation.noteOutdated(evaluated)
    noteChange()
  }

  /// Charges the time that the running callback spends.
  func spend(_ milliseconds: Double) {
    timing.costs.charge(milliseconds, for: .callback, of: callbacks.runningName)
  }

  /// Reports in one diagnostic the errors of the frame besides the one that the verb throws.
  func reportFurtherErrors() {
    if let diagnostic = callbacks.takeFurtherErrors() { record(.diagnostic(diagnostic)) }
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
    guard diagnosed.insert(key ?? message) else { return }
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

  /// Asks for sizes that may never be taken.
  func probing<Answer>(_ ask: () -> Answer) -> Answer {
    let outer = isProbing
    isProbing = true
    defer { isProbing = outer }
    return ask()
  }

  /// Releases all nodes that wait for something.
  func forgetAll() {
    queues = FrameQueues()
    scrolls.positioned.removeAll()
    scrolls.forgetMotions()
    evaluation.forgetOutdated()
    callbacks.agenda.close()
  }

  /// Runs the filling of a stack that is in no row of another one along its axis, possibly within
  /// the filling of an outer stack.
  func inFillRound(_ body: () -> Void) {
    let outer = frame.rounds.beginFill()
    defer { frame.rounds.goBack(to: outer) }
    body()
  }
}
