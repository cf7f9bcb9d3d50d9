/// A tap on the view with an id; see ``Window/tap(_:)``.
struct ViewTap {
  private let window: Window
  private let id: ViewID
  /// The view that is tapped.
  private let node: Node
  /// The view whose action runs.
  private let target: Node
  private var context: FrameContext { window.context }

  /// Finds what is tapped.
  ///
  /// - Throws: ``WindowError/cannotTap(_:_:)`` for a view that is not visible, is disabled or has
  ///   nothing to tap.
  init(on id: ViewID, in window: Window) throws {
    guard let node = try window.reading({ try WindowSearch(in: window).addressed(id).node }) else {
      throw WindowError.cannotTap(id, .notVisible)
    }
    (self.window, self.id, self.node) = (window, id, node)
    target = try TapTarget(of: id, in: node).node
    guard !InheritedModifiers(of: target).isDisabled else {
      throw WindowError.cannotTap(id, .disabled)
    }
    try checkSight()
  }

  private func checkSight() throws {
    let (sight, tappedSight) = (ViewSight(of: target), ViewSight(of: node))
    guard sight.canBeTouched, tappedSight.canBeTouched else {
      let cover = (sight.coveringPin ?? tappedSight.coveringPin)?.label
      throw WindowError.cannotTap(id, cover.map { .covered(by: $0) } ?? .notVisible)
    }
  }

  /// Runs the action in one frame, and closes rows that are swiped open elsewhere.
  ///
  /// - Returns: The number of frames made.
  func make() throws -> Int {
    let action = target.traits.tapAction
    let closes = !context.directory.openRows.isEmpty
    guard action != nil || closes else { return 0 }
    return try Course(in: window) {
      if closes { SwipedRows(in: context).close { !node.isPart(of: $0) } }
      if let action {
        let isButton = target.viewName == "Button"
        var seen = target.seen
        // An element has the id of its data, but people know it by the one that it was given.
        if let own = target.naming.ownID, own == id { seen.id = own }
        let author = FrameAccount.Author(isButton ? .button : .tap, view: seen)
        var tap = FrameQueues.Tap(author: author, action: action)
        tap.scroll = node.nearest(ScrollNode.self)
        context.queues.taps.append(tap)
      }
      return .frames(1)
    }.run()
  }
}
