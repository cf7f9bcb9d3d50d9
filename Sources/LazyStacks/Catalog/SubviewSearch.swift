/// Finds the subview of a lazy container that has an id.
struct SubviewSearch {
  private let catalog: SubviewCatalog
  /// Whether elements are opened one after the other; else only those in use are searched.
  private let opens: Bool

  init(in catalog: SubviewCatalog, opens: Bool = false) {
    self.catalog = catalog
    self.opens = opens
  }

  /// The first subview with an id in the data or in the views outside of elements.
  ///
  /// Ids inside an element are known once it is opened.
  func index(of id: ViewID) throws -> Int? {
    try place(of: id).map { catalog.described($0.lowerBound) }
  }

  /// The subviews of the first element or view with an id, as indices.
  func subviews(of id: ViewID) throws -> Range<Int>? {
    guard let place = try place(of: id), !place.isEmpty else { return nil }
    let ends = [catalog.described(place.lowerBound), catalog.described(place.upperBound - 1)]
    return min(ends[0], ends[1])..<max(ends[0], ends[1]) + 1
  }

  /// The places in the description of what has an id.
  private func place(of id: ViewID) throws -> Range<Int>? {
    do {
      return try place(of: id, in: catalog.opened)
    } catch is FoundArity where opens {
      // Each time, the list knows of more data that their elements differ.
      try catalog.container?.refresh()
      return try place(of: id)
    }
  }

  /// The subview that is no element and has no id, by its place as reports print it: `@3`.
  func index(atPlace id: ViewID) -> Int? {
    guard case .string(let text) = id, text.utf8.first == UInt8(ascii: "@") else { return nil }
    let segment = catalog.list.segments.first { segment in
      guard case .single = segment.kind, segment.surroundings.id == nil else { return false }
      return segment.key.place == text
    }
    return segment.map { catalog.described($0.start) }
  }

  private func place(of id: ViewID, in holder: OpenedList) throws -> Range<Int>? {
    for (position, segment) in holder.list.segments.enumerated() {
      try catalog.context.work.poll()
      switch segment.kind {
      case .single where segment.isNamed(id, inElement: holder.isInner):
        let further = holder.list.segments[position...].prefix {
          $0.sharesID && $0.surroundings.id == segment.surroundings.id
        }
        return segment.start..<segment.start + max(1, further.count)
      case .single: break
      case .elements(let source, _):
        let id = holder.isInner ? id : segment.rest(of: id)
        if let element = try source.index(of: id, poll: { try catalog.context.work.poll() }) {
          if let place = try place(of: element, inSegment: position, of: holder) { return place }
          continue
        }
        if let place = try place(of: id, insideSegment: position, of: holder) { return place }
      }
    }
    return nil
  }

  /// The subviews of an element; nil if it resolves to none.
  ///
  /// If the number of subviews before it is unknown, the result is a guess; with `opens` the number
  /// is found out first.
  private func place(
    of element: Int,
    inSegment position: Int,
    of holder: OpenedList
  ) throws -> Range<Int>? {
    let holder = try known(holder, before: element, ofSegment: position)
    let segment = holder.list.segments[position]
    let (start, count) = (segment.start(of: element), segment.subviewCount(of: element))
    return count > 0 ? start..<start + count : nil
  }

  /// The same list; with `opens`, after the number of subviews before an element was found out,
  /// which may evaluate elements.
  private func known(
    _ holder: OpenedList,
    before element: Int,
    ofSegment position: Int
  ) throws -> OpenedList {
    guard opens, holder === catalog.opened else { return holder }
    let unknown = UnknownElements(of: catalog)
    try unknown.learnArities(upTo: position, evaluates: true)
    try unknown.resolve(element: element, ofSegment: position)
    return catalog.opened
  }

  /// Searches the elements of a segment: the one that a path names, or one after the other.
  private func place(
    of id: ViewID,
    insideSegment position: Int,
    of holder: OpenedList
  ) throws -> Range<Int>? {
    let segment = holder.list.segments[position]
    guard segment.hasLists else { return nil }
    for (element, inner) in try elements(for: id, in: segment, of: holder) {
      if let place = try place(of: inner, in: element, ofSegment: position, of: holder) {
        return place
      }
    }
    return nil
  }

  /// The elements in which an id may lead to another one, with what is left of the id in them.
  private func elements(
    for id: ViewID,
    in segment: SubviewList.Segment,
    of holder: OpenedList
  ) throws -> [(element: Int, inner: ViewID)] {
    guard case .elements(let source, _) = segment.kind else { return [] }
    guard case .path(let steps) = id else {
      return candidates(in: segment, of: holder).map { ($0, id) }
    }
    guard steps.count > 1, let inner = ViewID(path: Array(steps.dropFirst())),
      let element = try source.index(of: steps[0], poll: { try catalog.context.work.poll() })
    else { return [] }
    return [(element, inner)]
  }

  /// The elements that may contain an id which is not in the data: those in use, or with `opens`
  /// all that may contain elements.
  private func candidates(
    in segment: SubviewList.Segment,
    of holder: OpenedList
  ) -> [Int] {
    if let uneven = segment.uneven, !uneven.isDeclared, !opens || !uneven.hasElementsInside {
      return Array(0..<uneven.knownElements)
    }
    if opens { return Array(0..<min(segment.elementCount, catalog.context.profile.eagerLimit)) }
    let end = segment.start + segment.count
    let starts = holder.elementsInUse.filter { $0 >= segment.start && $0 < end }
    return starts.map { holder.list.location(of: $0).element }
  }

  private func place(
    of id: ViewID,
    in element: Int,
    ofSegment position: Int,
    of holder: OpenedList
  ) throws -> Range<Int>? {
    let holder = try known(holder, before: element, ofSegment: position)
    let segment = holder.list.segments[position]
    guard segment.subviewCount(of: element) > 0 else { return nil }
    let location = SubviewList.Location(segment: position, element: element, part: 0)
    guard
      let inner = try holder.element(element, of: segment)
        ?? (opens ? ElementOpening(in: catalog).open(location, in: holder, because: .target) : nil)
    else { return nil }
    let start = segment.start(of: element)
    return try place(of: id, in: inner).map { $0.lowerBound + start..<$0.upperBound + start }
  }
}

// Elements that are in the data and give no view.
extension SubviewSearch {
  /// Whether an id or a path leads to an element that is known to give no view.
  func isEmptyElement(_ id: ViewID) throws -> Bool { try isEmptyElement(id, in: catalog.opened) }

  private func isEmptyElement(_ id: ViewID, in holder: OpenedList) throws -> Bool {
    if holder.list.emptyElements.contains(where: { $0.ends(with: id) }) { return true }
    for segment in holder.list.segments {
      try catalog.context.work.poll()
      guard case .elements(let source, _) = segment.kind, segment.hasLists else { continue }
      if let element = try source.index(of: id, poll: { try catalog.context.work.poll() }) {
        guard let uneven = segment.uneven, element < uneven.knownElements else { return false }
        return uneven.subviewCount(of: element) == 0
      }
      for (element, inner) in try elements(for: id, in: segment, of: holder) {
        guard let list = holder.element(element, of: segment) else { continue }
        if try isEmptyElement(inner, in: list) { return true }
      }
    }
    return false
  }
}

extension SubviewList.Segment {
  /// What is left of a path behind the element in which the segment's data are, where that was
  /// opened with all others; any other id as it is.
  fileprivate func rest(of id: ViewID) -> ViewID {
    guard key.isInElement, let outer = surroundings.id, case .path(let steps) = id,
      steps.starts(with: outer.steps)
    else { return id }
    return ViewID(path: Array(steps.dropFirst(outer.steps.count))) ?? id
  }

  /// Whether it is the view with an id, or that of an inner element to which the id leads.
  fileprivate func isNamed(_ id: ViewID, inElement isInner: Bool) -> Bool {
    guard let own = surroundings.id else { return false }
    // A view that has an id of its own beside others of its element.
    if isInner, surroundings.naming.ownID == id { return true }
    if own == id { return !isInner }
    return key.isInElement && own.ends(with: id)
  }
}
