/// What a finger or a program does to a scroll view, in one frame or from one on.
///
/// The verbs of a ``ScrollViewProxy``, the requests of a ``ScrollPosition`` and everything that is
/// made of them come down to these.
public enum ScrollAction {
  /// A finger moves the content by a distance, positive towards the end, over a number of seconds,
  /// and rests before it lifts; one that takes no time does so in one frame.
  case drag(by: Point, duration: Double)
  /// A recorded finger moves the content.
  case gesture([FingerSample])
  /// A finger lifts at a speed along each axis, in points per second.
  case fling(velocity: Point)
  /// A finger touches and lifts at once, which ends what moves the content.
  case stop
  /// A program scrolls to a view, to an anchor or by the smallest movement.
  case view(ViewID, anchor: UnitPoint?, animation: Animation?)
  /// A program scrolls to an edge of the content.
  case edge(Edge, animation: Animation?)
  /// A program scrolls to an offset, of which only the axes that scroll are read.
  case offset(Point, animation: Animation?)

  /// What a finger does on a path.
  init(_ path: FingerPath) {
    self =
      path.recorded.map(ScrollAction.gesture)
      ?? .drag(by: path.place(at: .infinity), duration: path.duration)
  }
}
