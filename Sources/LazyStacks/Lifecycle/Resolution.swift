/// The views that the children of one container resolve to, and the nodes they became.
///
/// Groups, `ForEach`es and composite views are opened until only views with nodes of their own are
/// left (rule R1). Resolving a changed description again keeps every node whose key and name are
/// the same (rule R16).
final class Resolution: ContentVisitor {
  private(set) var nodes: [Node] = []

  let context: FrameContext
  /// The container whose subviews the nodes are.
  unowned var owner: Node
  private var known: [ViewKey: Node] = [:]
  private var instances: [ViewKey: CompositeInstance] = [:]
  private var resolved: [(key: ViewKey, node: Node)] = []
  private var resolvedInstances: [ViewKey: CompositeInstance] = [:]

  deinit {
    for node in nodes { node.parent = nil }
  }

  /// What surrounds a view on the way down from its container.
  struct Surroundings {
    var key = ViewKey()
    var traits: [Modifier] = []
    var owners: [CompositeInstance] = []
    var id: ViewID?
    var ownID: ViewID?
    var isCounted = false
  }

  init(owner: Node) {
    self.owner = owner
    context = owner.context
  }

  /// Makes or updates the nodes of some children.
  func resolve(_ children: [Content], _ surroundings: Surroundings = Surroundings()) throws {
    resolved.removeAll()
    resolvedInstances.removeAll()
    defer { adopt() }
    for (position, child) in children.enumerated() {
      try leavingOutFailures { try open(child, surroundings.at(.position(position))) }
    }
  }

  /// A view whose callback fails is left out, its siblings are not; views without end are an error
  /// of the whole.
  private func leavingOutFailures(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as ContentError where error.isStructural {
      throw error
    } catch {
      context.fail(error)
    }
  }

  /// Makes the single node of a view that must resolve to exactly one.
  func resolveOne(_ content: Content, _ surroundings: Surroundings) throws -> Node? {
    resolved.removeAll()
    resolvedInstances.removeAll()
    defer { adopt() }
    try open(content, surroundings)
    return resolved.count == 1 ? resolved[0].node : nil
  }

  private func adopt() {
    let kept = Set(resolved.map { ObjectIdentifier($0.node) })
    for node in nodes where !kept.contains(ObjectIdentifier(node)) {
      node.parent = nil
      if node.isShown { context.leaving.append(node) }
    }
    nodes = resolved.map(\.node)
    instances = resolvedInstances
    known = Dictionary(resolved.map { ($0.key, $0.node) }) { first, _ in first }
    resolved.removeAll()
  }

  func visit(_ source: any ElementSource, _ surroundings: Surroundings) throws {
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
        inner.id = id
        inner.isCounted = true
        try open(try source.content(at: index), inner)
      }
    }
  }

  /// Outside a lazy container a section is its views one after the other.
  func visit(_ section: SectionContent, _ surroundings: Surroundings) throws {
    for (role, children) in section.parts {
      try open(children, surroundings.at(.role(role)))
    }
  }

  func visit(_ view: any CompositeView, _ surroundings: Surroundings) throws {
    var inner = surroundings.at(.body(view.name))
    let id = inner.id ?? context.subject
    let instance = instances[inner.key] ?? CompositeInstance(view, id: id)
    if instances[inner.key] == nil {
      try instance.initialize(context)
    } else {
      try instance.update(view, context)
    }
    resolvedInstances[inner.key] = instance
    inner.owners.append(instance)
    try open(instance.body, inner)
  }

  /// Takes a view with a node of its own: the node that it had before, or a new one.
  func visit(_ content: Content, _ surroundings: Surroundings) throws {
    if resolved.count >= context.profile.eagerLimit {
      throw ContentError.tooManySubviews(
        of: owner.name,
        count: resolved.count + 1,
        limit: context.profile.eagerLimit
      )
    }
    let key = surroundings.key
    if let node = known[key], node.accepts(content) {
      node.apply(surroundings)
      resolved.append((key, node))
      try context.loading(context.reason, node.id) { try node.update(content) }
      return
    }
    let node = Node.make(content, context)
    node.parent = owner
    node.apply(surroundings)
    resolved.append((key, node))
    node.noteCreation()
    try context.loading(context.reason, node.id) { try node.update(content) }
  }
}

extension Resolution.Surroundings {
  func at(_ component: ViewKey.Component) -> Self {
    var inner = self
    inner.key = key.appending(component)
    return inner
  }

  func modified(by modifier: Modifier) -> Self {
    guard case .id(let id) = modifier else {
      var inner = self
      inner.traits.insert(modifier, at: 0)
      return inner
    }
    var inner = at(.id(id))
    inner.id = inner.id ?? id
    inner.ownID = id
    return inner
  }
}
