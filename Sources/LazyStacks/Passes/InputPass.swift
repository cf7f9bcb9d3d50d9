/// Takes what a finger or a program asked for: a tentative offset, not yet clamped (rule R8).
///
/// What it does not come to because work is stopped waits for the next frame.
enum InputPass: Pass {
  static func run(in window: Window) {
    let context = window.context
    // A frame that makes up for the last one tells what moved since that one began.
    if !window.wasStopped {
      context.placesFrame = window.frame
      window.forEachTrack { track in
        for stack in track.stacks { stack.rememberPlacesInRows() }
      }
    }
    for stack in window.unfinished {
      stack.run.retriesStandIns = true
      stack.movingTrack?.node.isDirty = true
    }
    var inputs = window.takeInputs()[...]
    while !context.work.isStopped, let (scroll, input) = inputs.popFirst() { scroll.apply(input) }
    window.putBack(inputs)
    var taps = context.takeTaps()[...]
    while !context.work.isStopped, let tap = taps.popFirst() { context.guarding(tap) }
    context.taps.insert(contentsOf: taps, at: 0)
  }
}
