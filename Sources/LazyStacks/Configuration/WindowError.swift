import LazyExtents

/// A request that a window cannot fulfil.
public enum WindowError: Error, Equatable, CustomStringConvertible {
  /// The window was closed.
  case closed
  /// A verb was used while a frame was being made.
  case busy(verb: String)
  /// A change was asked for by a function that only answers, such as a body or a layout.
  case asked(verb: String)
  /// A change was asked for by a reporter, which describes a window and only reads it.
  case described(verb: String)
  /// Something that needs a frame was used while none was being made.
  case noFrame(verb: String)
  /// A number outside its range.
  case badValue(name: String, value: Double, expected: String)
  /// No scroll view with this id, or none at all, is loaded.
  case noScrollView(ViewID?)
  /// No view has this id; with the existing ids (of a `ForEach` the first and the last) and the one
  /// that is spelled most alike.
  case unknownID(
    ViewID,
    among: [String] = [],
    meant: ViewID? = nil,
    place: SearchedPlace = .rows
  )
  /// A view that cannot be tapped.
  case cannotTap(ViewID, TapObstacle)
  /// A row that cannot be dragged to another place.
  case cannotReorder(ViewID, ReorderObstacle)
  /// A row that cannot be swiped open.
  case cannotSwipe(ViewID, SwipeObstacle)
  /// A finger on a scroll view in which scrolling is disabled.
  case scrollDisabled(verb: String)
  /// An edge of the other axis.
  case wrongEdge(Edge, axis: Axis)
  /// A single number for a scroll view that scrolls along both axes.
  case needsBothAxes(verb: String)
  /// The true length of the content cannot be determined.
  case unknownLength(reason: String)
  /// A sample of a recorded gesture, from 1, that cannot be replayed.
  case badSample(Int, reason: String)
  /// Something still moves after a number of virtual seconds.
  case notSettled(limit: Double, what: String)

  /// Where an id was looked for.
  public enum SearchedPlace: Equatable, Sendable {
    /// In a part of the window that has rows of a `ForEach` in a lazy container.
    case rows
    /// In a part of the window that has none.
    case views
    /// In the loaded view to which the first part of a path leads; with the rest of the path.
    case element(ViewID, ViewID)
    /// In the data, where an element has it that gives no view now.
    case emptyElement
    /// Among the views of a `ViewThatFits` that are not shown now.
    case candidate
  }

  /// Why a view cannot be tapped.
  public enum TapObstacle: Equatable, Sendable {
    /// It is not loaded, off screen, or hidden.
    case notVisible
    /// It, or a view around it, is disabled.
    case disabled
    /// Neither it nor anything in or around it has an action.
    case noAction
    /// A view that an edge holds covers what could be seen of it.
    case covered(by: ViewID)
    /// Several views in it have an action; with the paths to those that have an id.
    case several(Int, paths: [ViewID] = [])
  }

  /// How many ids, or stretches of them, are listed.
  private static let mostIDs = 8

  private static func list(_ ids: [String]) -> String {
    guard !ids.isEmpty else { return "" }
    let rest = ids.count > mostIDs ? ", …" : ""
    return "the ids here are \(ids.prefix(mostIDs).joined(separator: ", "))\(rest); "
  }

  /// The refusal of a change by the code that only answers now.
  public static func refusing(_ verb: String) -> WindowError {
    Asking.current?.isReporting == true ? .described(verb: verb) : .asked(verb: verb)
  }

  /// What to use in a callback or a body in place of a verb.
  private static func alternative(to verb: String) -> String {
    switch verb {
    case "drag", "fling", "scrollTo", "stop", "replay", "swipe", "reorder":
      "move the content with a ScrollPosition: position:scrollTo takes effect in the next pass"
    case "tap": "call what the action calls"
    case "step", "run", "settle", "play", "wait":
      "wait in a :task, or write after(seconds, function() … end)"
    case "resize": "resize the window after the verb that made the frame"
    case "close": "close the window after the verb that made the frame"
    case "check": "check after the verb that made the frame"
    default: "change data with window:update, which then belongs to the next pass"
    }
  }

  /// An id with its kind: a string in quotes.
  private static func literal(_ id: ViewID) -> String {
    if case .string(let text) = id { "the string \"\(text)\"" } else { "the number \(id)" }
  }

  /// One sentence for people: what is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .closed: "the window was closed"
    case .busy(let verb):
      "\(verb) cannot be used while a frame is being made; \(Self.alternative(to: verb))"
    case .asked(let verb):
      "\(verb) cannot be used while views are described, measured and placed; change data in a "
        + "callback, such as :onAppear, a :task or an action"
    case .described(let verb):
      "\(verb) cannot be used while a reporter describes a window, which it only reads; scroll and "
        + "change data in a program"
    case .noFrame(let verb): "\(verb) is used in a callback or a body, while a frame is made"
    case .badValue(let name, let value, let expected):
      "\(name) is \(value.shortestText); expected \(expected)"
    case .noScrollView(nil): "the window has no scroll view"
    case .noScrollView(let id?):
      "no scroll view with the id \(id) is loaded; give the ScrollView that :id, or scroll to "
        + "where it stands first"
    case .unknownID(let id, _, let meant?, _):
      "no view has \(Self.literal(id)) as its id; did you mean \(Self.literal(meant))?"
    case .unknownID(let id, let ids, nil, let place): Self.unknown(id, among: ids, in: place)
    case .cannotTap(let id, .notVisible):
      "\(id) cannot be tapped because it is not visible; scroll to it first"
    case .cannotTap(let id, .disabled): "\(id) cannot be tapped because it is disabled"
    case .cannotTap(let id, .noAction):
      "\(id) has nothing to tap; give it an :onTapGesture, or make it a Button"
    case .cannotTap(let id, .covered(let cover)):
      "\(id) cannot be tapped because \(cover) is pinned over it; scroll it out from under that"
    case .cannotTap(let id, .several(let count, let paths)):
      "there are \(count) views to tap in \(id); "
        + (paths.isEmpty
          ? "give an :id to the one that is meant"
          : "write \(paths.map { "\"\($0)\"" }.joined(separator: " or "))")
    case .cannotReorder(let id, let obstacle): "\(id) \(obstacle)"
    case .cannotSwipe(let id, let obstacle): "\(id) \(obstacle)"
    case .scrollDisabled(let verb):
      "\(verb) does nothing to a scroll view in :scrollDisabled; scroll by a program with "
        + "scrollTo, or leave the modifier out"
    case .wrongEdge(let edge, let axis):
      "\(edge.rawValue) is no edge of a \(axis.rawValue) scroll view"
    case .needsBothAxes(let verb):
      "the content scrolls along both axes; give \(verb) an x and a y"
        + (Self.bothAxes[verb].map { ": \(verb) { \($0) = { x = 0, y = 200 } }" } ?? "")
    case .unknownLength(let reason): "the true size of the content is not known: \(reason)"
    case .badSample(let number, let reason): "sample \(number) of the gesture: \(reason)"
    case .notSettled(let limit, let what):
      "\(what) after \(limit.shortestText) \(limit == 1 ? "second" : "seconds")"
    }
  }
}

extension WindowError {
  /// The parameters of verbs that take a number for each axis as a table.
  private static let bothAxes = ["drag": "by", "fling": "velocity"]

  /// The sentence about an id that no view has.
  private static func unknown(
    _ id: ViewID,
    among ids: [String],
    in place: SearchedPlace
  ) -> String {
    switch place {
    case .rows:
      return "no view has the id \(id); \(list(ids))what is inside an element is found by its own "
        + "id only while that element is loaded: name both as { element, id }, or give this id to "
        + "the ForEach"
    case .emptyElement:
      return "\(id) is an element of a ForEach that gives no view now; there is nothing to find "
        + "before its content function returns one"
    case .candidate:
      return "\(id.steps.last ?? id) is in a ViewThatFits that shows another view now; offer it "
        + "the room that it needs, or name what is shown"
    case .views: return "no view has the id \(id); \(list(ids))\(remedy(for: id))"
    case .element(let outer, .string(let name)) where UnitPoint.named.contains { $0.name == name }:
      let view = if case .string(let text) = outer { "\"\(text)\"" } else { "\(outer)" }
      return "no view in \(outer) has the id \(name); scrollTo { id = \(view), anchor = "
        + "\"\(name)\" } aligns it"
    case .element(let outer, let inner):
      let there = list(ids).replacing("the ids here are", with: "the ids there are")
      return "no view in \(outer) has the id \(inner); \(there)\(remedy(for: inner))"
    }
  }

  /// How a view gets an id.
  private static func remedy(for id: ViewID) -> String {
    guard case .string(let text)? = id.steps.last else {
      return "give the view :id(\(id.steps.last ?? id))"
    }
    return "give the view :id \"\(text)\""
  }

  /// Refuses offsets and distances that are not numbers, or longer than any content.
  static func check(_ points: Double, named name: String) throws {
    guard abs(points) <= Double.longestLength else {
      throw badValue(
        name: name,
        value: points,
        expected: "points, at most \(Double.longestLength.whole) either way"
      )
    }
  }
}
