extension Array {
  /// Returns all elements, and keeps none.
  mutating func takeAll() -> [Element] {
    let all = self
    self = []
    return all
  }
}
