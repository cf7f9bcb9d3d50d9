internal import LazyStacks

/// What was read of the array of a `ForEach`, and whether a change of it was reported.
struct ReadArray {
  /// How many elements it has; nil until somebody asks.
  private(set) var count: Int?
  /// Its length in Lua when they were counted.
  private(set) var length: Int?
  /// The ids of its elements.
  var ids: [ViewID]?
  /// The first index of each id.
  var indices: [ViewID: Int]?
  /// Whether a change outside of an update was reported since the elements were last counted.
  var hasReportedChange = false

  /// Takes over how many elements there are.
  mutating func take(_ count: Int, length: Int) {
    (self.count, self.length) = (count, length)
  }

  /// Has the elements counted again.
  mutating func forgetLength() {
    count = nil
    length = nil
    hasReportedChange = false
  }
}
