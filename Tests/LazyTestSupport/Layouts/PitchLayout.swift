public import LazyStacks

/// Rows at a fixed distance from one another, so that any row can be skipped to.
///
/// They are in one lane, or in several of which each begins further down than the one before.
public struct PitchLayout: LazyLayout, Equatable {
  /// The place of the next row.
  public struct Cursor: Equatable {
    var y = 0.0
    var lane = 0
    let width: Double
  }

  let pitch: Double
  let claimed: Double
  let lanes: Int

  /// Creates a layout; lengths are in points.
  ///
  /// - Parameters:
  ///   - pitch: The distance between the starts of consecutive rows.
  ///   - claimed: The distance that the layout claims when it skips; nil for the true one.
  ///   - lanes: The number of rows side by side.
  public init(pitch: Double, claimed: Double? = nil, lanes: Int = 1) {
    self.lanes = lanes
    self.pitch = pitch
    self.claimed = claimed ?? pitch
  }

  /// The name in the trace.
  public var name: String { "Pitch" }

  /// Whether it has the same parameters.
  public func isEqual(to other: any LazyLayout) -> Bool { (other as? PitchLayout) == self }

  /// Begins at the top, in the first lane.
  public func begin(width: Double, at index: Int) -> Cursor {
    Cursor(width: width / Double(lanes))
  }

  /// Places the next row.
  public func place(_ subviews: LazySubviews, from cursor: inout Cursor) throws -> LazyStep {
    let offer = ProposedSize(width: cursor.width, height: nil)
    let x = Double(cursor.lane) * cursor.width
    try subviews[0]?.place(at: Point(x: x, y: cursor.y), proposal: offer)
    return advance(&cursor, over: 1, by: pitch)
  }

  private func advance(_ cursor: inout Cursor, over count: Int, by pitch: Double) -> LazyStep {
    cursor.y += Double(count) * pitch / Double(lanes)
    cursor.lane = (cursor.lane + count) % lanes
    let ceiling = cursor.y + self.pitch * Double(lanes - 1) / Double(lanes)
    return LazyStep(floor: cursor.y, ceiling: ceiling)
  }

  /// True, because the distance to any row is known.
  public var canSkip: Bool { true }

  /// Continues behind a number of rows.
  public func skip(
    _ cursor: inout Cursor,
    from index: Int,
    over count: Int,
    advance: Double
  ) -> LazyStep? {
    self.advance(&cursor, over: count, by: claimed)
  }
}
