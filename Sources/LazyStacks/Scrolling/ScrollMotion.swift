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
  private(set) weak var node: ScrollNode?
  /// How it ended; nil while it goes on.
  private(set) var outcome: Outcome?
  /// Whether a frame began it that shows nothing of it yet.
  let isOfCallback: Bool

  init(_ beginning: Beginning, of node: ScrollNode, isOfCallback: Bool = false) {
    self.beginning = beginning
    self.isOfCallback = isOfCallback
    self.node = node
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

/// Where a finger is from touching to lifting, in time.
struct FingerPath {
  /// When a finger was where, in seconds and points since it touched, in the order of time.
  ///
  /// A place is what the content would have moved by, positive towards its end.
  private let samples: [(time: Double, place: Point)]
  /// How fast it goes when it lifts, in points per second.
  let liftVelocity: Point

  /// A finger that moves evenly, and rests before it lifts.
  init(by distance: Point, duration: Double) {
    samples = [(0, .zero), (duration, distance)]
    liftVelocity = .zero
  }

  /// How long the finger stays, in seconds.
  var duration: Double { samples.last?.time ?? 0 }

  /// Where the finger is after so many seconds.
  func place(at time: Double) -> Point {
    guard let next = samples.firstIndex(where: { $0.time > time }) else {
      return samples.last?.place ?? .zero
    }
    guard next > 0 else { return samples[0].place }
    let (before, after) = (samples[next - 1], samples[next])
    let part = (time - before.time) / (after.time - before.time)
    return Point(
      x: before.place.x + part * (after.place.x - before.place.x),
      y: before.place.y + part * (after.place.y - before.place.y)
    )
  }
}
