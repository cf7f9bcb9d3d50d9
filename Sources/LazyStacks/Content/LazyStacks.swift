public import LazyExtents

/// What a lazy container was given besides its children.
struct LazyAttributes: Equatable {
  /// The axis along which the children are loaded.
  var axis: Axis
  /// Where narrower children stand across the axis.
  var alignment = AlignmentGuide.center
  /// The distance between lines in points; `nil` for the profile's default.
  var spacing: Double?
  /// What stays at the edges while its section is visible.
  var pinnedViews: PinnedScrollableViews = []
  /// The columns or rows of a grid; `nil` for a stack.
  var items: [GridItem]?
  /// What guesses the lengths of lines; `nil` for the window's.
  var estimator: EstimatorChoice?
  /// What places the subviews; `nil` for a stack or a grid.
  var layout: OwnLazyLayout?

  /// Whether the first subview stands at the end, and the others before it.
  var isReversed: Bool { layout?.isReversed ?? false }

  /// The name that the trace shows.
  var name: String {
    if let layout { return layout.value.name }
    let direction = axis == .vertical ? "V" : "H"
    return "Lazy\(direction)\(items == nil ? "Stack" : "Grid")"
  }
}

/// Which views of a section stay at an edge of the visible region (rule R15).
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each kind of view.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Headers stay at the start of the region.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers stay at the end of the region.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Children from top to bottom, loaded as they come into sight (claim 1).
public struct LazyVStack: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a stack; a missing spacing is the profile's default, a missing estimator the window's.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    estimator: EstimatorChoice? = nil,
    @ContentBuilder content: () throws -> Content
  ) rethrows {
    self.content = Content(
      .lazyStack(
        LazyAttributes(
          axis: .vertical,
          alignment: alignment.guide,
          spacing: spacing,
          pinnedViews: pinnedViews,
          estimator: estimator
        ),
        try content().children
      )
    )
  }
}

/// Children from left to right, loaded as they come into sight (claim 46).
public struct LazyHStack: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a stack; a missing spacing is the profile's default, a missing estimator the window's.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    estimator: EstimatorChoice? = nil,
    @ContentBuilder content: () throws -> Content
  ) rethrows {
    self.content = Content(
      .lazyStack(
        LazyAttributes(
          axis: .horizontal,
          alignment: alignment.guide,
          spacing: spacing,
          pinnedViews: pinnedViews,
          estimator: estimator
        ),
        try content().children
      )
    )
  }
}
