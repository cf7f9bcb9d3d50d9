/// A copy of a window that nobody sees, which measures everything to know the true length of the
/// outermost scroll view's content, or loads only as much as a window would.
///
/// It has its own nodes and estimators, and a trace that nobody reads; it leaves the window as it
/// was. It knows the views as they are described, not their states.
struct WindowSurvey {
  private let context: FrameContext
  let root: LayoutNode
  private let obstacle: Obstacle

  /// A diagnostic about the layout that makes its lengths worthless.
  private final class Obstacle {
    var message: String?
  }

  /// Measures a window's content along an axis; without an axis, loads what comes into sight first.
  init(_ window: Window, along axis: Axis?) {
    var configuration = window.configuration
    configuration.listeners = []
    let trace = Trace(limit: 0)
    let obstacle = Obstacle()
    trace.listen { event in
      guard obstacle.message == nil, case .diagnostic(let diagnostic) = event.detail else { return }
      if [.layoutLoop, .oscillation].contains(diagnostic.code) {
        obstacle.message = diagnostic.message
      }
    }
    context = FrameContext(configuration, trace: trace, copyIn: window.context.work)
    if let axis {
      context.settings.begin(Survey(along: axis, limit: configuration.profile.eagerLimit))
    }
    context.evaluation.takeEnvironment(of: window.context.evaluation)
    let layout = StackLayout(axis: .vertical, alignment: .center, spacing: nil)
    root = LayoutNode(layout, in: context)
    self.obstacle = obstacle
    context.directory.root = root
    trace.beginFrame(1, at: window.time)
    context.callbacks.guarding {
      try root.update(layout, children: window.described.content.children)
    }
    layOut()
  }

  private func layOut() {
    for _ in 1...context.profile.maxPasses {
      EditedViews(in: context).readListsAnew()
      context.frame.rounds.needsAnother = false
      root.placeInMiddle(of: context.settings.size)
      for scroll in context.directory.scrolls.nodes where scroll.pending.isNeeded {
        if context.work.goesOn() { ScrollLayout(of: scroll).run() }
      }
      let isDone = !context.frame.rounds.needsAnother && context.queues.rereading.isEmpty
      guard !isDone, !context.work.isStopped else { return }
    }
  }

  /// The length of the content of the outermost scroll view, in points.
  ///
  /// - Throws: What a callback threw, or ``WindowError/unknownLength(reason:)``.
  func contentLength() throws -> Double {
    try context.work.poll(0)
    if let error = context.callbacks.takeError() { throw error }
    if !context.settings.isSurveyComplete {
      throw WindowError.unknownLength(
        reason: "there are more subviews than may be measured for it; eagerLimit of the profile is "
          + "\(context.profile.eagerLimit)"
      )
    }
    if let message = obstacle.message { throw WindowError.unknownLength(reason: message) }
    guard let track = ViewSearch(in: root).scroll?.mainTrack else {
      throw WindowError.unknownLength(reason: "the scroll view is in a lazy container itself")
    }
    return track.contentLength
  }

  /// Throws what a callback threw.
  func rethrow() throws {
    try context.work.poll(0)
    if let error = context.callbacks.takeError() { throw error }
  }

  /// Lets go of everything that was made.
  func end() { context.forgetAll() }
}
