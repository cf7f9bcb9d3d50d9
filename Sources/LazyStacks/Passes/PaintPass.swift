/// Updates the scroll transitions to where their views stand now, and continues those that are
/// animated, without effect on layout (claim 63).
enum PaintPass: Pass {
  static func run(in window: Window) {
    let context = window.context
    guard context.directory.painting.hasNews else { return }
    context.directory.painting.isOutdated = false
    context.directory.painting.isAnimated = false
    for node in context.directory.painting.transitions where context.work.goesOn() {
      node.advanceTransition()
    }
    if context.work.isStopped { context.directory.painting.isOutdated = true }
  }
}
