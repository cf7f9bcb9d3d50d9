extension Node {
  /// Tells a view and all below it, the deepest first, that it came on screen.
  ///
  /// - Returns: False where work was stopped before; then it has to be told again.
  @discardableResult
  func show() -> Bool {
    guard !isShown else { return true }
    for child in children { child.show() }
    guard context.work.goesOn() else { return false }
    isShown = true
    appears += 1
    if let cost { cost.chargeRender(of: self) }
    toldVisibilities = Array(repeating: nil, count: visibilityObservers.count)
    for view in countedViews {
      context.record(.render(view: view.name), of: view.subject)
      context.record(.appear(view: view.name), of: view.subject)
    }
    for trait in traits {
      switch trait {
      case .onAppear(let action): context.calling("onAppear", of: self, action)
      case .change(let observer) where observer.isInitial:
        context.calling("onChange", of: self) {
          try observer.action(observer.value.value, observer.value.value)
        }
      case .task: if context.queues.starting.last !== self { context.queues.starting.append(self) }
      default: break
      }
    }
    return true
  }

  /// Tells a view and all below it, the deepest first, that it left the screen.
  ///
  /// - Returns: False where work was stopped before; then it has to be told again.
  @discardableResult
  func hide() -> Bool {
    guard isShown else { return true }
    for child in children { child.hide() }
    guard context.work.goesOn() else { return false }
    isShown = false
    toldValues.removeAll()
    if !running.isEmpty { cancelTasks() }
    chargeRemoval()
    for (observer, told) in zip(visibilityObservers, toldVisibilities) where told == true {
      context.calling("onScrollVisibilityChange", of: self) { try observer.action(false) }
    }
    sayNothingIsVisible()
    for view in countedViews { context.record(.disappear(view: view.name), of: view.subject) }
    for case .onDisappear(let action) in traits {
      context.calling("onDisappear", of: self, action)
    }
    didHide()
    return true
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
  private var countedViews: [(name: String, subject: EventSubject)] {
    guard owners.isEmpty else { return owners.reversed().map { ($0.name, $0.inTrace) } }
    return isCounted ? [(viewName, inTrace)] : []
  }
}
