/// What moves a scroll view at the moment.
public enum ScrollPhase: String, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// A finger rests on it.
  case tracking
  /// A finger moves it.
  case interacting
  /// It moves on by itself after the finger lifted.
  case decelerating
  /// A programmatic scroll with an animation.
  case animating

  /// Whether anything moves or may move the content.
  public var isScrolling: Bool { self != .idle }
}
