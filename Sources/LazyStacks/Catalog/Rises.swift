import LazyExtents

/// A search for the longest rises among numbers: those that are greater from one to the next.
///
/// - Complexity: O(log *n*) for each number that is added.
private struct RiseSearch {
  /// For each length, the smallest number with which a rise of that length ends so far.
  private var ends: [Int] = []

  /// The length of the longest rise.
  var longest: Int { ends.count }

  /// The number with which the longest rise ends.
  var last: Int? { ends.last }

  /// Adds the next number.
  ///
  /// - Returns: The length of the longest rise that ends with it, and the number before it there.
  mutating func add(_ number: Int) -> (length: Int, before: Int?) {
    let shorter = ends.countOfFirst { $0 < number }
    if shorter == ends.count { ends.append(number) } else { ends[shorter] = number }
    return (shorter + 1, shorter > 0 ? ends[shorter - 1] : nil)
  }
}

extension [Int] {
  /// As many of the numbers, which all differ, as can be that rise from one to the next.
  var longestRise: [Int] {
    var search = RiseSearch()
    var before: [Int: Int] = [:]
    for number in self { before[number] = search.add(number).before }
    var rise: [Int] = []
    var next = search.last
    while let number = next {
      rise.append(number)
      next = before[number]
    }
    return rise.reversed()
  }

  /// The position of the first member of the longest rise; of several, the one that begins first.
  var firstOfLongestRise: Int? {
    // From the end, with their signs changed, the numbers of a rise are a rise again.
    var search = RiseSearch()
    var first: Int?
    for index in indices.reversed() where search.add(-self[index]).length == search.longest {
      first = index
    }
    return first
  }
}
