/// Where a view stands in a description, seen from the container that resolves it.
///
/// Two descriptions of the same container are compared by these keys: a view with the same key and
/// the same name is the same view, and keeps its node.
struct ViewKey: Hashable {
  enum Component: Hashable {
    case position(Int)
    case element(ViewID)
    case id(ViewID)
    case body(String)
  }

  private(set) var components: [Component] = []

  func appending(_ component: Component) -> ViewKey {
    var key = self
    key.components.append(component)
    return key
  }

  /// The place in words, for views without an id: `@2`, counted from 1.
  var place: String {
    let positions = components.compactMap { component -> String? in
      guard case .position(let position) = component else { return nil }
      return String(position + 1)
    }
    return "@" + positions.joined(separator: "/")
  }
}
