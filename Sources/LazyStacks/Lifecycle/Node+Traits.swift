extension Node {
  /// Calls a function for the modifiers of this view and of those around it up to the next of a
  /// kind, the innermost first.
  func forEachModifier<Kind: Node>(
    upTo kind: Kind.Type,
    body: (Modifier) throws -> Void
  ) rethrows {
    for modifier in traits { try body(modifier) }
    var node = parent
    while let current = node, !(current is Kind) {
      for modifier in current.traits { try body(modifier) }
      node = current.parent
    }
  }

  /// The first result of a function for the modifiers that apply to a view, the innermost first.
  private func inherited<Value>(_ find: (Modifier) -> Value?) -> Value? {
    var node: Node? = self
    while let current = node {
      for trait in current.traits {
        if let found = find(trait) { return found }
      }
      node = current.parent
    }
    return nil
  }

  /// The limit that a modifier of the view itself sets.
  var ownLineLimit: LineLimit? {
    guard kinds.contains(.lineLimit) else { return nil }
    for case .lineLimit(let limit) in traits { return limit }
    return nil
  }

  /// The line limit of text in the view, from the nearest modifier.
  var lineLimit: LineLimit {
    let limit: LineLimit? = inherited { modifier in
      guard case .lineLimit(let limit) = modifier else { return nil }
      return limit
    }
    return limit ?? .none
  }

  /// The priority for space in a stack; 0 by default.
  var priority: Double {
    guard !traits.isEmpty else { return 0 }
    for case .priority(let priority) in traits.reversed() { return priority.isNaN ? 0 : priority }
    return 0
  }

  /// The value of the view for the layout around it under a name; the outermost modifier counts.
  func layoutValue(_ name: String) -> Any? {
    guard !traits.isEmpty else { return nil }
    for case .layoutValue(let given) in traits.reversed() where given.name == name {
      return given.value
    }
    return nil
  }

  /// The values that the view says to the layout around it.
  var layoutValues: [LayoutValue] { traits.layoutValues }

  /// Whether the values for the layout around it differ from those of other modifiers.
  func saysOtherwise(than old: [Modifier]) -> Bool {
    if old.isEmpty, !kinds.contains(.layoutValue) { return false }
    let (before, now) = (old.layoutValues, traits.layoutValues)
    return before.count != now.count || !zip(before, now).allSatisfy { $0.isSame(as: $1) }
  }

  /// Has the layout around the view place it again if its values changed.
  func noteNewLayoutValues(_ old: [Modifier]) {
    guard let parent, saysOtherwise(than: old) else { return }
    context.sight.settings.note(old.layoutValues, of: self, in: context.trace.frame)
    if let subview, let stack = parent as? LazyStackNode, stack.fold != nil {
      subview.saysOther = true
      if stack.isInRun(subview) { stack.measurer.noteChange(in: self) }
    } else if parent is LayoutNode {
      parent.invalidateSize()
    }
  }

  /// The action for taps on the view itself; the innermost comes first.
  var tapAction: (() throws -> Void)? {
    for case .tap(let action) in traits { return action }
    return nil
  }

  /// Whether the view or one around it disables taps.
  var isDisabled: Bool {
    let isDisabled: Bool? = inherited { modifier in
      guard case .disabled(true) = modifier else { return nil }
      return true
    }
    return isDisabled ?? false
  }

  /// Whether scrolling by finger is disabled in the view, by the nearest modifier.
  var isScrollDisabled: Bool {
    let isDisabled: Bool? = inherited { modifier in
      guard case .scrollSetting(.disabled(let isDisabled)) = modifier else { return nil }
      return isDisabled
    }
    return isDisabled ?? false
  }

  /// Whether scroll views in the view clip nothing, by the nearest modifier.
  var isScrollClipDisabled: Bool {
    let isDisabled: Bool? = inherited { modifier in
      guard case .scrollSetting(.clipDisabled(let isDisabled)) = modifier else { return nil }
      return isDisabled
    }
    return isDisabled ?? false
  }

  /// Whether the view or one around it is hidden, or has no opacity.
  var isHidden: Bool { inherited { $0.hides ? true : nil } ?? false }

  /// Whether the view itself is hidden, or has no opacity.
  var isHiddenItself: Bool { traits.contains(where: \.hides) }

  /// How far in front of its siblings the view is drawn; the outermost modifier counts.
  var zIndex: Double {
    guard !traits.isEmpty else { return 0 }
    for case .zIndex(let index) in traits.reversed() { return index.isNaN ? 0 : index }
    return 0
  }
}

extension Modifier {
  /// Whether nothing of the view is drawn with it.
  fileprivate var hides: Bool {
    switch self {
    case .hidden: true
    case .opacity(let opacity): opacity <= 0
    default: false
    }
  }
}

extension [Modifier] {
  fileprivate var layoutValues: [LayoutValue] {
    compactMap { if case .layoutValue(let value) = $0 { value } else { nil } }
  }
}
