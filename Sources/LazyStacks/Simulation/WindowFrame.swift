/// The next frame of a window: the passes in order, repeated if observers changed something, up to
/// a limit (parameter P14).
struct WindowFrame {
  private let window: Window
  private let context: FrameContext

  init(of window: Window) {
    self.window = window
    context = window.context
  }

  /// Makes the frame.
  ///
  /// - Throws: What a callback threw, once the frame is complete, or what stops the work before it
  ///   begins.
  func make() throws {
    try window.checkOpen()
    try pay()
    try context.callbacks.asking.work { try context.work.nesting { try runPasses() } }
  }

  private func runPasses() throws {
    begin()
    if window.wasStopped {
      run(UpdatePass.self)
      ask(LayoutPass.self)
    }
    run(InputPass.self)
    var passes = 0
    repeat {
      passes += 1
      context.frame.rounds.pass = passes
      run(UpdatePass.self)
      ask(LayoutPass.self)
      run(LifecyclePass.self)
      run(ObservationPass.self)
      if passes == 1, !context.work.isStopped, window.hasChanges { rememberArrivals() }
    } while !context.work.isStopped && window.hasChanges && passes < context.profile.maxPasses
    if !context.work.isStopped, window.hasChanges { LoopingCallbacks(in: context).report() }
    ask(PaintPass.self)
    ask(PrefetchPass.self)
    run(DeadlinePass.self)
    ask(LookAheadPass.self)
    ask(RecordPass.self)
    try end(after: passes)
  }

  /// The units of work that a frame is charged in which nothing happens.
  private static let leastWork = 4

  /// Charges what every frame costs; one that can't be paid for isn't begun, so the window stays as
  /// it is.
  private func pay() throws {
    context.work.charge(Self.leastWork)
    if context.work.isStopped, let error = context.callbacks.takeError() { throw error }
  }

  private func begin() {
    window.beginFrame()
    context.timing.clock.beginFrame()
    context.callbacks.agenda.now = context.timing.clock.now
    context.callbacks.agenda.isInFrame = true
    if let later = window.configuration.laterProfile, later.frame == window.frame + 1 {
      context.settings.change(to: later.profile)
    }
    window.trace.beginFrame(window.frame + 1, at: context.timing.clock.now)
    if !window.wasStopped { context.timing.costs.begin(window.configuration.frameCost) }
    context.directory.followers.beginFrame()
    context.evaluation.retryFailed()
  }

  private func end(after passes: Int) throws {
    window.last.end(isStopped: context.work.isStopped)
    if window.wasStopped { leaveRest() }
    context.reportFurtherErrors()
    context.record(.frame(passes: passes, account: context.frame.account))
    context.frame.account = FrameAccount()
    let error = context.callbacks.takeError()
    window.life.endFrame()
    context.scrolls.leavesOffsets = false
    context.callbacks.agenda.isInFrame = false
    FrameCheck(of: window).checkInDebugBuilds()
    if window.life.awaitsClosing { window.close() }
    if let error { throw error }
  }

  /// Runs a pass unless work was stopped before.
  private func run(_ pass: (some Pass).Type) {
    if !context.work.isStopped { pass.run(in: window) }
  }

  /// Runs a pass in which functions of the user only answer.
  private func ask(_ pass: (some Pass).Type) {
    if !context.work.isStopped { context.callbacks.asking.run { pass.run(in: window) } }
  }

  /// Where a scroll brought other rows into sight, these are what further passes move; what became
  /// of those that edits took out of sight is told before.
  private func rememberArrivals() {
    for stack in window.laidOut.all where RowPlaces(of: stack).areOfArrivals {
      if window.frame > 1, stack.isRearranged, LazyComparison(of: stack).isPossible {
        LazyMoves(of: stack).record()
      }
      RowPlaces(of: stack).rememberArrivals()
    }
  }

  /// Ends a frame that was stopped; the next one does what it left out.
  private func leaveRest() {
    for stack in context.queues.laidOut + window.laidOut.all { stack.arrangement.retryStandIns() }
    context.callbacks.yieldToStop()
    window.last.take(FrameRecord(number: window.frame, time: window.time))
  }
}
