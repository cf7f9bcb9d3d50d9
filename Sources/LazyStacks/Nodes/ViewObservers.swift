/// The observers among the modifiers of a view, and what begins and ends with them.
struct ViewObservers {
  private let node: Node

  init(of node: Node) { self.node = node }

  /// The observers of whether the view can be seen, innermost first.
  var visibility: [VisibilityObserver] {
    guard node.kinds.contains(.visibility) else { return [] }
    return node.traits.compactMap { trait in
      guard case .visibility(let observer) = trait else { return nil }
      return observer
    }
  }

  /// The observers of the first scroll view at or below the view, innermost first.
  var scroll: [ScrollObserver] {
    guard node.kinds.contains(.scroll) else { return [] }
    return node.traits.compactMap { trait in
      guard case .scroll(let observer) = trait else { return nil }
      return observer
    }
  }

  /// Adds the view to those that are checked for changes in each frame.
  func start() {
    if node.kinds.contains(.target) { node.context.directory.targets.insert(node) }
    let observes = !node.kinds.isDisjoint(with: [.scroll, .visibility, .aboutView])
    guard observes || node.modifierWork.told != nil else { return }
    let told = node.modifierWork.told ?? startTelling()
    told.resize(visibilities: node.isShown ? visibility.count : nil, scrolls: scroll.count)
    told.isAboutView = node.kinds.contains(.aboutView)
  }

  private func startTelling() -> ToldObservers {
    let new = ToldObservers()
    node.modifierWork.told = new
    node.context.directory.observing.insert(node)
    return new
  }

  /// Forgets what observers of visibility were told when the view was on screen before.
  func noteAppearance() {
    guard node.kinds.contains(.visibility) else { return }
    node.modifierWork.told?.visibilities = Array(repeating: nil, count: visibility.count)
  }

  /// Queues the calls for observers of values that changed with the description.
  func noteChanges(since old: [Modifier]) {
    let before = old.compactMap { if case .change(let observer) = $0 { observer } else { nil } }
    guard !before.isEmpty else { return }
    let now = node.traits.compactMap {
      if case .change(let observer) = $0 { observer } else { nil }
    }
    for (before, now) in zip(before, now) where !before.value.isEqual(to: now.value) {
      node.context.queues.changed.append { [node] in
        node.context.calling("onChange", of: node) {
          try now.action(before.value.value, now.value.value)
        }
      }
    }
  }

  /// Calls the observers of a view that leaves the screen: they see nothing any more.
  func sayThatNothingIsSeen() {
    guard let told = node.modifierWork.told else { return }
    for (observer, wasVisible) in zip(visibility, told.visibilities) where wasVisible == true {
      node.context.sight.hasLostObservers = true
      node.context.calling("onScrollVisibilityChange", of: node) { try observer.action(false) }
    }
    for (observer, last) in zip(scroll, told.scrolls) {
      guard case .targetVisibility(let observer) = observer, !last.ids.isEmpty else { continue }
      last.ids = []
      node.context.callbacks.guarding { try observer.action([]) }
    }
  }
}
