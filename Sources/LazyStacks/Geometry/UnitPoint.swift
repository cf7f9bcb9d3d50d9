/// A place in a rectangle as fractions of its size: (0, 0) is top leading, (1, 1) bottom trailing.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, usually 0...1.
  public var x: Double
  /// The fraction of the height, usually 0...1.
  public var y: Double

  /// Creates a place from fractions of the width and of the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The fraction along an axis.
  public subscript(axis: Axis) -> Double { axis == .vertical ? y : x }

  /// The places that have a name in SwiftUI, by that name.
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
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
}
