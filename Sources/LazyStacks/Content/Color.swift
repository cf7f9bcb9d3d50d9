/// A rectangle that takes the size that it is offered, 10 points if none is offered.
public struct Color: View, Leaf, Equatable {
  /// What the color is called.
  public let color: String

  /// Creates a rectangle of a color, which has no meaning for the layout.
  public init(_ color: String) { self.color = color }

  /// The views as the simulator reads them.
  public var content: Content { Content(.leaf(self)) }
  /// Always `"Color"`.
  public var name: String { "Color" }

  /// What is offered.
  public func sizeThatFits(_ proposal: ProposedSize, at place: LeafPlace) -> Size {
    Size(
      width: proposal.width ?? Item.Length.unspecified,
      height: proposal.height ?? Item.Length.unspecified
    )
  }

  /// Both.
  public var flexibleAxes: [Axis] { Axis.allCases }
}
