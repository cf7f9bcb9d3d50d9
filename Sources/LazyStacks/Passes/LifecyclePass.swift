/// Makes views appear, in the order of their places and the deepest first; then
/// disappear; then be given up (B.6).
enum LifecyclePass: Pass {
  static func run(in window: Window) {
    let context = window.context
    var entering = context.entering
    context.entering.removeAll()
    for stack in context.takeLaidOutStacks() {
      entering += stack.commitPlacement()
      if !window.laidOut.contains(where: { $0 === stack }) { window.laidOut.append(stack) }
    }
    hideWhatIsReplaced(by: entering, context)
    for node in entering where node.parent?.isShown ?? true { node.show() }
    let leaving = context.leaving
    context.leaving.removeAll()
    for node in leaving { node.hide() }
    let evicted = context.evicted
    context.evicted.removeAll()
    for subview in evicted { context.record(.evict(view: subview.viewName), id: subview.id) }
  }

  /// A view whose place another one with its id takes goes before that one comes, so that both
  /// alternate (invariant I6).
  private static func hideWhatIsReplaced(by entering: [Node], _ context: FrameContext) {
    guard !context.leaving.isEmpty, !entering.isEmpty else { return }
    guard entering.count > 1 else {
      for node in context.leaving where node.id != nil && node.id == entering[0].id { node.hide() }
      return
    }
    let ids = Set(entering.compactMap { $0.id })
    for node in context.leaving where node.id.map(ids.contains) ?? false { node.hide() }
  }
}
