/// What a lazy stack was given besides its children.
public struct LazyStackAttributes: Equatable, Sendable {
  /// The axis along which the children stand.
  public var axis: Axis
  /// Where narrower children stand across the axis.
  var alignment: AlignmentGuide
  /// The distance between children in points; `nil` for the profile's default.
  public var spacing: Double?

  /// The name that the trace shows.
  public var name: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }
}

/// Children from top to bottom, loaded as they come into sight (claim 1).
public struct LazyVStack: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a stack; a missing spacing is the profile's default.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ContentBuilder _ content: () throws -> Content
  ) rethrows {
    self.init(alignment: alignment, spacing: spacing, children: try content().children)
  }

  /// Creates a stack of children given one by one.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    children: [Content]
  ) {
    let attributes = LazyStackAttributes(
      axis: .vertical,
      alignment: alignment.guide,
      spacing: spacing
    )
    content = Content(.lazyStack(attributes, children))
  }
}

/// Children from left to right, loaded as they come into sight (claim 46).
public struct LazyHStack: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a stack; a missing spacing is the profile's default.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ContentBuilder _ content: () throws -> Content
  ) rethrows {
    self.init(alignment: alignment, spacing: spacing, children: try content().children)
  }

  /// Creates a stack of children given one by one.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    children: [Content]
  ) {
    let attributes = LazyStackAttributes(
      axis: .horizontal,
      alignment: alignment.guide,
      spacing: spacing
    )
    content = Content(.lazyStack(attributes, children))
  }
}
