/// A place in a coordinate space, in points.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// The corner where both distances are 0.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }

  /// Creates a point from its distances to the left and to the top edge.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a point from its distances along an axis and across it.
  @inlinable
  public init(along: Double, across: Double, axis: Axis) {
    self = axis == .vertical ? Point(x: across, y: along) : Point(x: along, y: across)
  }

  /// The distance along an axis, in points.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .vertical ? y : x }
    set {
      if axis == .vertical { y = newValue } else { x = newValue }
    }
  }

  /// A point plus another one as an offset.
  @inlinable
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }
}
