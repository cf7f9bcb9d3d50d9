/// Where a subview comes from, through the lists of all elements around it.
struct SubviewPlace {
  /// The list in which it is a view by itself, or an element with one view.
  let holder: OpenedList
  let segment: SubviewList.Segment
  /// The element's index in its data; nil for a view that is not an element.
  let element: Int?
  let source: (any ElementSource)?
  let id: ViewID?

  /// The content of the subview; it calls the content function of a `ForEach`.
  ///
  /// What that function reads is noted in `reading`.
  func content(in context: FrameContext, for reading: ContentReading) throws -> Content {
    switch segment.kind {
    case .single(let content): content
    case .elements(let source, _):
      try context.evaluation.content(of: source, at: element ?? 0, for: reading)
    }
  }

  /// The present value of the element; nil for a view that is not an element.
  func value() throws -> (any ElementValue)? {
    guard let element, let source else { return nil }
    return try source.value(at: element)
  }

  /// The surroundings of the subview, with the id of its element.
  var surroundings: Resolution.Surroundings {
    var surroundings = segment.surroundings
    surroundings.naming.nameElement(id)
    return surroundings
  }

  /// How many subviews its element has, including this one; 1 for a view that is not an element.
  var arity: Int { element == nil && holder.isInner ? holder.list.count : 1 }

  /// Whether other subviews have the same id.
  var sharesID: Bool { segment.sharesID || arity > 1 }

  /// What is still unknown about the elements' numbers of subviews; nil if nothing is.
  var openArity: InferredArity? {
    guard element != nil, let arity = source?.inferredArity, arity.value == nil else { return nil }
    return arity
  }
}

extension SubviewCatalog {
  /// Where the subview with an index comes from; opens the elements that contain it.
  func place(at index: Int, because reason: LoadReason) throws -> SubviewPlace {
    try place(at: described(index), in: opened, because: reason)
  }

  private func place(
    at index: Int,
    in holder: OpenedList,
    because reason: LoadReason
  ) throws -> SubviewPlace {
    let location = holder.list.location(of: index)
    let segment = holder.list.segments[location.segment]
    guard case .elements(let source, _) = segment.kind else {
      return SubviewPlace(
        holder: holder,
        segment: segment,
        element: nil,
        source: holder.source,
        id: segment.surroundings.id
      )
    }
    guard !segment.hasLists else {
      let inner = try openElement(location, in: holder, because: reason)
      guard location.part < inner.list.count else {
        throw ContentError.contradiction(
          "subview \(index + 1) of \(name) is not known yet; scroll there first"
        )
      }
      return try place(at: location.part, in: inner, because: reason)
    }
    return SubviewPlace(
      holder: holder,
      segment: segment,
      element: location.element,
      source: source,
      id: try holder.id(of: location.element, in: segment, from: source)
    )
  }

  /// The list of an element with several subviews, read again if the element changed.
  func openElement(
    _ location: SubviewList.Location,
    in holder: OpenedList,
    because reason: LoadReason
  ) throws -> OpenedList {
    let segment = holder.list.segments[location.segment]
    guard case .elements(let source, _) = segment.kind else { return holder }
    if let uneven = segment.uneven, !uneven.isDeclared {
      return try uneven.evaluated(element: location.element, of: source)
    }
    let expected = segment.subviewCount(of: location.element)
    let start = segment.start(of: location.element)
    let known = holder.element(at: start)
    if let known, known.version == version { return known }
    let value = try source.value(at: location.element)
    if let known, keeps(known, of: source, value: value) {
      known.version = version
      return known
    }
    let id = try holder.id(of: location.element, in: segment, from: source)
    let (list, reading) = try list(
      of: source,
      at: location.element,
      in: segment.surroundings.element(id, of: source),
      known: known,
      because: reason,
      declared: expected
    )
    guard list.count == expected else {
      throw ContentError.subviewCount(
        of: source,
        element: "element \(location.element + 1)",
        count: list.count,
        expected: expected
      )
    }
    let opened = OpenedList(list, version: version, at: start, in: holder, of: source, value: value)
    opened.update = context.evaluation.updates
    opened.reading = reading
    if !list.readings.isEmpty, let container { context.directory.followers.insert(container) }
    try checkLines(of: opened, at: location, from: source)
    return opened
  }

  /// Reads the list of an element, and what its content function reads.
  func list(
    of source: any ElementSource,
    at element: Int,
    in surroundings: Resolution.Surroundings,
    known: OpenedList?,
    because reason: LoadReason,
    declared arity: Int
  ) throws -> (list: SubviewList, reading: ContentReading?) {
    let reading =
      known?.reading ?? container.map { ContentReading(refreshing: $0) }
    reading?.reader.forgetAll()
    let list = try inside {
      try context.evaluation.loading(reason, id: surroundings.id) {
        let content = try context.evaluation.content(of: source, at: element, for: reading)
        let builder = SubviewListBuilder(
          along: axis,
          keeping: known?.list,
          declared: arity,
          looksInside: source.inferredArity != nil,
          for: self
        )
        return try builder.list(of: content, in: surroundings)
      }
    }
    return (list, reading)
  }

  /// Checks that an element of a grid fills lines as the first element of its `ForEach` does.
  ///
  /// The lines of elements that were never loaded are derived from the first.
  private func checkLines(
    of element: OpenedList,
    at location: SubviewList.Location,
    from source: any ElementSource
  ) throws {
    guard let columns, columns.count > 1, location.element > 0, element.outer === opened,
      lines.subviewCount == opened.list.count
    else { return }
    let start = opened.list.segments[location.segment].start + location.element * element.list.count
    let isSectioned = sectionedSegments.contains(location.segment)
    guard isSectioned || element.list.hasSections else { return }
    let own = try lines(of: element, columns: columns.count)
    let firstLine = lines.line(of: start)
    let isAlike =
      isSectioned == element.list.hasSections
      && element.list.segments.allSatisfy { segment in
        segment.count == 0
          || [segment.start, segment.start + segment.count - 1].allSatisfy { part in
            lines.line(of: start + part) - firstLine == own.line(of: part)
          }
      }
    guard isAlike else {
      throw ContentError.unlikeSections(
        source: source.label,
        element: location.element + 1,
        of: name
      )
    }
  }

  func inside<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard let container else { return try body() }
    return try context.evaluation.inside(container, body: body)
  }

  func isUnchanged(_ old: (any ElementValue)?, as new: (any ElementValue)?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return old.isEqual(to: new)
  }

  /// The sections that contain the subview with an index, outermost first.
  ///
  /// Sections inside elements that are not in use are unknown; nothing is evaluated to find them.
  func sections(at index: Int) -> [SubviewList.Section] {
    let found = sectionsInList(at: described(index))
    return isReversed ? found.map { $0.mirrored(in: list.count) } : found
  }

  private func sectionsInList(at index: Int) -> [SubviewList.Section] {
    var found: [SubviewList.Section] = []
    var holder = opened
    var start = 0
    while true {
      let location = holder.list.location(of: index - start)
      let segment = holder.list.segments[location.segment]
      found += holder.list.sections(of: segment).map { $0.shifted(by: start) }
      guard segment.hasLists, let inner = holder.element(location.element, of: segment) else {
        return found
      }
      holder = inner
      start += segment.start(of: location.element)
    }
  }
}

extension Resolution.Surroundings {
  /// The surroundings of the views in an element of a `ForEach` with these surroundings.
  func element(_ id: ViewID, of source: any ElementSource) throws -> Self {
    var surroundings = at(.element(id))
    surroundings.naming.take(id)
    guard surroundings.key.components.count <= Content.depthLimit else {
      throw ContentError.tooDeep(view: source.label, limit: Content.depthLimit)
    }
    return surroundings
  }
}

extension OpenedList {
  /// The id of an element: its own, or the path to it if its list is an element's.
  fileprivate func id(
    of element: Int,
    in segment: SubviewList.Segment,
    from source: any ElementSource
  ) throws -> ViewID {
    let id = try source.id(at: element)
    guard outer != nil, let outerID = segment.surroundings.id else { return id }
    return outerID.appending(id)
  }
}
