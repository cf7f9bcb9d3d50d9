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

  /// Why bodies that are evaluated now are evaluated.
  var reason = LoadReason.eager
  /// The id that events of nested views carry: that of the nearest view with an id.
  var subject: ViewID?
  /// Whether a row is measured before it comes into sight: what scrolls in it is filled later.
  private(set) var isPreparing = false
  /// How deep the view that is being resolved is nested.
  var depth = 0

  /// The first error that a callback raised in this frame; the others become one diagnostic.
  private(set) var error: (any Error)?

  /// How many callbacks failed so far.
  private(set) var failures = 0

  /// The lazy stacks that were laid out in this frame, in the order of their first layout.
  @exclusivity(unchecked) private(set) var laidOutStacks: [LazyStackNode] = []
  /// The eager nodes that came into being in this frame and are shown from now on.
  @exclusivity(unchecked) var entering: [Node] = []
  /// The nodes that were shown and are not any more.
  @exclusivity(unchecked) var leaving: [Node] = []
  /// The subviews that were given up and are told so once they disappeared.
  @exclusivity(unchecked) var evicted: [Subview] = []

  /// The views that came on screen whose tasks have to be started, in order.
  @exclusivity(unchecked) var starting: [Node] = []
  /// Tasks that have to begin anew because their ids changed.
  @exclusivity(unchecked) var restarting: [() -> Void] = []
  /// Observers that have to be told that a value changed.
  @exclusivity(unchecked) var changed: [() -> Void] = []
  /// What the views read, and who has to be evaluated again.
  @exclusivity(unchecked) var notes = DependencyNotes()
  /// What waits for its time.
  let agenda = Agenda()

  /// What is to be found out where nothing is shown, in a copy of the window.
  var survey: Survey?

  /// Whether the window must be laid out again: something is not as long as it was taken for.
  @exclusivity(unchecked) var needsLayoutAgain = false
  /// The lazy stacks that no scroll view moves, while they live.
  @exclusivity(unchecked) private var fixedStacks = NodeRegistry<LazyStackNode>()
  /// The frame before which it was remembered where everything stands.
  @exclusivity(unchecked) var placesFrame = 0

  /// The last frame for which it was remembered where eager views stand.
  @exclusivity(unchecked) private(set) var sightFrame = 0

  /// Which filling of a stack that is in no row of another one goes on; each has a number.
  private(set) var fillRound = 0
  private var fillRounds = 0

  /// The scroll views whose positions ask for something.
  @exclusivity(unchecked) var positioned: [ScrollNode] = []
  /// Whether edits of the frame in progress push what is in sight.
  @exclusivity(unchecked) var leavesOffsets = false
  /// What moves scroll views over time.
  @exclusivity(unchecked) var motions: [ScrollMotion] = []
  /// What became of programmatic scrolls, and how often they aimed anew.
  @exclusivity(unchecked) var scrollReports: [ScrollReport] = []
  var retargets = 0
  /// The rows that are swiped open.
  @exclusivity(unchecked) var openRows = OpenRows()
  /// What the next frame does because something was tapped.
  @exclusivity(unchecked) var taps: [Tap] = []
  /// Who is at work before the first pass of a frame.
  @exclusivity(unchecked) var author: FrameAccount.Author?
  /// Counts the updates: what a content function read beside its element may have changed in each.
  var updates = 0
  /// How often content functions of elements ran.
  private(set) var contentCalls = 0

  /// Every scroll view that is alive.
  @exclusivity(unchecked) var scrollNodes = NodeRegistry<ScrollNode>()
  /// Every view that says which views are scroll targets.
  @exclusivity(unchecked) var scrollTargets = NodeRegistry<Node>()
  /// What is drawn elsewhere than where it was laid out.
  @exclusivity(unchecked) var painting = Painting()
  /// Every view that wants to be told something about scrolling.
  @exclusivity(unchecked) var observingNodes = NodeRegistry<Node>()

  /// The nodes that show data whose edits are told.
  @exclusivity(unchecked) var followers = Followers()

  /// The lazy containers of which an element showed how many subviews the elements are, so that
  /// their lists are read anew in the frame.
  @exclusivity(unchecked) var rereading: [LazyStackNode] = []

  /// The lazy containers whose rows show data that were edited, where work was stopped before they
  /// were made anew.
  @exclusivity(unchecked) var staleRows: [LazyStackNode] = []

  /// How many nodes live.
  var nodeCount = 0

  /// How many composite views live, and how many of them keep states.
  @exclusivity(unchecked) var liveViews = 0
  @exclusivity(unchecked) var liveStates = 0

  /// How many nodes a window may have: more would take minutes and gigabytes.
  static let nodeLimit = 1_000_000

  /// Makes the context of a window, or of a survey, which works for its window.
  init(_ configuration: WindowConfiguration, trace: Trace, work: Work? = nil) {
    self.work = work ?? Work(configuration.workMeter)
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
    callback = (name, node)
    defer { callback = nil }
    let edits = ElementHistory.editsOfAll
    _ = guarding(body)
    // What follows is asked for only where anything was edited: there may be many that follow.
    if ElementHistory.editsOfAll != edits, followers.hasOutdated { noteChange() }
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
    failures += 1
    if (error as? any StoppingError)?.stopsEverything == true { return work.stop(error) }
    if self.error == nil {
      self.error = error
    } else {
      furtherErrors.append("\(error)")
    }
  }

  /// Hands over the frame's error and forgets it: what stopped the work, or else the first error of
  /// a callback.
  func takeError() -> (any Error)? {
    guard error != nil || work.isStopped else { return nil }
    defer {
      error = nil
      work.resume()
    }
    return work.error ?? error
  }

  /// Lets the first error of a callback be one of the others, because another one is thrown.
  func yieldToStop() {
    guard work.isStopped, let first = error else { return }
    furtherErrors.insert("\(first)", at: 0)
    error = nil
  }

  /// Says in one diagnostic what else failed in the frame besides the error that the verb throws.
  func reportFurtherErrors() {
    guard let first = furtherErrors.first else { return }
    let others = furtherErrors.count - 1
    let rest = others > 0 ? " (and \(others) more)" : ""
    furtherErrors.removeAll()
    record(
      .diagnostic(
        Diagnostic(
          code: .furtherError,
          message: "another callback failed in this frame: \(first)\(rest)"
        )
      )
    )
  }

  @exclusivity(unchecked) private var furtherErrors: [String] = []
  private(set) var diagnosed = RecentMessages()

  /// Reports something once; again after as many other messages as are remembered.
  func diagnose(
    _ code: Diagnostic.Code,
    _ message: String,
    of subject: EventSubject = EventSubject()
  ) {
    guard diagnosed.insert(message) else { return }
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
    if node is ScrollNode { scrollNodes.remove(node) }
    if node.isObserving { observingNodes.remove(node) }
    if node is LazyStackNode { fixedStacks.remove(node) }
    followers.remove(node)
    scrollTargets.remove(node)
    if painting.isUsed { painting.remove(node) }
  }

  /// Lets go of all nodes that wait for something.
  func forgetAll() {
    positioned.removeAll()
    motions.removeAll()
    taps.removeAll()
    entering.removeAll()
    leaving.removeAll()
    evicted.removeAll()
    staleRows.removeAll()
    rereading.removeAll()
    laidOutStacks.removeAll()
    starting.removeAll()
    restarting.removeAll()
    changed.removeAll()
    notes.outdated.removeAll()
    agenda.close()
  }

  func noteFixed(_ stack: LazyStackNode) { fixedStacks.insert(stack) }

  /// Remembers where everything stands in the stacks that no scroll view moves.
  func rememberPlacesInFixedStacks() {
    for stack in fixedStacks.nodes where stack.isShown && stack.track == nil {
      stack.rememberPlacesInRows()
    }
  }

  /// Remembers where eager views stand, once a frame and before anything changes them.
  func rememberSight() {
    guard sightFrame != trace.frame, let root, root.isShown else { return }
    sightFrame = trace.frame
    root.rememberPlace(at: root.origin, laidOut: root.origin, sightFrame)
  }

  /// Fills the stacks that no scroll view moves along their axis, where one around them moved them.
  func fillFixedStacks() {
    guard fixedStacks.count > 0 else { return }
    for stack in fixedStacks.nodes {
      guard work.goesOn() else { return }
      guard stack.isShown, stack.track == nil else { continue }
      if stack.hasOtherSight { stack.fillWithoutScrolling() }
    }
  }

  func noteLayout(of stack: LazyStackNode) {
    guard !stack.isLaidOutInFrame else { return }
    stack.isLaidOutInFrame = true
    laidOutStacks.append(stack)
  }

  /// Hands over the stacks that were laid out and forgets them.
  func takeLaidOutStacks() -> [LazyStackNode] {
    defer { laidOutStacks.removeAll(keepingCapacity: true) }
    for stack in laidOutStacks { stack.isLaidOutInFrame = false }
    return laidOutStacks
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
    let outer = depth
    depth = max(outer, node.depth)
    defer { depth = outer }
    return try body()
  }

  /// Runs `body` for a row that does not come into sight yet.
  func preparing(_ body: () -> Void) {
    let outer = isPreparing
    isPreparing = true
    defer { isPreparing = outer }
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
    let outer = (self.reason, subject)
    self.reason = reason
    if let id { subject = id }
    defer { (self.reason, subject) = outer }
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
