/// Comparison of lengths and positions, where differences below 10⁻⁶ are equality (rule R2).
extension Double {
  static let tolerance = 1e-6

  func isClearlyLess(than other: Double) -> Bool { self < other - Double.tolerance }
  func isClearlyGreater(than other: Double) -> Bool { self > other + Double.tolerance }
  func isNearly(_ other: Double) -> Bool { abs(self - other) <= Double.tolerance }
}
