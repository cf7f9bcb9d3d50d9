/// A line of 1 point between the views of a stack; a horizontal one outside of a horizontal stack.
public struct Divider: View, Leaf, Equatable {
  /// How thick the line is, in points.
  public static let thickness = 1.0

  /// Creates a line.
  public init() {}

  /// The views as the simulator reads them.
  public var content: Content { Content(.leaf(self)) }
  /// Always `"Divider"`.
  public var name: String { "Divider" }

  /// As long across the stack as is offered, 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedSize, at place: LeafPlace) -> Size {
    let axis = place.orientation ?? .vertical
    return Size(
      along: Divider.thickness,
      across: proposal[axis.cross] ?? Item.Length.unspecified,
      axis: axis
    )
  }
}
