import LazyExtents

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
  /// The spacing after the item, in points; nil for the profile's default.
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
  /// Refuses invalid lengths, and limits that contradict each other.
  ///
  /// - Parameter name: How the error names the item.
  /// - Throws: ``ContentError`` for the first mistake.
  public func check(as name: String) throws {
    switch size {
    case .fixed(let length): try check(length, of: "the length", named: name)
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      try check(minimum, of: "the minimum", named: name)
      if maximum != .infinity { try check(maximum, of: "the maximum", named: name) }
      guard minimum <= maximum else {
        throw ContentError.contradiction(
          "\(name) has the minimum \(minimum.shortestText) and the maximum "
            + "\(maximum.shortestText); give a minimum that is not larger"
        )
      }
      if case .adaptive = size, minimum <= 0 {
        throw ContentError.contradiction(
          "\(name) has the minimum \(minimum.shortestText), of which any number would fit; "
            + "give one above 0"
        )
      }
    }
    if let spacing { try check(spacing, of: "the spacing", named: name) }
  }

  private func check(_ length: Double, of part: String, named name: String) throws {
    guard length.isLength else {
      throw ContentError.badLength(of: name, name: part, length: length)
    }
  }
}
