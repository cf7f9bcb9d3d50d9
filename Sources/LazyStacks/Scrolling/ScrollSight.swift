import LazyExtents

/// What can be seen of the content of a scroll view now.
struct ScrollSight {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  /// The ids of the placed subviews that intersect the visible rect, in order; those without an id
  /// by their place.
  var ids: [ViewID] {
    var ids: [ViewID] = []
    // Reserving for each of many stacks separately would copy all ids as many times.
    scroll.lazyContent.map { ids.reserveCapacity($0.placement.lines.count * $0.columnCount) }
    guard let stack = scroll.lazyContent, scroll.tracks.count == 1, stack.scroll === scroll else {
      visit { id, _ in ids.append(id) }
      return ids
    }
    // The stack keeps its rows while they are visited.
    var last: Unmanaged<Subview>?
    let work = scroll.context.work
    RowsInSight(of: stack).visit { row in
      guard work.goesOn() else { return }
      if let last, last._withUnsafeGuaranteedRef({ $0.label == row.label }) { return }
      ids.append(row.label)
      last = Unmanaged.passUnretained(row)
    }
    return ids
  }

  /// The placed subviews that intersect the visible rect, in order.
  var views: [Node] {
    var views: [Node] = []
    visit { _, node in views.append(node) }
    return views
  }

  /// What the subviews of lazy stacks are that have no ids, by what they are called.
  ///
  /// - Parameter known: What is known of some of them.
  /// - Returns: What each of them is.
  func unnamed(knowing known: [ViewID: SeenView]) -> [ViewID: SeenView] {
    var unnamed: [ViewID: SeenView] = [:]
    visit { id, node in
      guard let subview = node.subview, subview.id == nil else { return }
      unnamed[id] = known[id] ?? subview.seen
    }
    return unnamed
  }

  /// Those of them of which a scroll view around this one shows nothing.
  var hiddenIDs: [ViewID] {
    guard scroll.nearest(ScrollNode.self) != nil else { return [] }
    var ids: [ViewID] = []
    visit { id, node in
      if scroll.visibleFraction(of: node) <= 0 { ids.append(id) }
    }
    return ids
  }

  /// Calls a function with the id and the node of each placed subview that intersects the visible
  /// rect; consecutive ones with one id count once.
  private func visit(_ body: (ViewID, Node) -> Void) {
    guard let content = scroll.content else { return }
    var last: ViewID?
    visit(content) { id, node in
      if id != last { body(id, node) }
      last = id
    }
  }

  private func visit(_ node: Node, _ body: (ViewID, Node) -> Void) {
    if let stack = node as? LazyStackNode {
      guard stack.scroll === scroll else { return visitShown(stack, body) }
      let hasOneAxis = scroll.tracks.count == 1
      RowsInSight(of: stack).visit { subview in
        guard scroll.context.work.goesOn() else { return }
        guard hasOneAxis || isInSight(subview.node, along: stack.axis.cross) else { return }
        body(subview.label, subview.node)
      }
    } else if !scroll.context.work.goesOn() {
      return
    } else if node.naming.isCounted, let id = node.id {
      if isInSight(node) { body(id, node) }
    } else if !(node is ScrollNode) {
      for child in node.children { visit(child, body) }
    }
  }

  private func visitShown(_ stack: LazyStackNode, _ body: (ViewID, Node) -> Void) {
    for subview in stack.placed where scroll.context.work.goesOn() && isInSight(subview.node) {
      body(subview.label, subview.node)
    }
  }

  /// Whether any of a view is in the region as it was laid out, along the axes that scroll.
  private func isInSight(_ node: Node) -> Bool {
    scroll.tracks.allSatisfy { isInSight(node, along: $0.axis) }
  }

  private func isInSight(_ node: Node, along axis: Axis) -> Bool {
    let start = scroll.start(of: node, along: axis)
    let length = node.size[axis]
    guard start.isClearlyLess(than: scroll.containerSize[axis]) else { return false }
    return length <= Double.tolerance
      ? !start.isClearlyLess(than: 0) : (start + length).isClearlyGreater(than: 0)
  }

  /// The ids of the subviews of which at least a fraction of the area can be seen (claims 67, 68).
  ///
  /// If none is marked as a target, these are the subviews of the lazy stacks that have an id,
  /// unless the profile wants marks (``MarkedTargets/all`` decides).
  func targets(above threshold: Double) -> [ViewID] {
    let targets = targets
    guard !scroll.isStopped else { return [] }
    warnIfUnreachable(targets, threshold: threshold)
    return ids(of: targets, above: threshold)
  }

  /// The subviews of the lazy stacks that have an id and are in sight, in order, with how much of
  /// each can be seen.
  var targets: [SeenTarget] {
    var targets: [SeenTarget] = []
    collect(into: &targets)
    return targets
  }

  /// Adds them to an empty list.
  ///
  /// - Returns: Whether they are all that is in sight.
  @discardableResult
  func collect(into targets: inout [SeenTarget]) -> Bool {
    guard let region = scroll.regionInWindow else { return false }
    if let marked = MarkedTargets(of: scroll).all {
      targets = marked.compactMap { seenTarget($0, in: region) }
      return false
    }
    var areAll = showsOneStack
    let work = scroll.context.work
    for track in scroll.tracks {
      for stack in track.stacks {
        let start = scroll.originInWindow(along: stack.axis)
        let opening = Opening(
          start: region.start(stack.axis) - start,
          end: region.end(stack.axis) - start
        )
        let pins = scroll.context.profile.pinnedViewsCover ? stack.pins : []
        let covers = CoveringPins(among: pins)
        let cross = stack.axis.cross
        let width = scroll.tracks.count > 1 ? 0 : scroll.containerSize[cross] + Double.tolerance
        RowsInSight(of: stack).visit { row in
          // The label of a row that has an id is that id.
          guard work.goesOn() else { return }
          guard row.id != nil else {
            areAll = false
            return
          }
          targets.append(
            SeenTarget(
              id: row.label,
              node: row.node.numberInTrace,
              axis: stack.axis,
              start: row.shownRel,
              length: row.length,
              across: row.node.size[cross] <= width
                ? 1 : fractionAcross(row, along: cross, in: region),
              opening: covers.isEmpty ? opening : opening.covered(by: covers.covers(of: row))
            )
          )
        }
        guard !scroll.isStopped else {
          targets = []
          return false
        }
      }
    }
    return areAll
  }

  /// Whether one lazy stack is all the content, and the scroll view moves it along one axis.
  private var showsOneStack: Bool {
    guard let stack = scroll.lazyContent, scroll.tracks.count == 1, stack.scroll === scroll,
      let stacks = stack.track?.stacks
    else { return false }
    return stacks.count == 1 && stacks[0] === stack
  }

  /// The ids of targets that are all that is in sight.
  func ids(of targets: [SeenTarget]) -> [ViewID] {
    guard scroll.context.work.goesOn(targets.count) else { return [] }
    return ids(of: targets) { _, _ in true }
  }

  /// The ids of those that reach a threshold.
  func ids(of targets: [SeenTarget], above threshold: Double) -> [ViewID] {
    ids(of: targets) { targets, place in targets[place].reaches(threshold) }
  }

  /// The ids of those that fulfill a condition; consecutive ones with one id count once.
  @inline(__always)
  private func ids(
    of targets: [SeenTarget],
    where isIncluded: (UnsafeBufferPointer<SeenTarget>, Int) -> Bool
  ) -> [ViewID] {
    var ids: [ViewID] = []
    ids.reserveCapacity(targets.count)
    targets.withUnsafeBufferPointer { targets in
      var last = -1
      for place in targets.indices where isIncluded(targets, place) {
        if last < 0 || targets[last].id != targets[place].id { ids.append(targets[place].id) }
        last = place
      }
    }
    return ids
  }

  /// Reports a diagnostic for each target that is too long ever to be visible by a threshold.
  func warnIfUnreachable(_ targets: [SeenTarget], threshold: Double) {
    for target in targets { warnIfUnreachable(target, threshold: threshold) }
  }

  /// How much can be seen of a view that is marked as a scroll target; nil where nothing can.
  private func seenTarget(_ node: Node, in region: Rect) -> SeenTarget? {
    guard scroll.context.work.goesOn(), let id = TargetMark(on: node).id,
      scroll.visibleFraction(of: node) > 0
    else {
      return nil
    }
    let stack = node.parent as? LazyStackNode
    let axis = stack?.axis ?? scroll.mainTrack?.axis ?? .vertical
    let frame = LaidOutPlace(of: node).frame(upTo: scroll)
    let start = scroll.originInWindow(along: axis)
    return SeenTarget(
      id: id,
      node: node.numberInTrace,
      axis: axis,
      start: frame.start(axis) - start,
      length: node.size[axis],
      across: frame.fraction(in: region, along: axis.cross),
      opening: Opening(start: region.start(axis) - start, end: region.end(axis) - start)
        .covered(by: node.subview.flatMap { row in stack.map { covers(of: row, in: $0) } } ?? [])
    )
  }

  /// The parts of a subview that pinned headers and footers cover, if the profile counts them.
  private func covers(
    of subview: Subview,
    in stack: LazyStackNode
  ) -> [(start: Double, end: Double)] {
    guard scroll.context.profile.pinnedViewsCover, !stack.pins.isEmpty else { return [] }
    return stack.edges.pins(inFrontOf: subview.node).map { ($0.shownRel, $0.shownEnd) }
  }

  /// The fraction across of a subview that may not be seen in all its width.
  private func fractionAcross(_ subview: Subview, along cross: Axis, in region: Rect) -> Double {
    let across = subview.node.size[cross]
    guard across > Double.tolerance else { return 1 }
    let origin =
      subview.node.originInWindow(along: cross)
      - LaidOutPlace(of: subview.node).transforms(upTo: scroll, along: cross)
    let low = max(origin, region.start(cross))
    let high = min(origin + across, region.end(cross))
    return max(0, high - low) / across
  }

  private func warnIfUnreachable(_ target: SeenTarget, threshold: Double) {
    let container = scroll.containerSize[target.axis]
    guard (target.length * threshold).isClearlyGreater(than: container) else { return }
    scroll.context.diagnose(
      .unreachableThreshold,
      message: "\(target.id) is \(target.length.shortestText) points long; a threshold of "
        + "\(threshold.shortestText) is never reached in a viewport of "
        + "\(container.shortestText) points, so choose a smaller one",
      of: EventSubject(node: target.node)
    )
  }
}

/// The pinned headers and footers that are drawn over rows, as they stand away from their places.
private struct CoveringPins {
  private let pins: [Subview]
  /// What they cover, in the same order.
  private let covers: [(start: Double, end: Double)]

  init(among pins: [Subview]) {
    self.pins = pins.isEmpty ? [] : pins.filter { !$0.isAtOwnPlace }
    covers = self.pins.isEmpty ? [] : self.pins.map { ($0.shownRel, $0.shownEnd) }
  }

  var isEmpty: Bool { pins.isEmpty }

  /// What covers a row; of pins the later one is in front.
  func covers(of row: Subview) -> [(start: Double, end: Double)] {
    let own = pins.firstIndex { $0 === row }
    return own.map { Array(covers[($0 + 1)...]) } ?? covers
  }
}
