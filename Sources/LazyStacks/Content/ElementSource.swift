/// The data behind a ``ForEach``: how many elements, their ids, and the views of each.
///
/// Nothing is asked about an element before it is needed, so a source of 10⁹ elements costs
/// nothing. Indices are zero-based.
public protocol ElementSource: AnyObject {
  /// How many elements there are.
  var count: Int { get }

  /// How many subviews each element resolves to, at least 1 (rule R1, constant arity).
  var subviewsPerElement: Int { get }

  /// The number that the elements showed if nobody declared it; nil if it is declared.
  var inferredArity: InferredArity? { get }

  /// Whether elements resolve to different numbers of subviews, so that each must be evaluated to
  /// know which subview is which (rule R1, dynamic arity).
  var hasDynamicArity: Bool { get }

  /// How many subviews an element is declared to resolve to if the numbers differ; nil if only its
  /// views show it.
  func declaredSubviews(at index: Int) throws -> Int?

  /// Whether ids are unique by construction, so that duplicates need not be looked for.
  var hasUniqueIDs: Bool { get }

  /// How errors name the source: `"the ForEach in contacts.lua:9"`.
  var label: String { get }

  /// The id of an element, without evaluating any view.
  func id(at index: Int) throws -> ViewID

  /// The first element with an id, without evaluating any view; `nil` if there is none.
  func index(of id: ViewID) throws -> Int?

  /// The first element with an id, as ``index(of:)`` finds it.
  ///
  /// A source that searches its elements one by one calls `poll` for each, and passes on its error.
  func index(of id: ViewID, poll: () throws -> Void) throws -> Int?

  /// The views of an element.
  func content(at index: Int) throws -> Content

  /// The value of an element now, to be compared after an update; `nil` if elements never change.
  func value(at index: Int) throws -> (any ElementValue)?

  /// Whether elements may become others although no update and no edit says so.
  var mayChangeUnnoticed: Bool { get }

  /// Reports that an element in sight is another one than when its views were made, although no
  /// update says so.
  func reportChange(since value: (any ElementValue)?, at index: Int) throws

  /// The identities of all elements now, to be compared after an update (rule R16).
  func identities() throws -> ElementIdentities

  /// Whether another source makes the same views from the same elements.
  func makesSameViews(as other: any ElementSource) -> Bool

  /// A source of the same elements that can be read without affecting this one, its
  /// ``inferredArity`` included; itself if reading leaves no traces.
  var copy: any ElementSource { get }

  /// The source as it is now, however it is edited later.
  ///
  /// A frame is made from it, while callbacks may edit the data. A source that does not report its
  /// edits is its own snapshot.
  var snapshot: any ElementSource { get }

  /// The source that this is a snapshot of.
  var origin: any ElementSource { get }

  /// The version of the data that the source shows; nil if edits are not reported one by one.
  var version: ElementVersion? { get }
}

extension ElementSource {
  /// One, unless a source says otherwise.
  public var subviewsPerElement: Int { 1 }
  /// Nil: the number is declared, unless a source says otherwise.
  public var inferredArity: InferredArity? { nil }
  /// No, unless a source says otherwise.
  public var hasDynamicArity: Bool { false }
  /// Unknown, unless a source says otherwise.
  public func declaredSubviews(at index: Int) throws -> Int? { nil }
  /// The first element with an id, found without being stopped.
  public func index(of id: ViewID, poll: () throws -> Void) throws -> Int? { try index(of: id) }
  /// Unknown, unless a source says otherwise.
  public var hasUniqueIDs: Bool { false }
  /// No, unless a source says otherwise.
  public var mayChangeUnnoticed: Bool { false }
  /// Nothing: such data change in updates, or report their edits.
  public func reportChange(since value: (any ElementValue)?, at index: Int) throws {}
  /// Elements that never change have nothing to compare.
  public func value(at index: Int) throws -> (any ElementValue)? { nil }
  /// Itself.
  public var copy: any ElementSource { self }
  /// Whether the other source is this very one.
  public func makesSameViews(as other: any ElementSource) -> Bool { self === other }
  /// Itself, unless a source reports its edits.
  public var snapshot: any ElementSource { self }
  /// Itself, unless it is a snapshot.
  public var origin: any ElementSource { self }
  /// None, unless a source reports its edits.
  public var version: ElementVersion? { nil }
}

/// A copy of an element, taken when its views were made.
public protocol ElementValue {
  /// Whether the element has not changed since the other copy was taken.
  func isEqual(to other: any ElementValue) -> Bool
}

/// The identities of a source's elements at one moment.
public enum ElementIdentities {
  /// `count` elements whose ids depend on their index alone, in the way that `scheme` names.
  case indexed(count: Int, scheme: String)
  /// The ids one by one, for data that can be reordered.
  case listed([ViewID])
  /// The ids of one version of data whose edits are reported, read where they are needed.
  case edited(ElementVersion)

  /// How many elements there were.
  public var count: Int {
    switch self {
    case .indexed(let count, _): count
    case .listed(let ids): ids.count
    case .edited(let version): version.count
    }
  }

  /// The ids one by one, to be compared with those of other data; nil if there are too many, or if
  /// they depend on the index.
  func list(of source: any ElementSource, charging work: Work) -> [ViewID]? {
    switch self {
    case .indexed: return nil
    case .listed(let ids): return ids
    case .edited(let version):
      guard version.count <= ElementIdentities.listLimit else { return nil }
      return work.value {
        try (0..<version.count).map { index in
          try work.poll()
          return try source.id(at: index)
        }
      }
    }
  }

  /// The maximum number of ids of one collection that are compared with those of a replacement.
  private static let listLimit = 100_000
}
