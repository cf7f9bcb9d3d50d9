public import LazyStacks

/// Tiles in lanes, each in the shortest one.
public struct MasonryLayout: LazyLayout, Equatable {
  /// The ends of the lanes.
  public struct Cursor: Equatable {
    var ends: [Double]
    let width: Double
  }

  let lanes: Int
  let spacing: Double

  /// Creates a layout; lengths are in points.
  public init(lanes: Int, spacing: Double) {
    self.lanes = lanes
    self.spacing = spacing
  }

  /// The name in the trace.
  public var name: String { "Masonry" }

  /// Whether it has the same parameters.
  public func isEqual(to other: any LazyLayout) -> Bool { (other as? MasonryLayout) == self }

  /// Begins at the top.
  public func begin(width: Double, at index: Int) -> Cursor {
    let lane = (width + spacing) / Double(lanes) - spacing
    return Cursor(ends: Array(repeating: 0, count: lanes), width: lane)
  }

  /// Places the next tile.
  public func place(_ subviews: LazySubviews, from cursor: inout Cursor) throws -> LazyStep {
    let shortest = cursor.ends.min() ?? 0
    let lane = cursor.ends.firstIndex(of: shortest) ?? 0
    let origin = Point(x: Double(lane) * (cursor.width + spacing), y: shortest)
    let size = try subviews[0]?.place(
      at: origin,
      proposal: ProposedSize(width: cursor.width, height: nil)
    )
    cursor.ends[lane] += (size?.height ?? 0) + spacing
    return LazyStep(floor: cursor.ends.min() ?? 0, ceiling: cursor.ends.max())
  }
}
