/// Values by number, each only once.
struct ValueTable<Value: Hashable & Sendable>: Equatable, Sendable {
  /// The values, in the order of their numbers from 0.
  private(set) var all: [Value] = []
  private var places: [Value: Int] = [:]

  /// Whether a value has a number.
  func contains(_ value: Value) -> Bool { places[value] != nil }

  /// The number of a value, from 0.
  mutating func place(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = all.count
    all.append(value)
    return all.count - 1
  }
}
