/// Builds content from a list of views, as SwiftUI's `@ViewBuilder` does.
///
/// A condition without a view holds its place, so its siblings keep their identity.
@resultBuilder
public enum ContentBuilder {
  /// Takes a view as one of the children.
  public static func buildExpression(_ view: some View) -> Content { view.content }

  /// Puts the children into one content.
  public static func buildBlock(_ children: Content...) -> Content {
    children.count == 1 ? children[0] : Content(.group(children))
  }

  /// Takes a view that may be missing.
  public static func buildOptional(_ content: Content?) -> Content { content ?? .empty }

  /// Takes the first branch of a condition, which is another place than the second.
  public static func buildEither(first content: Content) -> Content {
    Content(.group([content, .empty]))
  }

  /// Takes the second branch of a condition, which is another place than the first.
  public static func buildEither(second content: Content) -> Content {
    Content(.group([.empty, content]))
  }

  /// Takes the views that a loop made.
  public static func buildArray(_ children: [Content]) -> Content { Content(.group(children)) }
}

extension Content {
  /// The children of a container whose builder gave this content.
  var children: [Content] {
    guard case .group(let children) = kind else { return [self] }
    return children
  }
}
