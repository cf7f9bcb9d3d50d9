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
  private var declared: Int?
  /// What the content functions of elements read that were opened to know their subviews.
  private var reading: ContentReading?
  /// The edited data among those.
  private var readings: [ElementReading] = []
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
    return made
  }

  /// The list of an element of a `ForEach`.
  func list(of content: Content, _ surroundings: Resolution.Surroundings) throws -> SubviewList {
    try open(content, surroundings)
    while let declared, count < declared, let position = segments.firstIndex(where: \.isComposite) {
      try evaluate(position)
    }
    return made
  }

  private var made: SubviewList {
    var list = SubviewList(segments, instances: instances, further: readings)
    list.reading = reading
    return list
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
    if source.hasDynamicArity { return try openElements(of: source.snapshot, surroundings) }
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

  /// Opens all elements, whose numbers of subviews differ; their views are kept with the list.
  private func openElements(
    of source: any ElementSource,
    _ surroundings: Resolution.Surroundings
  ) throws {
    let count = max(0, source.count)
    guard count <= context.profile.eagerLimit else {
      throw ContentError.tooManySubviews(
        of: source.label,
        count: count,
        limit: context.profile.eagerLimit
      )
    }
    if let reading = ElementReading(source) { readings.append(reading) }
    let outer = declared
    declared = nil
    defer { declared = outer }
    var occurrences: [ViewID: Int] = [:]
    for index in 0..<count {
      try context.work.poll()
      let id = try source.id(at: index)
      let earlier = occurrences[id, default: 0]
      occurrences[id] = earlier + 1
      var inner = surroundings.at(.element(id))
      if earlier > 0 { inner = inner.at(.position(earlier)) }
      inner.id = id
      let (before, first) = (self.count, segments.count)
      try open(try content(of: source, at: index), inner)
      if segments.count - first > 1 {
        for place in first..<segments.count { segments[place].sharesID = true }
      }
      guard let declared = try source.declaredSubviews(at: index), declared != self.count - before
      else { continue }
      throw ContentError.subviewCount(
        element: "element \(index + 1)",
        source: source.label,
        count: self.count - before,
        declared: declared
      )
    }
  }

  private func content(of source: any ElementSource, at index: Int) throws -> Content {
    guard let node = keeper.node else { return try source.content(at: index) }
    let reading =
      reading
      ?? ContentReading(for: node) { [lifeline = node.lifeline] in
        try lifeline.object?.refresh()
      }
    self.reading = reading
    return try context.content(of: source, at: index, for: reading)
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
