/// The line of a run that keeps its place in an update (rule R10).
struct UpdateAnchor {
  /// The index before the update.
  let old: Int
  /// The index after the update.
  let new: Int
  /// Where the line starts, or in a reversed run ends, counted from the start of the visible
  /// region.
  var rel: Double
}

extension [Int] {
  /// The position of the first member of the longest increasing subsequence; of several, the one
  /// that begins first.
  ///
  /// - Complexity: O(*n* log *n*).
  var firstOfLongestRise: Int? {
    // For each length, the greatest value with which a rise of that length can begin behind a
    // position. Longer rises have smaller values.
    var begins: [Int] = []
    var first: Int?
    for index in indices.reversed() {
      let longer = begins.countOfFirst { $0 > self[index] }
      if longer == begins.count {
        begins.append(self[index])
      } else {
        begins[longer] = self[index]
      }
      if longer == begins.count - 1 { first = index }
    }
    return first
  }
}
