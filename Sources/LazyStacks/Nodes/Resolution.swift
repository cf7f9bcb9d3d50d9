/// The views that the children of one container resolve to, and the nodes they became.
///
/// Groups, `ForEach`es and composite views are opened until only views with nodes of their own are
/// left (rule R1). Resolving a changed description again keeps every node whose key and name are
/// the same (rule R16).
final class Resolution: ContentVisitor, InstanceKeeper {
  // What is not checked for overlapping access is changed in single steps that run no callback.

  var nodes: [Node] {
    settle()
    return settledNodes
  }
  @exclusivity(unchecked) private var settledNodes: [Node] = []
  /// The edited data that were read.
  @exclusivity(unchecked) private(set) var readings: [ElementReading] = []
  /// The elements of arrays read outside of composite views, by the keys of their `ForEach`.
  @exclusivity(unchecked) private(set) var elements = ReadArrays()
  /// Whether views were made from elements of arrays, or none as there were no elements, here or in
  /// composite views.
  private(set) var (readsArrays, readsEmptyArrays) = (false, false)

  let context: FrameContext
  /// The container whose subviews the nodes are.
  unowned var owner: Node
  var node: Node? { owner }
  var row: Subview? { subview }
  var known: KeyedNodes {
    settle()
    return settled
  }
  @exclusivity(unchecked) private var settled = KeyedNodes()
  /// What is no longer as in those.
  @exclusivity(unchecked) private var changed = ChangedNodes()
  @exclusivity(unchecked) private(set) var instances = SmallTable<ViewKey, CompositeInstance>()
  @exclusivity(unchecked) private var resolved: [(key: ViewKey, node: Node)] = []
  @exclusivity(unchecked) private var knownReadings: [ElementReading] = []
  @exclusivity(unchecked) private var resolvedInstances = SmallTable<ViewKey, CompositeInstance>()

  /// The row whose views are resolved, if they are those of a row of a lazy container.
  var subview: Subview? {
    get { ofSubview?.object }
    set { ofSubview = newValue?.lifeline }
  }
  @exclusivity(unchecked) private var ofSubview: Lifeline<Subview>?
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
  @exclusivity(unchecked) private var madeReading: ContentReading?

  private var ownLine = OwnKeeperLine()
  var keeping: KeeperLine { ownLine.line(to: self) }
  /// The order in which the elements of a `ForEach` are shown while some are dragged.
  var dragged: DraggedOrder?

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
    settle()
    if !resolved.isEmpty { resolved.removeAll() }
    if !resolvedInstances.isEmpty { resolvedInstances = SmallTable() }
    knownReadings = readings
    if !readings.isEmpty { readings.removeAll() }
    if !elements.isEmpty { elements = ReadArrays() }
    madeReading?.reader.forgetAll()
  }

  private func adopt() {
    guard !context.work.isStopped else { return giveUp() }
    knownReadings = []
    let replaced = nodes
    settled = KeyedNodes(resolved)
    settledNodes = settled.nodes
    instances = resolvedInstances
    resolved.removeAll()
    guard !replaced.isEmpty, !replaced.elementsEqual(settledNodes, by: ===) else { return }
    letGo(of: replaced, for: settledNodes)
  }

  /// Lets go of nodes that have no place among others that took theirs.
  private func letGo(of replaced: [Node], for nodes: [Node]) {
    let kept = Set(nodes.map(ObjectIdentifier.init))
    for node in replaced where !kept.contains(ObjectIdentifier(node)) {
      LostStates(in: context, because: .description).note(of: node) {
        instances[$0.key] === $0
      }
      if node.isShown, context.sight.ofViews == context.trace.frame {
        context.sight.formerThings.note(node, in: context.trace.frame)
      }
      context.directory.formerIDs.note(node)
      node.parent = nil
      if node.isShown { context.queues.leaving.append(node) }
    }
  }

  /// The composite views that led to the nodes, by their keys.
  var compositeInstances: [ViewKey: CompositeInstance] {
    instances.keys.reduce(into: [:]) { $0[$1] = instances[$1] }
  }

  func evaluateAgain(_ instance: CompositeInstance) throws {
    try owner.evaluateAgain(instance, in: self)
  }

  /// Leaves the views as they were, because work was stopped; they are resolved again in the next
  /// frame.
  private func giveUp() {
    for (key, node) in resolved where settled[key] !== node { node.parent = nil }
    resolved.removeAll()
    resolvedInstances = SmallTable()
    readings = knownReadings
    instances.visit { $1.inner = [] }
    instances.visit { key, instance in
      guard let outer = instance.surroundings.owners.last, instances[outer.key] === outer else {
        return
      }
      outer.inner.append(key)
    }
  }

  func visit(_ source: any ElementSource, in surroundings: Surroundings) throws {
    let now = source.snapshot
    let source = dragged?.applied(to: now, at: surroundings.key) ?? now
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
    var elements = owner is LazyStackNode ? nil : ReadElements(of: source)
    defer { note(elements, in: surroundings) }
    for index in 0..<count {
      try leavingOutFailures {
        let id = try reading.reader.evaluateMore { try source.id(at: index) }
        let earlier = occurrences[id, default: 0]
        occurrences[id] = earlier + 1
        var inner = surroundings.at(.element(id))
        if earlier > 0 {
          context.diagnoseDuplicate(id, in: source.label)
          inner = inner.at(.position(earlier))
        }
        inner.naming.nameElement(id)
        try open(try context.evaluation.content(of: source, at: index, for: reading), in: inner)
        // What makes the views may also write to the element.
        try elements?.note(id, at: index)
      }
    }
  }

  /// Opens what a composite view shows now; what its body read before is forgotten.
  private func openBody(of instance: CompositeInstance) throws {
    if !instance.elements.isEmpty { instance.elements = ReadArrays() }
    try open(instance.body, in: instance.innerSurroundings)
  }

  private func note(_ elements: ReadElements?, in surroundings: Surroundings) {
    guard let elements else { return }
    (readsArrays, readsEmptyArrays) = (true, readsEmptyArrays || elements.isEmpty)
    if let body = surroundings.owners.last {
      body.elements.keep(elements, at: surroundings.key)
    } else {
      self.elements.keep(elements, at: surroundings.key)
    }
    context.directory.arrayReaders.insert(owner)
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
    if !instance.readings.isEmpty {
      readings += instance.readings
      owner.noteReading()
    }
    note(instance, in: surroundings)
    try openBody(of: instance)
  }

  /// Takes a view with a node of its own: the node that it had before, or a new one.
  func visit(_ content: Content, in surroundings: Surroundings) throws {
    guard !surroundings.traits.isEmpty else { return try take(content, in: surroundings) }
    let (wrapped, outer) = surroundings.wrapping(content)
    try take(wrapped, in: outer)
  }

  private func take(_ content: Content, in surroundings: Surroundings) throws {
    let content = content.along { SeenRegion(around: owner).axis }
    let (count, limit) = (context.directory.population.nodes, Population.nodeLimit)
    guard count < limit else {
      throw ContentError.tooManyViews(in: "Window", count: count + 1, limit: limit)
    }
    let (taken, most) = (resolved.count, context.profile.eagerLimit)
    guard taken < most else {
      throw ContentError.tooManySubviews(of: owner.name, count: taken + 1, limit: most)
    }
    if !surroundings.traits.isEmpty { try surroundings.checkCosts(of: content.viewName) }
    let key = surroundings.key
    if let node = settled[key], ViewUpdate(of: node).accepts(content) {
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

// One composite view at a time.
extension Resolution {
  /// Evaluates one composite view that led to the nodes, and resolves its new body; the other nodes
  /// stay as they are.
  ///
  /// - Returns: The nodes that are new; nil if nothing was done because all views have to be
  ///   resolved again.
  /// - Complexity: O(*views of its body*) on average, besides the first time.
  func reevaluate(_ instance: CompositeInstance) throws -> [Node]? {
    let key = instance.key
    if !changed.isApart(key) { settle() }
    // The readers of edited data are known only for all views together.
    guard instances[key] === instance, readings.isEmpty, let range = settled.range(in: key) else {
      return nil
    }
    let former = settled.pairs[range].map(\.node)
    let formerInner = inner(of: instance)
    resolved.removeAll()
    resolvedInstances = SmallTable()
    knownReadings = []
    instance.inner = []
    do {
      try instance.evaluate()
      try openBody(of: instance)
      try context.work.poll(0)
    } catch {
      giveUp()
      throw error
    }
    guard !context.work.isStopped else {
      giveUp()
      return []
    }
    for other in formerInner where resolvedInstances[other] == nil { instances[other] = nil }
    resolvedInstances.visit { instances[$0] = $1 }
    return replace(former, in: range, of: key)
  }

  /// Puts what was resolved in the place of some nodes.
  ///
  /// - Returns: The nodes that are new.
  private func replace(_ former: [Node], in range: Range<Int>, of key: ViewKey) -> [Node] {
    let pairs = resolved
    let nodes = pairs.map(\.node)
    resolved.removeAll()
    guard !former.elementsEqual(nodes, by: ===) else { return [] }
    changed.note(key, in: range, as: pairs)
    letGo(of: former, for: nodes)
    let old = Set(former.map(ObjectIdentifier.init))
    return nodes.filter { !old.contains(ObjectIdentifier($0)) }
  }

  /// Puts what changed in its places among the others.
  private func settle() {
    guard !changed.isEmpty else { return }
    settled = KeyedNodes(changed.applied(to: settled.pairs))
    settledNodes = settled.nodes
    changed = ChangedNodes()
  }

  /// The keys of all composite views in the body of one.
  private func inner(of instance: CompositeInstance) -> [ViewKey] {
    var keys = instance.inner
    var next = 0
    while next < keys.count {
      keys += instances[keys[next]]?.inner ?? []
      next += 1
    }
    return keys
  }

  /// Notes a composite view in the body of the one around it.
  private func note(_ instance: CompositeInstance, in surroundings: Surroundings) {
    instance.inner = []
    if let outer = surroundings.owners.last, outer.keeper === self {
      outer.inner.append(instance.key)
    }
  }
}
