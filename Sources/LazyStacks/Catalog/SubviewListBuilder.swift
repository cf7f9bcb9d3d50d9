import LazyExtents

/// Opens a description until it is known which subviews it has (rule R1).
///
/// Composite views are evaluated only as far as needed. Outside of a `ForEach` the body of each
/// tells how many subviews it has. In an element they are evaluated from the left until the
/// declared number of subviews is known; the others wait until they are loaded (claims 75, 76).
final class SubviewListBuilder: ContentVisitor {
  let context: FrameContext
  /// The axis of the container, along which a header of several views is stacked.
  let axis: Axis
  /// The list before this one.
  var former: FormerList
  /// The keeper of the composite views that are evaluated.
  let keeper: SubviewCatalog
  /// Whether all elements are evaluated at once if their numbers of subviews differ.
  private var opensAll: Bool
  /// The reason for that, for messages about such elements; nil if nothing is reported.
  var whyAll: String?
  /// Whether the elements inside an element show how many subviews they have.
  private let looksInside: Bool
  /// The declared number of subviews; nil if every composite view is to be evaluated.
  private var declared: Int?
  /// The list so far.
  var list = ListInProgress()

  init(
    along axis: Axis,
    keeping old: SubviewList?,
    declared: Int? = nil,
    opensAll: Bool = true,
    looksInside: Bool = false,
    for keeper: SubviewCatalog
  ) {
    self.axis = axis
    former = FormerList(old)
    self.declared = declared
    self.opensAll = opensAll
    self.looksInside = looksInside
    self.keeper = keeper
    context = keeper.context
  }

  /// The list of some children side by side.
  func list(of children: [Content]) throws -> SubviewList {
    try open(children, in: Resolution.Surroundings())
    return list.made
  }

  /// The list of an element of a `ForEach`.
  func list(of content: Content, in surroundings: Resolution.Surroundings) throws -> SubviewList {
    try open(content, in: surroundings)
    while let declared, list.count < declared,
      let position = list.segments.firstIndex(where: \.isComposite)
    {
      try evaluate(position)
    }
    return list.made
  }

  func visit(_ view: Content, in surroundings: Resolution.Surroundings) throws {
    try list.append(.single(view), in: surroundings, count: 1, from: view.name)
  }

  func visit(_ composite: any CompositeView, in surroundings: Resolution.Surroundings) throws {
    guard declared == nil else {
      return try list.append(
        .single(Content(.composite(composite))),
        in: surroundings,
        count: 1,
        from: composite.name
      )
    }
    try evaluate(composite, in: surroundings)
  }

  func visit(_ source: any ElementSource, in surroundings: Resolution.Surroundings) throws {
    guard !keeper.isUneven(source), !isWhollyOpened(source) else {
      let source = keeper.snapshot(of: source, at: surroundings.key)
      return try opensAll
        ? openElements(of: source, in: surroundings) : appendUneven(source, in: surroundings)
    }
    if let source = try handedOutInParts(source, in: surroundings) {
      return try openElements(of: source, in: surroundings, isReported: false)
    }
    let arity = try arity(of: source, at: surroundings.key)
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
    let source = keeper.snapshot(of: source, at: surroundings.key)
    let identities = try identities(of: source)
    let total = max(0, identities.count).multipliedReportingOverflow(by: arity)
    try list.append(
      .elements(source, identities),
      in: surroundings,
      count: total.overflow ? Int.max : total.partialValue,
      from: source.label
    )
    list.setArity(arity, isNested: source.inferredArity?.isNested ?? false)
  }

  /// The ids of data, of which a change makes the container anew.
  func identities(of source: any ElementSource) throws -> ElementIdentities {
    let identities = try noting { try source.identities() }
    if case .listed(let ids) = identities { try context.work.poll(ids.count) }
    return identities
  }

  /// Asks data something; the container is made anew when anything changes that is read meanwhile.
  func noting<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard let node = keeper.node else { return try body() }
    let reading = list.reading ?? ContentReading(refreshing: node)
    defer { if reading.reader.hasRead { list.reading = reading } }
    return try reading.reader.evaluateMore(body)
  }

  /// The data as they are now if a group hands out the parts of each element; otherwise nil.
  private func handedOutInParts(
    _ source: any ElementSource,
    in surroundings: Resolution.Surroundings
  ) throws -> (any ElementSource)? {
    guard keeper.handsOut != nil, declared == nil else { return nil }
    let now = keeper.snapshot(of: source, at: surroundings.key)
    if let known = keeper.partedData[surroundings.key] { return known ? now : nil }
    guard now.count > 0 else { return nil }
    let handed = HandedContent(of: keeper, in: surroundings)
    let first = try content(of: now, at: 0)
    let isParted = try handed.isParted(now, first: first, inSection: list.isInSection)
    keeper.partedData[surroundings.key] = isParted
    return isParted ? now : nil
  }

  /// Whether all elements are opened only to see their number of subviews: a survey, which measures
  /// all of them, cannot read the list again.
  private func isWhollyOpened(_ source: any ElementSource) -> Bool {
    context.settings.isSurveyed && source.inferredArity != nil
      && source.count <= context.profile.eagerLimit
  }

  /// How many subviews each element has, as declared or as the first loaded one showed.
  private func arity(of source: any ElementSource, at key: ViewKey) throws -> Int {
    guard let inferred = source.inferredArity else { return source.subviewsPerElement }
    if inferred.value == nil, case .elements(let old, _)? = former.segment(at: key)?.kind {
      if let known = old.inferredArity { inferred.take(known) }
    }
    if let known = inferred.value { return known }
    // A survey cannot read the list again once an element was loaded.
    guard looksInside || context.settings.isSurveyed, source.count > 0 else { return 1 }
    return try source.shownArity(learning: inferred) ?? 1
  }

  /// Opens all elements, because their numbers of subviews differ, or because a group hands out
  /// their parts; the list keeps their views.
  private func openElements(
    of source: any ElementSource,
    in surroundings: Resolution.Surroundings,
    isReported: Bool = true
  ) throws {
    let count = max(0, source.count)
    guard count <= context.profile.eagerLimit else {
      throw ContentError.tooManySubviews(
        of: source.label,
        count: count,
        limit: context.profile.eagerLimit
      )
    }
    if isReported, let whyAll, count > 1, !context.settings.isSurveyed {
      context.diagnose(
        .evaluatesAll,
        message:
          "all elements of \(source.label) are evaluated at once: they resolve to different "
          + "numbers of subviews, and \(whyAll); filter the data, or have each element give one "
          + "view with the condition in it"
      )
    }
    if let reading = ElementReading(source) { list.note(reading) }
    let outer = declared
    declared = nil
    defer { declared = outer }
    var occurrences: [ViewID: Int] = [:]
    for index in 0..<count {
      try context.work.poll()
      let id = try noting { try source.id(at: index) }
      let earlier = occurrences[id, default: 0]
      occurrences[id] = earlier + 1
      let path = surroundings.idOfElement(id)
      var inner = surroundings.at(.element(path))
      if earlier > 0 { inner = inner.at(.position(earlier)) }
      inner.naming.take(path)
      let (before, first) = (list.count, list.segments.count)
      try open(try keptContent(of: source, at: index, for: inner.key), in: inner)
      list.noteElement(from: first)
      if list.count == before { list.noteEmptyElement(path) }
      guard let declared = try source.declaredSubviews(at: index), declared != list.count - before
      else { continue }
      throw ContentError.subviewCount(
        element: "element \(index + 1)",
        source: source.label,
        count: list.count - before,
        declared: declared
      )
    }
  }

  /// The views of an element that is opened with all others: those from before if nothing changed
  /// that they were made of.
  private func keptContent(
    of source: any ElementSource,
    at index: Int,
    for key: ViewKey
  ) throws -> Content {
    guard let node = keeper.node else { return try source.content(at: index) }
    let value = try source.value(at: index)
    let update = context.evaluation.updates
    if let known = former.content(at: key), known.isCurrent(for: value, of: source, in: update) {
      list.keep(known, at: key)
      return known.content
    }
    let reading = ContentReading(refreshing: node)
    let content = try context.evaluation.content(of: source, at: index, for: reading)
    let kept = KeptContent(
      content: content,
      source: source,
      value: value,
      update: update,
      reading: reading.reader.hasRead ? reading : nil
    )
    list.keep(kept, at: key)
    return content
  }

  private func content(of source: any ElementSource, at index: Int) throws -> Content {
    guard let node = keeper.node else { return try source.content(at: index) }
    let reading = list.reading ?? ContentReading(refreshing: node)
    list.reading = reading
    return try context.evaluation.content(of: source, at: index, for: reading)
  }

  func visit(_ section: SectionContent, in surroundings: Resolution.Surroundings) throws {
    let outer = list.role
    list.beginSection(surroundings.key)
    defer { list.endSection(in: outer) }
    for (role, children) in section.parts where !children.isEmpty {
      list.begin(role)
      var inner = surroundings.at(.role(role))
      if role == .content {
        try open(children, in: inner)
      } else {
        inner.naming.take(nil)
        try openAsOne(children, in: inner)
      }
    }
  }

  /// Opens a header or footer, which is one subview unless a group hands it out: views are stacked.
  private func openAsOne(_ children: [Content], in surroundings: Resolution.Surroundings) throws {
    let start = list.segments.count
    let countBefore = list.count
    let opensAll = opensAll
    self.opensAll = true
    defer { self.opensAll = opensAll }
    if children.count == 1 {
      try open(children[0], in: surroundings)
    } else {
      try open(children, in: surroundings)
    }
    guard list.count > countBefore + 1, keeper.handsOut != .sections else { return }
    list.remove(from: start, leaving: countBefore)
    let layout = StackLayout(axis: axis, alignment: .center, spacing: nil)
    try visit(Content(.layout(layout, children)), in: surroundings)
  }

  private func evaluate(_ position: Int) throws {
    let segment = list.segments[position]
    guard case .single(let content) = segment.kind, case .composite(let view) = content.kind else {
      return
    }
    let following = list.open(at: position)
    try evaluate(view, in: segment.surroundings)
    list.restore(following)
  }

  private func evaluate(
    _ view: any CompositeView,
    in surroundings: Resolution.Surroundings
  ) throws {
    let key = surroundings.key.appending(.body(view.name))
    guard key.components.count <= Content.depthLimit else {
      throw ContentError.tooDeep(view: view.name, limit: Content.depthLimit)
    }
    let known = former.instance(at: key) ?? keeper.adoptable[key]
    known?.move(to: keeper)
    let instance =
      known ?? CompositeInstance(view, id: surroundings.id, in: surroundings, of: keeper)
    let first = surroundings.key.isInElement ? LoadReason.resolve : .eager
    let reason = declared == nil ? (known == nil ? first : .update) : context.evaluation.reason
    try context.evaluation.loading(reason, id: surroundings.id) {
      if known == nil {
        try instance.initialize()
      } else {
        try instance.update(view, in: surroundings)
      }
    }
    list.note(instance, at: key)
    for reading in instance.readings { list.note(reading) }
    try open(instance.body, in: instance.innerSurroundings)
  }
}

extension SubviewList.Segment {
  fileprivate var isComposite: Bool {
    guard case .single(let content) = kind, case .composite = content.kind else { return false }
    return true
  }
}
