/// How a programmatic scroll gets to a view that is far away.
public enum ScrollStrategy: String, CaseIterable, Sendable {
  /// It goes to where the view is estimated to be, which is estimated anew in each frame; a jump
  /// measures the view.
  case estimate
  /// Beyond the profile's `exactReach` it jumps to one container length before the view, and goes
  /// on from there.
  case teleport
  /// It measures all rows on the way first.
  case premeasure
}
