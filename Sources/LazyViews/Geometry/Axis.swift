/// A direction along which content is laid out or scrolled.
public enum Axis: String, Sendable, CaseIterable {
  /// Left to right; the axis of `HStack` and `LazyHStack`.
  case horizontal
  /// Top to bottom; the axis of `VStack` and `LazyVStack`.
  case vertical

  /// The axis at a right angle to this one.
  @inlinable
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Set<Axis> {
  /// The horizontal axis alone.
  public static let horizontal: Set<Axis> = [Axis.horizontal]
  /// The vertical axis alone.
  public static let vertical: Set<Axis> = [Axis.vertical]
  /// Both axes.
  public static let both: Set<Axis> = [Axis.horizontal, Axis.vertical]
}
