import LazyExtents

/// What the edits of a frame did to a lazy container; reset once the frame is recorded.
struct FrameEdits {
  /// Whether subviews came, went or moved.
  var isRearranged = false
  /// Whether an edit changed what is before the subviews in sight and the offset has not followed
  /// yet.
  var isUntold = false
  /// Whether its lazy layout has other parameters.
  var hasOtherLayout = false
  /// How its subviews were aligned across it, if they are aligned otherwise now.
  var oldAlignment: AlignmentGuide?
  /// Visible subviews whose data was removed, unordered.
  var lost: [ViewID] = []
  /// The list of subviews before the first edit.
  var former: SubviewList?
  /// The parts of the old list that are kept, in the new order; nil without an edit.
  var kept: [KeptStretch]?
  /// What is not among them because nobody had evaluated it.
  var unopened = UnopenedElements()
  /// How many lines came in before what is in sight, if nothing else was edited there, and how long
  /// they were taken to be then, with their distances.
  var cameBefore: (count: Int, length: Double)?
  /// What went before everything in sight and what that had counted, if nothing else happened
  /// there.
  var wentBefore: (count: Int, length: Double)?
  /// What came in and what went before everything in sight, if both happened and nothing was moved
  /// there.
  var exchangedBefore: (came: (count: Int, length: Double), went: (count: Int, length: Double))?

  /// Notes what an edit did before everything in sight.
  mutating func note(_ edit: EstimateChange.Edit) {
    if edit.inserted + edit.removed > 0 { isUntold = true }
    let isAlone = edit.removed == 0 && edit.inserted > 0
    cameBefore = isAlone ? (edit.inserted, edit.change) : nil
    wentBefore = edit.inserted == 0 ? (edit.removed, -edit.change) : nil
    let isExchange = edit.inserted > 0 && edit.removed > 0 && edit.moved == 0 && edit.brought == 0
    exchangedBefore = nil
    if isExchange, let length = edit.removedLength {
      exchangedBefore = (
        came: (edit.inserted, edit.change + length), went: (edit.removed, length)
      )
    }
  }
}
