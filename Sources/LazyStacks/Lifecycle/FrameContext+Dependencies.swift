/// The dependencies of a window's views, and the readers to be evaluated again.
struct DependencyNotes {
  /// The readers of values that have changed since.
  var outdated: [any Evaluated] = []
  /// The readers whose evaluation failed in this frame; it is tried again in the next one.
  var failed: [(evaluated: any Evaluated, cause: Dependency)] = []
  /// The dependencies of the readers of each name of the environment.
  var environment: [String: Dependency] = [:]
  /// The names whose values may have changed somewhere, in order.
  var touched: [String] = []
  /// The values that apply if no view sets another one.
  var entries: [EnvironmentEntry] = []
  /// The states of each type of view that was examined.
  var stateFields: [ObjectIdentifier: StateFields?] = [:]
  var lastNumber = 0
  /// Whether any view keeps states.
  var keepsStates = false
}

extension FrameContext {
  static let writeRefusal =
    "changes a state while it is evaluated; change it in a callback, such as onAppear or a task"

  /// Reports that a function of the user that only answers changed a state.
  func refuseWrite() {
    fail(
      ContentError.contradiction(
        "a function that measures, places or guesses "
          + Self.writeRefusal
      )
    )
  }

  func nextNumber() -> Int {
    notes.lastNumber += 1
    return notes.lastNumber
  }

  /// Whether views read something that changed since.
  var hasOutdated: Bool { !notes.outdated.isEmpty || !notes.touched.isEmpty }

  func noteOutdated(_ evaluated: any Evaluated) {
    notes.outdated.append(evaluated)
    noteChange()
  }

  /// The dependency for a name of the environment.
  func environmentDependency(_ name: String) -> Dependency {
    if let known = notes.environment[name] { return known }
    let made = Dependency(.environment, named: name)
    notes.environment[name] = made
    return made
  }

  /// Notes that a name may have a different value somewhere.
  func touchEnvironment(_ name: String) {
    guard notes.environment[name]?.isRead ?? false, !notes.touched.contains(name) else { return }
    notes.touched.append(name)
  }

  /// Sets a value for all views of the window.
  func setEnvironment(_ entry: EnvironmentEntry) {
    notes.entries.removeAll { $0.name == entry.name }
    notes.entries.append(entry)
    touchEnvironment(entry.name)
  }

  /// The states of a view, determined once for each type; nil if it has none.
  func stateFields(of view: any CompositeView) -> StateFields? {
    let type = ObjectIdentifier(type(of: view))
    if let known = notes.stateFields[type] { return known }
    let fields = StateFields(of: view)
    notes.stateFields[type] = .some(fields)
    return fields
  }

  /// Evaluates the readers of changed values, the outermost first.
  ///
  /// A reader in a row off screen waits until the row comes back (claim 120).
  ///
  /// - Returns: Whether anything was evaluated.
  func evaluateOutdated() -> Bool {
    guard hasOutdated else { return false }
    for name in notes.touched.takeAll() { notes.environment[name]?.compare() }
    let outdated = notes.outdated.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
    notes.outdated.removeAll()
    var isAnyEvaluated = false
    for evaluated in outdated where evaluated.reader.isOutdated {
      guard let node = evaluated.node, node.isInWindow else { continue }
      if let row = evaluated.row.flatMap({ $0.isPlaced ? nil : $0 }) ?? node.rowOffScreen {
        row.content.waiting.append(evaluated)
        continue
      }
      guard work.goesOn() else {
        notes.outdated.append(evaluated)
        continue
      }
      isAnyEvaluated = true
      node.noteUpdateAround()
      evaluate(evaluated, in: node)
    }
    return isAnyEvaluated
  }

  /// Evaluates one of those, as part of its node.
  func evaluate(_ evaluated: any Evaluated, in node: Node) {
    let cause = evaluated.reader.cause
    let worked = inside(node) {
      loading(.update, id: node.id) { guarding { try evaluated.evaluateAgain() } != nil }
    }
    if worked {
      // It is no longer needed: its previous result is gone.
      if evaluated.reader.isOutdated { evaluated.reader.forgetCause() }
    } else if let cause {
      notes.failed.append((evaluated, cause))
    }
  }

  /// Repeats evaluations that failed in the last frame.
  func retryFailed() {
    guard !notes.failed.isEmpty else { return }
    for (evaluated, cause) in notes.failed.takeAll() { evaluated.reader.noteChange(of: cause) }
  }
}

extension Node {
  /// The innermost row around the view that is off screen; nil if the view is on screen.
  var rowOffScreen: Subview? {
    var node: Node? = self
    while let view = node {
      if let row = view.subview, !row.isPlaced { return row }
      node = view.parent
    }
    return nil
  }

  /// The value of a name in the environment of the views in this one.
  func environmentEntry(_ name: String) -> EnvironmentEntry? {
    var node: Node? = self
    while let view = node {
      if let entry = view.traits.environmentEntry(name) { return entry }
      node = view.parent
    }
    return context.notes.entries.first { $0.name == name }
  }

  /// The storage of the outermost composite view that led here and has any.
  var storage: AnyObject? {
    for owner in owners {
      if let storage = owner.reader.storage { return storage }
    }
    return nil
  }

  /// Has the rows around the view measured again.
  func noteChangeInRows() {
    var node: Node = self
    while let around = node.parent {
      if let row = node.subview, let stack = around as? LazyStackNode {
        row.measurement.noteChange(in: context.trace.frame)
        if stack.isInRun(row) { stack.measurer.noteChange(in: node) }
      }
      node = around
    }
  }

  /// Notes the names whose values the modifiers of the view may have changed.
  func touchEnvironment(_ old: [Modifier]) {
    for case .environment(let entry) in old {
      let now = traits.environmentEntry(entry.name)
      if !(now?.isEqual(to: entry) ?? false) { context.touchEnvironment(entry.name) }
    }
    guard kinds.contains(.environment) else { return }
    for case .environment(let entry) in traits {
      let before = old.environmentEntry(entry.name)
      if !(before?.isEqual(to: entry) ?? false) { context.touchEnvironment(entry.name) }
    }
  }
}

extension [Modifier] {
  /// The innermost value of a name.
  func environmentEntry(_ name: String) -> EnvironmentEntry? {
    guard !isEmpty else { return nil }
    for case .environment(let entry) in self where entry.name == name { return entry }
    return nil
  }
}
