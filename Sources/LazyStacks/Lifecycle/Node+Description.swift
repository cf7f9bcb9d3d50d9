extension Node {
  /// Makes the node of a view that has its own node, still without its children.
  static func make(_ content: Content, in context: FrameContext) -> Node {
    switch content.kind {
    case .leaf(let leaf): LeafNode(leaf, in: context)
    case .layout(let layout, let children):
      LayoutNode(layout, modifying: layout.isModifier ? children.first?.name : nil, in: context)
    case .lazyStack(let attributes, _): LazyStackNode(attributes, in: context)
    case .scrollView(let axes, _): ScrollNode(axes, in: context)
    case .empty, .group, .forEach, .composite, .section, .modified, .tooDeep:
      preconditionFailure("only views with a node of their own are made; \(content.name) has none")
    }
  }

  /// Whether a description in this view's place describes this view.
  func accepts(_ content: Content) -> Bool {
    if case .scrollView(let axes, _) = content.kind { return (self as? ScrollNode)?.axes == axes }
    if case .lazyStack(let attributes, _) = content.kind, let stack = self as? LazyStackNode,
      attributes.isReversed != stack.attributes.isReversed
    {
      return false
    }
    return content.name == name && content.viewName == viewName
  }

  /// Adopts a description of the same name, and resolves the views below.
  func update(_ content: Content) throws {
    switch (content.kind, self) {
    case (.leaf(let leaf), let node as LeafNode): node.update(leaf)
    case (.layout(let layout, let children), let node as LayoutNode):
      try node.update(layout, children: children)
    case (.lazyStack(let attributes, let children), let node as LazyStackNode):
      try ContainerUpdate(of: node).take(attributes, children: children)
    case (.scrollView(_, let children), let node as ScrollNode): try node.update(children)
    default: preconditionFailure("a node is updated only by a description of its own name")
    }
  }

  func apply(_ surroundings: Resolution.Surroundings) {
    let limit = traits.ownLineLimit
    let old = traits
    take(surroundings.naming, surroundings.traits)
    if !old.isEmpty || !traits.isEmpty {
      if isShown {
        ViewObservers(of: self).noteChanges(since: old)
        ViewTasks(of: self).noteDescription()
      }
      touchEnvironment(old)
      noteNewLayoutValues(old)
    }
    if kinds.contains(.cost) || cost != nil { takeCost() }
    if traits.ownLineLimit != limit { remeasureAll() }
    owners = surroundings.owners
    ViewObservers(of: self).start()
  }

  private func recordBody() {
    counts.evaluations += 1
    context.record(.body(view: viewName, reason: context.evaluation.reason), of: inTrace)
  }

  /// Counts that a view without children changed, if it is counted by itself.
  func recordChange() {
    if naming.isCounted, owners.isEmpty { recordBody() }
  }

  /// Counts the making of a view that is no composite but a subview by itself.
  func noteCreation() {
    chargeBody()
    guard naming.isCounted, owners.isEmpty else { return }
    context.record(.initialize(view: viewName), of: inTrace)
    recordBody()
  }
}
