extension Node {
  /// Whether the node is connected to the root of its window.
  var isInWindow: Bool {
    var node = self
    while let parent = node.parent { node = parent }
    return node === context.root
  }

  /// Notifies a view and all below it, the deepest first, that it came on screen.
  ///
  /// - Returns: False where work was stopped before; then it has to be told again.
  @discardableResult
  func show() -> Bool {
    guard !isShown else { return true }
    for child in children { child.show() }
    guard context.work.goesOn() else { return false }
    isShown = true
    counts.appears += 1
    if let cost { cost.chargeRender(of: self) }
    forEachCountedView { name, subject in
      context.record(.render(view: name), of: subject)
      context.record(.appear(view: name), of: subject)
    }
    if kinds.contains(.visibility) {
      toldObservers?.visibilities = Array(repeating: nil, count: visibilityObservers.count)
    }
    guard kinds.contains(.appearing) else { return true }
    for trait in traits {
      switch trait {
      case .onAppear(let action): context.calling("onAppear", of: self, body: action)
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

  /// Notifies a view and all below it, the deepest first, that it left the screen.
  ///
  /// - Returns: False where work was stopped before; then it has to be told again.
  @discardableResult
  func hide() -> Bool {
    guard isShown else { return true }
    for child in children { child.hide() }
    guard context.work.goesOn() else { return false }
    isShown = false
    toldObservers?.forgetView()
    if !running.isEmpty { cancelTasks() }
    chargeRemoval()
    if toldObservers != nil { sayThatNothingIsSeen() }
    forEachCountedView { name, subject in context.record(.disappear(view: name), of: subject) }
    if kinds.contains(.leaving) {
      for case .onDisappear(let action) in traits {
        context.calling("onDisappear", of: self, body: action)
      }
    }
    didHide()
    return true
  }

  var visibilityObservers: [VisibilityObserver] {
    guard kinds.contains(.visibility) else { return [] }
    return traits.compactMap { trait in
      guard case .visibility(let observer) = trait else { return nil }
      return observer
    }
  }

  /// Notifies the observers of the view, which leaves the screen, that they see nothing any more.
  private func sayThatNothingIsSeen() {
    for (observer, told) in zip(visibilityObservers, toldObservers?.visibilities ?? [])
    where told == true {
      context.calling("onScrollVisibilityChange", of: self) { try observer.action(false) }
    }
    sayNothingIsVisible()
  }

  /// Calls a function for the views that are counted when this node comes and goes: its composite
  /// views, the deepest first, or the view itself if it is a subview by itself.
  private func forEachCountedView(_ body: (String, EventSubject) -> Void) {
    guard !owners.isEmpty else {
      if isCounted { body(viewName, inTrace) }
      return
    }
    for owner in owners.reversed() { body(owner.name, owner.inTrace) }
  }
}
