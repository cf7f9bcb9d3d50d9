/// Where a row that was dragged is dropped, as SwiftUI's `ReorderDifference.Destination`.
public enum ReorderDestination: Hashable, Sendable {
  /// Before the element with an id.
  case before(ViewID)
  /// After all elements.
  case end
  /// Outside of the container, so that nothing is moved.
  case outside
}

/// How a finger drags rows to another place.
public struct ReorderGesture: Equatable, Sendable {
  /// Further rows of the same `ForEach` that are dragged along.
  public var others: [ViewID]
  /// For how long the finger holds them over the place, in seconds; at least one frame.
  public var duration: Double
  /// Whether the drag is cancelled there, so that nothing is moved.
  public var isCancelled: Bool

  /// Creates the drag of one row, which is dropped at once.
  public init(with others: [ViewID] = [], duration: Double = 0, isCancelled: Bool = false) {
    (self.others, self.duration, self.isCancelled) = (others, duration, isCancelled)
  }
}

/// What a drag changed in the order of elements, as SwiftUI's `ReorderDifference`.
public struct ReorderDifference: Equatable, Sendable {
  /// The ids of the elements that were dragged.
  public let sources: [ViewID]
  /// Where they were dropped.
  public let destination: ReorderDestination
  /// Which collection they came from; nil where the container knows no collections.
  public let sourceCollection: ViewID?
  /// Which collection they were dropped in; nil where the container knows no collections.
  public let collection: ViewID?
  /// The indices of the elements that were dragged, in order.
  public let sourceIndices: [Int]
  /// The index that the first of them has afterwards, in the collection that it was dropped in.
  public let destinationIndex: Int
  /// How many elements are in the collection that it came from.
  public let count: Int
  /// How many elements were in the collection that it was dropped in.
  public let destinationCount: Int

  /// Whether it was dropped in another collection than its own.
  public var crosses: Bool { sourceCollection != collection }

  /// Takes the elements out of an array.
  private func take<Element>(from elements: inout [Element]) -> [Element] {
    let taken = sourceIndices.map { elements[$0] }
    for index in sourceIndices.reversed() { elements.remove(at: index) }
    return taken
  }

  /// Brings an array of the elements into the new order, unless it is not the collection in which
  /// something was dragged.
  public func apply<Element>(to elements: inout [Element]) {
    guard elements.count == count, !crosses else { return }
    let taken = take(from: &elements)
    elements.insert(contentsOf: taken, at: destinationIndex)
  }

  /// Brings the elements of several collections into the new order.
  public func apply<Element>(to collections: inout [ViewID: [Element]]) {
    guard let sourceCollection, let collection,
      collections[sourceCollection]?.count == count,
      collections[collection]?.count == destinationCount,
      let taken = collections[sourceCollection].map({ elements in
        var elements = elements
        let taken = take(from: &elements)
        collections[sourceCollection] = elements
        return taken
      })
    else { return }
    collections[collection]?.insert(contentsOf: taken, at: destinationIndex)
  }
}

/// The rows of one `ForEach` that can be dragged.
final class ReorderedRows {
  /// Their collection in a container that knows several.
  let collection: ViewID?
  init(_ collection: ViewID?) { self.collection = collection }
}

/// Observes drags in a container.
final class ReorderObserver {
  let isEnabled: Bool
  /// The elements whose drags it observes.
  let accepts: (ViewID) throws -> Bool
  /// The collections between which rows can move; nil for none.
  let acceptsCollection: ((ViewID) throws -> Bool)?
  let move: (ReorderDifference) throws -> Void

  init(
    isEnabled: Bool,
    accepts: @escaping (ViewID) throws -> Bool,
    acceptsCollection: ((ViewID) throws -> Bool)?,
    move: @escaping (ReorderDifference) throws -> Void
  ) {
    self.isEnabled = isEnabled
    self.accepts = accepts
    self.acceptsCollection = acceptsCollection
    self.move = move
  }
}

extension View {
  /// Lets the rows of a `ForEach` be dragged to other places; see
  /// ``Window/reorder(_:to:in:)``.
  ///
  /// - Parameter collectionID: The collection of the elements in a container that takes rows from
  ///   one collection to another.
  /// - Returns: The view with rows that can be dragged.
  public func reorderable(collectionID: ViewID? = nil) -> Content {
    modified(.reorderable(ReorderedRows(collectionID)))
  }

  /// Calls a function once for each drag of a row in the container, at the drop; the function
  /// brings the data into the new order.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether rows can be dragged now.
  ///   - accepts: The elements that it is for; drags of others go to a container further out.
  ///   - acceptsCollection: The collections between which rows can move, by their ids; nil if each
  ///     row stays in its own `ForEach`.
  ///   - move: Called at the drop.
  /// - Returns: The view as a container.
  public func reorderContainer(
    isEnabled: Bool = true,
    for accepts: @escaping (ViewID) throws -> Bool = { _ in true },
    in acceptsCollection: ((ViewID) throws -> Bool)? = nil,
    move: @escaping (ReorderDifference) throws -> Void
  ) -> Content {
    let observer = ReorderObserver(
      isEnabled: isEnabled,
      accepts: accepts,
      acceptsCollection: acceptsCollection,
      move: move
    )
    return modified(.reorderContainer(observer))
  }
}
