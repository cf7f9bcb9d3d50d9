/// Reports to the trace, and then to the observers, what can be seen and how the geometry changed.
///
/// Observers that it does not reach because work is stopped are called in the next frame.
enum ObservationPass: Pass {
  static func run(in window: Window) {
    let context = window.context
    let work = context.work
    let nodes = context.directory.observing.count > 0 ? context.directory.observing.nodes : []
    let observed = ObservedSight(of: nodes, in: context)
    context.directory.scrolls.forEachNode {
      if $0.isShown, work.goesOn() { SightReport(of: $0).record(with: observed) }
    }
    if !nodes.isEmpty {
      if work.goesOn() { observed.recordWithoutScroll() }
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
  func record(with observed: ObservedSight) {
    let mayShowOthers = mayShowOthers
    let asked = scroll.told.visibility.asked
    let isSame = asked.isEmpty || SightAgain(of: scroll).isSame
    if isSame, mayShowOthers { recordVisible(sight.ids) }
    guard !isSame || observed.isChanged else { return }
    let targets = isSame ? scroll.told.targets.all : targetsNow(alsoVisible: mayShowOthers)
    guard !scroll.isStopped else { return }
    var new = observed.entries(of: scroll)
    for place in new.indices where !isSame && asked.contains(new[place].threshold) {
      let threshold = new[place].threshold
      new[place].targets = sight.ids(of: targets, above: threshold)
      if scroll.told.visibility.chosen.contains(threshold) {
        sight.warnIfUnreachable(targets, threshold: threshold)
      }
    }
    CrossingReport(of: scroll).record(new, of: targets)
    scroll.told.targets.take(targets)
    scroll.told.visibility.noteLook(at: scroll.context.sight.layouts)
    scroll.tracks.walk { $0.told.crossings = $0.entries.count }
  }

  /// The targets in sight, in memory that held those of an earlier report.
  ///
  /// - Parameter alsoVisible: Whether to record first what is in sight, mostly the targets.
  /// - Returns: The targets.
  private func targetsNow(alsoVisible: Bool) -> [SeenTarget] {
    var targets = scroll.told.targets.takeRoom()
    let areAll = sight.collect(into: &targets)
    if alsoVisible { recordVisible(areAll ? sight.ids(of: targets) : sight.ids) }
    return targets
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

  /// Whether others may be in sight than were told.
  private var mayShowOthers: Bool {
    guard scroll.tracks.count == 1, let stack = scroll.lazyContent else { return true }
    let isSame = stack.attributes.items == nil || !takeCellsAtEdges(of: stack)
    return stack.store.hasNews || stack.isRearranged || !isSame
  }

  /// Notes what came into sight or left it and has no id.
  private func noteUnnamed(among visible: [ViewID]) {
    let former = scroll.told.unnamed
    let hasAny = visible.contains { id in
      if case .string(let text) = id { text.utf8.first == UInt8(ascii: "@") } else { false }
    }
    guard hasAny || !former.isEmpty else { return }
    // While something scrolls nothing is told of them, and those that stay are what they were.
    let isScrolling = scroll.motion != nil
    scroll.told.unnamed = hasAny ? sight.unnamed(knowing: isScrolling ? former : [:]) : [:]
    guard !isScrolling else { return }
    let all = former.merging(scroll.told.unnamed) { $1 }
    scroll.context.frame.account.unnamed.merge(all) { $1 }
  }

  private func recordVisible(_ visible: [ViewID]) {
    guard !scroll.isStopped else { return }
    scroll.lazyContent?.store.hasNews = false
    guard visible != scroll.told.visible else { return }
    noteUnnamed(among: visible)
    scroll.told.visible = visible
    scroll.context.record(.visible(ids: visible), of: scroll.inTrace)
    let hidden = sight.hiddenIDs
    guard !hidden.isEmpty else { return }
    scroll.context.frame.account.hidden.append(FrameAccount.Hidden(by: scroll.number, ids: hidden))
  }
}
