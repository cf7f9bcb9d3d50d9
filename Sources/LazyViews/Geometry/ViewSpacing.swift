/// The distance that a view prefers to its neighbors, at each edge.
///
/// If a stack has no explicit spacing, the distance between two neighbors is the greater of their
/// preferences; a view without a preference counts as preferring the default distance.
public struct ViewSpacing: Hashable, Sendable {
  /// Above, in points; `nil` for no preference.
  public var top: Double?
  /// To the left, in points; `nil` for no preference.
  public var leading: Double?
  /// Below, in points; `nil` for no preference.
  public var bottom: Double?
  /// To the right, in points; `nil` for no preference.
  public var trailing: Double?

  /// Creates preferences for each edge.
  @inlinable
  public init(
    top: Double? = nil,
    leading: Double? = nil,
    bottom: Double? = nil,
    trailing: Double? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The distance to the next view along an axis.
  @inlinable
  package func distance(to next: ViewSpacing, along axis: Axis, default length: Double) -> Double {
    max(self[end: axis] ?? length, next[start: axis] ?? length)
  }

  @inlinable
  package subscript(start axis: Axis) -> Double? {
    get { axis == .vertical ? top : leading }
    set {
      if axis == .vertical { top = newValue } else { leading = newValue }
    }
  }

  @inlinable
  package subscript(end axis: Axis) -> Double? {
    get { axis == .vertical ? bottom : trailing }
    set {
      if axis == .vertical { bottom = newValue } else { trailing = newValue }
    }
  }

  /// Adopts at each edge the preference of another view if it is greater.
  @inlinable
  package mutating func formUnion(_ other: ViewSpacing) {
    for axis in Axis.allCases {
      self[start: axis] = ViewSpacing.larger(self[start: axis], other[start: axis])
      self[end: axis] = ViewSpacing.larger(self[end: axis], other[end: axis])
    }
  }

  @usableFromInline
  package static func larger(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right else { return left ?? right }
    return max(left, right)
  }
}
