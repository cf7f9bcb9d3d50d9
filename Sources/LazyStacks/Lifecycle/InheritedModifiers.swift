/// What the modifiers of a view and of those around it say about it; the innermost counts.
struct InheritedModifiers {
  private let node: Node

  init(of node: Node) { self.node = node }

  /// The first result of a function for the modifiers, the innermost first.
  private func first<Value>(_ find: (Modifier) -> Value?) -> Value? {
    var node: Node? = node
    while let current = node {
      for trait in current.traits {
        if let found = find(trait) { return found }
      }
      node = current.parent
    }
    return nil
  }

  /// The line limit of text in the view.
  var lineLimit: LineLimit {
    first { if case .lineLimit(let limit) = $0 { limit } else { nil } } ?? .none
  }

  /// Whether the view or one around it disables taps.
  var isDisabled: Bool {
    first { if case .disabled(true) = $0 { true } else { nil } } ?? false
  }

  /// Whether scrolling by finger is disabled in the view.
  var isScrollDisabled: Bool {
    first { if case .scrollSetting(.disabled(let isDisabled)) = $0 { isDisabled } else { nil } }
      ?? false
  }

  /// Whether scroll views in the view clip nothing.
  var isScrollClipDisabled: Bool {
    first {
      if case .scrollSetting(.clipDisabled(let isDisabled)) = $0 { isDisabled } else { nil }
    } ?? false
  }

  /// Whether the view or one around it is hidden, or has no opacity.
  var isHidden: Bool { first { $0.hides ? true : nil } ?? false }
}
