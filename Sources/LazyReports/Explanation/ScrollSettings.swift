internal import LazyTrace

/// What the scroll views of a frame are set to.
struct ScrollSettings {
  /// Whether a scroll view is drawn upside down: its start is seen at the end.
  private(set) var isUpsideDown = false
  /// Whether a scroll view opens at its end already.
  private(set) var opensAtEnd = false
  /// Whether a scroll view aligns views already.
  private(set) var alignsViews = false

  init() {}

  init(_ account: FrameAccount) {
    isUpsideDown = account.isUpsideDown
    opensAtEnd = account.opensAtEnd
    alignsViews = account.alignsViews
  }
}
