public import LazyStacks

/// A column whose floor stands for a section of many views, and moves only behind it.
public struct SectionedLayout: LazyLayout, Equatable {
  /// The place of the next subview, and the floor of its section.
  public struct Cursor: Equatable {
    var y = 0.0
    var floor = 0.0
    let width: Double
  }

  let section: Int
  let spacing: Double

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - section: How many subviews share a floor.
  ///   - spacing: The distance between subviews, in points.
  public init(section: Int, spacing: Double) {
    self.section = section
    self.spacing = spacing
  }

  /// The name in the trace.
  public var name: String { "Sectioned" }

  /// Whether it has the same parameters.
  public func isEqual(to other: any LazyLayout) -> Bool { (other as? SectionedLayout) == self }

  /// Begins at the top.
  public func begin(width: Double, at index: Int) -> Cursor { Cursor(width: width) }

  /// Places the next subview.
  public func place(_ subviews: LazySubviews, from cursor: inout Cursor) throws -> LazyStep {
    guard let row = subviews[0] else { return LazyStep(floor: cursor.floor) }
    let offer = ProposedSize(width: cursor.width, height: nil)
    let size = try row.place(at: Point(x: 0, y: cursor.y), proposal: offer)
    cursor.y += size.height + spacing
    if (row.index + 1).isMultiple(of: section) { cursor.floor = cursor.y }
    return LazyStep(floor: cursor.floor, ceiling: cursor.y)
  }
}
