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
    let (row, actions) = try target()
    context.directory.openRows.open(row, in: SwipeSearch(at: row).container)
    try WindowFrame(of: window).make()
    return actions.map(\.name)
  }

  /// Opens the row and taps a button; see ``Window/swipe(_:edge:tapping:)``.
  func tap(_ name: String) throws -> [String] {
    let (row, actions) = try target()
    guard let action = actions.first(where: { $0.name == name }) else {
      throw WindowError.cannotSwipe(id, .noSuchAction(name, among: actions.map(\.name)))
    }
    guard !action.isDisabled else {
      throw WindowError.cannotSwipe(id, .disabledAction(action.name))
    }
    let names = try open()
    try perform(action, of: row)
    return names
  }

  /// Taps the first button; see ``Window/swipeFully(_:edge:)``.
  func tapFirst() throws -> [String] {
    let (row, actions) = try target()
    let allows = SwipeSearch(at: row).found(edge)?.actions.last?.allowsFullSwipe ?? false
    guard allows, let first = actions.first else { throw WindowError.cannotSwipe(id, .notFully) }
    guard !first.isDisabled else {
      throw WindowError.cannotSwipe(id, .disabledAction(first.name))
    }
    try perform(first, of: row)
    return actions.map(\.name)
  }

  private func perform(_ action: SwipeAction, of row: Node) throws {
    context.directory.openRows.close { _ in true }
    let author = FrameAccount.Author(.swipe, view: row.seen, title: action.name)
    context.queues.taps.append(FrameQueues.Tap(author: author, action: action.action))
    try WindowFrame(of: window).make()
  }

  /// The row that is swiped, and its buttons.
  private func target() throws -> (row: Node, actions: [SwipeAction]) {
    try window.checkVerb("swipe")
    return try window.reading {
      guard let node = try WindowSearch(in: window).addressed(id).node else {
        throw WindowError.cannotSwipe(id, .notLoaded)
      }
      guard EnclosingRows(of: node).innermostOffScreen == nil else {
        throw WindowError.cannotSwipe(id, .offScreen)
      }
      guard let (row, sets) = SwipeSearch(at: node).found(edge) else {
        let other: HorizontalEdge = edge == .leading ? .trailing : .leading
        let isOther = SwipeSearch(at: node).found(other) != nil
        throw WindowError.cannotSwipe(id, .noActions(edge, hasOther: isOther))
      }
      guard !InheritedModifiers(of: node).isDisabled else {
        throw WindowError.cannotSwipe(id, .disabled)
      }
      guard ViewSight(of: node).canBeTouched else { throw WindowError.cannotSwipe(id, .notVisible) }
      return (EnclosingRows(of: row).innermost?.node ?? row, try sets.flatMap { try $0.actions() })
    }
  }
}
