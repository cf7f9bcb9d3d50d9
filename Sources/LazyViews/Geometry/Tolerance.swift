/// Comparison of lengths and positions; differences below 10⁻⁶ count as equality (rule R2).
extension Double {
  @inlinable package static var tolerance: Double { 1e-6 }

  /// The longest length that a user may give, in points.
  ///
  /// Sums of as many as there can be subviews stay finite.
  @inlinable package static var longestLength: Double { 1e12 }

  /// Whether a user may give this as a length.
  @inlinable
  package var isLength: Bool { self >= 0 && self <= Double.longestLength }

  /// Whether a user may give this as a position or a distance, which may be negative.
  @inlinable
  package var isDistance: Bool { abs(self) <= Double.longestLength }

  /// The farthest place that anything can have, in points: as many subviews as there can be, each
  /// of the longest length, end before it, and sums of places stay finite.
  @inlinable package static var farthestPlace: Double { 1e28 }

  /// Whether something can stand there, or be so long in all.
  @inlinable
  package var isPlace: Bool { abs(self) <= Double.farthestPlace }

  /// The difference that counts as equality among lengths of a magnitude, in points: more than 10⁻⁶
  /// where double precision holds less, which is beyond 10⁹ points.
  @inlinable
  package static func slack(at magnitude: Double) -> Double {
    let scaled = abs(magnitude) * 1e-15
    return scaled > tolerance && scaled.isFinite ? scaled : tolerance
  }

  /// Whether a difference is more than rounding makes; rarely called, so it is not inlined.
  @inline(never)
  @usableFromInline
  package func isApart(from other: Double) -> Bool {
    abs(self - other) > Double.slack(at: Swift.max(abs(self), abs(other)))
  }

  @inlinable
  package func isClearlyLess(than other: Double) -> Bool {
    self < other - Double.tolerance && (isPlainly(from: other) || isApart(from: other))
  }

  @inlinable
  package func isClearlyGreater(than other: Double) -> Bool {
    self > other + Double.tolerance && (isPlainly(from: other) || isApart(from: other))
  }

  @inlinable
  package func isNearly(_ other: Double) -> Bool {
    let distance = abs(self - other)
    return distance <= Double.tolerance || (!isPlainly(from: other) && !isApart(from: other))
  }

  /// Whether two numbers are farther apart than by rounding: by a point, where they hold points.
  @inlinable
  func isPlainly(from other: Double) -> Bool {
    abs(self - other) >= 1 && abs(self) < 1e14 && abs(other) < 1e14
  }
}
