/// A scroll that a program asks of a scroll view: it makes the frames until the scroll is over.
struct ProgramScroll {
  private let scroll: ScrollNode
  private let window: Window
  private let animation: Animation?

  init(of scroll: ScrollNode, in window: Window, with animation: Animation?) {
    self.scroll = scroll
    self.window = window
    self.animation = animation
  }

  /// Scrolls to a view.
  ///
  /// - Returns: The number of frames made.
  /// - Throws: ``WindowError/unknownID(_:among:meant:)`` where nothing has the id.
  func make(to id: ViewID, at anchor: UnitPoint?) throws -> Int {
    try make(toShown: { .view(try self.spelling(of: id), anchor) })
  }

  /// Scrolls to an edge of the content.
  ///
  /// - Returns: The number of frames made.
  func make(to edge: Edge) throws -> Int { try make(toShown: { .edge(edge) }) }

  /// Scrolls to an offset.
  ///
  /// - Returns: The number of frames made.
  func make(to offset: Point) throws -> Int {
    try Course(in: window, steps: begin { .offset(offset) }).run()
  }

  /// Scrolls to a target that an unshown edit may have inserted, or that a stopped frame may have
  /// left out; that frame is made first.
  private func make(toShown target: @escaping () throws -> AnimatedScroll.Target) throws -> Int {
    guard window.hasUnseenEdits || window.wasStopped else {
      return try Course(in: window, steps: begin(target)).run()
    }
    return try Course(in: window, steps: { .frames(1) }, begin(target)).run()
  }

  private func begin(
    _ target: @escaping () throws -> AnimatedScroll.Target
  ) -> () throws -> Course.Stage {
    { [window, scroll, animation] in
      let target = try target()
      if let animation {
        let motion = AnimatedScroll(target: target, animation: animation)
        return .motion(window.requests.begin(.animation(motion), of: scroll))
      }
      window.requests.add(target.input, for: scroll)
      return .frames(1)
    }
  }

  /// The id as the content spells it.
  private func spelling(of target: ViewID) throws -> ViewID {
    let spelling = try window.reading {
      try target.spellings.first { spelling in
        try scroll.tracks.contains { try TargetSearch(on: $0).find(spelling) != nil }
          || scroll.content.flatMap { try ViewSearch(in: $0).view(spelling) } != nil
      }
    }
    if spelling == nil {
      _ = try window.reading { try WindowSearch(in: window).addressed(target, in: scroll) }
    }
    return spelling ?? target
  }
}
