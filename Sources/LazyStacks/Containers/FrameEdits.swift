import LazyExtents

/// What the edits of a frame did to a lazy container; begun anew once the frame is recorded.
struct FrameEdits {
  /// Whether subviews came, went or moved.
  var isRearranged = false
  /// Whether an edit changed what stands before what is in sight, and no offset followed yet.
  var isUntold = false
  /// Whether its lazy layout has other parameters.
  var hasOtherLayout = false
  /// Visible subviews whose data was removed, unordered.
  var lost: [ViewID] = []
  /// The list before the first of the edits.
  var former: SubviewList?
  /// What is left of the list before the edits, in the new order; nil where there were none.
  var kept: [KeptStretch]?
}
