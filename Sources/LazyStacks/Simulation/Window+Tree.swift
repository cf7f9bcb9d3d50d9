extension Window {
  /// The views that have a place now, without evaluating anything.
  ///
  /// - Throws: ``WindowError/closed``, or what the work meter throws.
  public func tree() throws -> [ViewTree] {
    try reading { try TreeReading(of: root).children }
  }
}
