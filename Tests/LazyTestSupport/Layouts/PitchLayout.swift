public import LazyStacks

/// Rows at a fixed distance from one another, so that any can be skipped to.
public struct PitchLayout: LazyLayout, Equatable {
  /// Where it goes on.
  public struct Cursor: Equatable {
    var y = 0.0
    let width: Double
  }

  let pitch: Double
  let claimed: Double

  /// Creates a layout; lengths are in points.
  ///
  /// - Parameters:
  ///   - pitch: From the start of a row to that of the next one.
  ///   - claimed: What it says of that when it is to skip rows; the truth where nothing is given.
  public init(pitch: Double, claimed: Double? = nil) {
    self.pitch = pitch
    self.claimed = claimed ?? pitch
  }

  /// What the trace calls it.
  public var name: String { "Pitch" }

  /// Whether it has the same parameters.
  public func isEqual(to other: any LazyLayout) -> Bool { (other as? PitchLayout) == self }

  /// Begins at the top.
  public func begin(width: Double, at index: Int) -> Cursor { Cursor(width: width) }

  /// Places what is next.
  public func place(_ subviews: LazySubviews, from cursor: inout Cursor) throws -> LazyStep {
    let offer = ProposedSize(width: cursor.width, height: nil)
    try subviews[0]?.place(at: Point(x: 0, y: cursor.y), offer)
    cursor.y += pitch
    return LazyStep(floor: cursor.y, ceiling: cursor.y)
  }

  /// It says how far it is to any row.
  public var canSkip: Bool { true }

  /// Goes on behind the rows.
  public func skip(
    _ cursor: inout Cursor,
    from index: Int,
    over count: Int,
    advance: Double
  ) -> LazyStep? {
    cursor.y += Double(count) * claimed
    return LazyStep(floor: cursor.y, ceiling: cursor.y)
  }
}
