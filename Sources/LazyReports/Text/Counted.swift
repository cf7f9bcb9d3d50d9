/// A number with a noun, as people write it: `1 row`, `2 rows`.
package enum Counted {
  /// The number and the word, in the plural unless there is exactly one.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - one: The word for one.
  ///   - many: The word for several; nil for that of one with an `s`.
  /// - Returns: Both.
  package static func text(_ count: Int, one: String, many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
