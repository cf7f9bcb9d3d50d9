extension Node {
  /// Tells a view and all below it, the deepest first, that it came on screen.
  func show() {
    guard !isShown else { return }
    for child in children { child.show() }
    isShown = true
    toldVisibilities = Array(repeating: nil, count: visibilityObservers.count)
    for view in countedNames {
      context.record(.render(view: view.name), id: view.id)
      context.record(.appear(view: view.name), id: view.id)
    }
    for case .onAppear(let action) in traits { context.guarding(action) }
  }

  /// Tells a view and all below it, the deepest first, that it left the screen.
  func hide() {
    guard isShown else { return }
    for child in children { child.hide() }
    isShown = false
    for (observer, told) in zip(visibilityObservers, toldVisibilities) where told == true {
      context.guarding { try observer.action(false) }
    }
    sayNothingIsVisible()
    for view in countedNames { context.record(.disappear(view: view.name), id: view.id) }
    for case .onDisappear(let action) in traits { context.guarding(action) }
    didHide()
  }

  var visibilityObservers: [VisibilityObserver] {
    guard !traits.isEmpty else { return [] }
    return traits.compactMap { trait in
      guard case .visibility(let observer) = trait else { return nil }
      return observer
    }
  }

  /// The views that are counted when this node comes and goes: its composite views, the deepest
  /// first, or the view itself if it is a subview by itself.
  private var countedNames: [(name: String, id: ViewID?)] {
    guard owners.isEmpty else { return owners.reversed().map { ($0.name, $0.id) } }
    return isCounted ? [(viewName, id)] : []
  }
}
