/// Work that a frame found and that has to be done or reported later in it, or in the next one.
///
/// Each queue is filled by one pass and taken once, by another; all of them are released as one
/// value.
struct FrameQueues {
  /// The lazy stacks that were laid out in this frame, in the order of their first layout.
  var laidOut: [LazyStackNode] = []
  /// The eager nodes that came into being in this frame and are shown from now on.
  var entering: [Node] = []
  /// The nodes that were shown and are not any more.
  var leaving: [Node] = []
  /// The subviews that were given up, to be reported once they disappeared.
  var evicted: [Subview] = []
  /// The views that came on screen whose tasks have to be started, in order.
  var starting: [Node] = []
  /// The views with tasks that may have to begin anew because their ids changed.
  var restarting: [Node] = []
  /// Observers of a value that changed.
  var changed: [() -> Void] = []
  /// What the next frame does because of a tap.
  var taps: [Tap] = []
  /// The lazy containers for which an element showed how many subviews the elements have, so that
  /// their lists are read anew in the frame.
  var rereading: [LazyStackNode] = []
  /// The containers whose rows show edited data, if work was stopped before they were made anew, or
  /// rows are dragged in them.
  var staleRows: [Node] = []

  /// Work that is done before the first pass of a frame, and its origin.
  struct Tap {
    let author: FrameAccount.Author
    let action: () throws -> Void
    /// The scroll view that the finger touches.
    @Outlived var scroll: ScrollNode?
  }

  /// Notes that a stack was laid out in this frame.
  mutating func noteLayout(of stack: LazyStackNode) {
    guard !stack.layoutNotes.isLaidOut else { return }
    stack.layoutNotes.isLaidOut = true
    laidOut.append(stack)
  }

  /// Returns and forgets the stacks that were laid out.
  mutating func takeLaidOut() -> [LazyStackNode] {
    laidOut.walk { $0.layoutNotes.isLaidOut = false }
    let taken = laidOut
    laidOut = []
    return taken
  }

  /// Uses the room of a list that was taken, if nothing was laid out since.
  mutating func reuse(_ taken: consuming [LazyStackNode]) {
    taken.empty()
    if laidOut.isEmpty { laidOut = taken }
  }
}
