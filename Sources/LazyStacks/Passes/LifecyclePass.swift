/// Makes views appear, in the order of their places and the deepest first; then disappear (B.6).
enum LifecyclePass: Pass {
  static func run(in window: Window) {
    let context = window.context
    var entering = context.entering
    context.entering.removeAll()
    for stack in context.takeLaidOutStacks() {
      entering += stack.commitPlacement()
      if !window.laidOut.contains(where: { $0 === stack }) { window.laidOut.append(stack) }
    }
    for node in entering where node.parent?.isShown ?? true { node.show() }
    let leaving = context.leaving
    context.leaving.removeAll()
    for node in leaving { node.hide() }
  }
}
