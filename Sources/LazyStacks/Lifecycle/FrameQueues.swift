/// What a frame found that has to be done or told later in it, or in the next one.
///
/// Each queue is filled by one pass and handed over once, by another; all of them are let go of as
/// one value.
struct FrameQueues {
  /// The lazy stacks that were laid out in this frame, in the order of their first layout.
  var laidOut: [LazyStackNode] = []
  /// The eager nodes that came into being in this frame and are shown from now on.
  var entering: [Node] = []
  /// The nodes that were shown and are not any more.
  var leaving: [Node] = []
  /// The subviews that were given up and are told so once they disappeared.
  var evicted: [Subview] = []
  /// The views that came on screen whose tasks have to be started, in order.
  var starting: [Node] = []
  /// Tasks that have to begin anew because their ids changed.
  var restarting: [() -> Void] = []
  /// Observers that have to be told that a value changed.
  var changed: [() -> Void] = []
  /// What the next frame does because something was tapped.
  var taps: [FrameContext.Tap] = []
  /// The lazy containers of which an element showed how many subviews the elements are, so that
  /// their lists are read anew in the frame.
  var rereading: [LazyStackNode] = []
  /// The lazy containers whose rows show data that were edited, where work was stopped before they
  /// were made anew.
  var staleRows: [LazyStackNode] = []
}
