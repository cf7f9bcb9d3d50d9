import LazyExtents

/// Opens a description until it is known which subviews it has (rule R1).
///
/// Composite views are evaluated no further than that takes: outside a `ForEach` each one's body
/// tells how many subviews it is; in an element they are evaluated from the left until there are as
/// many subviews as the `ForEach` declared, and the others wait until they are loaded (claims 75,
/// 76).
final class SubviewListBuilder: ContentVisitor {
  let context: FrameContext
  /// The axis of the container, along which a header of several views is stacked.
  private let axis: Axis
  private let old: SubviewList?
  /// What keeps the composite views that are evaluated.
  private let keeper: any InstanceKeeper
  /// How many subviews are declared; nil where every composite view is to be evaluated.
  private let declared: Int?
  private var segments: [SubviewList.Segment] = []
  private var instances: [ViewKey: CompositeInstance] = [:]
  private var role = SubviewRole.content
  private var sections: [ViewKey] = []
  private var count = 0

  init(
    _ axis: Axis,
    keeping old: SubviewList?,
    declared: Int? = nil,
    for keeper: any InstanceKeeper
  ) {
    self.axis = axis
    self.old = old
    self.declared = declared
    self.keeper = keeper
    context = keeper.context
  }

  /// The list of some children side by side.
  func list(of children: [Content]) throws -> SubviewList {
    try open(children, Resolution.Surroundings())
    return SubviewList(segments, instances: instances)
  }

  /// The list of an element of a `ForEach`.
  func list(of content: Content, _ surroundings: Resolution.Surroundings) throws -> SubviewList {
    try open(content, surroundings)
    while let declared, count < declared, let position = segments.firstIndex(where: \.isComposite) {
      try evaluate(position)
    }
    return SubviewList(segments, instances: instances)
  }

  func visit(_ view: Content, _ surroundings: Resolution.Surroundings) throws {
    try append(.single(view), surroundings, count: 1, from: view.name)
  }

  func visit(_ composite: any CompositeView, _ surroundings: Resolution.Surroundings) throws {
    guard declared == nil else {
      return try append(
        .single(Content(.composite(composite))),
        surroundings,
        count: 1,
        from: composite.name
      )
    }
    try evaluate(composite, surroundings)
  }

  func visit(_ source: any ElementSource, _ surroundings: Resolution.Surroundings) throws {
    let arity = source.subviewsPerElement
    guard arity > 0 else {
      throw ContentError.badSubviewsPerElement(arity, source: source.label)
    }
    guard arity <= context.profile.eagerLimit else {
      throw ContentError.tooManySubviewsPerElement(
        arity,
        source: source.label,
        limit: context.profile.eagerLimit
      )
    }
    let source = source.snapshot
    let identities = try source.identities()
    if case .listed(let ids) = identities { try context.work.poll(ids.count) }
    let total = max(0, identities.count).multipliedReportingOverflow(by: arity)
    try append(
      .elements(source, identities),
      surroundings,
      count: total.overflow ? Int.max : total.partialValue,
      from: source.label
    )
  }

  func visit(_ section: SectionContent, _ surroundings: Resolution.Surroundings) throws {
    let outer = role
    sections.append(surroundings.key)
    defer {
      role = outer
      sections.removeLast()
    }
    for (role, children) in section.parts where !children.isEmpty {
      self.role = role
      var inner = surroundings.at(.role(role))
      if role == .content {
        try open(children, inner)
      } else {
        inner.id = nil
        try openAsOne(children, inner)
      }
    }
  }

  /// A header or a footer is one subview: several views are stacked.
  private func openAsOne(_ children: [Content], _ surroundings: Resolution.Surroundings) throws {
    let start = segments.count
    let countBefore = count
    if children.count == 1 {
      try open(children[0], surroundings)
    } else {
      try open(children, surroundings)
    }
    guard count > countBefore + 1 else { return }
    segments.removeSubrange(start...)
    count = countBefore
    let layout = StackLayout(axis: axis, alignment: .center, spacing: nil)
    try visit(Content(.layout(layout, children)), surroundings)
  }

  private func evaluate(_ position: Int) throws {
    let segment = segments[position]
    guard case .single(let content) = segment.kind, case .composite(let view) = content.kind else {
      return
    }
    let following = segments[(position + 1)...]
    segments.removeSubrange(position...)
    count -= 1
    (role, sections) = (segment.role, segment.sections)
    try evaluate(view, segment.surroundings)
    segments += following
  }

  private func evaluate(
    _ view: any CompositeView,
    _ surroundings: Resolution.Surroundings
  ) throws {
    let key = surroundings.key.appending(.body(view.name))
    guard key.components.count <= Content.depthLimit else {
      throw ContentError.tooDeep(view: view.name, limit: Content.depthLimit)
    }
    let known = old?.instances[key]
    let instance =
      known ?? CompositeInstance(view, id: surroundings.id, in: surroundings, of: keeper)
    let reason = declared == nil ? (known == nil ? LoadReason.resolve : .update) : context.reason
    try context.loading(reason, surroundings.id) {
      if known == nil {
        try instance.initialize()
      } else {
        try instance.update(view, in: surroundings)
      }
    }
    instances[key] = instance
    try open(instance.body, instance.inner)
  }

  private func append(
    _ kind: SubviewList.Kind,
    _ surroundings: Resolution.Surroundings,
    count: Int,
    from label: String
  ) throws {
    guard count <= ExtentTree.maximumCount - self.count else {
      throw ContentError.tooManyElements(source: label, limit: ExtentTree.maximumCount)
    }
    segments.append(
      SubviewList.Segment(
        surroundings: surroundings,
        kind: kind,
        role: role,
        sections: sections,
        count: count
      )
    )
    self.count += count
  }
}

extension SubviewList.Segment {
  fileprivate var isComposite: Bool {
    guard case .single(let content) = kind, case .composite = content.kind else { return false }
    return true
  }
}
