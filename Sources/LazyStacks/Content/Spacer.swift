/// Room that grows along the axis of its stack, and in both directions outside any.
public struct Spacer: View, Leaf, Equatable {
  /// The least length in points; `nil` for the profile's default spacing.
  public let minLength: Double?

  /// Creates room of at least a length.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  /// The views as the simulator reads them.
  public var content: Content { Content(.leaf(self)) }
  /// Always `"Spacer"`.
  public var name: String { "Spacer" }

  /// What is offered along the axis, and nothing across it.
  public func sizeThatFits(_ proposal: ProposedSize, at place: LeafPlace) throws -> Size {
    let least = minLength ?? place.defaultSpacing
    guard least.isLength else {
      throw ContentError.badLength(of: "Spacer", name: "minLength", length: least)
    }
    let orientation = place.orientation
    var size = Size.zero
    for axis in Axis.allCases where axis == orientation ?? axis {
      size[axis] = max(least, proposal[axis] ?? least)
    }
    return size
  }
}
