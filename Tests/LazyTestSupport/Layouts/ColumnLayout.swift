public import LazyStacks

/// `LazyVStack` written as a lazy layout, so that both can be compared.
public struct ColumnLayout: LazyLayout, Equatable {
  /// The place of the next subview.
  public struct Cursor: Equatable {
    var y = 0.0
    let width: Double
  }

  let spacing: Double

  /// Creates a layout; lengths are in points.
  public init(spacing: Double) { self.spacing = spacing }

  /// The name in the trace.
  public var name: String { "Column" }

  /// Whether it has the same parameters.
  public func isEqual(to other: any LazyLayout) -> Bool { (other as? ColumnLayout) == self }

  /// Begins at the top.
  public func begin(width: Double, at index: Int) -> Cursor { Cursor(width: width) }

  /// Places the next subviews.
  public func place(_ subviews: LazySubviews, from cursor: inout Cursor) throws -> LazyStep {
    let offer = ProposedSize(width: cursor.width, height: nil)
    guard let row = subviews[0] else { return LazyStep(floor: cursor.y) }
    let size = try row.sizeThatFits(offer)
    try row.place(at: Point(x: (cursor.width - size.width) / 2, y: cursor.y), proposal: offer)
    cursor.y += size.height + spacing
    return LazyStep(floor: cursor.y, ceiling: cursor.y)
  }
}
