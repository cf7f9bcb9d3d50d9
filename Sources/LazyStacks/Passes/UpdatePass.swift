/// Runs the changes that the program requested, then compares the new description with the living
/// views (rules R10, R16).
enum UpdatePass: Pass {
  static func run(in window: Window) {
    let work = window.context.work
    let updates = window.requests.takeUpdates()
    for (place, update) in updates.enumerated() {
      guard !work.isStopped else {
        window.requests.putBack(updates[place...])
        break
      }
      window.context.callbacks.guarding(update)
    }
    window.context.callbacks.asking.run { compare(in: window) }
  }

  /// Compares what is described now with the living views.
  private static func compare(in window: Window) {
    let work = window.context.work
    defer { applyPositions(in: window.context) }
    let isUpdated = window.requests.needsDescription
    let context = window.context
    let isEditing = window.hasUnseenEdits || !context.queues.staleRows.isEmpty
    if isUpdated || isEditing || context.evaluation.hasOutdated {
      SightBefore.rememberAll(in: context)
    }
    if isUpdated, !work.isStopped { describeAnew(window) }
    window.requests.needsDescription = isUpdated && work.isStopped
    let isEdited = !work.isStopped && EditedViews(in: context).refresh()
    let isEvaluated = !work.isStopped && context.evaluation.evaluateOutdated()
    if isEdited || isEvaluated { window.version.change(isEdit: isEdited) }
    guard isEdited || isUpdated || isEvaluated else { return }
    if !context.directory.openRows.isEmpty { SwipedRows(in: context).closeUnoffered() }
    context.sight.ofUpdate = context.trace.frame
    context.directory.scrolls.forEachTrack { track in
      if track.stacks.contains(where: \.isRearranged) { TrackRest(of: track).takeOverEdits() }
    }
  }

  /// Reads the content again and compares it with what lives.
  private static func describeAnew(_ window: Window) {
    let context = window.context
    window.version.change(isEdit: true)
    if window.frame > 1 { context.evaluation.noteUpdate() }
    if window.described.isReevaluated, window.frame > 1,
      let content = context.callbacks.guarding(window.described.describe)
    {
      window.described.content = content
    }
    context.evaluation.loading(window.frame > 1 ? .update : .eager, id: nil) {
      _ = context.callbacks.guarding {
        try window.root.update(
          StackLayout(axis: .vertical, alignment: .center, spacing: nil),
          children: window.described.content.children
        )
      }
    }
  }

  /// Carries out the requests of scroll positions, once the data are those that they mean.
  private static func applyPositions(in context: FrameContext) {
    guard !context.scrolls.positioned.isEmpty, !context.work.isStopped else { return }
    for node in context.scrolls.positioned.takeAll() where node.isInWindow {
      context.callbacks.guarding { try BoundPosition(of: node).apply() }
    }
  }
}
