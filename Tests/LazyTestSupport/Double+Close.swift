extension Double {
  /// Whether two numbers differ by no more than `limit`, an absolute figure.
  public func isClose(to other: Double, within limit: Double = 1e-6) -> Bool {
    self == other || abs(self - other) <= limit
  }
}
