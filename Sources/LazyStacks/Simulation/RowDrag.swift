import LazyExtents

/// Drags a row of a window to another place, and drops it there.
struct RowDrag {
  private let window: Window
  private let id: ViewID
  private let destination: ReorderDestination
  /// The collection at whose end the row is dropped; nil for its own.
  private let collection: ViewID?
  private let gesture: ReorderGesture

  /// How fast content scrolls while a row is dragged near an edge, in points per second (choice).
  private static let scrollSpeed = 1_500.0

  init(
    of id: ViewID,
    to destination: ReorderDestination,
    in collection: ViewID?,
    by gesture: ReorderGesture,
    in window: Window
  ) {
    (self.window, self.id, self.gesture) = (window, id, gesture)
    (self.destination, self.collection) = (destination, collection)
  }

  /// Drags the row and drops it; see ``Window/reorder(_:to:in:)``.
  ///
  /// - Returns: The number of frames made.
  func make() throws -> Int {
    guard window.context.profile.rowGestures else {
      throw WindowError.cannotReorder(id, .ofLaterSystems)
    }
    var made = 0
    if window.hasUnseenEdits || window.wasStopped {
      try WindowFrame(of: window).make()
      made += 1
    }
    let places = try places()
    guard places.row.node.map({ ViewSight(of: $0).canBeTouched }) ?? false else {
      throw WindowError.cannotReorder(id, .notVisible)
    }
    let lifted = places.rows.compactMap { row in
      row.lazyPlace.flatMap { $0.stack.loaded($0.index) }
    }
    for row in lifted { row.life.retention.lift() }
    defer { for row in lifted { row.life.retention.putDown() } }
    let frames = try VerbLimits(of: window).frames(
      in: gesture.duration,
      named: "duration of reorder"
    )
    guard destination != .outside else { return try made + hold(for: frames) }
    made += try scroll()
    return try made + drop(lifted, after: frames)
  }

  private func hold(for frames: Int) throws -> Int {
    for _ in 0..<max(1, frames) { try WindowFrame(of: window).make() }
    return max(1, frames)
  }

  /// The row that is dragged, and where it is dropped.
  private struct Places {
    let row: ReorderedRow
    /// All rows that are dragged, in order.
    let rows: [ReorderedRow]
    let observer: ReorderObserver
    /// The row at whose place it is dropped: the one before which it goes, or the last; nil if
    /// there is none.
    let target: ReorderedRow?
    /// How many elements there are where it is dropped.
    let count: Int
    let sourceCollection: ViewID?
    let collection: ViewID?
    /// Whether it is dropped among those of another `ForEach`.
    let crosses: Bool
  }

  /// Finds them as they are now.
  private func places() throws -> Places {
    try window.reading {
      guard let row = try reorderedRow(id) else {
        throw WindowError.cannotReorder(id, .notReorderable)
      }
      let container = try row.container(for: id)
      let (target, count) = try target(for: row, in: container)
      guard let container else { throw WindowError.cannotReorder(id, .noContainer) }
      guard container.observer.isEnabled else {
        throw WindowError.cannotReorder(id, .disabled)
      }
      let rows = try rows(draggedWith: row, to: target)
      let own = try row.collection(acceptedBy: container.observer)
      let crosses = target.map { !$0.isBeside(row) } ?? true
      return Places(
        row: row,
        rows: rows,
        observer: container.observer,
        target: target,
        count: count,
        sourceCollection: own,
        collection: crosses ? target?.collection ?? collection : own,
        crosses: crosses
      )
    }
  }

  /// All rows that are dragged, in order.
  private func rows(
    draggedWith row: ReorderedRow,
    to target: ReorderedRow?
  ) throws -> [ReorderedRow] {
    var rows = [row]
    for other in gesture.others where other != id {
      guard let found = try reorderedRow(other), found.isBeside(row) else {
        throw WindowError.cannotReorder(other, .notBeside(id))
      }
      if !rows.contains(where: { $0.element == found.element }) { rows.append(found) }
    }
    if case .before(let other) = destination, other != id, let target, target.isBeside(row),
      rows.dropFirst().contains(where: { $0.element == target.element })
    {
      throw WindowError.cannotReorder(other, .ontoItself)
    }
    return rows.sorted { $0.element < $1.element }
  }

  /// The row at whose place another one is dropped, and how many elements there are.
  private func target(
    for row: ReorderedRow,
    in container: (view: Node, observer: ReorderObserver)?
  ) throws -> (ReorderedRow?, Int) {
    guard case .before(let other) = destination else {
      guard let collection, collection != row.collection else {
        return (try row.last() ?? row, row.count)
      }
      guard let container, try row.collection(acceptedBy: container.observer) != nil,
        try container.observer.acceptsCollection?(collection) ?? false,
        let end = try ReorderedRow.end(of: collection, in: container.view)
      else { throw WindowError.cannotReorder(id, .noCollection(collection)) }
      return end
    }
    guard let target = try reorderedRow(other) else {
      throw WindowError.cannotReorder(other, .notReorderable)
    }
    if target.isBeside(row) { return (target, target.count) }
    guard let container, try row.collection(acceptedBy: container.observer) != nil,
      try target.collection(acceptedBy: container.observer) != nil,
      try target.container(for: id)?.observer === container.observer
    else { throw WindowError.cannotReorder(id, .elsewhere(other)) }
    return (target, target.count)
  }

  private func reorderedRow(_ id: ViewID) throws -> ReorderedRow? {
    switch try WindowSearch(in: window).addressed(id) {
    case .subview(let stack, let index): try ReorderedRow(in: stack, at: index)
    case .view(let node):
      if let subview = EnclosingRows(of: node).innermost,
        let stack = subview.node.parent as? LazyStackNode
      {
        try ReorderedRow(in: stack, at: subview.index) ?? ReorderedRow(node)
      } else {
        ReorderedRow(node)
      }
    case .inside(let stack, let index): try ReorderedRow(in: stack, at: index)
    }
  }

  /// Scrolls by itself until the place of the drop is in sight, or an end is reached.
  ///
  /// - Returns: The number of frames made.
  private func scroll() throws -> Int {
    var made = 0
    var wasAt: Double?
    while true {
      let places = try self.places()
      guard let target = places.target else { return made }
      let container = target.lazyPlace?.stack ?? target.node?.parent
      guard let scroll = container?.nearest(ScrollNode.self),
        let axis = target.lazyPlace?.stack.axis ?? target.node?.parent?.orientation,
        let track = scroll.track(along: axis), !target.isReached(by: destination, in: track)
      else { return made }
      guard wasAt.map({ !$0.isNearly(track.offset) }) ?? true,
        made < VerbLimits(of: window).ofMotion
      else { return made }
      wasAt = track.offset
      let isForward = !target.isInSight(of: track) && target.isBehind(places.row, in: track)
      let step = min(
        max(track.containerLength / 2, 1),
        isForward
          ? max(track.maxOffset - track.offset, 1) : max(track.offset - track.minOffset, 1)
      )
      let distance = Point(along: isForward ? step : -step, across: 0, axis: axis)
      let proxy = ScrollViewProxy(window: window, id: scroll.id, node: scroll)
      let seconds = max(step / Self.scrollSpeed, 2 / window.configuration.refreshRate)
      made += try proxy.drag(x: distance.x, y: distance.y, duration: seconds)
    }
  }

  /// The ids of the rows, as they were given.
  private func ids(of rows: [ReorderedRow], dragged row: ReorderedRow) -> [ViewID] {
    guard rows.count > 1 else { return [id] }
    return rows.map { $0.element == row.element ? id : $0.node?.id ?? id }
  }

  /// Drops the rows, and notifies the container unless they are dropped on their own places.
  ///
  /// - Returns: The number of frames made.
  private func drop(_ lifted: [Subview], after frames: Int) throws -> Int {
    let places = try self.places()
    let row = places.row
    let rows = places.rows
    let end = destination == .end ? places.count : places.target?.element ?? 0
    let index = places.crosses ? end : end - rows.count { $0.element < end }
    guard places.crosses || rows.indices.contains(where: { rows[$0].element != index + $0 }) else {
      return try hold(for: frames)
    }
    let author = FrameAccount.Author(
      .reorder,
      view: row.node?.seen ?? SeenView(id: id, name: "row")
    )
    var made = 0
    let gap =
      places.crosses ? nil : try window.reading { try DragGap(of: rows, before: end, with: lifted) }
    defer { gap?.forget() }
    if let gap {
      window.context.frame.account.authors.append(author)
      gap.open()
      made = try hold(for: frames)
      gap.close()
    } else if frames > 0 {
      made = try hold(for: frames)
    }
    guard !gesture.isCancelled else { return try made + hold(for: 1) }
    let difference = ReorderDifference(
      sources: ids(of: rows, dragged: row),
      destination: destination,
      sourceCollection: places.sourceCollection,
      collection: places.collection,
      sourceIndices: rows.map(\.element),
      destinationIndex: index,
      count: row.count,
      destinationCount: places.count
    )
    window.context.frame.account.authors.append(author)
    try window.update { try places.observer.move(difference) }
    return made + 1
  }
}

extension ReorderedRow {
  /// Whether it stands further on than another row, as far as that is known.
  fileprivate func isBehind(_ other: ReorderedRow, in track: ScrollTrack) -> Bool {
    if let (stack, index) = lazyPlace, let (otherStack, otherIndex) = other.lazyPlace,
      stack === otherStack
    {
      return index > otherIndex
    }
    if isBeside(other) { return element > other.element }
    if let (stack, index) = lazyPlace, stack.loaded(index) == nil {
      let (start, end) = (stack.startInRegion, stack.startInRegion + stack.arrangement.length)
      guard start < track.containerLength, end > 0 else { return start > 0 }
      return stack.placement.lines.first.map { stack.lineMap.line(of: index) >= $0.index } ?? true
    }
    return node.map { track.node.start(of: $0, along: track.axis) > 0 } ?? true
  }

  /// Whether a row can be dropped at its place and be seen there.
  ///
  /// What is in sight first holds still (R10), and a row that is dropped before that is out of
  /// sight. So whoever drags one there has scrolled on, unless nothing is before it.
  fileprivate func isReached(by destination: ReorderDestination, in track: ScrollTrack) -> Bool {
    guard isInSight(of: track) else { return false }
    guard case .before = destination,
      track.offset.isClearlyGreater(than: track.minOffset)
    else { return true }
    return start(in: track)?.isClearlyGreater(than: track.spanWithoutInsets.start) ?? true
  }

  /// Where it starts, counted from the start of the visible region; nil if it is not loaded.
  private func start(in track: ScrollTrack) -> Double? {
    guard let (stack, index) = lazyPlace else {
      return node.map { track.node.start(of: $0, along: track.axis) }
    }
    return stack.loaded(index)?.rel
  }

  /// Whether any of it is in what a scroll view shows.
  fileprivate func isInSight(of track: ScrollTrack) -> Bool {
    if let (stack, index) = lazyPlace {
      guard let subview = stack.loaded(index), subview.isPlaced else { return false }
      return stack.visibleSpan.touches(from: subview.rel, length: subview.length)
    }
    guard let node else { return false }
    let start = track.node.start(of: node, along: track.axis)
    return start.isClearlyLess(than: track.containerLength)
      && (start + node.size[track.axis]).isClearlyGreater(than: 0)
  }
}
