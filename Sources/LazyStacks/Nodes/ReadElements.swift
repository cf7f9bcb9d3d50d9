/// The elements of an array that a `ForEach` outside of lazy containers has read: with their values
/// of that moment a change that no update told of is found out.
struct ReadElements {
  private let source: any ElementSource
  private var values: [Int: any ElementValue] = [:]
  /// The index of each element, by its id; the first of several with one id.
  private var places: [ViewID: Int] = [:]
  /// How many others had been read before by the same body.
  var order = 0
  /// Whether the array had no elements.
  var isEmpty: Bool { places.isEmpty }

  /// Of a source that cannot change without being noticed nothing is kept.
  init?(of source: any ElementSource) {
    guard source.mayChangeUnnoticed else { return nil }
    self.source = source
  }

  /// Adds an element.
  mutating func note(_ id: ViewID, at index: Int) throws {
    places[id] = places[id] ?? index
    values[index] = try source.value(at: index)
  }

  /// Reports that an element is another one than when it was read.
  func reportChange(of id: ViewID) throws {
    guard let place = places[id] else { return }
    try source.reportChange(since: values[place], at: place)
  }

  /// Reports that an array has elements which had none.
  func reportFilled() throws { try source.reportChange(since: nil, at: 0) }
}

/// The elements of arrays that one body has read, by the keys of their `ForEach`.
struct ReadArrays {
  private var arrays = SmallTable<ViewKey, ReadElements>()

  var isEmpty: Bool { arrays.isEmpty }

  subscript(key: ViewKey) -> ReadElements? { arrays[key] }

  mutating func keep(_ elements: ReadElements, at key: ViewKey) {
    var elements = elements
    elements.order = arrays[key]?.order ?? arrays.count
    arrays.keep(elements, at: key)
  }

  /// Those without elements, in the order in which they were read.
  var withoutElements: [ReadElements] {
    arrays.values.filter(\.isEmpty).sorted { $0.order < $1.order }
  }
}

extension Resolution {
  /// The arrays without elements that were read, body by body.
  var emptyArrays: [ReadElements] {
    guard readsEmptyArrays else { return [] }
    let bodies = instances.values.sorted { $0.number < $1.number }
    return elements.withoutElements + bodies.flatMap(\.elements.withoutElements)
  }

  /// The elements of an array that its `ForEach` has read, by the key of that; nil if that is none.
  func readElements(at key: ViewKey) -> ReadElements? {
    key.bodies.last.map { instances[$0]?.elements[key] } ?? elements[key]
  }
}
