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
    let asks = !kinds.isDisjoint(with: [.scroll, .visibility, .aboutView, .target])
    guard asks || isObserving else { return }
    observed.resize(to: scrollObservers.count, with: ObservedState())
    let visibilityCount = visibilityObservers.count
    if isShown { toldVisibilities.resize(to: visibilityCount, with: nil) }
    hasOwnObservers = kinds.contains(.aboutView)
    if kinds.contains(.target) { context.directory.targets.insert(self) }
    guard !isObserving, !observed.isEmpty || visibilityCount > 0 || hasOwnObservers else { return }
    isObserving = true
    context.directory.observing.insert(self)
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
    guard !observers.isEmpty, isShown, let scroll = firstScroll else { return }
    for (index, observer) in observers.enumerated() where index < observed.count && !isStopped {
      switch observer {
      case .geometry(let observer): tell(observer, at: index, geometry: scroll.geometry)
      case .targetVisibility(let observer): tell(observer, at: index, in: scroll)
      case .phase(let observer):
        tell(observer, at: index, in: scroll)
      }
    }
  }

  /// Reports each change once, even if work was stopped between two of them.
  private func tell(_ observer: PhaseObserver, at index: Int, in scroll: ScrollNode) {
    for (place, change) in scroll.phaseChanges.enumerated() {
      let number = scroll.toldPhases + place
      guard number >= observed[index].phases, !isStopped else { continue }
      observed[index].phases = number + 1
      context.calling("onScrollPhaseChange", of: self) {
        try observer.action(change.old, change.new, scroll.geometry, change.velocity)
      }
    }
  }

  private func tell(_ observer: GeometryObserver, at index: Int, geometry: ScrollGeometry) {
    context.calling("onScrollGeometryChange", of: self) {
      let new = try observer.transform(geometry)
      let old = observed[index].value
      observed[index].value = new
      guard let old, try !observer.isEqual(old, new) else { return }
      try observer.action(old, new)
    }
  }

  private func tell(_ observer: TargetVisibilityObserver, at index: Int, in scroll: ScrollNode) {
    context.calling("onScrollTargetVisibilityChange", of: self) {
      let ids = try scroll.visibleTargets(above: observer.threshold).filter(observer.accepts)
      try context.work.poll(0)
      guard ids != observed[index].ids else { return }
      observed[index].ids = ids
      try observer.action(ids)
    }
  }

  /// Reports to an observer that leaves the screen that nothing is visible.
  func sayNothingIsVisible() {
    for (index, observer) in scrollObservers.enumerated() where index < observed.count {
      guard case .targetVisibility(let observer) = observer, !observed[index].ids.isEmpty else {
        continue
      }
      observed[index].ids = []
      context.guarding { try observer.action([]) }
    }
  }
}

extension Array {
  /// Drops the excess at the end, or fills up to the count.
  fileprivate mutating func resize(to count: Int, with element: Element) {
    if self.count > count { removeLast(self.count - count) }
    while self.count < count { append(element) }
  }
}
