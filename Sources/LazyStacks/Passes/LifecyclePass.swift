/// Makes views appear, in the order of their places and the deepest first; then disappear; then be
/// given up (B.6).
///
/// Views that it does not reach because work is stopped wait for the next frame.
enum LifecyclePass: Pass {
  static func run(in window: Window) {
    let context = window.context
    let laidOut = context.queues.takeLaidOut()
    for stack in laidOut {
      if !context.work.isStopped {
        for subview in PlacementCommit(of: stack).run() {
          context.queues.entering.append(subview.node)
        }
      }
      if context.work.isStopped { context.queues.noteLayout(of: stack) }
      window.laidOut.note(stack)
    }
    context.queues.reuse(laidOut)
    guard !context.work.isStopped else { return }
    if !context.queues.changed.isEmpty { tellChanges(in: context) }
    hideWhatIsReplaced(by: context.queues.entering, in: context)
    if !context.queues.entering.isEmpty {
      let count = context.queues.entering.count
      let told = countOfTold(context.queues.entering) { node in
        guard node.parent?.isShown ?? (node === context.directory.root) else { return true }
        return ViewAppearance(of: node).begin()
      }
      context.queues.entering.leave(told..<count)
    }
    if !context.queues.starting.isEmpty || !context.queues.restarting.isEmpty {
      startTasks(in: context)
    }
    if !context.queues.leaving.isEmpty {
      let count = context.queues.leaving.count
      let told = countOfTold(context.queues.leaving) { ViewAppearance(of: $0).end() }
      context.queues.leaving.leave(told..<count)
    }
    guard !context.queues.evicted.isEmpty, context.work.goesOn(context.queues.evicted.count) else {
      return
    }
    for subview in context.queues.evicted {
      context.record(.evict(view: subview.viewName), of: subview.inTrace)
    }
    context.queues.evicted.removeAll(keepingCapacity: true)
  }

  private static func tellChanges(in context: FrameContext) {
    for tell in context.queues.changed.takeAll() { tell() }
  }

  /// Starts the tasks of the views that appeared, once all of them have.
  private static func startTasks(in context: FrameContext) {
    guard context.work.goesOn() else { return }
    let starting = context.queues.starting.takeAll()
    let restarting = context.queues.restarting.takeAll()
    for node in restarting { ViewTasks(of: node).restart() }
    for node in starting { ViewTasks(of: node).start() }
  }

  /// Notifies nodes one after the other.
  ///
  /// - Returns: How many were notified.
  private static func countOfTold(_ nodes: [Node], tell: (Node) -> Bool) -> Int {
    nodes.firstIndex { !tell($0) } ?? nodes.count
  }

  /// How many comparisons of ids cost less than a table of them.
  private static let few = 64

  /// A view that is replaced by another one with its id disappears before that one appears, so that
  /// both alternate (invariant I6).
  private static func hideWhatIsReplaced(by entering: [Node], in context: FrameContext) {
    guard !context.queues.leaving.isEmpty, !entering.isEmpty else { return }
    guard entering.count * context.queues.leaving.count > Self.few else {
      for node in context.queues.leaving where node.id != nil {
        if entering.contains(where: { $0.id == node.id }) { ViewAppearance(of: node).end() }
      }
      return
    }
    let ids = Set(entering.compactMap { $0.id })
    for node in context.queues.leaving where node.id.map(ids.contains) ?? false {
      ViewAppearance(of: node).end()
    }
  }
}

extension [Node] {
  /// Keeps nothing but a part, and the room.
  fileprivate mutating func leave(_ part: Range<Int>) {
    if part.isEmpty { removeAll(keepingCapacity: true) } else { self = Array(self[part]) }
  }
}

/// Moves the subviews of a lazy stack one step on in their lives, now that they have their places.
private struct PlacementCommit {
  private let stack: LazyStackNode

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Reports which subviews entered and left, in the order of the stack, and ages those off screen.
  ///
  /// If work is stopped, the rest is reported when it is called again.
  ///
  /// - Returns: The subviews that come on screen now.
  func run() -> [Subview] {
    stack.run.loading.count = 0
    let (context, store) = (stack.context, stack.store)
    let entering = enterVisible()
    if !entering.isEmpty { DuplicateIDs(in: stack).report(among: entering) }
    if !entering.isEmpty || store.releasedCount > 0 { store.hasNews = true }
    if context.work.goesOn(store.releasedCount) {
      let fresh = store.settleReleased { stack.isInRun($0) || $0.isPinned }
      if context.directory.painting.isUsed { RowOutOfSight.reportVanished(fresh, from: stack) }
      store.age(except: fresh, ahead: RowsAhead(of: stack).indices, hidden: stack.keptOutside)
    }
    return entering
  }

  /// Lets the visible subviews enter.
  ///
  /// - Returns: The subviews that come on screen now.
  private func enterVisible() -> [Subview] {
    let span = stack.visibleSpan
    guard !stack.pins.isEmpty || !isDone(span), stack.isRowPlaced else { return [] }
    var entering: [Subview] = []
    var isAnyHidden = false
    let work = stack.context.work
    let isComplete = stack.placement.lines.allHold { line in
      guard span.shows(line) else {
        isAnyHidden = true
        return true
      }
      guard work.goesOn(line.subviews.count) else { return false }
      if !isDone(line) { line.subviews.walk { enter($0, into: &entering) } }
      return true
    }
    guard isComplete else { return entering }
    for pin in stack.pins { enter(pin, into: &entering) }
    if isAnyHidden { leaveHidden(span) }
    stack.pending.holdsHidden = isAnyHidden
    return entering
  }

  /// Whether everything in the run is already on screen, as in most frames.
  private func isDone(_ span: VisibleSpan) -> Bool {
    stack.placement.lines.allHold { span.shows($0) && isDone($0) }
  }

  private func isDone(_ line: Line) -> Bool {
    line.subviews.allHold { $0.isPlaced && (!stack.isShown || $0.node.isShown) }
  }

  /// Takes subviews off the screen that the run holds only as place-holders.
  private func leaveHidden(_ span: VisibleSpan) {
    for line in stack.placement.lines where !span.shows(line) {
      for subview in line.subviews where subview.isPlaced && !subview.isPinned {
        stack.store.advance(subview, by: .left)
      }
    }
  }

  private func enter(_ subview: Subview, into entering: inout [Subview]) {
    guard !subview.isPlaced else {
      // After an update, another view may be in place of the one that was shown.
      if stack.isShown, !subview.node.isShown { entering.append(subview) }
      return
    }
    stack.store.advance(subview, by: .entered)
    entering.append(subview)
  }
}
