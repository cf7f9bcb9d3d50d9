/// The part of a scroll view's visible region in which a stack places subviews, counted from the
/// start of that region.
struct VisibleSpan: Equatable {
  var start: Double
  var end: Double
  var length: Double { max(0, end - start) }

  /// Whether a stretch that starts at a position intersects the span (rule R2).
  func touches(from rel: Double, length: Double) -> Bool {
    guard rel.isClearlyLess(than: end) else { return false }
    if length <= Double.tolerance { return !rel.isClearlyLess(than: start) }
    return (rel + length).isClearlyGreater(than: start)
  }

  /// Whether the span can be walked to from lines that end at a position (rule R3).
  func isInReach(fromEnd end: Double, profile: Profile) -> Bool {
    start - end <= profile.reachForward * length + Double.tolerance
  }

  /// Whether the span can be walked back to from lines that start at a position (rule R3).
  func isInReach(fromStart rel: Double, profile: Profile) -> Bool {
    rel - end <= profile.reachBackward * length + Double.tolerance
  }
}
