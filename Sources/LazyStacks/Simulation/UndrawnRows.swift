/// The rows of a window's lazy containers that are not drawn although some of them would be in
/// sight.
struct UndrawnRows {
  private let window: Window
  private var context: FrameContext { window.context }

  init(of window: Window) { self.window = window }

  /// Those that were removed; see ``WindowReports/vanishedEarly``.
  func vanished() throws -> [UndrawnView] {
    guard context.directory.painting.isUsed else { return [] }
    var found: [UndrawnView] = []
    try Self.collect(in: window.root, into: &found) { $0.life.stage == .retained }
    return found
  }

  /// Those that were never in sight; see ``WindowReports/missing``.
  func missing() throws -> [UndrawnView] {
    var found: [UndrawnView] = []
    if context.directory.painting.isUsed {
      try Self.collect(in: window.root, into: &found) {
        $0.life.stage != .retained && $0.life.stage != .prefetched
      }
    }
    try collectUnloaded(into: &found)
    return found
  }

  private func collectUnloaded(into found: inout [UndrawnView]) throws {
    guard !window.isMakingFrame, !window.hasUnseenEdits,
      let scroll = ViewSearch(in: window.root).scroll
    else {
      return
    }
    try window.withoutFrames {
      try context.work.nesting {
        let survey = WindowSurvey(window, along: nil)
        defer { survey.end() }
        guard let copy = ViewSearch(in: survey.root).scroll else { return }
        for (track, other) in zip(scroll.tracks, copy.tracks) {
          for (stack, twin) in zip(track.stacks, other.stacks) {
            try UnloadedRows(of: stack, madeBy: twin).collect(into: &found)
          }
        }
        try survey.rethrow()
      }
    }
  }

  /// Adds the loaded rows at and below a view that are not on screen, fulfill a condition and would
  /// be drawn in sight.
  private static func collect(
    in view: Node,
    into found: inout [UndrawnView],
    where fulfills: (Subview) -> Bool
  ) throws {
    try view.context.work.poll()
    if let stack = view as? LazyStackNode {
      for subview in stack.store.subviewsInOrder where !subview.isPlaced && fulfills(subview) {
        try view.context.work.poll()
        found.append(subview, in: stack)
      }
    }
    for child in view.children { try collect(in: child, into: &found, where: fulfills) }
  }
}

extension [UndrawnView] {
  /// Adds a row that would be drawn in sight, made in the container itself or in a copy.
  fileprivate mutating func append(_ subview: Subview, in stack: LazyStackNode) {
    let row = RowOutOfSight(subview.node, at: subview.index, in: stack)
    guard let (frame, drawn) = row.drawnInSight else { return }
    append(
      UndrawnView(id: subview.label, view: subview.viewName, frame: frame, drawnRect: drawn)
    )
  }
}

/// The rows near the region of a lazy container that are not loaded.
private struct UnloadedRows {
  private let stack: LazyStackNode
  /// The container in a copy of the window, which makes the rows.
  private let twin: LazyStackNode

  /// How many lengths of what it shows a scroll view is searched, on either side.
  private static let searchedLengths = 3.0
  /// How many rows are searched on either side.
  private static let searchedRows = 500

  init(of stack: LazyStackNode, madeBy twin: LazyStackNode) {
    self.stack = stack
    self.twin = twin
  }

  /// Adds those that would be drawn in sight.
  func collect(into found: inout [UndrawnView]) throws {
    guard let region = stack.scroll?.containerSize[stack.axis] else { return }
    // Elements of which nobody knows yet how many rows they are have no places.
    let known = min(stack.run.count, stack.loader.reachedCount)
    guard known > 0, twin.loader.reached(known - 1) == known - 1 else { return }
    let span = stack.visibleSpan
    let reach = Self.searchedLengths * region
    func search(_ lines: some Sequence<Int>) throws {
      for line in lines.prefix(Self.searchedRows) {
        let rel = stack.placement.containerStart + stack.run.position(of: line)
        guard rel - span.end < reach, span.start - rel < reach else { return }
        for (column, index) in stack.lineMap.subviews(of: line).enumerated() {
          try stack.context.work.poll()
          guard stack.loaded(index).map({ $0.life.stage == .prefetched }) ?? true else { continue }
          let subview = twin.loader.subview(at: index, because: .sample)
          let place = twin.measurer.place(
            of: subview,
            column: column,
            columns: stack.columns,
            crossLength: stack.crossLength
          )
          let size = subview.node.sizeThatFits(place.offer)
          let across =
            place.start + place.position(of: subview.node, along: stack.axis.cross, size: size)
          subview.node.place(
            at: Point(along: 0, across: across, axis: stack.axis),
            proposal: place.offer
          )
          found.append(subview, in: stack)
        }
      }
    }
    try search((0..<stack.run.first).reversed())
    try search(stack.run.last..<max(stack.run.last, known))
  }
}
