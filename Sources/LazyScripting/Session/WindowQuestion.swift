public import LazyStacks
internal import Lua

/// A question about the window of a session, without any Lua.
public enum WindowQuestion: Sendable, Equatable {
  /// A drawing of what can be seen, with the content offset and the measured part of the content.
  ///
  /// With the truth, everything is measured to show the errors of the content size and the offset.
  /// The answer has at most `mostRows` rows, if these are enough for what stands below the drawing.
  case view(withTruth: Bool = false, mostRows: Int? = nil)
  /// A picture in SVG of what can be seen, with the scroll bar; with the truth, a second one.
  case picture(withTruth: Bool)
  /// Why the content offset last changed, and what moved by itself.
  case why
  /// The tree of views that have a place.
  case tree
  /// The counters and figures.
  case metrics
  /// The findings of the lint.
  case lint
  /// The last events of some kinds, a line each.
  case trace([Event.Kind], last: Int)
  /// What is known about the view with an id.
  case node(String)

  /// Whether it is asked again and again to fill a screen.
  var isWatched: Bool {
    if case .view(_, let rows) = self { return rows != nil }
    return false
  }
}

/// A scroll of the window of a session, without any Lua.
public enum WindowScroll: Sendable, Equatable {
  /// By a fraction of the visible height; below 0 toward the start.
  case pages(Double)
  /// By points; below 0 toward the start.
  case points(Double)
  /// To the start of the content.
  case start
  /// To the end of the content.
  case end
}
