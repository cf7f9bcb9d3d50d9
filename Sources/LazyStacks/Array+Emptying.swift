extension Array {
  /// Returns all elements, and keeps none.
  mutating func takeAll() -> [Element] {
    let all = self
    self = []
    return all
  }

  /// Removes all elements, the last first, and keeps the room.
  ///
  /// It is for lists of one or two elements: to remove any number at once has a price of its own.
  mutating func empty() {
    while popLast() != nil {}
  }
}
