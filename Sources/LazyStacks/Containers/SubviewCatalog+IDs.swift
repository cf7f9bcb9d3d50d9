/// Which id is which index.
extension SubviewCatalog {
  /// The id of the subview with an index, without evaluating any view; `nil` if it has none or if
  /// its element is not opened.
  func id(at index: Int) throws -> ViewID? {
    let location = list.location(of: described(index))
    let segment = list.segments[location.segment]
    switch segment.kind {
    case .single: return segment.surroundings.id
    case .elements(let source, _): return try source.id(at: location.element)
    }
  }

  /// The first subview with an id that the data or the views outside of elements have.
  ///
  /// Those that lie inside elements are known once an element is opened; with `opens`, one after
  /// the other is.
  func index(of id: ViewID, opens: Bool) throws -> Int? {
    try index(of: id, in: opened, opens).map(described)
  }

  private func index(of id: ViewID, in holder: OpenedList, _ opens: Bool) throws -> Int? {
    for segment in holder.list.segments {
      try context.work.poll()
      switch segment.kind {
      case .single where segment.surroundings.id == id && holder.outer == nil: return segment.start
      case .single: break
      case .elements(let source, _):
        if let element = try source.index(of: id, poll: { try context.work.poll() }) {
          return segment.start + element * segment.arity
        }
        if let index = try index(of: id, inside: segment, source, of: holder, opens) {
          return index
        }
      }
    }
    return nil
  }

  /// Looks into the elements of a segment: into one that a path names, or into one after the other.
  private func index(
    of id: ViewID,
    inside segment: SubviewList.Segment,
    _ source: any ElementSource,
    of holder: OpenedList,
    _ opens: Bool
  ) throws -> Int? {
    guard segment.arity > 1 else { return nil }
    if case .path(let ids) = id {
      guard ids.count > 1,
        let element = try source.index(of: ids[0], poll: { try context.work.poll() }),
        let inner = ViewID(path: Array(ids.dropFirst()))
      else { return nil }
      return try index(of: inner, in: segment, element, of: holder, opens)
    }
    let count = segment.count / segment.arity
    let candidates =
      opens
      ? Array(0..<min(count, context.profile.eagerLimit))
      : holder.elementsInUse.filter { $0 >= segment.start && $0 < segment.start + segment.count }
        .map { ($0 - segment.start) / segment.arity }
    for element in candidates {
      if let index = try index(of: id, in: segment, element, of: holder, opens) { return index }
    }
    return nil
  }

  private func index(
    of id: ViewID,
    in segment: SubviewList.Segment,
    _ element: Int,
    of holder: OpenedList,
    _ opens: Bool
  ) throws -> Int? {
    let start = segment.start + element * segment.arity
    let location = holder.list.location(of: start)
    guard
      let inner = try holder.element(at: start)
        ?? (opens ? openElement(location, in: holder, .target) : nil)
    else { return nil }
    return try index(of: id, in: inner, opens).map { start + $0 }
  }
}
