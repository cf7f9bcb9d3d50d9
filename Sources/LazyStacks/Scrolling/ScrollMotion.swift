/// A motion that moves a scroll view over time until it rests; a scroll view has at most one.
///
/// A verb or a callback creates it and hands it over as an input. From then on each frame advances
/// it by virtual time. Whoever waits for it asks `isOver`, which is true once it has come to rest
/// or another input has taken its place.
final class ScrollMotion {
  /// How a motion begins.
  enum Beginning {
    /// A finger touches, moves along a path, and lifts.
    indirect case finger(FingerPath)
    /// A finger lifts with a velocity along each axis, in points per second.
    case fling(Point)
    /// A finger touches, which stops the content, and lifts at once.
    case stop
    /// A program starts an animated scroll.
    indirect case animation(AnimatedScroll)
  }

  let beginning: Beginning
  /// What moves the content on a finger's path: a finger, or one of the things that count as one.
  let device: LedgerMotion
  @Outlived private(set) var node: ScrollNode?
  /// How the motion ended; nil while it goes on.
  private(set) var outcome: Outcome?
  /// Whether a callback started it during a frame, so that the frame shows nothing of it yet.
  let isOfCallback: Bool

  init(
    _ beginning: Beginning,
    of node: ScrollNode,
    by device: LedgerMotion = .finger,
    isOfCallback: Bool = false
  ) {
    (self.beginning, self.device) = (beginning, device)
    self.isOfCallback = isOfCallback
    _node = Outlived(wrappedValue: node)
  }

  /// How a motion ended.
  enum Outcome {
    /// It reached its end.
    case arrived
    /// Something else moves the content now.
    case interrupted
    /// The scroll view was removed or is no longer shown.
    case gone
  }

  /// Whether the motion has ended.
  var isOver: Bool { outcome != nil }

  /// Marks the motion as ended; the first outcome stays.
  func end(_ outcome: Outcome) { self.outcome = self.outcome ?? outcome }

  /// Lifts the finger in the next frame if this motion is a finger on the content; otherwise does
  /// nothing.
  func lift() {
    guard case .finger = beginning, let node, node.motion === self, node.phase == .interacting
    else { return }
    ScrollTravel(of: node).end(.interrupted)
    node.activity.endsMotion = true
  }
}
