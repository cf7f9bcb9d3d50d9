extension Node {
  /// Hands over the modifiers of this view and of those around it up to the next of a kind, the
  /// innermost first.
  func forEachModifier<Kind: Node>(
    upTo kind: Kind.Type,
    _ body: (Modifier) throws -> Void
  ) rethrows {
    for modifier in traits { try body(modifier) }
    var node = parent
    while let current = node, !(current is Kind) {
      for modifier in current.traits { try body(modifier) }
      node = current.parent
    }
  }
}
