extension Double {
  /// The whole number to which it is cut, within a range; the lower bound for what is no number.
  ///
  /// Every conversion of a measured or computed number goes through here, since an `Int` of one
  /// that is infinite, too large or no number ends the process.
  package func whole(in range: ClosedRange<Int>) -> Int {
    guard self > Double(range.lowerBound) else { return range.lowerBound }
    guard self < Double(range.upperBound) else { return range.upperBound }
    // Unreachable: it lies between two numbers of the type.
    return Int(self)
  }

  /// The whole number to which it is cut, or the nearest one that there is.
  package var whole: Int { whole(in: .min ... .max) }
}
