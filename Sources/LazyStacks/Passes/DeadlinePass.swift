/// Determines whether the frame was done in time; a late one is shown at a later tick (choice Q25),
/// and the next frame begins then.
///
/// The first frame of a window is never late: nobody saw another one before. Look-ahead at rest is
/// done once the frame is shown.
enum DeadlinePass: Pass {
  static func run(in window: Window) {
    let context = window.context
    let cost = context.costs.total
    guard cost > 0 else { return }
    let tick = context.clock.millisecondsPerTick
    // Costs that sum to a tick, except for rounding, are done within it.
    let late = Int((cost / tick - 1e-9).rounded(.up)) - 1
    guard late > 0 else { return }
    context.clock.delay(by: late)
    if window.frame > 1 { context.record(.hitch(late: Double(late) * tick, cost: cost)) }
  }
}
