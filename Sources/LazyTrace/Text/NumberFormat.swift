/// Writes numbers for people and for programs, the same on every machine and in every locale.
package enum NumberFormat {
  /// A number with at most 4 decimals, without trailing zeros, with `−` (U+2212) as its minus sign.
  ///
  /// It is rounded from its exact binary value, ties to even, as `string.format("%.4f")` does in a
  /// script. A result of zero has no sign. Numbers from 2⁶³ on are written in their shortest
  /// exponential form; non-finite ones are `inf`, `−inf` or `nan`.
  package static func decimal(_ value: Double) -> String {
    let text = magnitude(value)
    return value < 0 && text != "0" ? minus + text : text
  }

  /// A change: like ``decimal(_:)``, with a plus sign if it is greater than zero.
  package static func change(_ value: Double) -> String {
    let text = magnitude(value)
    guard text != "0", !value.isNaN else { return text }
    return (value < 0 ? minus : "+") + text
  }

  /// The shortest JSON number that reads back as the same value; `null` for non-finite values.
  ///
  /// It has a point or an exponent even if it is whole, since readers take a column that begins
  /// with whole numbers for integers. Zero has no sign.
  package static func json(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == 0 ? "0.0" : value.description
  }

  private static let minus = "−"
  private static let unitsPerPoint: UInt64 = 10_000

  private static func magnitude(_ value: Double) -> String {
    guard !value.isNaN else { return "nan" }
    let magnitude = value.magnitude
    guard magnitude < 0x1p63 else { return magnitude.description }
    guard magnitude < 0x1p52 else { return magnitude.whole.description }
    let units = roundedUnits(magnitude)
    let (quotient, remainder) = units.quotientAndRemainder(dividingBy: UInt128(unitsPerPoint))
    let (whole, fraction) = (quotient.description, UInt64(truncatingIfNeeded: remainder))
    return fraction == 0 ? whole : whole + "." + decimals(fraction)
  }

  /// The number of ten-thousandths in a number below 2⁵², rounded once from its exact value.
  private static func roundedUnits(_ magnitude: Double) -> UInt128 {
    guard magnitude.isNormal else { return 0 }
    let significand = magnitude.significandBitPattern | 1 << 52
    let product = UInt128(significand) * UInt128(unitsPerPoint)
    let shift = 52 - magnitude.exponent
    guard shift < 100 else { return 0 }
    let floor = product >> shift
    let rest = product - floor << shift
    let half = UInt128(1) << (shift - 1)
    let goesUp = rest > half || rest == half && !floor.isMultiple(of: 2)
    return goesUp ? floor + 1 : floor
  }

  private static func decimals(_ units: UInt64) -> String {
    let digits = units.description
    var text = String(repeating: "0", count: 4 - digits.count) + digits
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}
