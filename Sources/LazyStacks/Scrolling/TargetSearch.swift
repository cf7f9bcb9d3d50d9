/// Finds the subview to which an id leads along an axis.
struct TargetSearch {
  private let track: ScrollTrack

  init(on track: ScrollTrack) { self.track = track }

  /// The stack that has a subview with an id, and the subview's index.
  ///
  /// If several containers have the id, the one that shows the subview wins, then the first
  /// container in sight, then the first of all; a diagnostic says so.
  func find(_ id: ViewID) throws -> (stack: LazyStackNode, index: Int)? {
    var found: [(stack: LazyStackNode, index: Int)] = []
    for stack in track.stacks {
      // Search by evaluation only if nothing else has the id.
      if let index = try stack.index(of: id, opens: found.isEmpty) { found.append((stack, index)) }
    }
    guard found.count > 1 else { return found.first }
    // Scroll targets come first (Q23).
    let marked = found.filter { MarkedTargets(of: track.node).includeSubviews(of: $0.stack) }
    if marked.count == 1 { return marked[0] }
    let shown = found.first { $0.stack.loaded($0.index)?.isPlaced ?? false }
    let inSight = shown ?? found.first { $0.stack.isOnScreen }
    track.context.diagnose(
      .ambiguousID,
      message:
        "\(found.count) lazy containers of the scroll view have the id \(id); this is the one in "
        + "the first\(inSight == nil ? "" : " in sight"): give each row an id of its own",
      of: EventSubject(id: id)
    )
    return inSight ?? found[0]
  }

  /// The nested stack that has the view an id leads to, and the index of its subview; nil if the
  /// view is elsewhere.
  func findNested(_ id: ViewID) throws -> (stack: LazyStackNode, index: Int)? {
    guard case .subview(let stack, let index)? = try addressed(id),
      track.isNested(stack), stack.movingTrack === track
    else { return nil }
    return (stack, index)
  }

  /// The stack and index of the innermost subview along the axis that contains the view that an id
  /// leads to, whether that is loaded or not; nil if none does.
  func findAround(_ id: ViewID) throws -> (stack: LazyStackNode, index: Int)? {
    let view: Node
    switch try addressed(id) {
    case .inside(let stack, let index) where moves(stack):
      return (stack, try innermostIndex(on: id, in: stack) ?? index)
    case .inside(let stack, _), .subview(let stack, _): view = stack
    case .view(let node): view = node
    case nil: return nil
    }
    var around = view.parent
    while let node = around, node !== track.node {
      if let stack = node as? LazyStackNode, moves(stack), let row = stack.subview(around: view) {
        return (stack, row.index)
      }
      around = node.parent
    }
    return nil
  }

  /// Whether the track moves a stack, directly or with its row.
  private func moves(_ stack: LazyStackNode) -> Bool {
    stack.movingTrack === track
      && (track.isNested(stack) || track.stacks.contains { $0 === stack })
  }

  /// The place of the view that an id leads to in a subview around it.
  func target(_ index: Int, of stack: LazyStackNode, around id: ViewID) -> ScrolledTarget {
    var target = ScrolledTarget(index, in: stack.lineMap)
    target.inner = { subview in self.place(of: id, in: subview) }
    return target
  }

  /// Where the view that an id leads to starts in a subview, and how long it is; nil if it is not
  /// in the subview, or not loaded.
  func place(of id: ViewID, in subview: Subview) -> (start: Double, length: Double)? {
    let found = track.context.callbacks.guarding { try addressed(id)?.shown } ?? nil
    guard let view = found, view !== subview.node, view.isPart(of: subview.node) else { return nil }
    let start = LaidOutPlace(of: view).distance(in: subview.node, along: track.axis)
    return (start, view.size[track.axis])
  }

  /// The subview of a stack in which the view that a path leads to must be; elements around it are
  /// opened, one inside the other.
  private func innermostIndex(on path: ViewID, in stack: LazyStackNode) throws -> Int? {
    for (outer, _) in path.spellings.lazy.flatMap(\.divisions) {
      if let index = try stack.index(of: outer, opens: true) { return index }
    }
    return nil
  }

  /// What an id leads to in all of the content.
  func addressed(_ id: ViewID) throws -> Addressed? {
    try track.node.content.flatMap { try AddressSearch(in: $0).find(id) }
  }

  /// Looks again for a view that a path leads to.
  ///
  /// The row around it may have been loaded since the scroll began, or given up.
  func refine(_ landing: Landing) -> Landing {
    let landing = withView(landing)
    guard landing.isAround || landing.stack.map({ track.isNested($0) || !$0.isInWindow }) ?? true,
      let found = track.context.callbacks.guarding({
        try findNested(landing.id).map { ($0.stack, $0.index, false) }
          ?? findAround(landing.id).map { ($0.stack, $0.index, true) }
      })
    else { return landing }
    guard let (stack, index, isAround) = found else { return landing }
    var refined = landing
    refined.stack = stack
    refined.subview = stack.loaded(index)
    refined.isAround = isAround
    return refined
  }

  /// A landing on a view of a stack that moves along the other axis, with that view as it is loaded
  /// now: it may have been given up, or the stack may have stood for it.
  private func withView(_ landing: Landing) -> Landing {
    guard landing.stack == nil,
      landing.node.map({ !$0.isPart(of: track.node) || $0 is LazyStackNode }) ?? true,
      let view = track.context.callbacks.guarding({ try addressed(landing.id)?.shown }) ?? nil
    else { return landing }
    var landing = landing
    landing.node = view
    return landing
  }
}
