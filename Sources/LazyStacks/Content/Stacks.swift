/// Children from top to bottom, all loaded at once (claim 2).
public struct VStack: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a stack; a missing spacing is the default distance for each pair of neighbors.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ContentBuilder content: () throws -> Content
  ) rethrows {
    self.init(alignment: alignment, spacing: spacing, children: try content().children)
  }

  /// Creates a stack of children given one by one.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    children: [Content]
  ) {
    content = Content(
      .layout(StackLayout(along: .vertical, alignment: alignment.guide, spacing: spacing), children)
    )
  }
}

/// Children from left to right, all loaded at once (claim 2).
public struct HStack: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a stack; a missing spacing is the default distance for each pair of neighbors.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ContentBuilder content: () throws -> Content
  ) rethrows {
    self.init(alignment: alignment, spacing: spacing, children: try content().children)
  }

  /// Creates a stack of children given one by one.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    children: [Content]
  ) {
    content = Content(
      .layout(
        StackLayout(along: .horizontal, alignment: alignment.guide, spacing: spacing),
        children
      )
    )
  }
}

/// Children on top of one another, all loaded at once.
public struct ZStack: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a stack.
  public init(
    alignment: Alignment = .center,
    @ContentBuilder content: () throws -> Content
  ) rethrows {
    self.init(alignment: alignment, children: try content().children)
  }

  /// Creates a stack of children given one by one.
  public init(alignment: Alignment = .center, children: [Content]) {
    content = Content(.layout(ZStackLayout(alignment: alignment), children))
  }
}
