/// A spinning wheel of 20 × 20 points that shows that something is being waited for.
public struct ProgressView: View, Leaf, Equatable {
  /// How wide and how high the wheel is, in points.
  public static let length = 20.0

  /// Creates a wheel.
  public init() {}

  /// The views as the simulator reads them.
  public var content: Content { Content(.leaf(self)) }
  /// Always `"ProgressView"`.
  public var name: String { "ProgressView" }

  /// Its own size, whatever is offered.
  public func sizeThatFits(_ proposal: ProposedSize, at place: LeafPlace) -> Size {
    Size(width: ProgressView.length, height: ProgressView.length)
  }
}
