import LazyExtents

extension Window {
  /// How fast content scrolls while a row is dragged near an edge, in points per second (choice).
  private static let scrollSpeed = 1_500.0

  /// Drags a row to another place among those of its `ForEach`, and drops it there.
  ///
  /// Where the place is out of sight, the row is held near that edge, so that the content scrolls
  /// by itself and rows are loaded on the way. At the drop the container is told, once; where the
  /// row is dropped on its own place, it is not. What the row keeps stays with its id.
  ///
  /// - Parameters:
  ///   - id: The row; it must be on screen.
  ///   - destination: Where it is dropped.
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/cannotReorder(_:_:)``, or what a callback throws.
  @discardableResult
  public func reorder(_ id: ViewID, to destination: ReorderDestination) throws -> Int {
    try checkVerb("reorder")
    var made = 0
    if hasUnseenEdits || wasStopped {
      try makeFrame()
      made += 1
    }
    let (row, _) = try places(id, destination)
    guard row.node?.canBeSeen ?? false else { throw WindowError.cannotReorder(id, .notVisible) }
    guard let observer = row.observer else { throw WindowError.cannotReorder(id, .noContainer) }
    guard observer.isEnabled else { throw WindowError.cannotReorder(id, .disabled) }
    let lifted = row.lazyPlace.flatMap { $0.stack.loaded($0.index) }
    lifted?.isLifted = true
    defer { lifted?.isLifted = false }
    made += try scroll(id, towards: destination)
    return try made + drop(id, on: destination)
  }

  /// The row that is dragged, and the one at whose place it is dropped: the one before which it
  /// goes, or the last.
  private func places(
    _ id: ViewID,
    _ destination: ReorderDestination
  ) throws -> (row: ReorderedRow, target: ReorderedRow) {
    try reading {
      guard let row = try reorderedRow(id) else {
        throw WindowError.cannotReorder(id, .notReorderable)
      }
      guard case .before(let other) = destination else { return (row, try row.last() ?? row) }
      guard let target = try reorderedRow(other) else {
        throw WindowError.cannotReorder(other, .notReorderable)
      }
      guard target.isBeside(row) else { throw WindowError.cannotReorder(id, .elsewhere(other)) }
      return (row, target)
    }
  }

  private func reorderedRow(_ id: ViewID) throws -> ReorderedRow? {
    switch try addressed(id) {
    case .subview(let stack, let index): try ReorderedRow(stack, index)
    case .view(let node):
      if let subview = node.rowAround, let stack = subview.node.parent as? LazyStackNode {
        try ReorderedRow(stack, subview.index) ?? ReorderedRow(node)
      } else {
        ReorderedRow(node)
      }
    case .inside(let stack, let index): try ReorderedRow(stack, index)
    }
  }

  /// Scrolls by itself until the place of the drop is in sight, or an end is reached.
  private func scroll(_ id: ViewID, towards destination: ReorderDestination) throws -> Int {
    var made = 0
    var wasAt: Double?
    while true {
      let (row, target) = try places(id, destination)
      let container = row.lazyPlace?.stack ?? row.node?.parent
      guard let scroll = container?.nearest(ScrollNode.self),
        let axis = row.lazyPlace?.stack.axis ?? row.node?.parent?.orientation,
        let track = scroll.track(axis), !target.isInSight(of: track)
      else { return made }
      guard wasAt.map({ !$0.isNearly(track.offset) }) ?? true, made < mostFramesOfMotion else {
        return made
      }
      wasAt = track.offset
      let isForward = row.element < target.element
      let step = min(
        max(track.containerLength / 2, 1),
        isForward
          ? max(track.maxOffset - track.offset, 1) : max(track.offset - track.minOffset, 1)
      )
      let distance = Point(along: isForward ? step : -step, across: 0, axis: axis)
      let proxy = ScrollViewProxy(window: self, id: scroll.id, node: scroll)
      let seconds = max(step / Self.scrollSpeed, 2 / configuration.refreshRate)
      made += try proxy.drag(x: distance.x, y: distance.y, duration: seconds)
    }
  }

  private func drop(_ id: ViewID, on destination: ReorderDestination) throws -> Int {
    let (row, target) = try places(id, destination)
    guard let observer = row.observer else { throw WindowError.cannotReorder(id, .noContainer) }
    let end = destination == .end ? row.count : target.element
    let index = end > row.element ? end - 1 : end
    guard index != row.element else {
      try makeFrame()
      return 1
    }
    let difference = ReorderDifference(
      sources: [id],
      destination: destination,
      sourceIndex: row.element,
      destinationIndex: index,
      count: row.count
    )
    let author = FrameAccount.Author(
      .reorder,
      view: row.node?.seen ?? SeenView(id: id, name: "row")
    )
    context.account.authors.append(author)
    try update { try observer.move(difference) }
    return 1
  }
}

extension ReorderedRow {
  /// Whether any of it is in what a scroll view shows.
  fileprivate func isInSight(of track: ScrollTrack) -> Bool {
    if let (stack, index) = lazyPlace {
      guard let subview = stack.loaded(index), subview.isPlaced else { return false }
      return stack.visibleSpan.touches(from: subview.rel, length: subview.length)
    }
    guard let node else { return false }
    let start = track.node.start(of: node, track.axis)
    return start.isClearlyLess(than: track.containerLength)
      && (start + node.size[track.axis]).isClearlyGreater(than: 0)
  }
}

extension Node {
  /// The row of a lazy container in which the view lies.
  var rowAround: Subview? {
    var current: Node? = self
    while let view = current {
      if let subview = view.subview { return subview }
      current = view.parent
    }
    return nil
  }
}
