/// Tells the trace and then the observers what can be seen and how the geometry changed.
enum ObservationPass: Pass {
  static func run(in window: Window) {
    for scroll in window.liveScrolls where scroll.isShown { scroll.traceVisibility() }
    let nodes = window.observingNodes
    for node in nodes { node.tellScrollObservers() }
    for node in nodes { node.tellVisibilityObservers() }
    for scroll in window.liveScrolls { scroll.phaseChanges.removeAll() }
  }
}
