extension Node {
  /// Visits the lazy containers at and below a view on screen, the outer ones first.
  func forEachContainer(_ visit: (LazyStackNode) throws -> Void) throws {
    try context.work.poll()
    if let stack = self as? LazyStackNode { try visit(stack) }
    for child in children { try child.forEachContainer(visit) }
  }
}

/// What subviews have that they should not: the id of another one, no length, or another one in
/// front of them.
extension LazyStackNode {
  /// The ids that several of its elements or of its loaded subviews have, in the order of their
  /// second ones.
  func repeatedIDs() throws -> [ViewID] {
    try context.work.poll(store.count)
    let ofViews = DuplicateIDs(in: self).found.compactMap(\.id)
    let ofElements = catalog.repeatedIDs(in: list).map(\.id)
    try context.work.poll(0)
    var told: Set<ViewID> = []
    return (ofElements + ofViews).filter { told.insert($0).inserted }
  }

  /// The subviews on screen whose length along its axis is 0, in order.
  func emptySubviews() throws -> [ViewID] {
    try placed.compactMap { subview in
      try context.work.poll()
      return subview.node.frameInWindow.size[axis] == 0 ? subview.label : nil
    }
  }

  /// The subviews of which others in front of them cover a part that is in sight.
  func coveredSubviews() throws -> [CoveredView] {
    guard let shown = drawnRegionInside else { return [] }
    var views: [(subview: Subview, frame: Rect, height: (Double, Int, Int))] = []
    for (place, subview) in placed.enumerated() {
      try context.work.poll()
      guard let frame = DrawnShape.rect(of: subview.node).intersection(shown) else { continue }
      let level = subview.isAtOwnPlace ? subview.isPinned ? 1 : 0 : 2
      views.append((subview, frame, (subview.node.traits.depthOrder, level, place)))
    }
    views.sort { ($0.frame.start(axis), $0.height.2) < ($1.frame.start(axis), $1.height.2) }
    var found: [(place: Int, view: CoveredView)] = []
    for (place, one) in views.enumerated() {
      for other in views[(place + 1)...] {
        try context.work.poll()
        guard other.frame.start(axis) < one.frame.end(axis) - Double.tolerance else { break }
        guard let common = one.frame.intersection(other.frame),
          Axis.allCases.allSatisfy({ common.size[$0] > Double.tolerance })
        else { continue }
        let (below, above) = one.height < other.height ? (one, other) : (other, one)
        found.append(
          (
            below.height.2,
            CoveredView(
              id: below.subview.label,
              view: below.subview.node.viewNameInTrace,
              cover: above.subview.label,
              covered: common
            )
          )
        )
      }
    }
    return found.sorted { $0.place < $1.place }.map(\.view)
  }
}
