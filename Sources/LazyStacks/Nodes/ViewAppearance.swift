/// Notifies a view and all below it, the deepest first, that it came on screen or left it.
struct ViewAppearance {
  private let node: Node

  init(of node: Node) { self.node = node }

  /// The view came on screen.
  ///
  /// - Returns: False where work was stopped before; then it has to be told again.
  @discardableResult
  func begin() -> Bool {
    guard !node.isShown else { return true }
    for child in node.children { ViewAppearance(of: child).begin() }
    let context = node.context
    guard context.work.goesOn() else { return false }
    node.isShown = true
    node.counts.appears += 1
    if let cost = node.cost { cost.chargeRender(of: node) }
    forEachCountedView { name, subject in
      context.record(.render(view: name), of: subject)
      context.record(.appear(view: name), of: subject)
    }
    ViewObservers(of: node).noteAppearance()
    guard node.kinds.contains(.appearing) else { return true }
    for trait in node.traits {
      switch trait {
      case .onAppear(let action): context.calling("onAppear", of: node, body: action)
      case .change(let observer) where observer.isInitial:
        context.calling("onChange", of: node) {
          try observer.action(observer.value.value, observer.value.value)
        }
      case .task: if context.queues.starting.last !== node { context.queues.starting.append(node) }
      default: break
      }
    }
    return true
  }

  /// The view left the screen.
  ///
  /// - Returns: False where work was stopped before; then it has to be told again.
  @discardableResult
  func end() -> Bool {
    guard node.isShown else { return true }
    for child in node.children { ViewAppearance(of: child).end() }
    let context = node.context
    guard context.work.goesOn() else { return false }
    node.isShown = false
    node.modifierWork.told?.forgetView()
    if !node.modifierWork.tasks.isEmpty { ViewTasks(of: node).cancel() }
    node.cost?.chargeRemoval(of: node)
    if node.modifierWork.told != nil { ViewObservers(of: node).sayThatNothingIsSeen() }
    forEachCountedView { name, subject in context.record(.disappear(view: name), of: subject) }
    if node.kinds.contains(.leaving) {
      for case .onDisappear(let action) in node.traits {
        context.calling("onDisappear", of: node, body: action)
      }
    }
    if !context.directory.openRows.isEmpty { SwipedRows(in: context).close(with: node) }
    node.didHide()
    return true
  }

  /// Calls a function for the views that are counted when the node comes and goes: its composite
  /// views, the deepest first, or the view itself if it is a subview by itself.
  private func forEachCountedView(_ body: (String, EventSubject) -> Void) {
    guard !node.owners.isEmpty else {
      if node.naming.isCounted { body(node.viewName, node.inTrace) }
      return
    }
    for owner in node.owners.reversed() { body(owner.name, owner.inTrace) }
  }
}
