/// A container that shows a part of its content and can be scrolled along one axis.
public struct ScrollView: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a scroll view along an axis.
  public init(
    _ axis: Axis = .vertical,
    @ContentBuilder _ content: () throws -> Content
  ) rethrows {
    self.init(axis, children: try content().children)
  }

  /// Creates a scroll view of children given one by one.
  public init(_ axis: Axis = .vertical, children: [Content]) {
    content = Content(.scrollView(axis, children))
  }
}
