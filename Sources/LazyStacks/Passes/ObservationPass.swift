/// Reports to the trace, and then to the observers, what can be seen and how the geometry changed.
///
/// Observers that it does not reach because work is stopped are called in the next frame.
enum ObservationPass: Pass {
  static func run(in window: Window) {
    let work = window.context.work
    window.forEachScroll { if $0.isShown, work.goesOn() { SightReport(of: $0).record() } }
    if window.context.directory.observing.count > 0 {
      let nodes = window.observingNodes
      for node in nodes where work.goesOn() { OwnGeometryReport(of: node).record() }
      for node in nodes where work.goesOn() { ScrollObserverReport(of: node).record() }
      for node in nodes where work.goesOn() { VisibilityReport(of: node).record() }
    }
    if !work.isStopped { window.forEachScroll { $0.activity.forgetPhaseChanges() } }
  }
}
