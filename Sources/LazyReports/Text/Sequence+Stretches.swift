extension Sequence {
  /// The elements in order, those that follow one another and are alike together.
  func stretches(
    alike areAlike: (Element, Element) throws -> Bool
  ) rethrows -> [[Element]] {
    var stretches: [[Element]] = []
    for element in self {
      if let last = stretches.last?.last, try areAlike(last, element) {
        stretches[stretches.count - 1].append(element)
      } else {
        stretches.append([element])
      }
    }
    return stretches
  }
}
