/// A placeholder for missing content: it fills what it is offered, and its label, description and
/// actions stand under one another in the middle.
public struct ContentUnavailableView: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates it from a title and, below it, a sentence.
  public init(_ title: String, description: String? = nil, actions: [Content] = []) {
    self.init(
      label: Text(title, size: ContentUnavailableView.titleSize).content,
      description: description.map { Text($0).content } ?? .empty,
      actions: actions
    )
  }

  /// Creates it from views, of which ``Content/empty`` is none.
  public init(label: Content, description: Content = .empty, actions: [Content] = []) {
    let stack = VStack(children: [label, description, Group(actions).content])
    content = Content(.layout(CenteredLayout(name: "ContentUnavailableView"), [stack.content]))
  }

  /// The size of a title, in points.
  static let titleSize = 22.0
}
