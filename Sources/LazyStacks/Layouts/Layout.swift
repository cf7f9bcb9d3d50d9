/// Places all its subviews in one go: the eager layouts, and the modifiers that lay out.
public protocol Layout {
  /// The name that the trace shows.
  var name: String { get }

  /// The axis along which the subviews stand, as a spacer needs to know; nil if along none.
  var orientation: Axis? { get }

  /// Whether it is a modifier: then its first subview is the modified view, under whose name it is
  /// counted.
  var isModifier: Bool { get }

  /// Throws ``ContentError`` for parameters that make no sense, whatever the subviews are.
  func check() throws

  /// The size that the container takes for an offer.
  func sizeThatFits(_ proposal: ProposedSize, _ subviews: LayoutSubviews) throws -> Size

  /// Gives each subview its place in a rectangle whose origin is (0, 0).
  func placeSubviews(
    in size: Size,
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) throws

  /// Where a line of alignment is in the container, if its subviews say; nil for the default.
  func explicitAlignment(
    of guide: AlignmentGuide,
    _ axis: Axis,
    in size: Size,
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) throws -> Double?

  /// How far the container wants its neighbors to stay away.
  func spacing(_ subviews: LayoutSubviews) throws -> ViewSpacing

  /// Whether another layout would place the same subviews in the same way.
  func isEqual(to other: any Layout) -> Bool
}

extension Layout {
  /// Along none, unless a layout says otherwise.
  public var orientation: Axis? { nil }
  /// A container of its own, unless a layout says otherwise.
  public var isModifier: Bool { false }

  /// All parameters make sense, unless a layout says otherwise.
  public func check() throws {}

  /// The default, unless a layout says otherwise.
  public func explicitAlignment(
    of guide: AlignmentGuide,
    _ axis: Axis,
    in size: Size,
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) throws -> Double? { nil }

  /// What any of the subviews wants; of a modifier, what the modified view wants.
  public func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    isModifier ? subviews.first?.spacing ?? ViewSpacing() : subviews.mergedSpacing
  }
}

/// The subviews of an eager container during one layout.
public struct LayoutSubviews: RandomAccessCollection {
  let nodes: [Node]
  /// The distance between neighbors for which no spacing is given, in points (parameter P1).
  public let defaultSpacing: Double
  let container: Node
  /// What the layout keeps between its calls, until something about its subviews changes.
  public let cache: LayoutCache

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many subviews there are.
  public var endIndex: Int { nodes.count }
  /// The subview at a position, from 0.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(node: nodes[position]) }

  /// How far any of them wants its neighbors to stay away.
  public var mergedSpacing: ViewSpacing {
    reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// What the nearest scroll view shows of its content, or the window: what
  /// `containerRelativeFrame` is relative to, in points.
  public var regionSize: Size { container.regionSize }
}

/// What a layout computed and needs again: SwiftUI's `cache`.
///
/// A container has one. It is emptied when the layout's parameters change, and when a subview
/// comes, goes or may have another size.
public final class LayoutCache {
  /// What is kept; nil where nothing was computed yet.
  public var value: Any?
}

/// One subview of an eager container during one layout.
public struct LayoutSubview {
  let node: Node

  /// The id of the view, if it was given one.
  public var id: ViewID? { node.id }

  /// What the view says under a key, or else the key's default.
  public subscript<Value>(key: LayoutKey<Value>) -> Value {
    node.layoutValue(key.name) as? Value ?? key.defaultValue
  }

  /// Which subviews are served first where there is not enough room: the greatest; 0 by default.
  public var priority: Double { node.priority }

  /// How far the subview wants its neighbors to stay away.
  public var spacing: ViewSpacing { node.spacing }

  /// The size that the subview takes for an offer.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size { node.sizeThatFits(proposal) }

  /// The size for an offer together with the lines of alignment.
  public func dimensions(in proposal: ProposedSize) -> ViewDimensions {
    ViewDimensions(node: node, proposal: proposal, size: node.sizeThatFits(proposal))
  }

  /// Puts the subview's top leading corner at a point of the container.
  public func place(at origin: Point, _ proposal: ProposedSize) {
    node.place(at: origin, proposal)
  }
}

/// How large a view is for an offer, and where its lines of alignment are.
public struct ViewDimensions {
  let node: Node
  let proposal: ProposedSize
  let size: Size

  /// The width, in points.
  public var width: Double { size.width }
  /// The height, in points.
  public var height: Double { size.height }

  /// Where a line is, from the left: as the view says, or as is usual.
  public subscript(guide: HorizontalAlignment) -> Double { self[guide.guide, .horizontal] }
  /// Where a line is, from the top: as the view says, or as is usual.
  public subscript(guide: VerticalAlignment) -> Double { self[guide.guide, .vertical] }

  /// Where a line is, from the left, if the view says.
  public subscript(explicit guide: HorizontalAlignment) -> Double? {
    self[explicit: guide.guide, .horizontal]
  }

  /// Where a line is, from the top, if the view says.
  public subscript(explicit guide: VerticalAlignment) -> Double? {
    self[explicit: guide.guide, .vertical]
  }

  subscript(guide: AlignmentGuide, axis: Axis) -> Double {
    self[explicit: guide, axis] ?? guide.position(in: size[axis])
  }

  subscript(explicit guide: AlignmentGuide, axis: Axis) -> Double? {
    node.explicitAlignment(of: guide, axis, proposal)
  }
}
