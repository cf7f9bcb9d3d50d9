/// What the modifiers of a view say otherwise than others, those that it had before or those of the
/// view in whose place it is.
struct ModifierChange {
  private let node: Node
  private let old: [Modifier]

  init(of node: Node, since old: [Modifier]) {
    self.node = node
    self.old = old
  }

  /// Whether the values for the layout around it differ.
  var hasOtherLayoutValues: Bool {
    if old.isEmpty, !node.kinds.contains(.layoutValue) { return false }
    let (before, now) = (old.layoutValues, node.traits.layoutValues)
    return before.count != now.count || !zip(before, now).allSatisfy { $0.isSame(as: $1) }
  }

  /// Has the layout around the view place it again if its values changed.
  func noteLayoutValues() {
    guard let parent = node.parent, hasOtherLayoutValues else { return }
    node.context.sight.settings.note(old.layoutValues, of: node, in: node.context.trace.frame)
    if let subview = node.subview, let stack = parent as? LazyStackNode, stack.fold != nil {
      subview.folded.invalidate()
      if stack.isInRun(subview) { stack.measurer.noteChange(in: node) }
    } else if parent is LayoutNode {
      parent.invalidateSize()
    }
  }

  /// Notes the names in the environment whose values may have changed.
  func noteEnvironment() {
    let (evaluation, now) = (node.context.evaluation, node.traits)
    for case .environment(let entry) in old {
      let other = now.environmentEntry(entry.name)
      if !(other?.isEqual(to: entry) ?? false) { evaluation.touchEnvironment(entry.name) }
    }
    guard node.kinds.contains(.environment) else { return }
    for case .environment(let entry) in now {
      let before = old.environmentEntry(entry.name)
      if !(before?.isEqual(to: entry) ?? false) { evaluation.touchEnvironment(entry.name) }
    }
  }
}
