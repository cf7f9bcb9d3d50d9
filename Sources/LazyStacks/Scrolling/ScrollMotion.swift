/// What moves a scroll view over time until it rests; a scroll view has at most one.
///
/// A verb or a callback makes it, and hands it over as an input; from then on each frame advances
/// it by virtual time. Whoever waits for it asks whether it is over: it came to rest, or another
/// input took its place.
final class ScrollMotion {
  /// How it begins.
  enum Beginning {
    /// A finger touches, moves along a path, and lifts.
    case finger(FingerPath)
    /// A finger lifts with a speed along each axis, in points per second.
    case fling(Point)
    /// A finger touches, and lifts at once.
    case stop
    /// A program scrolls along a curve.
    case animation(AnimatedScroll)
  }

  let beginning: Beginning
  @Outlived private(set) var node: ScrollNode?
  /// How it ended; nil while it goes on.
  private(set) var outcome: Outcome?
  /// Whether a frame began it that shows nothing of it yet.
  let isOfCallback: Bool

  init(_ beginning: Beginning, of node: ScrollNode, isOfCallback: Bool = false) {
    self.beginning = beginning
    self.isOfCallback = isOfCallback
    _node = Outlived(wrappedValue: node)
  }

  /// How a motion ended.
  enum Outcome {
    /// It came to its end.
    case arrived
    /// Something else moves the content now.
    case interrupted
    /// The scroll view went, or is not shown any more.
    case gone
  }

  /// Whether it moves nothing any more.
  var isOver: Bool { outcome != nil }

  /// Takes note that it moves nothing any more.
  func end(_ outcome: Outcome) { self.outcome = self.outcome ?? outcome }

  /// Lifts a finger that moves the content with the next frame, and leaves all else alone.
  func lift() {
    guard case .finger = beginning, let node, node.motion === self, node.phase == .interacting
    else { return }
    node.endMotion(.interrupted)
    node.endsMotion = true
  }
}
