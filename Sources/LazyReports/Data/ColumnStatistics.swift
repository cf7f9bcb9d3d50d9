internal import LazyTrace

/// What some numbers have in common.
public struct ColumnStatistics: Equatable, Sendable {
  /// How many there are.
  public let count: Int
  /// Their mean.
  public let mean: Double
  /// Their sample standard deviation, which divides by one less than their count; nil for one.
  public let deviation: Double?
  /// The middle one, or the mean of the middle two.
  public let median: Double
  /// The least one.
  public let least: Double
  /// The greatest one.
  public let greatest: Double

  /// Describes some finite numbers; nil if there are none.
  public init?(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    (count, least, greatest) = (sorted.count, first, last)
    let mean = sorted.reduce(0) { $0 + $1 / Double(sorted.count) }
    // Equal numbers have themselves as their mean, whatever dividing rounds.
    self.mean = first == last ? first : mean
    let center = self.mean
    let unit = Self.unit(of: max(first.magnitude, last.magnitude))
    let squares = sorted.reduce(0) { sum, number in
      let distance = number / unit - center / unit
      return sum + distance * distance
    }
    deviation = count > 1 ? (squares / Double(count - 1)).squareRoot() * unit : nil
    let middle = count / 2
    median = count % 2 == 1 ? sorted[middle] : sorted[middle - 1] / 2 + sorted[middle] / 2
  }

  /// The power of two in which a number is from 1 to 2.
  ///
  /// Dividing by it changes no digits, and then no square is too great or too small for a number.
  private static func unit(of number: Double) -> Double {
    number == 0 ? 1 : number.magnitude.binade
  }

  /// The mean with the deviation, if there is one.
  public var meanText: String {
    Self.text(of: mean) + (deviation.map { " ± " + Self.text(of: $0) } ?? "")
  }

  /// A number with four significant digits or all of its whole ones.
  public static func text(of number: Double) -> String {
    guard number.isFinite, number != 0, number.magnitude < 0x1p53 else {
      return NumberFormat.decimal(number)
    }
    var scale = 1.0
    var size = number.magnitude
    while size < 1_000, scale < 1e12 { (size, scale) = (size * 10, scale * 10) }
    let rounded = (number * scale).rounded(.toNearestOrEven) / scale
    return rounded.magnitude < 0.0001
      ? rounded.description.replacing("-", with: "−") : NumberFormat.decimal(rounded)
  }
}
