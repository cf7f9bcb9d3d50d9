/// Runs the changes that the program asked for, then compares what is described now with what lives
/// (rules R10, R16).
enum UpdatePass: Pass {
  static func run(in window: Window) {
    let updates = window.takeUpdates()
    guard !updates.isEmpty else { return }
    for update in updates { window.context.guarding(update) }
    window.describeAnew()
    window.forEachTrack { track in
      if track.stacks.contains(where: \.isRearranged) { track.settleOffset(.data) }
    }
  }
}
