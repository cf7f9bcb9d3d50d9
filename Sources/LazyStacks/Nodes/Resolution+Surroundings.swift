extension Resolution.Surroundings {
  func at(_ component: ViewKey.Component) -> Self {
    var inner = self
    inner.key.append(component)
    return inner
  }

  /// Adopts an id that a modifier gives to the view inside.
  private mutating func name(_ id: ViewID) {
    key.append(.id(id))
    naming.name(id)
  }

  /// The view inside some modifiers, with all of these around it.
  func unwrapping(_ content: Content) -> (Content, Self) {
    var content = content
    var inner = self
    var modifiers: [Modifier] = []
    modifiers.reserveCapacity(4)
    while case .modified(let modified, let modifier) = content.kind {
      content = modified
      if case .id(let id) = modifier { inner.name(id) }
      modifiers.append(modifier)
    }
    // They were collected from the outermost on, and the innermost comes first.
    modifiers.reverse()
    inner.traits = traits.isEmpty ? modifiers : modifiers + traits
    return (content, inner)
  }

  /// The outermost of the modifiers that lay out, as a view of its own around the rest.
  ///
  /// The identity of the view stays with the outermost view: the id, the owners, and the modifiers
  /// further out or about the view among its neighbors.
  func wrapping(_ content: Content) -> (Content, Self) {
    guard !traits.isEmpty, let index = traits.lastIndex(where: \.isLayout),
      case .layout(let layout, let layers) = traits[index]
    else { return (content, self) }
    var inner = content
    for trait in traits[..<index] where !trait.isValue { inner = inner.modified(trait) }
    var outer = self
    outer.traits = traits[..<index].filter(\.isValue) + traits[(index + 1)...]
    var own: ViewID?
    for case .id(let id) in traits[(index + 1)...].reversed() { own = id }
    outer.naming.wrap(isNamedInside: traits[..<index].contains { $0.isID(id) }, ownID: own)
    return (Content(.layout(layout, [inner] + layers)), outer)
  }
}

extension Modifier {
  fileprivate var isLayout: Bool {
    if case .layout = self { return true }
    return false
  }

  fileprivate func isID(_ id: ViewID?) -> Bool {
    guard case .id(let own) = self else { return false }
    return own == id
  }
}
