/// The gap in a container where rows that are dragged would be dropped.
struct DragGap {
  private enum Container {
    case lazy(LazyStackNode)
    case eager(LayoutNode)
  }

  private let container: Container
  /// The dragged rows of a lazy container that are loaded.
  private let lifted: [Subview]
  private let order: DraggedOrder

  /// Prepares the gap; nil where none is shown: among more elements than ``DraggedOrder/limit``.
  ///
  /// - Parameters:
  ///   - rows: The dragged rows, in order.
  ///   - end: The element before which they would be dropped, or the number of elements.
  ///   - lifted: Those of a lazy container that are loaded.
  /// - Throws: What evaluating an element throws.
  init?(of rows: [ReorderedRow], before end: Int, with lifted: [Subview]) throws {
    guard let row = rows.first, row.count <= DraggedOrder.limit else { return nil }
    let key: ViewKey?
    if let (stack, index) = row.lazyPlace {
      container = .lazy(stack)
      key = try stack.catalog.place(at: index, because: .target).segment.key
    } else if let node = row.node, let layout = node.parent as? LayoutNode {
      container = .eager(layout)
      key = layout.collection(of: node)
    } else {
      return nil
    }
    guard let key else { return nil }
    self.lifted = lifted
    order = DraggedOrder(key: key, elements: rows.map(\.element), destination: end)
  }

  /// Has the container show it from the next frame on.
  func open() {
    switch container {
    case .lazy(let stack):
      stack.catalog.dragged = (order, lifted)
      stack.context.queues.staleRows.append(stack)
    case .eager(let layout): layout.show(order)
    }
  }

  /// Has the container show its rows in the order of the data from the next frame on.
  func close() {
    switch container {
    case .lazy(let stack):
      stack.catalog.dragged?.order.destination = nil
      stack.context.queues.staleRows.append(stack)
    case .eager(let layout): layout.show(nil)
    }
  }

  /// Forgets the drag, once the drop was shown.
  func forget() {
    if case .lazy(let stack) = container { stack.catalog.dragged = nil }
  }
}
