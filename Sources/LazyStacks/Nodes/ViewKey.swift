/// The place of a view in a description, relative to the container that resolves it.
///
/// Two descriptions of the same container are compared by these keys: a view with the same key and
/// the same name is the same view, and keeps its node.
struct ViewKey: Hashable {
  enum Component: Hashable {
    case position(Int)
    case element(ViewID)
    case id(ViewID)
    case body(String)
    case role(SubviewRole)
  }

  private(set) var components: [Component] = []

  mutating func append(_ component: Component) { components.append(component) }

  func appending(_ component: Component) -> ViewKey {
    var key = self
    key.append(component)
    return key
  }

  /// The first components.
  func beginning(_ count: Int) -> ViewKey { ViewKey(components: Array(components.prefix(count))) }

  /// Whether it is another key or begins with it.
  func isInside(_ other: ViewKey) -> Bool { components.starts(with: other.components) }

  /// Whether it is in an element of a `ForEach`.
  var isInElement: Bool {
    components.contains { if case .element = $0 { true } else { false } }
  }

  /// The key of the innermost `ForEach` to whose elements it belongs.
  var collection: ViewKey? {
    let place = components.lastIndex { if case .element = $0 { true } else { false } }
    return place.map(beginning)
  }

  /// The keys of the composite views that it is part of, the outermost first.
  var bodies: [ViewKey] {
    components.indices.compactMap { place in
      guard case .body = components[place] else { return nil }
      return ViewKey(components: Array(components[...place]))
    }
  }

  /// The position of the child of the container that the view comes from.
  var childPosition: Int? {
    guard case .position(let position) = components.first else { return nil }
    return position
  }

  /// The place in words, for views without an id: `@2`, counted from 1; `@2/header`; in the element
  /// of a `ForEach` `Design/header`.
  var place: String {
    var steps: [String] = []
    var start = "@"
    for component in components {
      switch component {
      case .position(let position): steps.append(String(position + 1))
      case .role(let role) where role != .content: steps.append(role.rawValue)
      case .element(let id): (steps, start) = ([id.description], "")
      case .role, .id, .body: break
      }
    }
    return start + steps.joined(separator: "/")
  }
}
