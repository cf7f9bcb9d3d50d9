/// The views that the children of one container resolve to, and the nodes they became.
///
/// Groups, `ForEach`es and composite views are opened until only views with nodes of their own are
/// left (rule R1). Resolving a changed description again keeps every node whose key and name are
/// the same (rule R16).
final class Resolution: ContentVisitor, InstanceKeeper {
  private(set) var nodes: [Node] = []
  /// The edited data that were read.
  private(set) var readings: [ElementReading] = []

  let context: FrameContext
  /// The container whose subviews the nodes are.
  unowned var owner: Node
  var node: Node? { owner }
  var row: Subview? { subview }
  private(set) var known = KeyedNodes()
  private var instances: [ViewKey: CompositeInstance] = [:]
  private var resolved: [(key: ViewKey, node: Node)] = []
  private var knownReadings: [ElementReading] = []
  private var resolvedInstances: [ViewKey: CompositeInstance] = [:]

  /// The row whose views are resolved, if they are those of a row of a lazy container.
  var subview: Subview? {
    get { ofSubview?.object }
    set { ofSubview = newValue?.lifeline }
  }
  private var ofSubview: Lifeline<Subview>?
  /// The storage with which the outermost composite view continues, kept from an earlier node of
  /// the row.
  var inherited: AnyObject?
  /// The reads of the elements' content functions.
  private var reading: ContentReading {
    if let madeReading { return madeReading }
    let reading = ContentReading(for: owner) { [unowned self] in
      EnclosingRows(of: self.owner).noteChange()
      try self.owner.refresh()
    }
    madeReading = reading
    return reading
  }
  private var madeReading: ContentReading?

  deinit {
    for node in nodes { node.parent = nil }
  }

  /// The context of a view on the way down from its container.
  struct Surroundings {
    var key = ViewKey()
    var traits: [Modifier] = []
    var owners: [CompositeInstance] = []
    var naming = ViewNaming()
    var id: ViewID? { naming.id }
  }

  init(owner: Node) {
    self.owner = owner
    context = owner.context
  }

  /// Makes or updates the nodes of some children.
  func resolve(_ children: [Content], in surroundings: Surroundings = Surroundings()) throws {
    begin()
    defer { adopt() }
    for (position, child) in children.enumerated() {
      try leavingOutFailures { try open(child, in: surroundings.at(.position(position))) }
    }
    try context.work.poll(0)
  }

  /// Makes or updates the nodes of the view that a modifier modifies and of those that it adds.
  func resolve(_ children: [Content], modifying node: Node) throws {
    begin()
    defer { adopt() }
    for (position, child) in children.enumerated() {
      var surroundings = Surroundings().at(.position(position))
      if position == 0 { surroundings.naming.take(node.id) }
      try leavingOutFailures { try open(child, in: surroundings) }
    }
    try context.work.poll(0)
  }

  /// A view whose callback fails is left out, its siblings are not; endless nesting is an error of
  /// the whole.
  private func leavingOutFailures(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as ContentError where error.isStructural {
      throw error
    } catch {
      context.callbacks.fail(error)
      try context.work.poll(0)
    }
  }

  /// Makes the single node of a view that must resolve to exactly one.
  func resolveOne(_ content: Content, in surroundings: Surroundings) throws -> Node? {
    begin()
    defer { adopt() }
    try open(content, in: surroundings)
    try context.work.poll(0)
    return resolved.count == 1 ? resolved[0].node : nil
  }

  private func begin() {
    resolved.removeAll()
    resolvedInstances.removeAll()
    knownReadings = readings
    readings.removeAll()
    madeReading?.reader.forgetAll()
  }

  private func adopt() {
    guard !context.work.isStopped else { return giveUp() }
    knownReadings = []
    let replaced = nodes
    known = KeyedNodes(resolved)
    nodes = known.nodes
    instances = resolvedInstances
    resolved.removeAll()
    guard !replaced.isEmpty, !replaced.elementsEqual(nodes, by: ===) else { return }
    let kept = Set(nodes.map(ObjectIdentifier.init))
    for node in replaced where !kept.contains(ObjectIdentifier(node)) {
      LostStates(in: context, because: .description).note(of: node) {
        instances[$0.key] === $0
      }
      if node.isShown, context.sight.ofViews == context.trace.frame {
        context.sight.formerThings.note(node, in: context.trace.frame)
      }
      node.parent = nil
      if node.isShown { context.queues.leaving.append(node) }
    }
  }

  func evaluateAgain(_ instance: CompositeInstance) throws {
    try owner.evaluateAgain(instance, in: self)
  }

  /// Evaluates one composite view that led to the nodes, and resolves its new body; the other nodes
  /// stay as they are.
  ///
  /// - Returns: False if nothing was done because all views have to be resolved again.
  func reevaluate(_ instance: CompositeInstance) throws -> Bool {
    let key = instance.key
    // The readings of edited data are known only for all views together.
    guard instances[key] === instance, readings.isEmpty, let range = known.range(in: key) else {
      return false
    }
    resolved.removeAll()
    resolvedInstances.removeAll()
    knownReadings = []
    do {
      try instance.evaluate()
      try open(instance.body, in: instance.inner)
      try context.work.poll(0)
    } catch {
      giveUp()
      throw error
    }
    var pairs = known.pairs
    pairs.replaceSubrange(range, with: resolved)
    resolved = pairs
    for (other, kept) in instances where resolvedInstances[other] == nil {
      if other == key || !other.isInside(key) { resolvedInstances[other] = kept }
    }
    adopt()
    return true
  }

  /// Leaves the views as they were, because work was stopped; they are resolved again in the next
  /// frame.
  private func giveUp() {
    for (key, node) in resolved where known[key] !== node { node.parent = nil }
    resolved.removeAll()
    resolvedInstances.removeAll()
    readings = knownReadings
  }

  func visit(_ source: any ElementSource, in surroundings: Surroundings) throws {
    let source = source.snapshot
    if let reading = ElementReading(source) {
      readings.append(reading)
      owner.noteReading()
    }
    let count = max(0, source.count)
    let total = count.multipliedReportingOverflow(by: source.subviewsPerElement)
    guard !total.overflow, total.partialValue <= context.profile.eagerLimit else {
      throw ContentError.tooManySubviews(
        of: owner.name,
        count: total.overflow ? count : total.partialValue,
        limit: context.profile.eagerLimit
      )
    }
    var occurrences: [ViewID: Int] = [:]
    for index in 0..<count {
      try leavingOutFailures {
        let id = try source.id(at: index)
        let earlier = occurrences[id, default: 0]
        occurrences[id] = earlier + 1
        var inner = surroundings.at(.element(id))
        if earlier > 0 {
          context.diagnoseDuplicate(id, in: source.label)
          inner = inner.at(.position(earlier))
        }
        inner.naming.nameElement(id)
        try open(try context.evaluation.content(of: source, at: index, for: reading), in: inner)
      }
    }
  }

  /// Outside a lazy container a section is its views one after the other.
  func visit(_ section: SectionContent, in surroundings: Surroundings) throws {
    for (role, children) in section.parts {
      try open(children, in: surroundings.at(.role(role)))
    }
  }

  func visit(_ view: any CompositeView, in surroundings: Surroundings) throws {
    var surroundings = surroundings
    let cost = surroundings.traits.isEmpty ? 0 : surroundings.takeBodyCost()
    let key = surroundings.key.appending(.body(view.name))
    let instance: CompositeInstance
    if let known = instances[key] {
      instance = known
      instance.bodyCost = cost
      try instance.update(view, in: surroundings)
    } else {
      let id = surroundings.id ?? context.evaluation.subject
      instance = CompositeInstance(view, id: id, in: surroundings, of: self)
      instance.bodyCost = cost
      if let inherited, surroundings.owners.isEmpty {
        instance.reader.storage = inherited
        self.inherited = nil
      }
      try instance.initialize()
    }
    resolvedInstances[key] = instance
    try open(instance.body, in: instance.inner)
  }

  /// Takes a view with a node of its own: the node that it had before, or a new one.
  func visit(_ content: Content, in surroundings: Surroundings) throws {
    let (wrapped, surroundings) = surroundings.wrapping(content)
    let content = wrapped.along { SeenRegion(around: owner).axis }
    if context.directory.population.nodes >= Population.nodeLimit {
      throw ContentError.tooManyViews(
        in: "Window",
        count: context.directory.population.nodes + 1,
        limit: Population.nodeLimit
      )
    }
    if resolved.count >= context.profile.eagerLimit {
      throw ContentError.tooManySubviews(
        of: owner.name,
        count: resolved.count + 1,
        limit: context.profile.eagerLimit
      )
    }
    if !surroundings.traits.isEmpty { try surroundings.checkCosts(of: content.viewName) }
    let key = surroundings.key
    if let node = known[key], ViewUpdate(of: node).accepts(content) {
      ViewUpdate(of: node).take(surroundings)
      resolved.append((key, node))
      try context.evaluation.loading(context.evaluation.reason, id: node.id) {
        try ViewUpdate(of: node).take(content)
      }
      return
    }
    let node = ViewUpdate.make(content, in: context)
    node.parent = owner
    ViewUpdate(of: node).take(surroundings)
    resolved.append((key, node))
    BodyRecord(of: node).noteCreation()
    try context.evaluation.loading(context.evaluation.reason, id: node.id) {
      try ViewUpdate(of: node).take(content)
    }
  }
}

extension Resolution.Surroundings {
  func at(_ component: ViewKey.Component) -> Self {
    var inner = self
    inner.key = key.appending(component)
    return inner
  }

  /// Adopts an id that a modifier gives to the view inside.
  private mutating func name(_ id: ViewID) {
    key = key.appending(.id(id))
    naming.name(id)
  }

  /// The view inside some modifiers, with all of these around it.
  func unwrapping(_ content: Content) -> (Content, Self) {
    var content = content
    var inner = self
    var modifiers: [Modifier] = []
    while case .modified(let modified, let modifier) = content.kind {
      content = modified
      if case .id(let id) = modifier { inner.name(id) }
      modifiers.append(modifier)
    }
    // They were collected from the outermost on, and the innermost comes first.
    modifiers.reverse()
    inner.traits = traits.isEmpty ? modifiers : modifiers + traits
    return (content, inner)
  }

  /// The outermost of the modifiers that lay out, as a view of its own around the rest.
  ///
  /// The identity of the view stays with the outermost view: the id, the owners, and the modifiers
  /// further out or about the view among its neighbors.
  func wrapping(_ content: Content) -> (Content, Self) {
    guard !traits.isEmpty, let index = traits.lastIndex(where: \.isLayout),
      case .layout(let layout, let layers) = traits[index]
    else { return (content, self) }
    var inner = content
    for trait in traits[..<index] where !trait.isValue { inner = inner.modified(trait) }
    var outer = self
    outer.traits = traits[..<index].filter(\.isValue) + traits[(index + 1)...]
    var own: ViewID?
    for case .id(let id) in traits[(index + 1)...].reversed() { own = id }
    outer.naming.wrap(isNamedInside: traits[..<index].contains { $0.isID(id) }, ownID: own)
    return (Content(.layout(layout, [inner] + layers)), outer)
  }
}

extension Modifier {
  fileprivate var isLayout: Bool {
    if case .layout = self { return true }
    return false
  }

  fileprivate func isID(_ id: ViewID?) -> Bool {
    guard case .id(let own) = self else { return false }
    return own == id
  }
}
