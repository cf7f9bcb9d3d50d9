/// A living composite view: its parameters, its states, and the result of its last evaluation.
final class CompositeInstance: Evaluated {
  private(set) var view: any CompositeView
  /// The name of the view, whatever its parameters are.
  let name: String
  private(set) var body = Content.empty
  /// How often the body was evaluated.
  private(set) var evaluations = 0
  let id: ViewID?
  /// The dependencies of the body, and the states of the view.
  let reader = DependencyReader()
  let number: Int
  /// The surroundings of the view.
  private(set) var surroundings: Resolution.Surroundings
  /// The keeper that resolves the views of the body; nil once it is gone.
  var keeper: (any InstanceKeeper)? { keeping.keeper }
  private var keeping: KeeperLine
  let context: FrameContext
  /// The cost of evaluating the body, in milliseconds.
  var bodyCost = 0.0
  /// The edited data whose subviews the body was given, if it is that of a group.
  var readings: [ElementReading] = []
  /// The elements of arrays that its body has read.
  var elements = ReadArrays()
  /// The composite views in the body, as far as the same keeper has them.
  var inner: [ViewKey] = []
  private var isStateCounted = false

  /// The subject of the view's events.
  var inTrace: EventSubject { EventSubject(id: id, node: number) }

  /// The key of the views of its body.
  var key: ViewKey { surroundings.key.appending(.body(name)) }

  /// The surroundings of the body's views.
  var innerSurroundings: Resolution.Surroundings {
    var inner = surroundings
    inner.key = key
    inner.owners.append(self)
    return inner
  }

  init(
    _ view: any CompositeView,
    id: ViewID?,
    in surroundings: Resolution.Surroundings,
    of keeper: any InstanceKeeper
  ) {
    self.view = view
    name = view.name
    self.id = id
    self.surroundings = surroundings
    keeping = keeper.keeping
    context = keeper.context
    number = context.evaluation.nextNumber()
    reader.owner = self
    context.directory.population.views += 1
  }

  deinit {
    reader.owner = nil
    context.directory.population.views -= 1
    guard isStateCounted else { return }
    context.directory.population.states -= 1
    // In a profile that keeps row state, another node continues with the storage of the row's own
    // view.
    if context.profile.keepsRowState, surroundings.owners.isEmpty { return }
    // To ask an object for a protocol is dear, and most have the states of Swift.
    if reader.storage is StateCells { return }
    (reader.storage as? any StatesOfView)?.viewEnded()
  }

  /// Goes on living with another keeper.
  func move(to keeper: any InstanceKeeper) {
    keeping = keeper.keeping
  }

  /// Evaluates the body for the first time.
  func initialize() throws {
    context.record(.initialize(view: name), of: inTrace)
    try evaluate()
  }

  /// Adopts the parameters of another description; the body runs only if they differ (R16), or if
  /// something that it read changed.
  func update(_ other: any CompositeView, in surroundings: Resolution.Surroundings) throws {
    self.surroundings = surroundings
    reader.compareEnvironment()
    let isUnchanged = view.isEqual(to: other) && !reader.isOutdated
    let old = view
    view = other
    guard !isUnchanged else { return }
    do {
      try evaluate()
    } catch {
      // A stopped evaluation is repeated, so the parameters must still differ then.
      view = old
      throw error
    }
  }

  /// Evaluates the body, whatever it read before.
  func evaluate() throws {
    evaluations += 1
    let reason = LoadReason(of: reader) ?? context.evaluation.reason
    context.record(.body(view: name, reason: reason), of: inTrace)
    context.timing.costs.charge(bodyCost, for: .body, of: name)
    if let fields = context.evaluation.stateFields(of: view) {
      let cells = reader.storage as? StateCells ?? StateCells()
      reader.storage = cells
      cells.link(view, to: fields)
    }
    body = try reader.evaluate { try view.body }
    guard !isStateCounted, let storage = reader.storage else { return }
    context.evaluation.noteStates()
    guard storage is StateCells || storage is any StatesOfView else { return }
    isStateCounted = true
    context.directory.population.states += 1
  }

  var depth: Int { keeper?.node?.depth ?? 0 }

  var node: Node? { keeper?.node }

  var row: Subview? { keeper?.row }

  func evaluateAgain() throws { try keeper?.evaluateAgain(self) }

  func becameOutdated() { context.noteOutdated(self) }

  func changedAgain() { context.noteChange() }

  func environmentValue(_ name: String) -> EnvironmentEntry? {
    surroundings.traits.environmentEntry(name)
      ?? keeper?.node.flatMap { InheritedModifiers(of: $0).environmentEntry(name) }
  }

  func environmentDependency(_ name: String) -> Dependency {
    context.evaluation.environmentDependency(name)
  }

  func refuseWrite() {
    context.callbacks.refuseWrite(by: "the body of \(name)")
  }
}

extension LoadReason {
  /// The load reason for what changed that a reader had read; nil if nothing did.
  init?(of reader: DependencyReader) {
    switch reader.cause?.kind {
    case _? where reader.isChangedInside: self = .inPlace
    case .state: self = .state
    case .model: self = .model
    case .environment: self = .environment
    case nil: return nil
    }
  }
}
