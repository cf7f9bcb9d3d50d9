extension String {
  /// The index at which the trailing digits begin.
  package var endIndexWithoutDigits: String.Index {
    var end = endIndex
    while end > startIndex {
      let previous = utf8.index(before: end)
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(utf8[previous]) else { break }
      end = previous
    }
    return end
  }
}
