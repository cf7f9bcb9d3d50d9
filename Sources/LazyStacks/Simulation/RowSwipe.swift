/// Swipes a row of a window at an edge.
struct RowSwipe {
  private let window: Window
  private let id: ViewID
  private let edge: HorizontalEdge
  private var context: FrameContext { window.context }

  init(of id: ViewID, at edge: HorizontalEdge, in window: Window) {
    (self.window, self.id, self.edge) = (window, id, edge)
  }

  /// Opens the row; see ``Window/swipe(_:edge:)``.
  func open() throws -> [String] {
    let target = try target()
    SwipedRows(in: context).open(
      OpenRow(
        target.row,
        by: target.offering,
        at: edge,
        showing: target.offered,
        in: SwipeSearch(at: target.row).container
      )
    )
    try WindowFrame(of: window).make()
    return target.actions.map(\.name)
  }

  /// Opens the row and taps a button; see ``Window/swipe(_:edge:tapping:)``.
  func tap(_ name: String) throws -> [String] {
    let target = try target()
    let actions = target.actions
    guard let action = actions.first(where: { $0.name == name }) else {
      throw WindowError.cannotSwipe(id, .noSuchAction(name, among: actions.map(\.name)))
    }
    guard !action.isDisabled else {
      throw WindowError.cannotSwipe(id, .disabledAction(action.name))
    }
    let names = try open()
    try perform(action, of: target.row)
    return names
  }

  /// Taps the first button; see ``Window/swipeFully(_:edge:)``.
  func tapFirst() throws -> [String] {
    let target = try target()
    let actions = target.actions
    let allows = target.offered.last?.allowsFullSwipe ?? false
    guard allows, let first = actions.first else { throw WindowError.cannotSwipe(id, .notFully) }
    guard !first.isDisabled else {
      throw WindowError.cannotSwipe(id, .disabledAction(first.name))
    }
    try perform(first, of: target.row)
    return actions.map(\.name)
  }

  private func perform(_ action: SwipeAction, of row: Node) throws {
    SwipedRows(in: context).close { _ in true }
    let author = FrameAccount.Author(.swipe, view: row.seen, title: action.name)
    context.queues.taps.append(FrameQueues.Tap(author: author, action: action.action))
    try WindowFrame(of: window).make()
  }

  /// A row that can be swiped.
  private struct Target {
    let row: Node
    /// The view that offers the actions: the row, or one in it.
    let offering: Node
    let offered: [SwipeActions]
    /// The buttons of all of them.
    let actions: [SwipeAction]
  }

  /// The row that is swiped, and its buttons.
  private func target() throws -> Target {
    try window.checkVerb("swipe")
    guard context.profile.rowGestures else { throw WindowError.cannotSwipe(id, .ofLaterSystems) }
    return try window.reading {
      guard let node = try WindowSearch(in: window).addressed(id).node else {
        throw WindowError.cannotSwipe(id, .notLoaded)
      }
      guard EnclosingRows(of: node).innermostOffScreen == nil else {
        throw WindowError.cannotSwipe(id, .offScreen)
      }
      guard let (offering, sets) = SwipeSearch(at: node).found(edge) else {
        let other: HorizontalEdge = edge == .leading ? .trailing : .leading
        let isOther = SwipeSearch(at: node).found(other) != nil
        throw WindowError.cannotSwipe(id, .noActions(edge, hasOther: isOther))
      }
      guard !InheritedModifiers(of: node).isDisabled else {
        throw WindowError.cannotSwipe(id, .disabled)
      }
      guard ViewSight(of: node).canBeTouched else { throw WindowError.cannotSwipe(id, .notVisible) }
      return Target(
        row: EnclosingRows(of: offering).innermost?.node ?? offering,
        offering: offering,
        offered: sets,
        actions: try sets.flatMap { try $0.actions() }
      )
    }
  }
}
