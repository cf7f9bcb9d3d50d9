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
    for (scroll, input) in window.takeInputs() { scroll.apply(input) }
    for tap in window.context.takeTaps() { window.context.guarding(tap) }
  }
}
