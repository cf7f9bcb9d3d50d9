/// The buttons of a row that is swiped open at an edge.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: [Content]
  /// Is told whether the buttons are shown; nil if nobody asks.
  var onPresentationChanged: ((Bool) throws -> Void)?
}

/// One button that a row offers.
struct SwipeAction {
  let name: String
  let action: () throws -> Void
  var isDisabled = false
}

extension SwipeActions {
  /// The buttons, in order.
  ///
  /// - Throws: ``ContentError`` for a view that is not a button.
  func actions() throws -> [SwipeAction] { try content.flatMap(Self.actions) }

  private static func actions(in content: Content) throws -> [SwipeAction] {
    switch content.kind {
    case .empty: return []
    case .group(let children): return try children.flatMap(actions)
    case .modified(let inner, .tap(let action)):
      return [SwipeAction(name: inner.firstWords ?? inner.viewName, action: action)]
    case .modified(let inner, .disabled(true)):
      return try actions(in: inner).map { action in
        var action = action
        action.isDisabled = true
        return action
      }
    case .modified(let inner, _): return try actions(in: inner)
    default:
      throw ContentError.contradiction(
        "\(content.viewName) in :swipeActions has no action; write Button { \"…\", action = f }"
      )
    }
  }
}

extension Content {
  /// What is written in the first text of the description.
  fileprivate var firstWords: String? {
    switch kind {
    case .leaf(let leaf): (leaf as? Text)?.string
    case .group(let children), .layout(_, let children):
      children.lazy.compactMap(\.firstWords).first
    case .modified(let inner, _): inner.firstWords
    default: nil
    }
  }
}

extension Content {
  /// The view itself, if its swipe actions are buttons.
  ///
  /// - Throws: ``ContentError`` that names a view that is not a button.
  public func checkedSwipeActions() throws -> Content {
    if case .modified(_, .swipeActions(let actions)) = kind { _ = try actions.actions() }
    return self
  }
}

extension View {
  /// Offers buttons when the row is swiped at an edge; see ``Window/swipe(_:edge:)``.
  ///
  /// - Parameters:
  ///   - edge: At which edge.
  ///   - allowsFullSwipe: Whether a long swipe does what the first button does.
  ///   - actions: The buttons.
  ///   - onPresentationChanged: Called with true when the buttons are revealed, and with false when
  ///     they are dismissed; a full swipe, which reveals none, does not call it.
  /// - Returns: The view with the buttons.
  public func swipeActions(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    actions: [Content],
    onPresentationChanged: ((Bool) throws -> Void)? = nil
  ) -> Content {
    modified(
      .swipeActions(
        SwipeActions(
          edge: edge,
          allowsFullSwipe: allowsFullSwipe,
          content: actions,
          onPresentationChanged: onPresentationChanged
        )
      )
    )
  }

  /// Lets one row be open at a time among those in the view; without it, in the window.
  public func swipeActionsContainer() -> Content { modified(.swipeActionsContainer) }
}
