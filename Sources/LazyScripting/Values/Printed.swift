/// Numbers as people read them.
enum Printed {
  /// A number to four decimals, without trailing zeros, and without a sign on zero.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return Literal.number(value) }
    let scaled = (value.magnitude * 10_000).rounded()
    guard scaled < 9e15 else { return value.description }
    let units = UInt64(scaled)
    let whole = (units / 10_000).description
    var fraction = (units % 10_000).description
    while fraction.count < 4 { fraction = "0" + fraction }
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = value < 0 && units > 0 ? "-" : ""
    return fraction.isEmpty ? sign + whole : "\(sign)\(whole).\(fraction)"
  }
}
