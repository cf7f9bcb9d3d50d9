/// Runs the changes that the program asked for, then compares what is described now with what lives
/// (rules R10, R16).
enum UpdatePass: Pass {
  static func run(in window: Window) {
    let work = window.context.work
    var updates = window.takeUpdates()[...]
    if !updates.isEmpty { window.needsDescription = true }
    while !work.isStopped, let update = updates.popFirst() { window.context.guarding(update) }
    window.putBack(updates)
    let isUpdated = window.needsDescription
    if isUpdated, !work.isStopped { window.describeAnew() }
    window.needsDescription = isUpdated && work.isStopped
    let isEdited = !work.isStopped && window.refreshFollowers()
    guard isEdited || isUpdated else { return }
    window.forEachTrack { track in
      if track.stacks.contains(where: \.isRearranged) { track.settleOffset(.data) }
    }
  }
}
