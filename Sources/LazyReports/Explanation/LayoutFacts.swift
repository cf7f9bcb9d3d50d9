internal import LazyTrace

/// What was laid out anew in a frame, and for which sizes.
struct LayoutFacts {
  private(set) var isAnew = false
  /// Whether the window or a container got another size, so that lengths answer to that.
  private(set) var isOfOtherSize = false
  /// Whether a container got another length across its axis, so that all in it was laid out anew.
  private(set) var hasOtherCrossLength = false
  /// Whether a horizontal container learned something.
  private(set) var isSideways = false

  mutating func take(_ change: EstimateChange) {
    if change.view.hasPrefix("LazyH") { isSideways = true }
    if change.isReset || change.forgetsLengths { hasOtherCrossLength = true }
    if change.isReset { (isAnew, isOfOtherSize) = (true, true) }
    if change.edit != nil, change.view.hasSuffix("Grid") { isAnew = true }
  }

  mutating func take(_ account: FrameAccount) {
    if !account.gone.isEmpty || !account.shortened.isEmpty { isAnew = true }
    if account.window != nil { isOfOtherSize = true }
  }
}
