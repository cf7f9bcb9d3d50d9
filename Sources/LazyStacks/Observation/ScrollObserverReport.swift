/// Calls the observers among a view's modifiers of the first scroll view at or below it.
struct ScrollObserverReport {
  private let node: Node

  init(of node: Node) { self.node = node }

  /// Calls them with what changed since their last call.
  func record() {
    let observers = ViewObservers(of: node).scroll
    guard let told = node.modifierWork.told, !observers.isEmpty, node.isShown,
      let scroll = ViewSearch(in: node).scroll
    else { return }
    for (observer, last) in zip(observers, told.scrolls) where !node.isStopped {
      switch observer {
      case .geometry(let observer): tell(observer, after: last, geometry: scroll.geometry)
      case .targetVisibility(let observer): tell(observer, after: last, in: scroll)
      case .phase(let observer): tell(observer, after: last, in: scroll)
      case .refresh(let action): tell(action, after: last, in: scroll)
      }
    }
  }

  /// Gives each change of phase to a function once, even if work was stopped between two of them.
  private func forEachChange(
    after last: ToldObservers.Scroll,
    in scroll: ScrollNode,
    _ body: (ScrollActivity.PhaseChange) -> Void
  ) {
    for (place, change) in scroll.activity.phaseChanges.enumerated() {
      let number = scroll.activity.toldPhases + place
      guard number >= last.phases, !node.isStopped else { continue }
      last.phases = number + 1
      body(change)
    }
  }

  /// Starts work where a finger let go of content that it pulled beyond the top far enough.
  private func tell(
    _ action: RefreshAction,
    after last: ToldObservers.Scroll,
    in scroll: ScrollNode
  ) {
    forEachChange(after: last, in: scroll) { change in
      guard change.old == .interacting, let track = scroll.track(along: .vertical),
        track.minOffset - track.offset >= node.context.profile.refreshPull - Double.tolerance,
        scroll.activity.refresh?.isDone ?? true
      else { return }
      let agenda = node.context.callbacks.agenda
      node.context.calling("refreshable", of: node) {
        scroll.activity.refresh = try action.start(agenda)
      }
    }
  }

  private func tell(
    _ observer: PhaseObserver,
    after last: ToldObservers.Scroll,
    in scroll: ScrollNode
  ) {
    forEachChange(after: last, in: scroll) { change in
      node.context.calling("onScrollPhaseChange", of: node) {
        try observer.action(change.old, change.new, scroll.geometry, change.velocity)
      }
    }
  }

  private func tell(
    _ observer: GeometryObserver,
    after last: ToldObservers.Scroll,
    geometry: ScrollGeometry
  ) {
    node.context.calling("onScrollGeometryChange", of: node) {
      let new = try node.context.callbacks.asking.run { try observer.transform(geometry) }
      let old = last.value
      last.value = new
      let isTold =
        try old.map { try !observer.isEqual($0, new) }
        ?? node.context.profile.initialScrollGeometryCallback
      if isTold { try observer.action(old ?? new, new) }
    }
  }

  private func tell(
    _ observer: TargetVisibilityObserver,
    after last: ToldObservers.Scroll,
    in scroll: ScrollNode
  ) {
    node.context.calling("onScrollTargetVisibilityChange", of: node) {
      try node.context.work.poll(0)
      guard scroll.isShown else { return }
      let ids = try scroll.told.visibility[observer.threshold].targets.filter(observer.accepts)
      guard ids != last.ids else { return }
      last.ids = ids
      try observer.action(ids)
    }
  }
}
