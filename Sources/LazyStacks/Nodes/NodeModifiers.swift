/// The modifiers of a view.
struct NodeModifiers {
  /// The modifiers, outermost last.
  private(set) var all: [Modifier] = []
  /// Their kinds, so that most questions need not search them.
  private(set) var kinds: ModifierKinds = []

  /// Replaces the modifiers by others.
  mutating func take(_ modifiers: [Modifier]) {
    all = modifiers
    kinds = modifiers.isEmpty ? [] : ModifierKinds(of: modifiers)
  }
}
