/// Makes views appear, in the order of their places and the deepest first; then disappear; then be
/// given up (B.6).
///
/// Views that it does not reach because work is stopped wait for the next frame.
enum LifecyclePass: Pass {
  static func run(in window: Window) {
    let context = window.context
    for stack in context.takeLaidOutStacks() {
      if !context.work.isStopped { context.queues.entering += stack.commitPlacement() }
      if context.work.isStopped { context.noteLayout(of: stack) }
      window.laidOut.note(stack)
    }
    guard !context.work.isStopped else { return }
    if !context.queues.changed.isEmpty { tellChanges(in: context) }
    hideWhatIsReplaced(by: context.queues.entering, in: context)
    if !context.queues.entering.isEmpty {
      context.queues.entering = told(context.queues.entering) { node in
        guard node.parent?.isShown ?? (node === context.root) else { return true }
        return node.show()
      }
    }
    if !context.queues.starting.isEmpty || !context.queues.restarting.isEmpty {
      startTasks(in: context)
    }
    if !context.queues.leaving.isEmpty {
      context.queues.leaving = told(context.queues.leaving) { $0.hide() }
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
    for node in restarting { node.restartTasks() }
    for node in starting { node.startTasks() }
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
        node.hide()
      }
      return
    }
    let ids = Set(entering.compactMap { $0.id })
    for node in context.queues.leaving where node.id.map(ids.contains) ?? false { node.hide() }
  }
}
