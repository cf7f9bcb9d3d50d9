/// Which rows a container that has several sections lists, and listed before an edit.
extension LazyStackNode {
  /// How many elements of a section are searched for a row, because an id may be a function's.
  private static let mostSearched = 1_000

  /// Whether what came in this frame was in another section before; long ones are not searched.
  func wasListed(_ line: Line) -> Bool {
    guard let id = line.subviews[0].id, let former = edits.former,
      former.segments.count > 1
    else { return false }
    return former.segments.contains { isListed(id, in: $0) }
  }

  /// Whether the element of a view that is gone is still there, and gives other views than before.
  func isStillListed(_ id: ViewID) -> Bool {
    list.segments.contains { $0.uneven != nil && isListed(id, in: $0) }
  }

  private func isListed(_ id: ViewID, in segment: SubviewList.Segment) -> Bool {
    guard case .elements(let source, let identities) = segment.kind,
      source.count <= Self.mostSearched, context.work.goesOn()
    else { return false }
    // Data that were changed in their place are other ones by now.
    if case .listed(let ids) = identities { return ids.contains(id) }
    let work = context.work
    return
      (context.callbacks.guarding { try source.index(of: id) { try work.poll() } } ?? nil)
      != nil
  }
}
