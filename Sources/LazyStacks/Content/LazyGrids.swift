/// Children in lines of columns from top to bottom, loaded line by line as they come into sight.
public struct LazyVGrid: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a grid; a missing spacing, between lines, is the profile's default.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ContentBuilder _ content: () throws -> Content
  ) rethrows {
    self.init(
      columns: columns,
      alignment: alignment,
      spacing: spacing,
      pinnedViews: pinnedViews,
      children: try content().children
    )
  }

  /// Creates a grid of children given one by one.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    children: [Content]
  ) {
    content = .lazy(.vertical, alignment.guide, spacing, pinnedViews, columns, children)
  }
}

/// Children in lines of rows from left to right, loaded line by line as they come into sight.
public struct LazyHGrid: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a grid; a missing spacing, between lines, is the profile's default.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ContentBuilder _ content: () throws -> Content
  ) rethrows {
    self.init(
      rows: rows,
      alignment: alignment,
      spacing: spacing,
      pinnedViews: pinnedViews,
      children: try content().children
    )
  }

  /// Creates a grid of children given one by one.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    children: [Content]
  ) {
    content = .lazy(.horizontal, alignment.guide, spacing, pinnedViews, rows, children)
  }
}
