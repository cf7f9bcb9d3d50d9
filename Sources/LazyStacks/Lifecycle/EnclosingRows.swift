/// The rows of lazy containers in which a view lies.
struct EnclosingRows {
  private let node: Node

  init(of node: Node) { self.node = node }

  /// The innermost row.
  var innermost: Subview? {
    var current: Node? = node
    while let view = current {
      if let subview = view.subview { return subview }
      current = view.parent
    }
    return nil
  }

  /// The innermost row that is off screen; nil if the view is on screen.
  var innermostOffScreen: Subview? {
    var current: Node? = node
    while let view = current {
      if let row = view.subview, !row.isPlaced { return row }
      current = view.parent
    }
    return nil
  }

  /// The id of the nearest element around the view.
  var nearestID: ViewID? {
    var current = node.parent
    while let view = current {
      if let id = view.subview?.id { return id }
      current = view.parent
    }
    return nil
  }

  /// The outermost lazy container in one of whose rows the view is.
  var outermostContainer: LazyStackNode? {
    var found: LazyStackNode?
    var current = node.parent
    while let view = current {
      found = view as? LazyStackNode ?? found
      current = view.parent
    }
    return found
  }

  /// Whether the view is in rows that no data made, which are updated with the containers around.
  ///
  /// If it were made anew by itself before, it would learn its lengths twice.
  var areUpdatedWithContainers: Bool {
    var isInRow = false
    var view = node
    while let around = view.parent {
      if let subview = view.subview, around is LazyStackNode {
        guard subview.content.source == nil else { return false }
        isInRow = true
      }
      view = around
    }
    return isInRow
  }

  /// Has the rows measured again.
  func noteChange() {
    var view = node
    while let around = view.parent {
      if let row = view.subview, let stack = around as? LazyStackNode {
        row.measurement.noteChange(in: node.context.trace.frame)
        if stack.isInRun(row) { stack.measurer.noteChange(in: view) }
      }
      view = around
    }
  }
}
