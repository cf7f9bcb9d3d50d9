import LazyExtents

/// Opens the elements of a lazy container that have several subviews, to find where a subview comes
/// from.
struct ElementOpening {
  private let catalog: SubviewCatalog

  init(in catalog: SubviewCatalog) { self.catalog = catalog }

  /// Where the subview with a place in a list comes from; opens the elements that contain it.
  func place(
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
      let inner = try open(location, in: holder, because: reason)
      guard location.part < inner.list.count else {
        throw ContentError.contradiction(
          "subview \(index + 1) of \(catalog.name) is not known yet; scroll there first"
        )
      }
      return try place(at: location.part, in: inner, because: reason)
    }
    return SubviewPlace(
      holder: holder,
      segment: segment,
      element: location.element,
      source: source,
      id: try catalog.id(of: location.element, from: source, in: segment, of: holder)
    )
  }

  /// The list of an element with several subviews, read again if the element changed.
  func open(
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
    if let known, known.version == catalog.version { return known }
    let value = try source.value(at: location.element)
    if let known, ElementReopening(in: catalog).keeps(known, of: source, value: value) {
      known.version = catalog.version
      return known
    }
    let id = try catalog.id(of: location.element, from: source, in: segment, of: holder)
    let element = Element(index: location.element, source: source, value: value, arity: expected)
    let read = try read(
      element,
      in: segment.surroundings.element(id, of: source),
      keeping: known,
      because: reason
    )
    try check(read.list, of: element, in: holder)
    let version = catalog.version
    let opened = OpenedList(
      read.list,
      version: version,
      at: start,
      in: holder,
      of: source,
      value: value
    )
    opened.update = catalog.context.evaluation.updates
    (opened.reading, opened.content) = (read.reading, read.content)
    if !read.list.readings.isEmpty, let container = catalog.container {
      catalog.context.directory.followers.insert(container)
    }
    try checkLines(of: opened, at: location, from: source)
    return opened
  }

  /// Checks that the list of an element has as many subviews as it should.
  ///
  /// - Throws: ``FoundArity`` if nobody declared the number, so that the list around it, `holder`,
  ///   must be read again; otherwise an error.
  func check(_ list: SubviewList, of element: Element, in holder: OpenedList) throws {
    guard list.count != element.arity else { return }
    throw UnevenFinding(in: catalog).mismatch(
      of: element.source,
      in: holder,
      or: .subviewCount(
        of: element.source,
        element: "element \(element.index + 1)",
        count: list.count,
        expected: element.arity
      )
    )
  }

  /// An element of data as it is now.
  struct Element {
    let index: Int
    let source: any ElementSource
    /// The element itself, for comparison.
    let value: (any ElementValue)?
    /// How many subviews it should have.
    let arity: Int
  }

  /// What is read of an element.
  struct Read {
    let list: SubviewList
    let content: Content
    /// What the content function read; nil if nobody depends on it.
    let reading: ContentReading?
  }

  /// Reads the list of an element; its content function runs only if it might return other views.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - surroundings: The surroundings of its views.
  ///   - known: What was read of it before.
  ///   - reason: Why it is read.
  /// - Returns: What was read.
  /// - Throws: What a content function or a body throws.
  func read(
    _ element: Element,
    in surroundings: Resolution.Surroundings,
    keeping known: OpenedList?,
    because reason: LoadReason
  ) throws -> Read {
    let (evaluation, source) = (catalog.context.evaluation, element.source)
    let reading =
      known?.reading ?? catalog.container.map { ContentReading(refreshing: $0) }
    let kept = known?.content(for: element.value, of: source, in: evaluation.updates)
    if kept == nil { reading?.reader.forgetAll() }
    return try catalog.inside {
      try evaluation.loading(reason, id: surroundings.id) {
        let content = try kept ?? evaluation.content(of: source, at: element.index, for: reading)
        let builder = SubviewListBuilder(
          along: catalog.axis,
          keeping: known?.list,
          declared: element.arity,
          looksInside: source.inferredArity != nil,
          for: catalog
        )
        let list = try builder.list(of: content, in: surroundings)
        return Read(list: list, content: content, reading: reading)
      }
    }
  }

  /// Checks that an element of a grid fills lines as the first element of its `ForEach` does.
  ///
  /// The lines of elements that were never loaded are derived from the first.
  private func checkLines(
    of element: OpenedList,
    at location: SubviewList.Location,
    from source: any ElementSource
  ) throws {
    guard let columns = catalog.division.columns, columns.count > 1, location.element > 0,
      element.outer === catalog.opened,
      catalog.lines.subviewCount == catalog.opened.list.count
    else { return }
    let start =
      catalog.opened.list.segments[location.segment].start + location.element * element.list.count
    let isSectioned = catalog.division.sectionedSegments.contains(location.segment)
    guard isSectioned || element.list.hasSections else { return }
    let own = try LineMaking(in: catalog).lines(of: element, columns: columns.count)
    let firstLine = catalog.lines.line(of: start)
    let isAlike =
      isSectioned == element.list.hasSections
      && element.list.segments.allSatisfy { segment in
        segment.count == 0
          || [segment.start, segment.start + segment.count - 1].allSatisfy { part in
            catalog.lines.line(of: start + part) - firstLine == own.line(of: part)
          }
      }
    guard isAlike else {
      throw UnevenFinding(in: catalog).mismatch(
        of: source,
        in: catalog.opened,
        or: .unlikeSections(
          source: source.label,
          element: location.element + 1,
          of: catalog.name
        )
      )
    }
  }
}

extension Resolution.Surroundings {
  /// The id of an element in these surroundings: the path to it inside of another element.
  func idOfElement(_ id: ViewID) -> ViewID {
    guard key.isInElement, let outer = self.id else { return id }
    return outer.appending(id)
  }

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
