public import LazyStacks

/// Tags in lines, with as many in each line as fit.
public struct FlowLayout: LazyLayout, Equatable {
  /// The place of the next line.
  public struct Cursor: Equatable {
    var y = 0.0
    let width: Double
  }

  let spacing: Double

  /// Creates a layout; lengths are in points.
  public init(spacing: Double) { self.spacing = spacing }

  /// The name in the trace.
  public var name: String { "Flow" }

  /// Whether it has the same parameters.
  public func isEqual(to other: any LazyLayout) -> Bool { (other as? FlowLayout) == self }

  /// Begins at the top.
  public func begin(width: Double, at index: Int) -> Cursor { Cursor(width: width) }

  /// Places the next line.
  public func place(_ subviews: LazySubviews, from cursor: inout Cursor) throws -> LazyStep {
    var (x, height, place) = (0.0, 0.0, 0)
    while let tag = subviews[place] {
      let size = try tag.sizeThatFits(.unspecified)
      if x > 0, x + size.width > cursor.width { break }
      try tag.place(at: Point(x: x, y: cursor.y), proposal: .unspecified)
      x += size.width + spacing
      height = max(height, size.height)
      place += 1
    }
    cursor.y += height + spacing
    return LazyStep(floor: cursor.y)
  }
}
