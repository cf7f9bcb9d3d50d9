/// Calls the observers of a view's own geometry, and those of preferences from views below.
struct OwnGeometryReport {
  private let node: Node

  init(of node: Node) { self.node = node }

  func record() {
    guard node.isShown, let told = node.modifierWork.told, told.isAboutView else { return }
    let geometry = geometry
    let callbacks = node.context.frame.account.callbacks.count
    defer { if node.context.frame.account.callbacks.count > callbacks { noteCauses() } }
    for (index, observer) in geometryObservers.enumerated() where !node.isStopped {
      node.context.calling("onGeometryChange", of: node) {
        let new = try node.context.callbacks.asking.run { try observer.transform(geometry) }
        let old = told.geometries[index]
        told.geometries[index] = new
        if let old, try observer.isEqual(old, new) { return }
        try observer.action(old ?? new, new)
      }
    }
    for (index, observer) in preferenceObservers.enumerated() where !node.isStopped {
      node.context.calling("onPreferenceChange", of: node) {
        var values: [Any] = []
        collect(observer.key, in: node, into: &values)
        let old = told.preferences[index]
        if let old, try observer.isEqual(old, values) { return }
        told.preferences[index] = values
        if old != nil || !values.isEmpty { try observer.action(values) }
      }
    }
  }

  /// Notes what gave the view the size that its observers answered to.
  private func noteCauses() {
    let context = node.context
    guard let callback = context.frame.account.callbacks.last, let old = callback.oldSize,
      callback.view == node.seen
    else { return }
    let axis: Axis = old.height == node.size.height ? .horizontal : .vertical
    let lengths = EagerLengths(along: axis, since: context.sight.ofViews)
    let last = context.frame.account.callbacks.count - 1
    let grown = lengths.resized(node, from: old[axis])
    context.frame.account.callbacks[last].grown = grown.causes.isEmpty ? nil : grown
  }

  /// The observers of the view's own geometry, innermost first.
  private var geometryObservers: [ViewGeometryObserver] {
    node.traits.compactMap { if case .geometry(let observer) = $0 { observer } else { nil } }
  }

  private var preferenceObservers: [PreferenceObserver] {
    node.traits.compactMap {
      if case .preferenceObserver(let observer) = $0 { observer } else { nil }
    }
  }

  /// Adds the values of a preference at and below a view.
  private func collect(_ key: String, in node: Node, into values: inout [Any]) {
    node.context.work.charge()
    for case .preference(let preference) in node.traits where preference.key == key {
      values.append(preference.value)
    }
    for child in node.children { collect(key, in: child, into: &values) }
  }

  private var geometry: ViewGeometry {
    let frame = node.frameInWindow
    let region = node.nearest(ScrollNode.self)?.regionInWindow
    let start = region?.origin ?? .zero
    return ViewGeometry(
      frame: frame,
      frameInScrollView: Rect(
        origin: Point(x: frame.origin.x - start.x, y: frame.origin.y - start.y),
        size: frame.size
      )
    )
  }
}
