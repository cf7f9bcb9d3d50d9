import DequeModule

extension LazyStackNode {
  /// The subviews of the run that intersect the visible region, in order.
  var visibleSubviews: [Subview] {
    let span = visibleSpan
    return run.subviews.filter { run.isVisible($0, span) }
  }

  /// Says what entered and what left, in the order of the stack, and ages what is off screen.
  ///
  /// - Returns: The nodes that are on screen from now on.
  func commitPlacement() -> [Node] {
    run.loads = 0
    var entering: [Node] = []
    let span = visibleSpan
    for subview in run.subviews where run.isVisible(subview, span) {
      if subview.isPlaced {
        // An update may have made another view of a subview that stays where it is.
        if isShown, !subview.node.isShown { entering.append(subview.node) }
        continue
      }
      subview.isPlaced = true
      subview.counters.appears += 1
      context.record(.place(index: subview.index), id: subview.id)
      entering.append(subview.node)
    }
    if !entering.isEmpty { reportDuplicatesInRun() }
    for subview in run.subviews where subview.isPlaced && !run.isVisible(subview, span) {
      leave(subview)
    }
    hasNewPlacement = hasNewPlacement || !entering.isEmpty || !released.isEmpty
    var fresh: Set<ObjectIdentifier> = []
    for subview in released where fresh.insert(ObjectIdentifier(subview)).inserted {
      if !isInRun(subview) { dismiss(subview) }
    }
    released.removeAll(keepingCapacity: true)
    age(except: fresh)
    return entering
  }

  private func isInRun(_ subview: Subview) -> Bool {
    subview.index >= run.first && subview.index < run.last
      && run.subviews[subview.index - run.first] === subview
  }

  /// What left the run was removed if it was on screen, else walked past.
  private func dismiss(_ subview: Subview) {
    guard subview.isPlaced else {
      context.record(.walk(index: subview.index), id: subview.id)
      return
    }
    leave(subview)
  }

  private func leave(_ subview: Subview) {
    subview.isPlaced = false
    subview.age = 0
    hasNewPlacement = true
    context.record(.remove(index: subview.index), id: subview.id)
    context.leaving.append(subview.node)
  }

  /// Counts an update for everything off screen, once a frame however many passes, and gives up
  /// what was kept long enough (rule R11).
  private func age(except fresh: Set<ObjectIdentifier>) {
    guard agedFrame != context.trace.frame else { return }
    agedFrame = context.trace.frame
    guard !aside.isEmpty else { return }
    let ahead = run.last..<(run.last + context.profile.lookAhead)
    for (index, subview) in aside where !ahead.contains(index) {
      if !fresh.contains(ObjectIdentifier(subview)) { subview.age += 1 }
    }
    let expired = aside.filter { $0.value.age > context.profile.retention }.keys.sorted()
    for index in expired { evict(index) }
  }

  /// Gives up the node of a subview that is off screen.
  func evict(_ index: Int) {
    guard let subview = aside.removeValue(forKey: index) else { return }
    closeElement(of: index)
    giveUp(subview)
  }

  /// Counts a subview as gone; of one that never was there are no counters to keep.
  func giveUp(_ subview: Subview) {
    subview.node.parent = nil
    guard subview.resolution != nil else { return }
    var counters = subview.counters
    counters.bodies = subview.bodies
    history[subview.label] = counters
    context.evicted.append(subview)
  }

  /// Evaluates the next subview beyond the visible region (rule R13).
  func lookAhead() {
    for index in run.last..<min(run.last + context.profile.lookAhead, run.count)
    where aside[index] == nil {
      _ = subview(at: index, .lookahead)
    }
  }
}
