/// Prepares rows in the time that is left, in the direction of a scroll that goes on (rule R12).
enum PrefetchPass: Pass {
  static func run(in window: Window) {
    let context = window.context
    guard context.profile.prefetch else { return }
    let deadline = context.timing.clock.millisecondsPerTick
    for stack in window.laidOut.all where stack.isShown {
      guard context.work.goesOn() else { return }
      guard let track = stack.track, track.node.phase.isScrolling else { continue }
      let movement = track.ledger.scrolled
      if movement != 0 { track.travel.wentForward = movement > 0 }
      guard let isForward = track.travel.wentForward else { continue }
      let situation = PrefetchSituation(
        visibleLength: stack.visibleSpan.length,
        movement: movement,
        velocity: movement / context.timing.clock.sinceLastFrame,
        timeLeft: max(0, deadline - context.timing.costs.total),
        cost: context.timing.costs.total
      )
      let policy =
        window.configuration.prefetchPolicy
        ?? ReachOfProfile(lengths: context.profile.prefetchReach)
      guard let reach = context.callbacks.guarding({ try policy.reach(in: situation) }) else {
        continue
      }
      prepare(stack, isForward: isForward, within: reach, until: deadline)
    }
  }

  /// Prepares the next rows of a stack, after those of the stacks in its rows, which come into
  /// sight before.
  private static func prepare(
    _ stack: LazyStackNode,
    isForward: Bool,
    within reach: Double,
    until deadline: Double
  ) {
    for inner in stack.nested where inner.isShown {
      prepare(inner, isForward: isForward, within: reach, until: deadline)
    }
    Prefetcher(stack: stack, isForward: isForward, deadline: deadline).prepare(within: reach)
  }
}
