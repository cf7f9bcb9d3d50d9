/// Places all its subviews in one go: the eager layouts.
public protocol Layout {
  /// The name that the trace shows.
  var name: String { get }

  /// The size that the container takes for an offer.
  func sizeThatFits(_ proposal: ProposedSize, _ subviews: LayoutSubviews) throws -> Size

  /// Gives each subview its place in a rectangle whose origin is (0, 0).
  func placeSubviews(
    in size: Size,
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) throws

  /// Whether another layout would place the same subviews in the same way.
  func isEqual(to other: any Layout) -> Bool
}

/// The subviews of an eager container during one layout.
public struct LayoutSubviews: RandomAccessCollection {
  let nodes: [Node]
  /// The distance between neighbors for which no spacing is given, in points (parameter P1).
  public let defaultSpacing: Double

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many subviews there are.
  public var endIndex: Int { nodes.count }
  /// The subview at a position, from 0.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(node: nodes[position]) }
}

/// One subview of an eager container during one layout.
public struct LayoutSubview {
  let node: Node

  /// The size that the subview takes for an offer.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size { node.sizeThatFits(proposal) }

  /// Puts the subview's top leading corner at a point of the container.
  public func place(at origin: Point, _ proposal: ProposedSize) {
    node.place(at: origin, proposal)
  }
}
