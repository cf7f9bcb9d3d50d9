/// A rectangle: where it starts and how large it is, in points.
public struct Rect: Hashable, Sendable {
  /// The top leading corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Creates a rectangle from its top leading corner and its size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Where the rectangle starts along an axis.
  @inlinable
  public func start(_ axis: Axis) -> Double { origin[axis] }

  /// Where the rectangle ends along an axis.
  @inlinable
  public func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// The part that this rectangle shares with another one; `nil` when they do not overlap.
  ///
  /// Rectangles without area that lie inside the other one are shared whole.
  @inlinable
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(origin.x, other.origin.x)
    let top = max(origin.y, other.origin.y)
    let right = min(end(.horizontal), other.end(.horizontal))
    let bottom = min(end(.vertical), other.end(.vertical))
    guard left <= right, top <= bottom else { return nil }
    return Rect(
      origin: Point(x: left, y: top),
      size: Size(width: right - left, height: bottom - top)
    )
  }
}
