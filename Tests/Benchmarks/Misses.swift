/// The targets that were missed, and by how much.
struct Misses: CustomStringConvertible {
  private var lines: [String] = []

  /// Notes a value if it is greater than its target.
  mutating func note(_ name: String, _ value: Double, _ target: Double, _ unit: String) {
    guard value > target else { return }
    let (found, most) = (Measurement.rounded(value), Measurement.rounded(target))
    lines.append("\(name): \(found) \(unit), target \(most)")
  }

  var description: String {
    lines.isEmpty ? "Every target is met." : "Missed: \(lines.joined(separator: "; "))."
  }
}
