import DequeModule

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

/// Reports what can be seen in a scroll view.
private struct SightReport {
  private let scroll: ScrollNode
  private var sight: ScrollSight { ScrollSight(of: scroll) }

  init(of scroll: ScrollNode) { self.scroll = scroll }

  /// Records what can be seen, if that changed.
  func record() {
    recordVisible()
    guard !scroll.context.settings.thresholds.isEmpty else { return }
    let targets = sight.targets
    guard !scroll.isStopped else { return }
    let count = scroll.context.settings.thresholds.count
    if scroll.told.visibility.count != count {
      scroll.told.visibility = Array(repeating: [], count: count)
    }
    let new = scroll.context.settings.thresholds.map { sight.ids(of: targets, above: $0) }
    if new != scroll.told.visibility { CrossingReport(of: scroll).record(to: new, of: targets) }
    for (index, ids) in new.enumerated() where ids != scroll.told.visibility[index] {
      scroll.told.visibility[index] = ids
      scroll.context.record(
        .visibility(ids: ids, threshold: scroll.context.settings.thresholds[index]),
        of: scroll.inTrace
      )
    }
    scroll.told.targets = targets
    for track in scroll.tracks { track.told.crossings = track.entries.count }
  }

  /// Records which cells of the first and the last line are in sight: a cell that is shorter than
  /// its line may leave sight, or come into it, while nothing new is placed.
  ///
  /// - Returns: Whether they differ from before.
  private func takeCellsAtEdges(of stack: LazyStackNode) -> Bool {
    let (lines, span) = (stack.placement.lines, stack.visibleSpan)
    var isChanged = false
    var place = 0
    for line in [lines.first, lines.last] {
      for cell in line?.subviews ?? [] {
        let isInSight = span.touches(from: cell.shownRel, length: cell.length)
        if place == scroll.told.cellsAtEdges.count {
          scroll.told.cellsAtEdges.append(isInSight)
          isChanged = true
        } else if scroll.told.cellsAtEdges[place] != isInSight {
          scroll.told.cellsAtEdges[place] = isInSight
          isChanged = true
        }
        place += 1
      }
    }
    return isChanged
  }

  private func recordVisible() {
    if scroll.tracks.count == 1, let stack = scroll.lazyContent {
      let isSame = stack.attributes.items == nil || !takeCellsAtEdges(of: stack)
      guard stack.store.hasNews || stack.isRearranged || !isSame else { return }
    }
    let visible = sight.ids
    guard !scroll.isStopped else { return }
    scroll.lazyContent?.store.hasNews = false
    guard visible != scroll.told.visible else { return }
    scroll.told.visible = visible
    scroll.context.record(.visible(ids: visible), of: scroll.inTrace)
    let hidden = sight.hiddenIDs
    guard !hidden.isEmpty else { return }
    scroll.context.frame.account.hidden.append(FrameAccount.Hidden(by: scroll.number, ids: hidden))
  }
}
