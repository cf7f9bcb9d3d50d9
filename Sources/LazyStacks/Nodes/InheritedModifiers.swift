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

  /// Calls a function for the modifiers of the view and of those around it up to the next of a
  /// kind, the innermost first.
  func forEach<Kind: Node>(
    upTo kind: Kind.Type,
    body: (Modifier) throws -> Void
  ) rethrows {
    for modifier in node.traits { try body(modifier) }
    var around = node.parent
    while let current = around, !(current is Kind) {
      for modifier in current.traits { try body(modifier) }
      around = current.parent
    }
  }

  /// The value of a name in the environment of the views in this one.
  func environmentEntry(_ name: String) -> EnvironmentEntry? {
    var view: Node? = node
    while let current = view {
      if let entry = current.traits.environmentEntry(name) { return entry }
      view = current.parent
    }
    return node.context.evaluation.environmentEntry(name)
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
