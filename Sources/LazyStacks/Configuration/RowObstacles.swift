extension WindowError {
  /// Why a row cannot be dragged to another place; the text of the description follows the row's
  /// id.
  public enum ReorderObstacle: Equatable, Sendable, CustomStringConvertible {
    /// The window's profile stands for systems that have no such rows.
    case ofLaterSystems
    /// It is not on screen, or covered.
    case notVisible
    /// Its `ForEach` does not allow dragging.
    case notReorderable
    /// Nothing around it observes drags.
    case noContainer
    /// The observer of drags is disabled now.
    case disabled
    /// It is no row of the same `ForEach` as the one that is dragged first.
    case notBeside(ViewID)
    /// The place is before a row that is dragged itself.
    case ontoItself
    /// The place is one in another `ForEach`.
    case elsewhere(ViewID)
    /// The container has no such collection, or takes no rows there.
    case noCollection(ViewID)

    /// What is wrong and what to do.
    public var description: String {
      switch self {
      case .ofLaterSystems:
        "cannot be dragged in this profile, which stands for systems without :reorderable; leave "
          + "it out, or give the profile rowGestures = true"
      case .notVisible: "cannot be dragged because it is not visible; scroll to it first"
      case .notReorderable:
        "is no row that can be dragged; write ForEach { … }:reorderable()"
      case .noContainer:
        "can be dragged nowhere; give the stack around it a :reorderContainer { move = f }"
      case .disabled: "cannot be dragged because :reorderContainer is not enabled"
      case .notBeside(let other):
        "cannot be dragged along with \(other), which is a row of another ForEach; drag them one "
          + "after the other"
      case .ontoItself: "is dragged itself; give a place before a row that stays"
      case .elsewhere(let other):
        "cannot be dragged to \(other), which is a row of another ForEach; give both a "
          + ":reorderable { collectionID = … } and the container a container ="
      case .noCollection(let collection):
        "cannot be dragged to \(collection), which is no collection of its container; give that a "
          + "container =, and both ForEaches a :reorderable { collectionID = … }"
      }
    }
  }

  /// Why a row cannot be swiped open; the text of the description follows the row's id.
  public enum SwipeObstacle: Equatable, Sendable, CustomStringConvertible {
    /// The window's profile stands for systems that have swipe actions in a `List` alone.
    case ofLaterSystems
    /// It was never made, or was given up.
    case notLoaded
    /// It is kept, but off screen.
    case offScreen
    /// It is not on screen, covered or hidden.
    case notVisible
    /// It, or a view around it, is disabled.
    case disabled
    /// It offers nothing at this edge, but maybe at the other one.
    case noActions(HorizontalEdge, hasOther: Bool)
    /// It has no button of this name.
    case noSuchAction(String, among: [String])
    /// Its button of this name is disabled.
    case disabledAction(String)
    /// A long swipe does nothing.
    case notFully

    /// What is wrong and what to do.
    public var description: String {
      switch self {
      case .ofLaterSystems:
        "cannot be swiped in this profile, which stands for systems with :swipeActions in a List "
          + "alone; leave it out, or give the profile rowGestures = true"
      case .notLoaded: "cannot be swiped because it is not loaded; scroll to it first"
      case .offScreen:
        "cannot be swiped because it is kept off screen; scroll to it first"
      case .notVisible: "cannot be swiped because it is not visible; scroll to it first"
      case .disabled: "cannot be swiped because it is disabled"
      case .noActions(let edge, true):
        "has no swipe actions at the \(edge.rawValue) edge, but at the other one; swipe it there"
      case .noActions(let edge, false):
        "has no swipe actions; give it :swipeActions { edge = \"\(edge.rawValue)\", Button { … } }"
      case .noSuchAction(let name, let names):
        names.isEmpty
          ? "has no buttons in its swipe actions"
          : "has no button \"\(name)\"; there is "
            + names.map { "\"\($0)\"" }.joined(separator: ", ")
      case .disabledAction(let name): "cannot do \"\(name)\" because that button is disabled"
      case .notFully:
        "does nothing on a full swipe; leave allowsFullSwipe = false out, or tap a button"
      }
    }
  }
}
