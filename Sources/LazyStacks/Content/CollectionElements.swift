/// The elements of a Swift collection that the program may change between frames.
///
/// Change ``elements`` inside ``Window/update(adjustsOffsets:change:)``; identities are compared
/// afterwards.
public final class CollectionElements<Element: Equatable>: ElementSource {
  /// The data, to be assigned inside ``Window/update(adjustsOffsets:change:)``.
  public var elements: [Element] {
    didSet { indices = nil }
  }

  /// How many subviews each element resolves to.
  public let subviewsPerElement: Int
  /// How errors name the source.
  public let label: String
  private let identify: (Element) -> ViewID
  private let makeContent: (Element) throws -> Content
  private var indices: [ViewID: Int]?

  /// Creates a source from data, a function that names an element and one that makes its views.
  public init(
    _ elements: [Element],
    id: @escaping (Element) -> ViewID,
    subviewsPerElement: Int = 1,
    label: String = "a ForEach",
    content: @escaping (Element) throws -> Content
  ) {
    self.elements = elements
    identify = id
    makeContent = content
    self.subviewsPerElement = subviewsPerElement
    self.label = label
  }

  /// How many elements there are.
  public var count: Int { elements.count }
  /// The id of an element, without evaluating its views.
  public func id(at index: Int) throws -> ViewID { identify(try element(at: index)) }
  /// The views of an element.
  public func content(at index: Int) throws -> Content { try makeContent(element(at: index)) }

  /// A copy of an element, to be compared after an update.
  public func value(at index: Int) throws -> (any ElementValue)? {
    EquatableElement(element: try element(at: index))
  }

  /// The data may be shorter than they were when the subviews were counted: when they were changed
  /// outside an update, or when another view failed in that update.
  private func element(at index: Int) throws -> Element {
    guard elements.indices.contains(index) else {
      throw ContentError.missingElement(index + 1, source: label)
    }
    return elements[index]
  }

  /// The identities of all elements as they are now.
  public func identities() throws -> ElementIdentities { .listed(elements.map(identify)) }

  /// The first element with an id; `nil` if there is none.
  public func index(of id: ViewID) throws -> Int? { try index(of: id) {} }

  /// The first element with an id; `poll` is called for each element where ids are read.
  public func index(of id: ViewID, poll: () throws -> Void) throws -> Int? {
    if let indices { return indices[id] }
    // With room from the start: to make room for a million takes long and cannot be interrupted.
    var first = [ViewID: Int](minimumCapacity: elements.count)
    for (index, element) in elements.enumerated() {
      try poll()
      let id = identify(element)
      if first[id] == nil { first[id] = index }
    }
    indices = first
    return first[id]
  }
}

struct EquatableElement<Element: Equatable>: ElementValue {
  let element: Element

  func isEqual(to other: any ElementValue) -> Bool {
    (other as? EquatableElement<Element>)?.element == element
  }
}
