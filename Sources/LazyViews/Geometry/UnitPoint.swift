/// A place in a rectangle as fractions of its size: (0, 0) is top leading, (1, 1) bottom trailing.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, usually 0...1.
  public var x: Double
  /// The fraction of the height, usually 0...1.
  public var y: Double

  /// Creates a place from fractions of the width and of the height.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The fraction along an axis.
  @inlinable
  public subscript(axis: Axis) -> Double { axis == .vertical ? y : x }

  /// The places that have a name in SwiftUI, with that name.
  public static let named: [(name: String, point: UnitPoint)] = [
    ("topLeading", UnitPoint(x: 0, y: 0)),
    ("top", UnitPoint(x: 0.5, y: 0)),
    ("topTrailing", UnitPoint(x: 1, y: 0)),
    ("leading", UnitPoint(x: 0, y: 0.5)),
    ("center", UnitPoint(x: 0.5, y: 0.5)),
    ("trailing", UnitPoint(x: 1, y: 0.5)),
    ("bottomLeading", UnitPoint(x: 0, y: 1)),
    ("bottom", UnitPoint(x: 0.5, y: 1)),
    ("bottomTrailing", UnitPoint(x: 1, y: 1)),
    ("zero", UnitPoint(x: 0, y: 0)),
  ]

  /// The middle of the top edge.
  @inlinable public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
  /// The middle.
  @inlinable public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
  /// The middle of the bottom edge.
  @inlinable public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
  /// The middle of the leading edge.
  @inlinable public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
  /// The middle of the trailing edge.
  @inlinable public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
}
