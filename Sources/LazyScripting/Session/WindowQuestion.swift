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
  /// What could be seen at the end of a frame that is kept, and what happened in it.
  ///
  /// The answer has at most `mostRows` rows, if these are enough for what stands below the drawing.
  case frame(Int, mostRows: Int? = nil)
  /// Why the content offset changed in some frames, and what moved by itself; without frames, in
  /// the last ones in which anything moved.
  case why(ClosedRange<Int>? = nil)
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

  /// Whether the answer is all that it may be, without a line that names the window: it fills a
  /// screen, or a file.
  var isAlone: Bool {
    switch self {
    case .view(_, let rows): rows != nil
    case .frame, .picture: true
    default: false
    }
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
