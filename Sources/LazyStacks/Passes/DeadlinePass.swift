/// Determines whether the frame was done in time; a late one is shown at a later tick (choice Q25),
/// and the next frame begins then.
///
/// The first frame of a window is never late: nobody saw another one before. Look-ahead at rest is
/// done once the frame is shown.
enum DeadlinePass: Pass {
  static func run(in window: Window) {
    let context = window.context
    guard let late = context.timing.delayIfLate(), window.frame > 1 else { return }
    context.record(.hitch(late: late, cost: context.timing.costs.total))
  }
}
