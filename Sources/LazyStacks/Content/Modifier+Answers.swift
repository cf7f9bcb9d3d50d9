/// What the modifiers of one view say about it; the outermost is last.
extension [Modifier] {
  /// The line limit that is set here; nil if none is.
  var ownLineLimit: LineLimit? {
    for case .lineLimit(let limit) in self { return limit }
    return nil
  }

  /// The priority for space in a stack that is given here; nil if none is.
  var spacePriority: Double? {
    guard !isEmpty else { return nil }
    for case .priority(let priority) in reversed() { return priority.isNaN ? 0 : priority }
    return nil
  }

  /// The value for the layout around under a name; the outermost modifier counts.
  func valueForLayout(_ name: String) -> Any? {
    guard !isEmpty else { return nil }
    for case .layoutValue(let given) in reversed() where given.name == name {
      return given.value
    }
    return nil
  }

  /// All values for the layout around.
  var layoutValues: [LayoutValue] {
    compactMap { if case .layoutValue(let value) = $0 { value } else { nil } }
  }

  /// The action for taps; the innermost comes first.
  var tapAction: (() throws -> Void)? {
    for case .tap(let action) in self { return action }
    return nil
  }

  /// How far in front of its siblings the view is drawn; the outermost modifier counts.
  var depthOrder: Double {
    guard !isEmpty else { return 0 }
    for case .zIndex(let index) in reversed() { return index.isNaN ? 0 : index }
    return 0
  }

  /// Whether the view is hidden, or has no opacity.
  var hide: Bool { contains(where: \.hides) }
}

extension Modifier {
  /// Whether nothing of the view is drawn with it.
  var hides: Bool {
    switch self {
    case .hidden: true
    case .opacity(let opacity): opacity <= 0
    default: false
    }
  }
}
