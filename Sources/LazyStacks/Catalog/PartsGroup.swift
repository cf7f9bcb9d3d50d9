/// Views made from the subviews or the sections of other views: SwiftUI's `Group(subviews:)` and
/// `Group(sections:)`.
///
/// ```swift
/// PartsGroup(subviews: pages) { subviews in subviews[current] }
/// PartsGroup(sections: cards) { sections in
///   ForEach(sections) { section, _ in VStack { section.header; section.content } }
/// }
/// ```
///
/// The group knows the parts by their number and ids; only those in the result are made. A subview
/// is the same view as before while it has the same place in the result. In a ``ForEach`` over the
/// subviews, ids or indices it is the same wherever it is.
///
/// Views that are in no section form sections with their siblings, so that there is at least one.
/// Of sections within one another the outermost count.
public struct PartsGroup: CompositeView {
  private let make: () throws -> Content

  /// The name under which evaluations are counted.
  public let name: String

  /// Makes views from the subviews of others.
  public init(
    subviews views: Content,
    @ContentBuilder transform: @escaping (SubviewsCollection) throws -> Content
  ) {
    self.init(subviews: views, named: "Group", transform: transform)
  }

  /// Makes views from the sections of others.
  public init(
    sections views: Content,
    @ContentBuilder transform: @escaping (SectionCollection) throws -> Content
  ) {
    self.init(sections: views, named: "Group", transform: transform)
  }

  package init(
    subviews views: Content,
    named name: String,
    transform: @escaping (SubviewsCollection) throws -> Content
  ) {
    self.init(.subviews, of: views, named: name) {
      try transform(SubviewsCollection(of: $0))
    }
  }

  package init(
    sections views: Content,
    named name: String,
    transform: @escaping (SectionCollection) throws -> Content
  ) {
    self.init(.sections, of: views, named: name) {
      try transform(SectionCollection(of: $0))
    }
  }

  private init(
    _ part: SubviewCatalog.HandedOut,
    of views: Content,
    named name: String,
    transform: @escaping (SubviewCatalog) throws -> Content
  ) {
    self.name = name
    make = {
      try SubviewCatalog.handingOut(part, of: views, for: name).map(transform) ?? .empty
    }
  }

  /// The views that the function makes.
  public var body: Content { get throws { try make() } }
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
