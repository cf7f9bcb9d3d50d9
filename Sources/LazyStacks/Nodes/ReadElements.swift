/// The elements of an array that a `ForEach` outside of lazy containers has read: with their values
/// of that moment a change that no update told of is found out.
struct ReadElements {
  private let source: any ElementSource
  private var values: [Int: any ElementValue] = [:]
  /// The index of each element, by its id; the first of several with one id.
  private var places: [ViewID: Int] = [:]

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
}
