/// A view without children that says how large it wants to be.
public protocol Leaf {
  /// The name that the trace shows.
  var name: String { get }

  /// The size that the view takes for an offer.
  func sizeThatFits(_ proposal: ProposedSize) throws -> Size

  /// Whether another leaf would take the same sizes, so that it need not be measured again.
  func isEqual(to other: any Leaf) -> Bool

  /// The axes along which the leaf takes whatever it is offered.
  var flexibleAxes: [Axis] { get }
}
