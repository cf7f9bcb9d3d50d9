/// A curve from (0, 0) to (1, 1) by which something eases in and out, as SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
  /// The control points.
  let first: Point
  let second: Point

  /// A cubic Bézier curve with two control points, whose `x` are within 0...1.
  public static func bezier(startControlPoint: Point, endControlPoint: Point) -> UnitCurve {
    UnitCurve(first: startControlPoint, second: endControlPoint)
  }

  /// Goes at one speed.
  public static let linear = bezier(
    startControlPoint: Point(x: 1.0 / 3, y: 1.0 / 3),
    endControlPoint: Point(x: 2.0 / 3, y: 2.0 / 3)
  )
  /// Begins slowly.
  public static let easeIn = bezier(
    startControlPoint: Point(x: 0.42, y: 0),
    endControlPoint: Point(x: 1, y: 1)
  )
  /// Ends slowly.
  public static let easeOut = bezier(
    startControlPoint: Point(x: 0, y: 0),
    endControlPoint: Point(x: 0.58, y: 1)
  )
  /// Begins and ends slowly.
  public static let easeInOut = bezier(
    startControlPoint: Point(x: 0.42, y: 0),
    endControlPoint: Point(x: 0.58, y: 1)
  )

  /// The value of the curve after a part of the time, 0...1.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return Self.coordinate(at: parameter(at: time), first: first.y, second: second.y)
  }

  /// The parameter at which `x` is `time`; the curve never goes back, so bisection finds it.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.coordinate(at: middle, first: first.x, second: second.x) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  private static func coordinate(at s: Double, first: Double, second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }
}
