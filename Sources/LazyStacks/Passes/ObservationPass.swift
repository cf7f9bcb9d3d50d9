/// Tells the trace and then the observers what can be seen and how the geometry changed.
enum ObservationPass: Pass {
  static func run(in window: Window) {
    window.forEachScroll { if $0.isShown { $0.traceVisibility() } }
    let nodes = window.observingNodes
    for node in nodes { node.tellScrollObservers() }
    for node in nodes { node.tellVisibilityObservers() }
    window.forEachScroll { $0.phaseChanges.removeAll(keepingCapacity: true) }
  }
}
