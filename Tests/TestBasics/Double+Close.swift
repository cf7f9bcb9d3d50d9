extension Double {
  /// Whether two numbers differ by at most `limit`, an absolute value.
  public func isClose(to other: Double, within limit: Double = 1e-6) -> Bool {
    self == other || abs(self - other) <= limit
  }
}
