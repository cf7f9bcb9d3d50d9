/// What is done to a scroll view of a window, as whoever listens is told.
public struct ToldScroll {
  /// What is done.
  public let action: ScrollAction
  /// Whether it takes effect after the edits of its frame instead of before them.
  public let isAfterEdits: Bool
  /// Whether it is done to the outermost scroll view.
  public let isOutermost: Bool

  /// Receives what is done to the scroll views of a window.
  public typealias Listener = (ToldScroll) -> Void
}
