/// Lays out what changed: the whole window after an update, else only the scroll views that moved.
enum LayoutPass: Pass {
  static func run(in window: Window) {
    if window.needsLayout {
      window.layOutRoot()
    } else {
      for scroll in window.liveScrolls where scroll.isDirty { scroll.layOut() }
      for stack in window.unfinished where stack.track == nil && stack.isShown {
        stack.fill(stack.visibleSpan)
      }
    }
    window.unfinished.removeAll()
    for scroll in window.liveScrolls {
      scroll.stopHolding()
      for track in scroll.tracks { track.traceOffset() }
      guard scroll.endsMotion else { continue }
      scroll.endsMotion = false
      scroll.enter(.idle)
    }
  }
}
