/// Children from top to bottom, all loaded at once (claim 2).
public struct VStack: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a stack; a missing spacing is the profile's default.
  public init(
    alignment: Alignment = .center,
    spacing: Double? = nil,
    @ContentBuilder _ content: () throws -> Content
  ) rethrows {
    self.init(alignment: alignment, spacing: spacing, children: try content().children)
  }

  /// Creates a stack of children given one by one.
  public init(alignment: Alignment = .center, spacing: Double? = nil, children: [Content]) {
    let layout = StackLayout(axis: .vertical, alignment: alignment, spacing: spacing)
    content = Content(.layout(layout, children))
  }
}

/// Children from left to right, all loaded at once (claim 2).
public struct HStack: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a stack; a missing spacing is the profile's default.
  public init(
    alignment: Alignment = .center,
    spacing: Double? = nil,
    @ContentBuilder _ content: () throws -> Content
  ) rethrows {
    self.init(alignment: alignment, spacing: spacing, children: try content().children)
  }

  /// Creates a stack of children given one by one.
  public init(alignment: Alignment = .center, spacing: Double? = nil, children: [Content]) {
    let layout = StackLayout(axis: .horizontal, alignment: alignment, spacing: spacing)
    content = Content(.layout(layout, children))
  }
}
