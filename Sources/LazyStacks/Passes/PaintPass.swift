/// Updates the scroll transitions to where their views stand now, and continues those that are
/// animated, without effect on layout (claim 63).
enum PaintPass: Pass {
  static func run(in window: Window) {
    let context = window.context
    guard context.painting.hasNews else { return }
    context.painting.isOutdated = false
    context.painting.isAnimated = false
    for node in context.painting.transitions where context.work.goesOn() {
      node.advanceTransition()
    }
    if context.work.isStopped { context.painting.isOutdated = true }
  }
}
