/// Reports to the trace, and then to the observers, what can be seen and how the geometry changed.
///
/// Observers that it does not reach because work is stopped are called in the next frame.
enum ObservationPass: Pass {
  static func run(in window: Window) {
    let context = window.context
    let work = context.work
    context.directory.scrolls.forEachNode {
      if $0.isShown, work.goesOn() { SightReport(of: $0).record() }
    }
    if context.directory.observing.count > 0 {
      let nodes = context.directory.observing.nodes
      for node in nodes where work.goesOn() { OwnGeometryReport(of: node).record() }
      for node in nodes where work.goesOn() { ScrollObserverReport(of: node).record() }
      for node in nodes where work.goesOn() { VisibilityReport(of: node).record() }
    }
    if !work.isStopped {
      context.directory.scrolls.forEachNode { $0.activity.forgetPhaseChanges() }
    }
  }
}
