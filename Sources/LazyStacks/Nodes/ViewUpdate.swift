/// Makes the node of a view, or lets it take over what is described in its place now.
struct ViewUpdate {
  private let node: Node
  private var context: FrameContext { node.context }

  init(of node: Node) { self.node = node }

  /// Makes the node of a view that has its own node, still without its children.
  static func make(_ content: Content, in context: FrameContext) -> Node {
    switch content.kind {
    case .leaf(let leaf): LeafNode(leaf, in: context)
    case .layout(let layout, let children):
      LayoutNode(layout, modifying: layout.isModifier ? children.first?.name : nil, in: context)
    case .lazyStack(let attributes, _): LazyStackNode(attributes, in: context)
    case .scrollView(let axes, _): ScrollNode(axes, in: context)
    case .empty, .group, .forEach, .composite, .section, .modified, .tooDeep:
      // Unreachable: `Resolution` opens these kinds and makes what is in them.
      preconditionFailure("only views with a node of their own are made; \(content.name) has none")
    }
  }

  /// Whether a description in the view's place describes the view.
  func accepts(_ content: Content) -> Bool {
    if case .scrollView(let axes, _) = content.kind { return (node as? ScrollNode)?.axes == axes }
    if case .lazyStack(let attributes, _) = content.kind, let stack = node as? LazyStackNode,
      attributes.isReversed != stack.attributes.isReversed
    {
      return false
    }
    return content.name == node.name && content.viewName == node.viewName
  }

  /// Adopts a description of the same name, and resolves the views below.
  func take(_ content: Content) throws {
    switch (content.kind, node) {
    case (.leaf(let leaf), let node as LeafNode): node.update(leaf)
    case (.layout(let layout, let children), let node as LayoutNode):
      try node.update(layout, children: children)
    case (.lazyStack(let attributes, let children), let node as LazyStackNode):
      try node.update(attributes, children: children)
    case (.scrollView(_, let children), let node as ScrollNode): try node.update(children)
    default:
      // Unreachable: `accepts` was asked, and a name belongs to one kind of node.
      preconditionFailure("a node is updated only by a description of its own name")
    }
  }

  /// Adopts the ids, modifiers and composite views around it.
  func take(_ surroundings: Resolution.Surroundings) {
    let old = node.traits
    let limit = old.ownLineLimit
    node.take(surroundings.naming, surroundings.traits)
    if !old.isEmpty || !node.traits.isEmpty {
      if node.isShown {
        ViewObservers(of: node).noteChanges(since: old)
        ViewTasks(of: node).noteDescription()
      }
      let change = ModifierChange(of: node, since: old)
      change.noteEnvironment()
      change.noteLayoutValues()
    }
    if node.kinds.contains(.cost) || node.cost != nil { takeCost() }
    if node.traits.ownLineLimit != limit { measureAgain() }
    node.owners = surroundings.owners
    ViewObservers(of: node).start()
  }

  /// Adopts the cost that the modifiers of the view declare.
  private func takeCost() {
    var cost: ViewCost?
    for case .cost(let part) in node.traits { cost = (cost ?? ViewCost()) + part }
    guard cost != node.cost?.cost else { return }
    node.counts.cost = cost.map(NodeCost.init)
  }

  /// Forgets the sizes of the view, of all above it and of all below it, loaded subviews of lazy
  /// stacks among them.
  private func measureAgain() {
    node.invalidateSize()
    Self.forgetSizes(below: node)
  }

  private static func forgetSizes(below node: Node) {
    node.forgetSizes()
    if let stack = node as? LazyStackNode {
      for subview in stack.allLoaded {
        subview.measurement.invalidate()
        forgetSizes(below: subview.node)
      }
    } else {
      for child in node.measuredChildren { forgetSizes(below: child) }
    }
  }
}

/// Counts how often a view that is not composite was made or evaluated, if it is counted by itself.
struct BodyRecord {
  private let node: Node

  init(of node: Node) { self.node = node }

  private var isCounted: Bool { node.naming.isCounted && node.owners.isEmpty }

  /// Counts that a view without children changed.
  func noteChange() {
    if isCounted { noteBody() }
  }

  /// Counts the making of a view that is a subview by itself.
  func noteCreation() {
    node.cost?.chargeBody(of: node)
    guard isCounted else { return }
    node.context.record(.initialize(view: node.viewName), of: node.inTrace)
    noteBody()
  }

  private func noteBody() {
    node.counts.evaluations += 1
    let reason = node.context.evaluation.reason
    node.context.record(.body(view: node.viewName, reason: reason), of: node.inTrace)
  }
}
