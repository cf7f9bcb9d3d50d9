/// The values that a length or an offset went through in the passes of one frame.
enum PassedValues {
  /// How many of them are written at the beginning of a long list.
  private static let first = 4
  /// How many are written at its end.
  private static let last = 2

  /// Values one after the other; of many only the first and the last.
  static func text(of values: [Double], separatedBy separator: String = " → ") -> String {
    var texts: [String] = []
    for value in values.map(NumberFormat.decimal) where texts.last != value { texts.append(value) }
    guard texts.count > 2 * first else { return texts.joined(separator: separator) }
    return (texts.prefix(first) + ["…"] + texts.suffix(last)).joined(separator: separator)
  }
}
