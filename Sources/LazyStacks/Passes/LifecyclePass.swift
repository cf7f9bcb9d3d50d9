import DequeModule

/// Makes views appear, in the order of their places and the deepest first; then disappear; then be
/// given up (B.6).
///
/// Views that it does not reach because work is stopped wait for the next frame.
enum LifecyclePass: Pass {
  static func run(in window: Window) {
    let context = window.context
    for stack in context.queues.takeLaidOut() {
      if !context.work.isStopped { context.queues.entering += PlacementCommit(of: stack).run() }
      if context.work.isStopped { context.queues.noteLayout(of: stack) }
      window.laidOut.note(stack)
    }
    guard !context.work.isStopped else { return }
    if !context.queues.changed.isEmpty { tellChanges(in: context) }
    hideWhatIsReplaced(by: context.queues.entering, in: context)
    if !context.queues.entering.isEmpty {
      context.queues.entering = told(context.queues.entering) { node in
        guard node.parent?.isShown ?? (node === context.directory.root) else { return true }
        return ViewAppearance(of: node).begin()
      }
    }
    if !context.queues.starting.isEmpty || !context.queues.restarting.isEmpty {
      startTasks(in: context)
    }
    if !context.queues.leaving.isEmpty {
      context.queues.leaving = told(context.queues.leaving) { ViewAppearance(of: $0).end() }
    }
    guard !context.queues.evicted.isEmpty, context.work.goesOn(context.queues.evicted.count) else {
      return
    }
    for subview in context.queues.evicted.takeAll() {
      context.record(.evict(view: subview.viewName), of: subview.inTrace)
    }
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
  /// - Returns: Those that were not notified.
  private static func told(_ nodes: [Node], tell: (Node) -> Bool) -> [Node] {
    for (place, node) in nodes.enumerated() where !tell(node) { return Array(nodes[place...]) }
    return []
  }

  /// A view that is replaced by another one with its id disappears before that one appears, so that
  /// both alternate (invariant I6).
  private static func hideWhatIsReplaced(by entering: [Node], in context: FrameContext) {
    guard !context.queues.leaving.isEmpty, !entering.isEmpty else { return }
    guard entering.count > 1 else {
      for node in context.queues.leaving where node.id != nil && node.id == entering[0].id {
        ViewAppearance(of: node).end()
      }
      return
    }
    let ids = Set(entering.compactMap { $0.id })
    for node in context.queues.leaving where node.id.map(ids.contains) ?? false {
      ViewAppearance(of: node).end()
    }
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
  /// - Returns: The nodes that come on screen now.
  func run() -> [Node] {
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
    return entering.map { $0.node }
  }

  /// Lets the visible subviews enter.
  ///
  /// - Returns: The subviews that come on screen now.
  private func enterVisible() -> [Subview] {
    let span = stack.visibleSpan
    guard !stack.pins.isEmpty || !isDone(span), stack.isRowPlaced else { return [] }
    var entering: [Subview] = []
    var isAnyHidden = false
    for line in stack.placement.lines {
      guard span.shows(line) else {
        isAnyHidden = true
        continue
      }
      guard stack.context.work.goesOn(line.subviews.count) else { return entering }
      if isDone(line) { continue }
      for subview in line.subviews { enter(subview, into: &entering) }
    }
    for pin in stack.pins { enter(pin, into: &entering) }
    if isAnyHidden { leaveHidden(span) }
    stack.pending.holdsHidden = isAnyHidden
    return entering
  }

  /// Whether everything in the run is already on screen, as in most frames.
  private func isDone(_ span: VisibleSpan) -> Bool {
    stack.placement.lines.allSatisfy { span.shows($0) && isDone($0) }
  }

  private func isDone(_ line: Line) -> Bool {
    line.subviews.allSatisfy { $0.isPlaced && (!stack.isShown || $0.node.isShown) }
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
