/// A container that shows a part of its content and can be scrolled along one axis or both.
public struct ScrollView: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a scroll view along an axis, or along both, each of which scrolls by itself.
  public init(
    _ axes: Set<Axis> = .vertical,
    @ContentBuilder content: () throws -> Content
  ) rethrows {
    self.init(axes, children: try content().children)
  }

  /// Creates a scroll view of children given one by one.
  public init(_ axes: Set<Axis> = .vertical, children: [Content]) {
    content = Content(.scrollView(axes, children))
  }
}
