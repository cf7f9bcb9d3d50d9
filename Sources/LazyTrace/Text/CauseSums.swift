/// The sum of each cause's changes of an offset, in the order in which the causes first occurred.
package struct CauseSums {
  private var sums: [(cause: LedgerCause, change: Double)] = []

  /// Begins with no changes.
  package init() {}

  /// Adds a change of an offset, in points.
  package mutating func add(_ cause: LedgerCause, change: Double) {
    if let known = sums.firstIndex(where: { $0.cause == cause }) {
      sums[known].change += change
    } else {
      sums.append((cause, change))
    }
  }

  /// The causes with commas between them; sums of zero are left out.
  package var text: String {
    let written = sums.map { ($0.cause.rawValue, NumberFormat.change($0.change)) }
    return written.filter { $0.1 != "0" }.map { $0.0 + " " + $0.1 }.joined(separator: ", ")
  }
}
