/// The elements of a collection that the program edits one by one, at any time.
///
/// Each edit reports exactly what changed. All windows that show the elements lay out again in
/// their next frame, without ``Window/update(adjustsOffsets:change:)``; what keeps its place keeps
/// it by identity (rules R10, R16). A collection of a billion elements costs no more than one of
/// ten, and an edit O(log *e*) for *e* edits.
///
/// ```swift
/// let rows = EditableElements(0..<1_000_000_000, id: { .integer($0) }) { _ in
///   Item(height: 44).content
/// }
/// rows.insert(-1, at: 0)
/// ```
public final class EditableElements<Element: Equatable>: ElementSource {
  /// How many subviews each element resolves to.
  public let subviewsPerElement: Int
  /// How errors name the source.
  public let label: String

  private let history: ElementHistory
  private let initial: (Int) -> Element
  /// The elements that came later, by their tokens.
  private var added: [Int: Element] = [:]
  private let identify: (Element) -> ViewID
  private let makeContent: (Element) throws -> Content
  private let ids = ElementIndex()

  /// Creates a source from data, a function that names an element and one that makes its views.
  ///
  /// The data are not copied, so a range of any length costs nothing.
  public init<Elements: RandomAccessCollection>(
    _ elements: Elements,
    id: @escaping (Element) -> ViewID,
    subviewsPerElement: Int = 1,
    label: String = "a ForEach",
    content: @escaping (Element) throws -> Content
  ) where Elements.Element == Element {
    initial = { elements[elements.index(elements.startIndex, offsetBy: $0)] }
    history = ElementHistory(count: elements.count)
    identify = id
    makeContent = content
    self.subviewsPerElement = subviewsPerElement
    self.label = label
    history.onDrop = { [weak self] token in self?.added[token] = nil }
  }

  /// The element at an index, 0..<``count``.
  public subscript(index: Int) -> Element { element(for: history.token(at: index)) }

  /// Inserts an element, so that it has the given index, 0...``count``.
  public func insert(_ element: Element, at index: Int) {
    added[history.insert(at: index)] = element
  }

  /// Inserts an element behind the last one.
  public func append(_ element: Element) { insert(element, at: count) }

  /// Removes the element at an index, 0..<``count``.
  @discardableResult
  public func remove(at index: Int) -> Element {
    let element = self[index]
    history.remove(at: index)
    return element
  }

  /// Moves an element, so that afterwards it has the index `destination`; both are 0..<``count``.
  ///
  /// A moved element is never the one that keeps its place (rule R10).
  public func move(from source: Int, to destination: Int) {
    history.move(from: source, to: destination)
  }

  /// Puts an element in the place of the one at an index, 0..<``count``.
  ///
  /// With the same id it is the same element, whose value changed; otherwise it is another element.
  public func replace(at index: Int, with element: Element) {
    added[history.replace(at: index)] = element
  }

  private func element(for token: Int) -> Element { added[token] ?? initial(token) }
}

extension EditableElements {
  /// How many elements there are now.
  public var count: Int { history.count }

  /// The elements as they are now, whatever is edited later.
  public var snapshot: any ElementSource { Snapshot(self, at: history.version) }

  /// The id of an element, without evaluating its views.
  public func id(at index: Int) throws -> ViewID { try snapshot.id(at: index) }

  /// The first element with an id, without evaluating any view.
  public func index(of id: ViewID) throws -> Int? { try snapshot.index(of: id) }

  /// The first element with an id; `poll` is called for each element where ids are read.
  public func index(of id: ViewID, poll: () throws -> Void) throws -> Int? {
    try snapshot.index(of: id, poll: poll)
  }

  /// The views of an element.
  public func content(at index: Int) throws -> Content { try snapshot.content(at: index) }

  /// A copy of an element, to be compared after an update.
  public func value(at index: Int) throws -> (any ElementValue)? { try snapshot.value(at: index) }

  /// The identities of all elements, which are read where they are needed.
  public func identities() throws -> ElementIdentities { try snapshot.identities() }

  private final class Snapshot: ElementSource {
    let elements: EditableElements
    private let state: ElementVersion

    init(_ elements: EditableElements, at state: ElementVersion) {
      self.elements = elements
      self.state = state
    }

    var count: Int { state.count }
    var subviewsPerElement: Int { elements.subviewsPerElement }
    var label: String { elements.label }
    var origin: any ElementSource { elements }
    var version: ElementVersion? { state }

    func id(at index: Int) throws -> ViewID { elements.identify(try element(at: index)) }

    func content(at index: Int) throws -> Content {
      try elements.makeContent(element(at: index))
    }

    func value(at index: Int) throws -> (any ElementValue)? {
      EquatableElement(element: try element(at: index))
    }

    func index(of id: ViewID) throws -> Int? { try index(of: id) {} }

    func index(of id: ViewID, poll: () throws -> Void) throws -> Int? {
      try elements.ids.index(of: id, in: state, poll: poll, read: self.id)
    }

    func identities() throws -> ElementIdentities { .edited(state) }

    func makesSameViews(as other: any ElementSource) -> Bool { other.origin === elements }

    private func element(at index: Int) throws -> Element {
      guard index >= 0, index < state.count else {
        throw ContentError.missingElement(index + 1, source: label)
      }
      return elements.element(for: state.token(at: index))
    }
  }
}
