extension RandomAccessCollection where Index == Int {
  /// The number of elements that fulfill a condition which only the first ones fulfill.
  ///
  /// - Complexity: O(log *n*).
  func countOfFirst(where isReached: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isReached(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - startIndex
  }

  /// The last element that fulfills a condition which only the first ones fulfill.
  ///
  /// - Complexity: O(log *n*).
  func lastOfFirst(where isReached: (Element) -> Bool) -> Element? {
    let count = countOfFirst(where: isReached)
    return count > 0 ? self[startIndex + count - 1] : nil
  }
}
