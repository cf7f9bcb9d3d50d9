/// Runs the changes that the program asked for, then compares what is described now with what lives
/// (rules R10, R16).
enum UpdatePass: Pass {
  static func run(in window: Window) {
    let updates = window.takeUpdates()
    for update in updates { window.context.guarding(update) }
    if !updates.isEmpty { window.describeAnew() }
    let isEdited = window.refreshFollowers()
    guard isEdited || !updates.isEmpty else { return }
    window.forEachTrack { track in
      if track.stacks.contains(where: \.isRearranged) { track.settleOffset(.data) }
    }
  }
}
