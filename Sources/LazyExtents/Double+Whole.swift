extension Double {
  /// The whole number to which it is cut, from 0 to a greatest one; 0 for what is no number.
  func whole(atMost greatest: Int) -> Int {
    guard self > 0 else { return 0 }
    guard self < Double(greatest) else { return greatest }
    // Unreachable: it lies between two numbers of the type.
    return Int(self)
  }
}
