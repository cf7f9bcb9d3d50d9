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

  func isClearlyLess(than other: Double) -> Bool { self < other - Double.tolerance }
  func isClearlyGreater(than other: Double) -> Bool { self > other + Double.tolerance }
  func isNearly(_ other: Double) -> Bool { abs(self - other) <= Double.tolerance }
}
