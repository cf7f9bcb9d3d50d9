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

  /// The line limit of text in the view, from the nearest modifier.
  var lineLimit: LineLimit { InheritedModifiers(of: self).lineLimit }

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
      subview.folded.invalidate()
      if stack.isInRun(subview) { stack.measurer.noteChange(in: self) }
    } else if parent is LayoutNode {
      parent.invalidateSize()
    }
  }
}
