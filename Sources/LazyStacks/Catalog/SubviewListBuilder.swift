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
  private var former: FormerList
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
  private var list = ListInProgress()

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
    let identities = try source.identities()
    if case .listed(let ids) = identities { try context.work.poll(ids.count) }
    let total = max(0, identities.count).multipliedReportingOverflow(by: arity)
    try list.append(
      .elements(source, identities),
      in: surroundings,
      count: total.overflow ? Int.max : total.partialValue,
      from: source.label
    )
    list.setArity(arity, isNested: source.inferredArity?.isNested ?? false)
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

  /// Adds elements with different numbers of subviews: as the data tell, or those that were
  /// evaluated before.
  private func appendUneven(
    _ source: any ElementSource,
    in surroundings: Resolution.Surroundings
  ) throws {
    let identities = try source.identities()
    if case .listed(let ids) = identities { try context.work.poll(ids.count) }
    let count = max(0, identities.count)
    let uneven =
      try declaredElements(of: source, count: count)
      ?? UnevenElements(
        evaluated: evaluatedElements(of: source, identities: identities, in: surroundings),
        of: count
      )
    try list.append(
      .elements(source, identities),
      in: surroundings,
      count: uneven.subviewCount,
      from: source.label
    )
    list.setUneven(uneven)
  }

  /// The elements with the numbers that the data tell; nil if the data do not tell all.
  private func declaredElements(
    of source: any ElementSource,
    count: Int
  ) throws -> UnevenElements? {
    guard count > 0, let first = try source.declaredSubviews(at: 0) else { return nil }
    guard count <= context.profile.eagerLimit else {
      throw ContentError.contradiction(
        "subviews = function(element) … end of \(source.label) would be called for \(count) "
          + "elements, more than \(context.profile.eagerLimit); give a number, or fewer elements"
      )
    }
    var counts = [first]
    for index in 1..<max(1, count) {
      try context.work.poll()
      guard let count = try source.declaredSubviews(at: index) else { return nil }
      counts.append(count)
    }
    return UnevenElements(declared: counts)
  }

  /// The elements up to the last one that was evaluated before and still exists; the indices in use
  /// depend on all of them.
  private func evaluatedElements(
    of source: any ElementSource,
    identities: ElementIdentities,
    in surroundings: Resolution.Surroundings
  ) throws -> [OpenedList] {
    guard let before = former.segment(at: surroundings.key),
      case .elements(let oldSource, let old) = before.kind
    else { return [] }
    let known = before.uneven ?? counted(before)
    guard known.knownElements > 0 else { return [] }
    let change = ElementChange((oldSource, old), to: (source, identities), charging: context.work)
    try context.work.poll(0)
    var reached = 0
    for stretch in change.byOld where stretch.old.lowerBound < known.knownElements {
      let count = min(stretch.old.upperBound, known.knownElements) - stretch.old.lowerBound
      reached = max(reached, stretch.new + count)
    }
    return try (0..<reached).map { index in
      let old = change.oldIndex(of: index)
      let list = old.flatMap { known.lists.indices.contains($0) ? known.lists[$0] : nil }
      let opened = old.flatMap { keeper.opened.element($0, of: before) }
      if list == nil { opened?.isStale = true }
      return try element(index, of: source, in: surroundings, keeping: list ?? opened)
    }
  }

  /// The elements of a segment that were thought to be alike, up to the last one in use.
  private func counted(_ segment: SubviewList.Segment) -> UnevenElements {
    let last = keeper.lastInUse - segment.start
    let used = last < 0 ? 0 : min(last / segment.arity + 1, segment.elementCount)
    return UnevenElements(
      alike: segment.arity,
      known: min(used, context.profile.eagerLimit),
      of: segment.elementCount
    )
  }

  /// The list of an element whose number of subviews follows only from its views; unchanged
  /// elements keep their list.
  func element(
    _ index: Int,
    of source: any ElementSource,
    in around: Resolution.Surroundings,
    keeping known: OpenedList?
  ) throws -> OpenedList {
    try context.work.poll()
    let value = try source.value(at: index)
    if let known, let other = known.source, source.makesSameViews(as: other),
      known.holds(value), !known.isOutdated, known.update == context.evaluation.updates,
      around.traits.isEmpty, !known.isModified
    {
      return known
    }
    let id = try source.id(at: index)
    let surroundings = try around.element(id, of: source)
    let reading = known?.reading ?? keeper.node.map { ContentReading(refreshing: $0) }
    reading?.reader.forgetAll()
    let list = try context.evaluation.loading(known == nil ? .resolve : .update, id: id) {
      let content = try context.evaluation.content(of: source, at: index, for: reading)
      return try SubviewListBuilder(along: axis, keeping: known?.list, for: keeper)
        .list(of: content, in: surroundings)
    }
    let opened = OpenedList(list, of: source, value: value)
    opened.update = context.evaluation.updates
    opened.isModified = !around.traits.isEmpty
    opened.reading = reading
    return opened
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
      let id = try source.id(at: index)
      let earlier = occurrences[id, default: 0]
      occurrences[id] = earlier + 1
      let path = surroundings.idOfElement(id)
      var inner = surroundings.at(.element(path))
      if earlier > 0 { inner = inner.at(.position(earlier)) }
      inner.naming.take(path)
      let (before, first) = (list.count, list.segments.count)
      try open(try content(of: source, at: index), in: inner)
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
    let reason =
      declared == nil ? (known == nil ? LoadReason.resolve : .update) : context.evaluation.reason
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
