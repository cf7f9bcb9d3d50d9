/// What keeps a window from being at rest.
struct Unrest {
  private let window: Window

  init(of window: Window) { self.window = window }

  /// What still moves or waits, with its verb; nil if nothing does.
  var description: String? {
    let context = window.context
    if let moving = context.directory.scrolls.nodes.first(where: { $0.phase.isScrolling }) {
      return moving.unrest
    }
    if window.hasChanges { return "something still changes" }
    if context.directory.painting.isAnimated { return "a scroll transition is still animated" }
    return context.callbacks.agenda.first.map { $0 + " still waits" }
  }
}
