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

  private func start(_ task: ViewTask) -> any RunningTask {
    context.record(.taskStart(view: viewNameInTrace), of: inTrace)
    var started: (any RunningTask)?
    context.agenda.author = FrameAccount.Author(.task, view: seen)
    defer { context.agenda.author = nil }
    context.calling("task", of: self) { started = try task.start(context.agenda) }
    return started ?? EndedTask()
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

  private func cancel(_ task: any RunningTask) {
    guard !task.isDone else { return }
    context.record(.taskCancel(view: viewNameInTrace), of: inTrace)
    context.calling("task", of: self) { try task.cancel() }
  }

  /// Restarts the tasks whose ids changed with the description, and queues the calls for observers
  /// of values.
  func noteNewTraits(_ old: [Modifier]) {
    guard isShown else { return }
    noteChanges(old)
    let before = old.compactMap { if case .task(let task) = $0 { task } else { nil } }
    guard !before.isEmpty || !tasks.isEmpty else { return }
    let now = tasks
    guard before.count == now.count, running.count == now.count else {
      context.queues.restarting.append { [self] in
        cancelTasks()
        startTasks()
      }
      return
    }
    for place in now.indices where !before[place].continues(now[place]) {
      context.queues.restarting.append { [self] in
        guard isShown, place < running.count else { return }
        cancel(running[place])
        running[place] = start(now[place])
      }
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

/// A task that could not be started.
private final class EndedTask: RunningTask {
  var isDone: Bool { true }
  func cancel() {}
}
