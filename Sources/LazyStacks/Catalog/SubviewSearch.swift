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
    try index(of: id, in: catalog.opened).map(catalog.described)
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

  private func index(of id: ViewID, in holder: OpenedList) throws -> Int? {
    for (position, segment) in holder.list.segments.enumerated() {
      try catalog.context.work.poll()
      switch segment.kind {
      case .single where segment.surroundings.id == id && !holder.isInner: return segment.start
      case .single: break
      case .elements(let source, _):
        if let element = try source.index(of: id, poll: { try catalog.context.work.poll() }) {
          if let index = try index(of: element, inSegment: position, of: holder) {
            return index
          }
          continue
        }
        if let index = try index(of: id, insideSegment: position, of: holder) {
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
    of holder: OpenedList
  ) throws -> Int? {
    let holder = try known(holder, before: element, ofSegment: position)
    let segment = holder.list.segments[position]
    return segment.subviewCount(of: element) > 0 ? segment.start(of: element) : nil
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
  private func index(
    of id: ViewID,
    insideSegment position: Int,
    of holder: OpenedList
  ) throws -> Int? {
    let segment = holder.list.segments[position]
    guard segment.hasLists, case .elements(let source, _) = segment.kind else { return nil }
    if case .path(let ids) = id {
      guard ids.count > 1,
        let element = try source.index(of: ids[0], poll: { try catalog.context.work.poll() }),
        let inner = ViewID(path: Array(ids.dropFirst()))
      else { return nil }
      return try index(of: inner, in: element, ofSegment: position, of: holder)
    }
    for element in candidates(in: segment, of: holder) {
      if let index = try index(of: id, in: element, ofSegment: position, of: holder) {
        return index
      }
    }
    return nil
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

  private func index(
    of id: ViewID,
    in element: Int,
    ofSegment position: Int,
    of holder: OpenedList
  ) throws -> Int? {
    let holder = try known(holder, before: element, ofSegment: position)
    let segment = holder.list.segments[position]
    guard segment.subviewCount(of: element) > 0 else { return nil }
    let location = SubviewList.Location(segment: position, element: element, part: 0)
    guard
      let inner = try holder.element(element, of: segment)
        ?? (opens ? ElementOpening(in: catalog).open(location, in: holder, because: .target) : nil)
    else { return nil }
    return try index(of: id, in: inner).map { segment.start(of: element) + $0 }
  }
}
