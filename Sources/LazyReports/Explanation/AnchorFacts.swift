internal import LazyTrace

/// What anchors, scroll positions and target behaviors did to offsets in a frame.
struct AnchorFacts {
  /// Whether an anchor or a position changed an offset, so that it is told of that.
  private(set) var changeOffsets = false
  /// Whether a default anchor aligns content that is too short.
  private(set) var align = false
  /// Whether a target behavior aligned the content with another length of the container.
  private(set) var alignAgain = false
  /// Whether a scroll position stays at an edge.
  private(set) var areOfPosition = false
  /// Whether a scroll position keeps the view in place to which it scrolled.
  private(set) var keepView = false
  /// Whether it does so because the container has another length.
  private(set) var areOfContainer = false

  mutating func take(_ entry: LedgerEntry) {
    // What a list remembers no anchor of SwiftUI's chose.
    guard !entry.isRemembered else { return }
    if entry.isOfPosition {
      areOfPosition = true
      if entry.subject != nil { keepView = true }
      if entry.oldContainer != nil { areOfContainer = true }
    }
    if entry.anchor != nil { changeOffsets = true }
    if entry.anchor == .alignment { align = true }
    if entry.isAlignedAgain { alignAgain = true }
  }
}
