import LazyExtents

/// The order in which a lazy container shows the elements of a `ForEach` while some are dragged:
/// they leave their places, and there is a gap as long as they are where they would be dropped.
///
/// The data are as they were.
struct DraggedOrder {
  /// The `ForEach` in the list of the container.
  let key: ViewKey
  /// The dragged elements, in order.
  let elements: [Int]
  /// The element before which they would be dropped; the number of elements for the end; nil while
  /// they are shown in their own places.
  var destination: Int?

  /// The greatest number of elements that are shown in another order.
  static let limit = 100_000

  /// The data in this order.
  func applied(to source: any ElementSource, at key: ViewKey) -> any ElementSource {
    guard key == self.key, let destination, destination <= source.count,
      elements.allSatisfy({ $0 < source.count })
    else { return source }
    let dragged = Set(elements)
    var order = (0..<source.count).filter { !dragged.contains($0) }
    let place = destination - elements.count { $0 < destination }
    order.insert(contentsOf: elements, at: place)
    return DraggedElements(source, in: order)
  }
}

/// Data that are shown in another order.
private final class DraggedElements: ElementSource {
  private let base: any ElementSource
  /// The index in the data of each element.
  private let order: [Int]
  private lazy var places = Dictionary(uniqueKeysWithValues: zip(order, order.indices))

  init(_ base: any ElementSource, in order: [Int]) { (self.base, self.order) = (base, order) }

  var count: Int { order.count }
  var subviewsPerElement: Int { base.subviewsPerElement }
  var inferredArity: InferredArity? { base.inferredArity }
  var hasDynamicArity: Bool { base.hasDynamicArity }
  var hasUniqueIDs: Bool { base.hasUniqueIDs }
  var label: String { base.label }
  var copy: any ElementSource { DraggedElements(base.copy, in: order) }
  var origin: any ElementSource { base.origin }
  var version: ElementVersion? { base.version }

  func declaredSubviews(at index: Int) throws -> Int? {
    try base.declaredSubviews(at: order[index])
  }
  func id(at index: Int) throws -> ViewID { try base.id(at: order[index]) }
  func index(of id: ViewID) throws -> Int? { try base.index(of: id).flatMap { places[$0] } }
  func index(of id: ViewID, poll: () throws -> Void) throws -> Int? {
    try base.index(of: id, poll: poll).flatMap { places[$0] }
  }
  func content(at index: Int) throws -> Content { try base.content(at: order[index]) }
  func value(at index: Int) throws -> (any ElementValue)? { try base.value(at: order[index]) }
  func identities() throws -> ElementIdentities { .listed(try order.map { try base.id(at: $0) }) }
  func makesSameViews(as other: any ElementSource) -> Bool {
    base.makesSameViews(as: (other as? DraggedElements)?.base ?? other)
  }
}

/// What keeps its place where rows are dragged: all that they do not pass.
struct GapAnchor {
  private let stack: LazyStackNode
  private let change: LineChange
  /// The dragged subviews that still exist: where they were, where they are, and how long they are.
  private let dragged: [(old: Int, new: Int, length: Double)]

  /// Nil where nothing is dragged in the container.
  init?(in stack: LazyStackNode, before change: LineChange) {
    guard let drag = stack.catalog.dragged, !drag.subviews.isEmpty else { return nil }
    self.stack = stack
    self.change = change
    dragged = drag.subviews.compactMap { subview in
      let length = subview.length + stack.run.spacing
      return change.subviews.newIndex(of: subview.index).map { (subview.index, $0, length) }
    }
  }

  /// The place of the first visible subview that no dragged one passes, or else of the first that
  /// is not dragged, moved by what passes it; nil where all are dragged.
  func anchor(among visible: [Subview]) -> UpdateAnchor? {
    let moves = visible.compactMap { subview -> (subview: Subview, new: Int, by: Double)? in
      guard !dragged.contains(where: { $0.old == subview.index }),
        let new = change.subviews.newIndex(of: subview.index)
      else { return nil }
      let distance = dragged.reduce(0) { sum, row in
        let (was, isBefore) = (row.old < subview.index, row.new < new)
        return was == isBefore ? sum : sum + (isBefore ? row.length : -row.length)
      }
      return (subview, new, distance)
    }
    guard stack.columnCount == 1, !stack.run.isReversed, stack.fold == nil else { return nil }
    guard let kept = moves.first(where: { $0.by == 0 }) ?? moves.first else { return nil }
    return UpdateAnchor(
      old: change.old.line(of: kept.subview.index),
      new: change.new.line(of: kept.new),
      rel: kept.subview.rel - kept.subview.position.shift + kept.by
    )
  }
}
