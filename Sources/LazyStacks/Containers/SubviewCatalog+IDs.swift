/// Maps ids to indices and back.
extension SubviewCatalog {
  /// The id at an index that a list names, without evaluating anything.
  func listedID(at index: Int, in list: SubviewList) -> ViewID? {
    list.listedID(at: isReversed ? list.count - 1 - index : index)
  }

  /// The id of the subview with an index, without evaluating any view; nil if it has none or its
  /// element is not opened.
  func id(at index: Int) throws -> ViewID? {
    let location = list.location(of: described(index))
    let segment = list.segments[location.segment]
    switch segment.kind {
    case .single: return segment.surroundings.id
    case .elements(let source, _): return try source.id(at: location.element)
    }
  }

  /// The first subview with an id in the data or in the views outside of elements.
  ///
  /// Ids inside an element are known once it is opened; `opens` opens one element after the other.
  func index(of id: ViewID, opens: Bool) throws -> Int? {
    try index(of: id, in: opened, opens: opens).map(described)
  }

  /// The subview that is no element and has no id, by its place as reports print it: `@3`.
  func index(atPlace id: ViewID) -> Int? {
    guard case .string(let text) = id, text.utf8.first == UInt8(ascii: "@") else { return nil }
    let segment = list.segments.first { segment in
      guard case .single = segment.kind, segment.surroundings.id == nil else { return false }
      return segment.key.place == text
    }
    return segment.map { described($0.start) }
  }

  private func index(of id: ViewID, in holder: OpenedList, opens: Bool) throws -> Int? {
    for (position, segment) in holder.list.segments.enumerated() {
      try context.work.poll()
      switch segment.kind {
      case .single where segment.surroundings.id == id && !holder.isInner: return segment.start
      case .single: break
      case .elements(let source, _):
        if let element = try source.index(of: id, poll: { try context.work.poll() }) {
          if let index = try index(of: element, inSegment: position, of: holder, opens: opens) {
            return index
          }
          continue
        }
        if let index = try index(of: id, insideSegment: position, of: holder, opens: opens) {
          return index
        }
      }
    }
    return nil
  }

  /// The first subview of an element; nil if it resolves to none.
  ///
  /// If the number of subviews before it is unknown, the result is a guess; with `opens` the number
  /// is found out first.
  private func index(
    of element: Int,
    inSegment position: Int,
    of holder: OpenedList,
    opens: Bool
  ) throws -> Int? {
    let holder = try opens ? known(holder, before: element, ofSegment: position) : holder
    let segment = holder.list.segments[position]
    return segment.subviewCount(of: element) > 0 ? segment.start(of: element) : nil
  }

  /// The same list after the number of subviews before an element was found out, which may evaluate
  /// elements.
  private func known(
    _ holder: OpenedList,
    before element: Int,
    ofSegment position: Int
  ) throws -> OpenedList {
    guard holder === opened else { return holder }
    try learnArities(upTo: position, evaluates: true)
    try resolve(element: element, ofSegment: position)
    return opened
  }

  /// Searches the elements of a segment: the one that a path names, or one after the other.
  private func index(
    of id: ViewID,
    insideSegment position: Int,
    of holder: OpenedList,
    opens: Bool
  ) throws -> Int? {
    let segment = holder.list.segments[position]
    guard segment.hasLists, case .elements(let source, _) = segment.kind else { return nil }
    if case .path(let ids) = id {
      guard ids.count > 1,
        let element = try source.index(of: ids[0], poll: { try context.work.poll() }),
        let inner = ViewID(path: Array(ids.dropFirst()))
      else { return nil }
      return try index(of: inner, in: element, ofSegment: position, of: holder, opens: opens)
    }
    for element in candidates(in: segment, of: holder, opens: opens) {
      if let index = try index(of: id, in: element, ofSegment: position, of: holder, opens: opens) {
        return index
      }
    }
    return nil
  }

  /// The elements that may contain an id which is not in the data: those in use, or with `opens`
  /// all that may contain elements.
  private func candidates(
    in segment: SubviewList.Segment,
    of holder: OpenedList,
    opens: Bool
  ) -> [Int] {
    if let uneven = segment.uneven, !uneven.isDeclared, !opens || !uneven.hasElementsInside {
      return Array(0..<uneven.knownElements)
    }
    if opens { return Array(0..<min(segment.elementCount, context.profile.eagerLimit)) }
    let end = segment.start + segment.count
    let starts = holder.elementsInUse.filter { $0 >= segment.start && $0 < end }
    return starts.map { holder.list.location(of: $0).element }
  }

  private func index(
    of id: ViewID,
    in element: Int,
    ofSegment position: Int,
    of holder: OpenedList,
    opens: Bool
  ) throws -> Int? {
    let holder = try opens ? known(holder, before: element, ofSegment: position) : holder
    let segment = holder.list.segments[position]
    guard segment.subviewCount(of: element) > 0 else { return nil }
    let location = SubviewList.Location(segment: position, element: element, part: 0)
    guard
      let inner = try holder.element(element, of: segment)
        ?? (opens ? openElement(location, in: holder, because: .target) : nil)
    else { return nil }
    return try index(of: id, in: inner, opens: opens).map { segment.start(of: element) + $0 }
  }
}

extension SubviewList {
  /// The id of the element to which a subview belongs, if elements can come and go.
  fileprivate func listedID(at index: Int) -> ViewID? {
    let location = location(of: index)
    // The id of an element with several subviews, such as a section, is not that of one of them.
    guard segments[location.segment].uneven == nil, segments[location.segment].arity == 1 else {
      return nil
    }
    guard case .elements(_, let identities) = segments[location.segment].kind else { return nil }
    if case .indexed = identities { return nil }
    return segments[location.segment].id(ofElement: location.element)
  }
}

extension SubviewList.Segment {
  /// The id of an element, also if its data changed since.
  func id(ofElement element: Int) -> ViewID? {
    guard case .elements(let source, let identities) = kind else { return nil }
    guard case .listed(let ids) = identities else { return try? source.id(at: element) }
    return ids.indices.contains(element) ? ids[element] : nil
  }
}
