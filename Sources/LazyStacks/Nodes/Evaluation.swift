/// What is evaluated in a window, why and for whom, and what has to be evaluated again.
final class Evaluation {
  // These fields are read in each frame, and changed in single steps that run no callback.

  private let work: Work
  private let callbacks: Callbacks
  /// The reason and the context in which views are loaded now.
  @exclusivity(unchecked) private var load = LoadState()
  /// The dependencies of views, and the readers to be evaluated again.
  @exclusivity(unchecked) private var notes = DependencyNotes()
  /// The number of updates: in each, the values that a content function reads besides its element
  /// may have changed.
  @exclusivity(unchecked) private(set) var updates = 0
  /// The number of calls of elements' content functions.
  @exclusivity(unchecked) private(set) var contentCalls = 0

  init(within work: Work, by callbacks: Callbacks, environment: [EnvironmentEntry]) {
    self.work = work
    self.callbacks = callbacks
    for entry in environment where notes.valuesByName[entry.name] == nil {
      notes.valuesByName[entry.name] = entry
    }
  }

  /// The reason for evaluations now.
  var reason: LoadReason { load.reason }

  /// The id that events of nested views carry: that of the nearest view with an id.
  var subject: ViewID? { load.subject }

  /// Whether a row is measured before it comes into sight: what scrolls in it is filled later.
  var isPreparing: Bool { load.isPreparing }

  /// How deep the view that is being resolved is nested.
  var depth: Int { load.depth }

  /// Notes that views are resolved one level deeper, or less deep, from now on.
  func descend(by levels: Int) { load.depth += levels }

  /// Runs `body` as part of a node, so that what it resolves counts as nested in that node.
  func inside<Value>(_ node: Node, body: () throws -> Value) rethrows -> Value {
    let outer = load.depth
    load.depth = max(outer, node.depth)
    defer { load.depth = outer }
    return try body()
  }

  /// Runs `body` for a row that does not come into sight yet.
  func preparing(_ body: () -> Void) {
    let outer = load.isPreparing
    load.isPreparing = true
    defer { load.isPreparing = outer }
    body()
  }

  /// Runs `body` while events carry another reason and id.
  func loading<Value>(
    _ reason: LoadReason,
    id: ViewID?,
    body: () throws -> Value
  ) rethrows
    -> Value
  {
    let outer = (load.reason, load.subject)
    load.reason = reason
    if let id { load.subject = id }
    defer { (load.reason, load.subject) = outer }
    return try body()
  }

  /// Notes that what content functions read besides their elements may have changed.
  func noteUpdate() { updates += 1 }

  /// The views of an element, from its content function, which is counted.
  ///
  /// The reads of the function count for `reading`.
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

// What bodies read, and who is evaluated again.
extension Evaluation {
  /// Whether views read something that changed since.
  var hasOutdated: Bool { !notes.outdated.isEmpty || !notes.touched.isEmpty }

  /// The number of another reader, or of another view that is evaluated.
  func nextNumber() -> Int {
    notes.lastNumber += 1
    return notes.lastNumber
  }

  /// Whether any view keeps states.
  var keepsStates: Bool { notes.keepsStates }

  /// Notes that a view keeps states.
  func noteStates() { notes.keepsStates = true }

  /// Notes that something changed that a reader had read.
  func noteOutdated(_ evaluated: any Evaluated) { notes.outdated.append(evaluated) }

  /// Forgets what is to be evaluated again, because the window is closed.
  func forgetOutdated() { notes.outdated.removeAll() }

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
    notes.valuesByName[entry.name] = entry
    touchEnvironment(entry.name)
  }

  /// The value of a name that applies if no view sets another one.
  func environmentEntry(_ name: String) -> EnvironmentEntry? {
    notes.valuesByName[name]
  }

  /// Takes over the values that apply in another window if no view sets others.
  func takeEnvironment(of other: Evaluation) { notes.valuesByName = other.notes.valuesByName }

  /// The states of a view, determined once for each type; nil if it has none.
  func stateFields(of view: any CompositeView) -> StateFields? {
    let type = ObjectIdentifier(type(of: view))
    if let last = notes.lastFields, last.type == type { return last.fields }
    let fields = notes.stateFields[type] ?? StateFields(of: view)
    notes.stateFields[type] = .some(fields)
    notes.lastFields = (type, fields)
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
      if let row = evaluated.row.flatMap({ $0.isPlaced ? nil : $0 })
        ?? EnclosingRows(of: node).innermostOffScreen
      {
        row.content.waiting.append(evaluated)
        continue
      }
      guard work.goesOn() else {
        notes.outdated.append(evaluated)
        continue
      }
      isAnyEvaluated = true
      SeenRegion.noteUpdate(around: node)
      evaluate(evaluated, in: node)
    }
    return isAnyEvaluated
  }

  /// Evaluates one of those, as part of its node.
  func evaluate(_ evaluated: any Evaluated, in node: Node) {
    let cause = evaluated.reader.cause
    let worked = inside(node) {
      loading(.update, id: node.id) {
        callbacks.guarding { try evaluated.evaluateAgain() } != nil
      }
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
