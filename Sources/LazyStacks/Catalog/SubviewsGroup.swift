/// Views made from the subviews that other views resolve to: SwiftUI's `Group(subviews:)`.
///
/// ```swift
/// SubviewsGroup(of: pages) { subviews in subviews[current] }
/// ```
///
/// The group knows the subviews by their number and ids; only those in the result are made. A
/// subview is the same view as before while it has the same place in the result. In a ``ForEach``
/// over ids or indices it is the same wherever it is.
public struct SubviewsGroup: CompositeView {
  private let views: Content
  private let transform: (SubviewsCollection) throws -> Content

  /// Makes views from the subviews of others.
  public init(
    of views: Content,
    @ContentBuilder transform: @escaping (SubviewsCollection) throws -> Content
  ) {
    self.views = views
    self.transform = transform
  }

  /// The name under which evaluations are counted.
  public var name: String { "Group" }

  /// The views that the function makes.
  public var body: Content {
    get throws {
      guard let instance = EvaluatedView.current?.reader.owner as? CompositeInstance else {
        return .empty
      }
      let storage = EvaluatedView.current?.storage as? SubviewCatalog
      let axis = instance.node?.orientation ?? .vertical
      let catalog = storage ?? SubviewCatalog(of: name, along: axis, in: instance.context)
      catalog.allAtOnce.reason = "the function of \(name) { subviews = } gets their number"
      EvaluatedView.current?.storage = catalog
      catalog.container = instance.node
      let (list, changes) = try catalog.read([views])
      _ = try catalog.take(list, with: changes)
      return try transform(SubviewsCollection(catalog: catalog))
    }
  }
}

/// The subviews to which some views resolve, made when they are used.
public struct SubviewsCollection {
  let catalog: SubviewCatalog

  /// How many subviews there are; evaluates none.
  public var count: Int { catalog.list.count }

  /// The subview at an index, for use as a view.
  public subscript(index: Int) -> Content {
    get throws {
      let place = try catalog.place(at: index, because: .eager)
      var content: Content
      switch place.segment.kind {
      case .single(let view): content = view
      case .elements(let source, _): content = try source.content(at: place.element ?? 0)
      }
      for trait in place.segment.surroundings.traits { content = content.modified(trait) }
      return content.id(label(of: place))
    }
  }

  /// The id of the subview at an index, or its place in words.
  public func id(at index: Int) throws -> ViewID {
    label(of: try catalog.place(at: index, because: .eager))
  }

  private func label(of place: SubviewPlace) -> ViewID {
    place.id ?? .string(place.surroundings.key.place)
  }

  /// The value that the outermost `tag` gives to the subview at an index.
  public func tag(at index: Int) throws -> Any? {
    try containerValue(LayoutValue.tagName, at: index)
  }

  /// The value that the outermost `containerValue` with a name gives to the subview at an index.
  public func containerValue(_ name: String, at index: Int) throws -> Any? {
    var content = try self[index]
    while case .modified(let inner, let modifier) = content.kind {
      if case .containerValue(let value) = modifier, value.name == name { return value.value }
      content = inner
    }
    return nil
  }
}
