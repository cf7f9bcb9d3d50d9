/// Starts, restarts and ends the tasks among the modifiers of a view.
struct ViewTasks {
  private let node: Node

  init(of node: Node) { self.node = node }

  /// The tasks among the modifiers, innermost first.
  private var described: [ViewTask] {
    guard node.kinds.contains(.task) else { return [] }
    return node.traits.compactMap { if case .task(let task) = $0 { task } else { nil } }
  }

  /// Starts the tasks of a view that came on screen.
  func start() {
    guard node.isShown, node.modifierWork.tasks.isEmpty else { return }
    for task in described { node.modifierWork.tasks.append(start(task)) }
  }

  private func start(_ task: ViewTask) -> StartedTask {
    let context = node.context
    context.record(.taskStart(view: node.viewNameInTrace), of: node.inTrace)
    var started: (any RunningTask)?
    context.callbacks.agenda.author = FrameAccount.Author(.task, view: node.seen)
    defer { context.callbacks.agenda.author = nil }
    context.calling("task", of: node) { started = try task.start(context.callbacks.agenda) }
    return StartedTask(task: task, work: started ?? EndedTask())
  }

  /// Ends the tasks of a view that leaves the screen.
  func cancel() {
    let ended = node.modifierWork.tasks
    node.modifierWork.tasks = []
    for task in ended { cancel(task) }
  }

  private func cancel(_ started: StartedTask) {
    guard !started.work.isDone else { return }
    node.context.record(.taskCancel(view: node.viewNameInTrace), of: node.inTrace)
    node.context.calling("task", of: node) { try started.work.cancel() }
  }

  /// Ends the tasks of the view and of all in it, because the window is closed.
  func endAll() {
    for child in node.children { ViewTasks(of: child).endAll() }
    if !node.modifierWork.tasks.isEmpty { cancel() }
  }

  /// Queues a restart if the ids of tasks changed with the description.
  func noteDescription() {
    guard node.isShown, node.kinds.contains(.task) || !node.modifierWork.tasks.isEmpty,
      !isRunning(described)
    else { return }
    node.context.queues.restarting.append(node)
  }

  private func isRunning(_ tasks: [ViewTask]) -> Bool {
    let running = node.modifierWork.tasks
    return running.count == tasks.count
      && zip(running, tasks).allSatisfy { $0.task.continues($1) }
  }

  /// Restarts the tasks whose ids are not those with which they were started.
  ///
  /// A view that was described several times since then restarts each of them once, or not at all.
  func restart() {
    let now = described
    guard node.modifierWork.tasks.count == now.count else {
      cancel()
      return start()
    }
    guard node.isShown else { return }
    for (place, task) in now.enumerated() where place < node.modifierWork.tasks.count {
      guard !node.modifierWork.tasks[place].task.continues(task) else { continue }
      cancel(node.modifierWork.tasks[place])
      if place < node.modifierWork.tasks.count { node.modifierWork.tasks[place] = start(task) }
    }
  }
}

/// A task of a view, and what runs of it.
struct StartedTask {
  let task: ViewTask
  let work: any RunningTask
}

/// A task that could not be started.
private final class EndedTask: RunningTask {
  var isDone: Bool { true }
  func cancel() {}
}
