/// A view that does something when it is tapped: as large as its label, whose views stand in a row.
///
/// ``Window/tap(_:)`` taps it.
public struct Button: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a button with a text as its label.
  public init(_ label: String, action: @escaping () throws -> Void) {
    self.init(label: [Text(label).content], action: action)
  }

  /// Creates a button with views as its label.
  public init(
    action: @escaping () throws -> Void,
    @ContentBuilder label: () throws -> Content
  ) rethrows {
    self.init(label: try label().children, action: action)
  }

  /// Creates a button with views given one by one as its label.
  public init(label: [Content], action: @escaping () throws -> Void) {
    let row = StackLayout(along: .horizontal, alignment: .center, spacing: nil, title: "Button")
    content = Content(.layout(row, label)).onTapGesture(action)
  }
}
