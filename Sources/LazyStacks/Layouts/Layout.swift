/// Places all its subviews at once: the eager layouts, and the modifiers that lay out.
public protocol Layout {
  /// The name that the trace shows.
  var name: String { get }

  /// The axis along which the subviews stand, as a spacer needs to know; nil if along none.
  var orientation: Axis? { get }

  /// Whether it is a modifier; its first subview is then the modified view, under whose name it is
  /// counted.
  var isModifier: Bool { get }

  /// Throws ``ContentError`` for parameters that are invalid whatever the subviews are.
  func check() throws

  /// The size that the container takes for an offer.
  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) throws -> Size

  /// Gives each subview its place in a rectangle whose origin is (0, 0).
  func placeSubviews(
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws

  /// Where an alignment line is in the container, if its subviews place it; nil for the default.
  func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> Double?

  /// The distances that the container prefers to its neighbors.
  func spacing(subviews: LayoutSubviews) throws -> ViewSpacing

  /// Whether another layout would place the same subviews in the same way.
  func isEqual(to other: any Layout) -> Bool
}

extension Layout {
  /// Along none, unless a layout says otherwise.
  public var orientation: Axis? { nil }
  /// A container of its own, unless a layout says otherwise.
  public var isModifier: Bool { false }

  /// All parameters are valid, unless a layout says otherwise.
  public func check() throws {}

  /// The default, unless a layout says otherwise.
  public func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> Double? { nil }

  /// The greatest preference of any subview; for a modifier, that of the modified view.
  public func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    isModifier ? subviews.first?.spacing ?? ViewSpacing() : subviews.mergedSpacing
  }
}

/// The subviews of an eager container during one layout.
public struct LayoutSubviews: RandomAccessCollection {
  let nodes: [Node]
  /// The distance between neighbors without explicit spacing, in points (parameter P1).
  public let defaultSpacing: Double
  let container: Node
  /// Storage that the layout keeps between its calls, until something about its subviews changes.
  public let cache: LayoutCache

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many subviews there are.
  public var endIndex: Int { nodes.count }
  /// The subview at a position, from 0.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(node: nodes[position]) }

  /// The greatest distances that any of them prefers to its neighbors.
  public var mergedSpacing: ViewSpacing {
    reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// What the nearest scroll view shows of its content, or the window: what
  /// `containerRelativeFrame` is relative to, in points.
  public var regionSize: Size { container.regionSize }
}

/// Results that a layout needs again: SwiftUI's `cache`.
///
/// Each container has one. It is emptied when the layout's parameters change, and when a subview is
/// inserted, removed or may have changed its size.
public final class LayoutCache {
  /// The stored value; nil if nothing was computed yet.
  public var value: Any? {
    didSet { if value != nil { former = nil } }
  }
  /// The value before something changed, for layouts that bring it up to date: SwiftUI's
  /// `updateCache`.
  public private(set) var former: Any?

  /// Empties the cache, because something changed.
  func expire() {
    former = value ?? former
    value = nil
  }
}

/// One subview of an eager container during one layout.
public struct LayoutSubview {
  let node: Node

  /// The id of the view, if it was given one.
  public var id: ViewID? { node.id }

  /// The value of the view for a key, or else the key's default.
  public subscript<Value>(key: LayoutKey<Value>) -> Value {
    node.traits.valueForLayout(key.name) as? Value ?? key.defaultValue
  }

  /// The priority for space: subviews with the greatest are served first.
  ///
  /// By default it is 0, and less than any other for a spacer, which takes what the others leave.
  public var priority: Double {
    node.traits.spacePriority ?? node.ownPriority
  }

  /// The distances that the subview prefers to its neighbors.
  public var spacing: ViewSpacing { node.spacing }

  /// Whether the subview is a scroll view, through whatever modifies it.
  var isScrollView: Bool { node.isScrollView }

  /// The size that the subview takes for an offer; lengths below 0 count as 0.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size {
    node.sizeThatFits(proposal.withoutNegativeLengths)
  }

  /// The size that the subview takes for an offer that it may not get.
  func ideal(for proposal: ProposedSize) -> Size {
    node.context.probing { sizeThatFits(proposal) }
  }

  /// The offer for which the subview can be placed: its ideal size stands in for an infinite one.
  public func placeable(_ proposal: ProposedSize) -> ProposedSize {
    node.placeable(proposal.withoutNegativeLengths)
  }

  /// The size for an offer together with the lines of alignment.
  public func dimensions(in proposal: ProposedSize) -> ViewDimensions {
    let proposal = proposal.withoutNegativeLengths
    return ViewDimensions(node: node, proposal: proposal, size: node.sizeThatFits(proposal))
  }

  /// Puts the subview's top leading corner at a point of the container.
  public func place(at origin: Point, proposal: ProposedSize) {
    node.place(at: origin, proposal: proposal.withoutNegativeLengths)
  }
}

/// The size of a view for an offer, and the positions of its alignment lines.
public struct ViewDimensions {
  let node: Node
  let proposal: ProposedSize
  let size: Size

  /// The width, in points.
  public var width: Double { size.width }
  /// The height, in points.
  public var height: Double { size.height }

  /// Where a line is, from the left: as the view places it, or by default.
  public subscript(guide: HorizontalAlignment) -> Double { self[guide.guide, .horizontal] }
  /// Where a line is, from the top: as the view places it, or by default.
  public subscript(guide: VerticalAlignment) -> Double { self[guide.guide, .vertical] }

  /// Where a line is, from the left, if the view places it.
  public subscript(explicit guide: HorizontalAlignment) -> Double? {
    self[explicit: guide.guide, .horizontal]
  }

  /// Where a line is, from the top, if the view places it.
  public subscript(explicit guide: VerticalAlignment) -> Double? {
    self[explicit: guide.guide, .vertical]
  }

  subscript(guide: AlignmentGuide, axis: Axis) -> Double {
    self[explicit: guide, axis] ?? guide.position(in: size[axis])
  }

  subscript(explicit guide: AlignmentGuide, axis: Axis) -> Double? {
    node.explicitAlignment(of: guide, along: axis, proposal: proposal)
  }
}
