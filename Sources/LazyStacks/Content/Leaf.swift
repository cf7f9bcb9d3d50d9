/// A view without children that says how large it wants to be.
public protocol Leaf {
  /// The name that the trace shows.
  var name: String { get }

  /// The size that the view takes for an offer in its place.
  func sizeThatFits(_ proposal: ProposedSize, at place: LeafPlace) throws -> Size

  /// Where an alignment line is in the view at a size; nil for the default.
  func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    in size: Size,
    at place: LeafPlace
  ) -> Double?

  /// The distances that the view prefers to its neighbors.
  var spacing: ViewSpacing { get }

  /// Whether another leaf would take the same sizes, so that it need not be measured again.
  func isEqual(to other: any Leaf) -> Bool

  /// The axes along which the leaf takes whatever it is offered.
  var flexibleAxes: [Axis] { get }
}

extension Leaf {
  /// The default, unless a view says otherwise.
  public func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    in size: Size,
    at place: LeafPlace
  ) -> Double? { nil }

  /// No preference, unless a view says otherwise.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// None, unless a view says otherwise.
  public var flexibleAxes: [Axis] { [] }
}

extension Leaf where Self: Equatable {
  /// Whether both are the same.
  public func isEqual(to other: any Leaf) -> Bool { (other as? Self) == self }
}

/// The place of a view without children, as far as its size depends on that.
public struct LeafPlace {
  let node: Node

  /// Where the view's own work is charged.
  var work: Work { node.context.work }

  /// The axis along which the container arranges its views; nil if along none.
  public var orientation: Axis? { node.parent?.orientation }

  /// The distance between neighbors for which none is given, in points (parameter P1).
  public var defaultSpacing: Double { node.context.profile.defaultSpacing }

  /// The line limit of text, from the nearest modifier.
  public var lineLimit: LineLimit { node.lineLimit }
}
