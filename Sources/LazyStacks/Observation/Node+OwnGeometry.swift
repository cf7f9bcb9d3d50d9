extension Node {
  /// The observers of the view's own geometry, innermost first.
  private var geometryObservers: [ViewGeometryObserver] {
    traits.compactMap { if case .geometry(let observer) = $0 { observer } else { nil } }
  }

  private var preferenceObservers: [PreferenceObserver] {
    traits.compactMap { if case .preferenceObserver(let observer) = $0 { observer } else { nil } }
  }

  /// Calls the observers of the view's own geometry, and those of preferences from views below.
  func tellOwnObservers() {
    guard isShown, let told = toldObservers, told.isAboutView else { return }
    let geometry = viewGeometry
    for (index, observer) in geometryObservers.enumerated() where !isStopped {
      context.calling("onGeometryChange", of: self) {
        let new = try context.asking.run { try observer.transform(geometry) }
        let old = told.geometries[index]
        told.geometries[index] = new
        if let old, try observer.isEqual(old, new) { return }
        try observer.action(old ?? new, new)
      }
    }
    for (index, observer) in preferenceObservers.enumerated() where !isStopped {
      context.calling("onPreferenceChange", of: self) {
        var values: [Any] = []
        collectPreferences(observer.key, into: &values)
        let old = told.preferences[index]
        if let old, try observer.isEqual(old, values) { return }
        told.preferences[index] = values
        if old != nil || !values.isEmpty { try observer.action(values) }
      }
    }
  }

  private func collectPreferences(_ key: String, into values: inout [Any]) {
    context.work.charge()
    for case .preference(let preference) in traits where preference.key == key {
      values.append(preference.value)
    }
    for child in children { child.collectPreferences(key, into: &values) }
  }

  private var viewGeometry: ViewGeometry {
    let frame = frameInWindow
    let region = nearest(ScrollNode.self)?.regionInWindow
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
