internal import LazyStacks

/// Writes numbers for people.
enum Printed {
  /// A number to four decimals, without trailing zeros, and without a sign on zero.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return Literal.number(value) }
    let scaled = (value.magnitude * 10_000).rounded()
    guard scaled < 9e15 else { return value.description }
    let units = scaled.whole
    let whole = (units / 10_000).description
    var fraction = (units % 10_000).description
    while fraction.count < 4 { fraction = "0" + fraction }
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = value < 0 && units > 0 ? "-" : ""
    return fraction.isEmpty ? sign + whole : "\(sign)\(whole).\(fraction)"
  }

  /// A number with a fixed number of decimals, for columns.
  static func number(_ value: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 9e15 else { return number(value) }
    var digits = scaled.whole.description
    while digits.count <= decimals { digits = "0" + digits }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    return "\(sign)\(digits.dropLast(decimals)).\(digits.suffix(decimals))"
  }
}
