internal import LazyReports
internal import Lua

/// The summary of a long array of numbers.
struct NumberSummary {
  /// The shape of the numbers, the least, the greatest and, where all were read, the mean.
  let text: String

  /// The length from which on an array is summarized, and the greatest number of its elements that
  /// are read.
  private static let (shortest, mostRead) = (16, 100_000)

  /// Reads an array; nil if it is short, or if a value is not a finite number.
  ///
  /// - Parameters:
  ///   - table: The table, which is read without metamethods.
  ///   - count: How many fields it has.
  /// - Throws: `LuaError` if there is not enough memory.
  init?(_ table: LuaTable, count: Int) throws(LuaError) {
    guard count >= Self.shortest else { return nil }
    let read = min(count, Self.mostRead)
    var values: [Double] = []
    for place in 0..<read {
      let index = read == count ? place + 1 : place * (count - 1) / (read - 1) + 1
      switch try table.rawGet(index) {
      case .integer(let value): values.append(Double(value))
      case .number(let value) where value.isFinite: values.append(value)
      default: return nil
      }
    }
    guard let least = values.min(), let most = values.max() else { return nil }
    let mean = values.reduce(0) { $0 + $1 / Double(values.count) }
    let range = "\(Printed.number(least)) … \(Printed.number(most))"
    text =
      "\(Sparkline.text(of: values)) "
      + (read == count ? "\(range), mean \(Printed.number(mean))" : "≈ \(range), of a sample")
  }
}
