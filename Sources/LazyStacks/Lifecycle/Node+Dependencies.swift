extension Node {
  /// The innermost row around the view that is off screen; nil if the view is on screen.
  var rowOffScreen: Subview? {
    var node: Node? = self
    while let view = node {
      if let row = view.subview, !row.isPlaced { return row }
      node = view.parent
    }
    return nil
  }

  /// The value of a name in the environment of the views in this one.
  func environmentEntry(_ name: String) -> EnvironmentEntry? {
    var node: Node? = self
    while let view = node {
      if let entry = view.traits.environmentEntry(name) { return entry }
      node = view.parent
    }
    return context.evaluation.environmentEntry(name)
  }

  /// The storage of the outermost composite view that led here and has any.
  var storage: AnyObject? {
    for owner in owners {
      if let storage = owner.reader.storage { return storage }
    }
    return nil
  }

  /// Has the rows around the view measured again.
  func noteChangeInRows() {
    var node: Node = self
    while let around = node.parent {
      if let row = node.subview, let stack = around as? LazyStackNode {
        row.measurement.noteChange(in: context.trace.frame)
        if stack.isInRun(row) { stack.measurer.noteChange(in: node) }
      }
      node = around
    }
  }

  /// Notes the names whose values the modifiers of the view may have changed.
  func touchEnvironment(_ old: [Modifier]) {
    for case .environment(let entry) in old {
      let now = traits.environmentEntry(entry.name)
      if !(now?.isEqual(to: entry) ?? false) { context.evaluation.touchEnvironment(entry.name) }
    }
    guard kinds.contains(.environment) else { return }
    for case .environment(let entry) in traits {
      let before = old.environmentEntry(entry.name)
      if !(before?.isEqual(to: entry) ?? false) { context.evaluation.touchEnvironment(entry.name) }
    }
  }
}

extension [Modifier] {
  /// The innermost value of a name.
  func environmentEntry(_ name: String) -> EnvironmentEntry? {
    guard !isEmpty else { return nil }
    for case .environment(let entry) in self where entry.name == name { return entry }
    return nil
  }
}
