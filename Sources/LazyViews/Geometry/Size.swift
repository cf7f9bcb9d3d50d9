/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The length from left to right, in points.
  public var width: Double
  /// The length from top to bottom, in points.
  public var height: Double

  /// The size of nothing.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }

  /// Creates a size from a width and a height.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size from its lengths along an axis and across it.
  @inlinable
  public init(along: Double, across: Double, axis: Axis) {
    self =
      axis == .vertical
      ? Size(width: across, height: along) : Size(width: along, height: across)
  }

  /// The length along an axis, in points.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .vertical ? height : width }
    set {
      if axis == .vertical { height = newValue } else { width = newValue }
    }
  }
}
