extension Node {
  var scrollObservers: [ScrollObserver] {
    guard kinds.contains(.scroll) else { return [] }
    return traits.compactMap { trait in
      guard case .scroll(let observer) = trait else { return nil }
      return observer
    }
  }

  /// Adds the view to those that are checked for changes in each frame.
  func startObserving() {
    if kinds.contains(.target) { context.directory.targets.insert(self) }
    let observes = !kinds.isDisjoint(with: [.scroll, .visibility, .aboutView])
    guard observes || toldObservers != nil else { return }
    let told = toldObservers ?? startTelling()
    told.resize(
      visibilities: isShown ? visibilityObservers.count : nil,
      scrolls: scrollObservers.count
    )
    told.isAboutView = kinds.contains(.aboutView)
  }

  private func startTelling() -> ToldObservers {
    let new = ToldObservers()
    toldObservers = new
    context.directory.observing.insert(self)
    return new
  }

  /// The first scroll view at or below this view.
  var firstScroll: ScrollNode? {
    if let scroll = self as? ScrollNode { return scroll }
    for child in children {
      context.work.charge()
      if let found = child.firstScroll { return found }
    }
    return nil
  }

  /// Calls the observers of this view with what changed since their last call.
  func tellScrollObservers() {
    let observers = scrollObservers
    guard let told = toldObservers, !observers.isEmpty, isShown, let scroll = firstScroll else {
      return
    }
    for (observer, last) in zip(observers, told.scrolls) where !isStopped {
      switch observer {
      case .geometry(let observer): tell(observer, after: last, geometry: scroll.geometry)
      case .targetVisibility(let observer): tell(observer, after: last, in: scroll)
      case .phase(let observer): tell(observer, after: last, in: scroll)
      }
    }
  }

  /// Reports each change once, even if work was stopped between two of them.
  private func tell(
    _ observer: PhaseObserver,
    after last: ToldObservers.Scroll,
    in scroll: ScrollNode
  ) {
    for (place, change) in scroll.activity.phaseChanges.enumerated() {
      let number = scroll.activity.toldPhases + place
      guard number >= last.phases, !isStopped else { continue }
      last.phases = number + 1
      context.calling("onScrollPhaseChange", of: self) {
        try observer.action(change.old, change.new, scroll.geometry, change.velocity)
      }
    }
  }

  private func tell(
    _ observer: GeometryObserver,
    after last: ToldObservers.Scroll,
    geometry: ScrollGeometry
  ) {
    context.calling("onScrollGeometryChange", of: self) {
      let new = try context.asking.run { try observer.transform(geometry) }
      let old = last.value
      last.value = new
      guard let old, try !observer.isEqual(old, new) else { return }
      try observer.action(old, new)
    }
  }

  private func tell(
    _ observer: TargetVisibilityObserver,
    after last: ToldObservers.Scroll,
    in scroll: ScrollNode
  ) {
    context.calling("onScrollTargetVisibilityChange", of: self) {
      let ids = try ScrollSight(of: scroll).targets(above: observer.threshold).filter(
        observer.accepts
      )
      try context.work.poll(0)
      guard ids != last.ids else { return }
      last.ids = ids
      try observer.action(ids)
    }
  }

  /// Reports to an observer that leaves the screen that nothing is visible.
  func sayNothingIsVisible() {
    for (observer, last) in zip(scrollObservers, toldObservers?.scrolls ?? []) {
      guard case .targetVisibility(let observer) = observer, !last.ids.isEmpty else { continue }
      last.ids = []
      context.guarding { try observer.action([]) }
    }
  }
}
