extension Node {
  /// The tasks among the modifiers, innermost first.
  private var tasks: [ViewTask] {
    guard kinds.contains(.task) else { return [] }
    return traits.compactMap { if case .task(let task) = $0 { task } else { nil } }
  }

  /// Starts the tasks of a view that came on screen.
  func startTasks() {
    guard isShown, running.isEmpty else { return }
    for task in tasks { running.append(start(task)) }
  }

  private func start(_ task: ViewTask) -> StartedTask {
    context.record(.taskStart(view: viewNameInTrace), of: inTrace)
    var started: (any RunningTask)?
    context.agenda.author = FrameAccount.Author(.task, view: seen)
    defer { context.agenda.author = nil }
    context.calling("task", of: self) { started = try task.start(context.agenda) }
    return StartedTask(task: task, work: started ?? EndedTask())
  }

  /// Ends the tasks of a view that leaves the screen.
  func cancelTasks() {
    let ended = running
    running = []
    for task in ended { cancel(task) }
  }

  /// Ends the tasks of the view and of all in it, because the window is closed.
  func endTasks() {
    for child in children { child.endTasks() }
    if !running.isEmpty { cancelTasks() }
  }

  private func cancel(_ started: StartedTask) {
    guard !started.work.isDone else { return }
    context.record(.taskCancel(view: viewNameInTrace), of: inTrace)
    context.calling("task", of: self) { try started.work.cancel() }
  }

  /// Queues a restart of the tasks whose ids changed with the description, and the calls for
  /// observers of values.
  func noteNewTraits(_ old: [Modifier]) {
    guard isShown else { return }
    noteChanges(old)
    guard kinds.contains(.task) || !running.isEmpty, !isRunning(tasks) else { return }
    context.queues.restarting.append(self)
  }

  private func isRunning(_ tasks: [ViewTask]) -> Bool {
    running.count == tasks.count && zip(running, tasks).allSatisfy { $0.task.continues($1) }
  }

  /// Restarts the tasks whose ids are not those with which they were started.
  ///
  /// A view that was described several times since then restarts each of them once, or not at all.
  func restartTasks() {
    let now = tasks
    guard running.count == now.count else {
      cancelTasks()
      return startTasks()
    }
    guard isShown else { return }
    for (place, task) in now.enumerated() where place < running.count {
      guard !running[place].task.continues(task) else { continue }
      cancel(running[place])
      if place < running.count { running[place] = start(task) }
    }
  }

  private func noteChanges(_ old: [Modifier]) {
    let before = old.compactMap { if case .change(let observer) = $0 { observer } else { nil } }
    guard !before.isEmpty else { return }
    let now = traits.compactMap { if case .change(let observer) = $0 { observer } else { nil } }
    for (before, now) in zip(before, now) where !before.value.isEqual(to: now.value) {
      context.queues.changed.append { [self] in
        context.calling("onChange", of: self) {
          try now.action(before.value.value, now.value.value)
        }
      }
    }
  }

  /// The name of the outermost view that led here, as events of it have it.
  var viewNameInTrace: String { owners.first?.name ?? viewName }

  /// The number of the outermost view that led to this node.
  var numberInTrace: Int { owners.first?.number ?? number }
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
