/// Takes what a finger or a program asked for: a tentative offset, not yet clamped (rule R8).
enum InputPass: Pass {
  static func run(in window: Window) {
    window.forEachTrack { track in
      for stack in track.stacks { stack.rememberPlacesInRows() }
    }
    for stack in window.unfinished {
      stack.run.retriesStandIns = true
      stack.movingTrack?.node.isDirty = true
    }
    let inputs = window.takeInputs()
    // What a program scrolls to may have been put into the data since the last frame.
    if window.hasUnseenEdits, inputs.contains(where: \.1.namesContent) {
      UpdatePass.run(in: window)
    }
    for (scroll, input) in inputs { scroll.apply(input) }
    for tap in window.context.takeTaps() { window.context.guarding(tap) }
  }
}
