/// A rectangle of given lengths: the plainest row.
///
/// A missing length is flexible: the view takes what it is offered, and 10 points if nothing is
/// offered, which the window reports as a diagnostic.
public struct Item: View, Leaf {
  /// One length of an item.
  public enum Length {
    /// Takes what is offered.
    case flexible
    /// Always so many points; finite and not negative.
    case fixed(Double)
    /// Depends on the length offered in the other direction, `nil` where nothing is.
    case computed((Double?) throws -> Double)
  }

  let width: Length
  let height: Length

  /// Creates an item from two lengths.
  public init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  /// Creates an item from fixed lengths; a missing one is flexible.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width.map(Length.fixed) ?? .flexible
    self.height = height.map(Length.fixed) ?? .flexible
  }

  /// The views as the simulator reads them.
  public var content: Content { Content(.leaf(self)) }
  /// Always `"Item"`.
  public var name: String { "Item" }

  /// The size for an offer; throws for a length that is NaN, infinite or negative.
  public func sizeThatFits(_ proposal: ProposedSize, at place: LeafPlace) throws -> Size {
    Size(
      width: try width.resolve(offered: proposal.width, other: proposal.height, named: "width"),
      height: try height.resolve(offered: proposal.height, other: proposal.width, named: "height")
    )
  }

  /// Whether both lengths are the same; a computed length never is.
  public func isEqual(to other: any Leaf) -> Bool {
    guard let other = other as? Item else { return false }
    return width.isEqual(to: other.width) && height.isEqual(to: other.height)
  }

  /// The axes for which no length is given.
  public var flexibleAxes: [Axis] {
    switch (width.isFlexible, height.isFlexible) {
    case (true, true): Self.bothAxes
    case (true, false): Self.onlyHorizontal
    case (false, true): Self.onlyVertical
    case (false, false): []
    }
  }

  // Each measurement asks, so that lists made anew would cost more than the rest of it.
  private static let bothAxes = [Axis.horizontal, .vertical]
  private static let onlyHorizontal = [Axis.horizontal]
  private static let onlyVertical = [Axis.vertical]
}

extension Item.Length {
  /// What a flexible length becomes where nothing is offered, in points (SwiftUI's own default).
  static let unspecified = 10.0

  func resolve(offered: Double?, other: Double?, named name: String) throws -> Double {
    switch self {
    case .flexible: offered ?? Item.Length.unspecified
    case .fixed(let length): try Self.checked(length, named: name)
    case .computed(let compute): try Self.checked(compute(other), for: other, named: name)
    }
  }

  var isFlexible: Bool {
    if case .flexible = self { return true }
    return false
  }

  func isEqual(to other: Item.Length) -> Bool {
    switch (self, other) {
    case (.flexible, .flexible): true
    case (.fixed(let left), .fixed(let right)): left == right
    default: false
    }
  }

  private static func checked(
    _ length: Double,
    for other: Double? = nil,
    named name: String
  ) throws -> Double {
    // What grows with the other length is infinite where that is.
    guard length.isLength || (length == .infinity && other == .infinity) else {
      throw ContentError.badLength(of: "Item", name: name, length: length)
    }
    return length
  }
}
