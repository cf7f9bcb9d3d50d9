/// How wide a column of a vertical grid is, or how high a row of a horizontal one.
public struct GridItem: Equatable, Sendable {
  /// The kinds of size.
  public enum Size: Equatable, Sendable {
    /// Exactly so many points.
    case fixed(Double)
    /// An equal share of what is left, within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns of at least a minimum as fit into one flexible column's share.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How large the item is across the grid.
  public var size: Size
  /// What follows the item before the next one, in points; nil for the profile's default.
  public var spacing: Double?
  /// Where a smaller cell stands in its place; nil for the grid's own alignment.
  public var alignment: Alignment?

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// Refuses lengths that none can have, and limits that contradict each other.
  func check(of grid: String) throws {
    switch size {
    case .fixed(let length): try check(length, "a fixed item", grid)
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      try check(minimum, "the minimum of an item", grid)
      if maximum != .infinity { try check(maximum, "the maximum of an item", grid) }
      guard minimum <= maximum else {
        throw ContentError.contradiction(
          "an item of \(grid) has the minimum \(minimum) and the maximum \(maximum); "
            + "give a minimum that is not larger"
        )
      }
      if case .adaptive = size, minimum <= 0 {
        throw ContentError.contradiction(
          "an adaptive item of \(grid) has the minimum \(minimum), of which any number would fit; "
            + "give one above 0"
        )
      }
    }
    if let spacing { try check(spacing, "the spacing of an item", grid) }
  }

  private func check(_ length: Double, _ name: String, _ grid: String) throws {
    guard length.isLength else {
      throw ContentError.badLength(of: grid, name: name, length: length)
    }
  }
}
