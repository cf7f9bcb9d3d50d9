/// Where a row that was dragged is dropped, as SwiftUI's `ReorderDifference.Destination`.
public enum ReorderDestination: Hashable, Sendable {
  /// Before the element with an id.
  case before(ViewID)
  /// After all elements.
  case end
}

/// What a drag changed in the order of the elements of a `ForEach`, as SwiftUI's
/// `ReorderDifference`.
public struct ReorderDifference: Equatable, Sendable {
  /// The ids of the elements that were dragged.
  public let sources: [ViewID]
  /// Where they were dropped.
  public let destination: ReorderDestination
  /// The index of the element that was dragged.
  public let sourceIndex: Int
  /// The index that it has afterwards.
  public let destinationIndex: Int
  /// How many elements there are.
  public let count: Int

  /// Brings an array of the elements into the new order.
  public func apply<Element>(to elements: inout [Element]) {
    guard elements.count == count else { return }
    elements.insert(elements.remove(at: sourceIndex), at: destinationIndex)
  }
}

/// The rows of one `ForEach` that can be dragged.
final class ReorderedRows {}

/// What is told of drags in a container.
final class ReorderObserver {
  let isEnabled: Bool
  let move: (ReorderDifference) throws -> Void

  init(isEnabled: Bool, move: @escaping (ReorderDifference) throws -> Void) {
    self.isEnabled = isEnabled
    self.move = move
  }
}

extension View {
  /// Lets the rows of a `ForEach` be dragged to other places; see ``Window/reorder(_:to:)``.
  public func reorderable() -> Content { modified(.reorderable(ReorderedRows())) }

  /// Is told of each drag of a row in the container, once and at the drop, and brings the data into
  /// the new order.
  public func reorderContainer(
    isEnabled: Bool = true,
    move: @escaping (ReorderDifference) throws -> Void
  ) -> Content {
    modified(.reorderContainer(ReorderObserver(isEnabled: isEnabled, move: move)))
  }
}
