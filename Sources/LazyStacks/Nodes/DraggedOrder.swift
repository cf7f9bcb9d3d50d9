/// The order in which a container shows the elements of a `ForEach` while some are dragged:
/// they leave their places, and there is a gap as long as they are where they would be dropped.
///
/// The data are as they were.
struct DraggedOrder {
  /// The `ForEach` in the container.
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
