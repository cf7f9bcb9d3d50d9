/// Which thresholds observers ask for, and which views that observe themselves are in sight.
struct ObservedSight {
  private let context: FrameContext
  /// Whether other views that observe themselves are in sight than before.
  private(set) var isChanged: Bool
  /// Those in sight, by the numbers of their scroll views, 0 for none, and by thresholds.
  private var ids: [Int: [(threshold: Double, ids: [ViewID])]] = [:]

  /// Asks the views among the nodes that observe themselves, and notes in scroll views what
  /// observers of their targets ask for.
  init(of nodes: [Node], in context: FrameContext) {
    self.context = context
    isChanged = context.sight.hasLostObservers
    context.directory.scrolls.forEachNode { scroll in
      scroll.told.visibility.begin(asking: context.settings.thresholds)
    }
    for node in nodes where node.isShown && context.work.goesOn() {
      if node.kinds.contains(.scroll) { ask(for: node) }
      if node.kinds.contains(.visibility), look(at: node) { isChanged = true }
    }
    guard isChanged else { return }
    for node in nodes where node.isShown && context.work.goesOn() { collect(node) }
    if !context.work.isStopped { context.sight.hasLostObservers = false }
  }

  /// What is to be said of a scroll view: for each threshold that anyone asks for, the targets that
  /// were told last and the views in sight that observe themselves.
  func entries(of scroll: ScrollNode) -> [ToldVisibility.Entry] {
    entries(told: scroll.told.visibility, number: scroll.number)
  }

  /// Records which views outside of scroll views are in sight by their own observers.
  func recordWithoutScroll() {
    guard isChanged else { return }
    for entry in entries(told: context.sight.visibility, number: 0) {
      guard let change = context.sight.visibility.tell(entry) else { continue }
      context.record(.visibility(change))
    }
  }

  private func entries(told: ToldVisibility, number: Int) -> [ToldVisibility.Entry] {
    let found = isChanged ? ids[number, default: []] : []
    var thresholds = told.asked
    for entry in told.entries where !thresholds.contains(entry.threshold) {
      thresholds.append(entry.threshold)
    }
    for group in found where !thresholds.contains(group.threshold) {
      thresholds.append(group.threshold)
    }
    return thresholds.map { threshold in
      var entry = told[threshold]
      if isChanged { entry.observing = found.first { $0.threshold == threshold }?.ids ?? [] }
      if !told.asked.contains(threshold) { entry.targets = [] }
      return entry
    }
  }

  private func ask(for node: Node) {
    for case .targetVisibility(let observer) in ViewObservers(of: node).scroll {
      ViewSearch(in: node).scroll?.told.visibility.ask(for: observer.threshold)
    }
  }

  /// Measures how much of a view can be seen.
  ///
  /// - Returns: Whether any of its observers would be told something else than before.
  private func look(at node: Node) -> Bool {
    guard let told = node.modifierWork.told else { return false }
    let fractions = ViewSight(of: node).fractions
    told.fraction = min(fractions.width, fractions.height)
    for (observer, wasVisible) in zip(ViewObservers(of: node).visibility, told.visibilities)
    where observer.isReached(by: told.fraction) != (wasVisible == true) { return true }
    return false
  }

  private mutating func collect(_ node: Node) {
    guard node.kinds.contains(.visibility), let told = node.modifierWork.told else { return }
    let number = node.nearest(ScrollNode.self)?.number ?? 0
    for observer in ViewObservers(of: node).visibility {
      let isVisible = observer.isReached(by: told.fraction)
      let found = ids[number, default: []].firstIndex { $0.threshold == observer.threshold }
      let place = found ?? ids[number, default: []].count
      if found == nil { ids[number, default: []].append((observer.threshold, [])) }
      guard isVisible else { continue }
      let name = nameInTrace(of: node)
      // In place, so that the ids before it are not copied.
      ids[number]?[place].ids.append(name)
    }
  }

  /// The id of a view that observes itself; in a row, after that of the row.
  private func nameInTrace(of node: Node) -> ViewID {
    let own = node.naming.ownID ?? node.id
    var current: Node? = node
    while let view = current, !(view is ScrollNode) {
      if let label = view.subview?.label {
        guard view !== node, let own, own != label else { return label }
        return label.appending(own)
      }
      current = view.parent
    }
    return own ?? .string("@" + node.viewNameInTrace)
  }
}

extension VisibilityObserver {
  /// Whether a visible fraction is enough.
  func isReached(by fraction: Double) -> Bool {
    fraction >= threshold - Double.tolerance && fraction > 0
  }
}
