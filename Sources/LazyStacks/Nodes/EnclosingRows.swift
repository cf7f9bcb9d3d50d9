/// The rows of lazy containers in which a view lies.
struct EnclosingRows {
  private let node: Node

  init(of node: Node) { self.node = node }

  private var views: ViewsAround { ViewsAround(from: node) }

  /// The innermost row.
  var innermost: Subview? { views.lazy.compactMap(\.subview).first }

  /// The innermost row that is off screen; nil if the view is on screen.
  var innermostOffScreen: Subview? { views.lazy.compactMap(\.subview).first { !$0.isPlaced } }

  /// The id of the nearest element around the view.
  var nearestID: ViewID? {
    ViewsAround(from: node.parent).lazy.compactMap { $0.subview?.id }.first
  }

  /// The outermost lazy container in one of whose rows the view is.
  var outermostContainer: LazyStackNode? {
    ViewsAround(from: node.parent).reduce(nil) { $1 as? LazyStackNode ?? $0 }
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
