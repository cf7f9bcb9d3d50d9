/// Calls a view's own visibility observers if their answer changed or was never reported.
struct VisibilityReport {
  private let node: Node

  init(of node: Node) { self.node = node }

  func record() {
    let observers = ViewObservers(of: node).visibility
    guard let told = node.modifierWork.told, !observers.isEmpty, node.isShown else { return }
    for (index, observer) in observers.enumerated()
    where index < told.visibilities.count && !node.isStopped {
      let isVisible = observer.isReached(by: told.fraction)
      guard told.visibilities[index] != isVisible else { continue }
      told.visibilities[index] = isVisible
      node.context.calling("onScrollVisibilityChange", of: node) { try observer.action(isVisible) }
    }
  }
}
