/// How far a view wants its neighbors to stay away, at each edge.
///
/// Where a stack is given no spacing, two neighbors are as far apart as the one wants that wants
/// more; one that has no wish counts as wanting the default distance.
public struct ViewSpacing: Hashable, Sendable {
  /// Above, in points; `nil` for no wish.
  public var top: Double?
  /// To the left, in points; `nil` for no wish.
  public var leading: Double?
  /// Below, in points; `nil` for no wish.
  public var bottom: Double?
  /// To the right, in points; `nil` for no wish.
  public var trailing: Double?

  /// Creates wishes for each edge.
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

  /// How far the next view along an axis is away.
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

  /// Takes over at each edge what another view wants, where that is more.
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
