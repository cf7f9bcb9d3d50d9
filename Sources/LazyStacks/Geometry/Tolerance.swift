/// Comparison of lengths and positions, where differences below 10⁻⁶ are equality (rule R2).
extension Double {
  static let tolerance = 1e-6

  /// The longest length that a user may give, in points: sums of as many as there can be subviews
  /// stay finite.
  static let longestLength = 1e12

  /// Whether a user may give this as a length.
  var isLength: Bool { self >= 0 && self <= Double.longestLength }

  /// Whether a user may give this as a position or a distance, which may be negative.
  var isDistance: Bool { abs(self) <= Double.longestLength }

  /// What counts as equality among lengths of a magnitude, in points: more than 10⁻⁶ where double
  /// precision holds less, which is beyond 10⁹ points.
  static func slack(at magnitude: Double) -> Double {
    let scaled = abs(magnitude) * 1e-15
    return scaled > tolerance && scaled.isFinite ? scaled : tolerance
  }

  private func slack(to other: Double) -> Double {
    let magnitude = Swift.max(abs(self), abs(other))
    return magnitude <= 1e9 ? Double.tolerance : Double.slack(at: magnitude)
  }

  func isClearlyLess(than other: Double) -> Bool { self < other - slack(to: other) }
  func isClearlyGreater(than other: Double) -> Bool { self > other + slack(to: other) }
  func isNearly(_ other: Double) -> Bool { abs(self - other) <= slack(to: other) }
}
