/// How far scroll views moved by themselves in a frame, which moves all that they show.
///
/// It is written only where that is reported.
struct MovedScrolls {
  private var frame = 0
  private var moved: [ObjectIdentifier: Point] = [:]

  /// Notes that a scroll view moved along an axis.
  mutating func note(_ scroll: Node, by: Double, along axis: Axis, in frame: Int) {
    if self.frame != frame { (self.frame, moved) = (frame, [:]) }
    moved[ObjectIdentifier(scroll), default: .zero][axis] = by
  }

  /// How far a scroll view moved along an axis in a frame.
  func distance(of scroll: Node, along axis: Axis, in frame: Int) -> Double {
    self.frame == frame ? moved[ObjectIdentifier(scroll)]?[axis] ?? 0 : 0
  }
}
