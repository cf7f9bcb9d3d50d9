public import LazyExtents

/// Children in lines of columns from top to bottom, loaded line by line as they come into sight.
public struct LazyVGrid: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a grid; a missing spacing, between lines, is the profile's default, a missing
  /// estimator the window's.
  public init(
    columns: [GridItem],
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
          items: columns,
          estimator: estimator
        ),
        try content().children
      )
    )
  }
}

/// Children in lines of rows from left to right, loaded line by line as they come into sight.
public struct LazyHGrid: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a grid; a missing spacing, between lines, is the profile's default, a missing
  /// estimator the window's.
  public init(
    rows: [GridItem],
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
          items: rows,
          estimator: estimator
        ),
        try content().children
      )
    )
  }
}
