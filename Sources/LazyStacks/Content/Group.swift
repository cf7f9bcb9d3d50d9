/// Several views without a layout of their own; they become the subviews of what surrounds them.
public struct Group: View {
  private let children: [Content]

  /// Creates a group of the views that a builder lists.
  public init(@ContentBuilder content: () throws -> Content) rethrows {
    children = try content().children
  }

  /// Creates a group of views, where ``Content/empty`` holds the place of a missing one.
  public init(_ children: [Content]) {
    self.children = children
  }

  /// The views as the simulator reads them.
  public var content: Content { Content(.group(children)) }
}
