/// A row that can be dragged, and its place in its `ForEach`.
struct ReorderedRow {
  /// The identity of the `ForEach`.
  private enum Owner: Equatable {
    case lazy(ObjectIdentifier, ViewKey)
    case eager(ObjectIdentifier)
  }

  private let owner: Owner
  /// The name of its `ForEach` in a container with several collections.
  let collection: ViewID?
  /// The index of its element.
  let element: Int
  /// How many elements the `ForEach` has.
  let count: Int
  /// The lazy container and the index of the element's first subview in it; nil in an eager
  /// container.
  let lazyPlace: (stack: LazyStackNode, index: Int)?
  /// The row's node, if it is loaded.
  let node: Node?

  /// Creates the row at an index of a lazy container; nil if its `ForEach` is not reorderable.
  init?(in stack: LazyStackNode, at index: Int) throws {
    let place = try stack.catalog.place(at: index, because: .target)
    guard let element = place.element, let source = place.source,
      let rows = place.segment.reorderedRows
    else { return nil }
    collection = rows.collection
    owner = .lazy(ObjectIdentifier(place.holder), place.segment.key)
    self.element = element
    count = source.count
    lazyPlace = (stack, index)
    node = stack.loaded(index)?.node
  }

  /// Creates the row that an eager view is or lies in; nil if its `ForEach` is not reorderable.
  init?(_ view: Node) {
    var current: Node? = view
    while let row = current, Self.rows(of: row) == nil { current = row.parent }
    guard let row = current, let rows = Self.rows(of: row), let parent = row.parent else {
      return nil
    }
    var elements: [ViewID?] = []
    var found: Int?
    for sibling in parent.children where Self.rows(of: sibling) === rows {
      if elements.isEmpty || elements.last != sibling.id { elements.append(sibling.id) }
      if sibling === row { found = elements.count - 1 }
    }
    guard let found else { return nil }
    owner = .eager(ObjectIdentifier(rows))
    collection = rows.collection
    element = found
    count = elements.count
    lazyPlace = nil
    node = row
  }

  /// Whether another row belongs to the same `ForEach`.
  func isBeside(_ other: ReorderedRow) -> Bool { owner == other.owner }

  /// The row of the last element, as far as that is known.
  func last() throws -> ReorderedRow? {
    guard let (stack, index) = lazyPlace else {
      return node?.parent?.children.last { Self.rows(of: $0) === node.flatMap(Self.rows) }.flatMap {
        ReorderedRow($0)
      }
    }
    // The rows of a `ForEach` are consecutive, and each element has the same number of subviews.
    let arity = try stack.catalog.place(at: index, because: .target).segment.arity
    return try ReorderedRow(in: stack, at: index + (count - 1 - element) * arity)
  }

  /// The container that observes drags of an element, with its observer; nil if there is none.
  func container(for id: ViewID) throws -> (view: Node, observer: ReorderObserver)? {
    var current: Node? = node ?? lazyPlace?.stack
    while let view = current {
      for case .reorderContainer(let observer) in view.traits where try observer.accepts(id) {
        return (view, observer)
      }
      current = view.parent
    }
    return nil
  }

  /// Its collection, if an observer lets rows of this one move between collections.
  func collection(acceptedBy observer: ReorderObserver) throws -> ViewID? {
    guard let collection, let acceptsCollection = observer.acceptsCollection else { return nil }
    return try acceptsCollection(collection) ? collection : nil
  }

  /// The last row of a collection in a view, and how many elements it has; the row is nil if the
  /// collection is empty.
  static func end(
    of collection: ViewID,
    in view: Node
  ) throws -> (row: ReorderedRow?, count: Int)? {
    try view.context.work.poll()
    if let stack = view as? LazyStackNode {
      let rows = stack.list.segments.first { $0.reorderedRows?.collection == collection }
      if let rows {
        guard rows.count > 0 else { return (nil, 0) }
        let row = try ReorderedRow(in: stack, at: stack.catalog.described(rows.start))?.last()
        return (row, row?.count ?? 0)
      }
    }
    let rows = view.children.filter { Self.rows(of: $0)?.collection == collection }
    if let last = rows.last.flatMap({ ReorderedRow($0) }) { return (last, last.count) }
    for child in view.children {
      if let found = try end(of: collection, in: child) { return found }
    }
    return nil
  }

  /// The rows among which a view can be dragged.
  private static func rows(of view: Node) -> ReorderedRows? {
    view.traits.lazy.compactMap(\.reorderedRows).first
  }
}

extension SubviewList.Segment {
  /// The reorderable rows to which the elements belong, if they are reorderable.
  fileprivate var reorderedRows: ReorderedRows? {
    surroundings.traits.lazy.compactMap(\.reorderedRows).first
  }
}

extension Modifier {
  fileprivate var reorderedRows: ReorderedRows? {
    if case .reorderable(let rows) = self { rows } else { nil }
  }
}
