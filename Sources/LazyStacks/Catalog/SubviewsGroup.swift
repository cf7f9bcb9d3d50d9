/// Views made from the subviews that other views resolve to: SwiftUI's `Group(subviews:)`.
///
/// ```swift
/// SubviewsGroup(of: pages) { subviews in subviews[current] }
/// ```
///
/// The group knows the subviews by their number and ids; only those in the result are made. A
/// subview is the same view as before while it has the same place in the result. In a ``ForEach``
/// over the subviews, ids or indices it is the same wherever it is.
public struct SubviewsGroup: CompositeView {
  private let views: Content
  private let transform: (SubviewsCollection) throws -> Content

  /// The name under which evaluations are counted.
  public let name: String

  /// Makes views from the subviews of others.
  public init(
    of views: Content,
    @ContentBuilder transform: @escaping (SubviewsCollection) throws -> Content
  ) {
    self.init(of: views, named: "Group", transform: transform)
  }

  package init(
    of views: Content,
    named name: String,
    transform: @escaping (SubviewsCollection) throws -> Content
  ) {
    (self.views, self.name, self.transform) = (views, name, transform)
  }

  /// The views that the function makes.
  public var body: Content {
    get throws {
      guard let catalog = try SubviewCatalog.handingOut(.subviews, of: views, for: name) else {
        return .empty
      }
      return try transform(SubviewsCollection(of: catalog))
    }
  }
}

extension SubviewCatalog {
  /// What a group hands to its function.
  enum HandedOut: String {
    case subviews
    case sections
  }

  /// Reads the subviews of some views for the group whose body is evaluated now; nil outside of a
  /// window.
  ///
  /// - Parameters:
  ///   - part: What the group hands out.
  ///   - views: The views.
  ///   - name: The name of the group.
  /// - Returns: The catalog, which lives as long as the group.
  /// - Throws: What opening the views throws.
  static func handingOut(
    _ part: HandedOut,
    of views: Content,
    for name: String
  ) throws -> SubviewCatalog? {
    guard let group = EvaluatedView.current,
      let instance = group.reader.owner as? CompositeInstance
    else { return nil }
    let axis = instance.node?.orientation ?? .vertical
    let known = group.storage as? SubviewCatalog
    let catalog = known ?? SubviewCatalog(of: name, along: axis, in: instance.context)
    group.storage = catalog
    catalog.handsOut = part
    catalog.allAtOnce.reason = "the function of \(name) { \(part.rawValue) = } gets their number"
    catalog.container = instance.node
    let (list, changes) = try catalog.read([views])
    _ = try catalog.take(list, with: changes)
    instance.readings = []
    catalog.forEachReading { instance.readings.append($0) }
    return catalog
  }
}

/// The subviews to which some views resolve, made when they are used.
///
/// As a view it is all of them, one after the other.
public struct SubviewsCollection: View {
  let catalog: SubviewCatalog
  /// Which of the catalog's subviews they are.
  let range: Range<Int>

  /// All subviews of a catalog.
  init(of catalog: SubviewCatalog) {
    self.init(of: catalog, in: 0..<catalog.list.count)
  }

  init(of catalog: SubviewCatalog, in range: Range<Int>) {
    (self.catalog, self.range) = (catalog, range)
  }

  /// How many subviews there are; evaluates none.
  public var count: Int { range.count }

  /// The views as the simulator reads them.
  public var content: Content { ForEach(self) { subview, _ in subview }.content }

  /// The subview at an index, for use as a view.
  public subscript(index: Int) -> Content {
    get throws {
      let place = try place(at: index)
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
  public func id(at index: Int) throws -> ViewID { label(of: try place(at: index)) }

  private func label(of place: SubviewPlace) -> ViewID {
    place.id ?? .string(place.surroundings.key.place)
  }

  /// Where a subview comes from; an error once there are fewer.
  private func place(at index: Int) throws -> SubviewPlace {
    let place = range.lowerBound + index
    guard index >= 0, index < count, place < catalog.list.count else {
      throw ContentError.missingElement(index + 1, source: catalog.name)
    }
    return try catalog.place(at: place, because: .eager)
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
