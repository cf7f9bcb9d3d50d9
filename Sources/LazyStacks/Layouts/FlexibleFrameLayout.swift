/// The limits of a flexible frame in one direction, in points.
public struct FrameLimits: Hashable, Sendable {
  /// The minimum length; `nil` for that of the view.
  public var min: Double?
  /// The length offered to the view where none is offered to the frame.
  public var ideal: Double?
  /// The maximum length, which may be infinite; `nil` for that of the view.
  public var max: Double?

  /// Creates limits; a missing one is the view's own.
  public init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }

  /// The offer to the view: the frame's own offer, or the ideal length, within the limits.
  func offer(_ offered: Double?) -> Double? {
    guard let length = offered ?? ideal else { return nil }
    return Swift.max(min ?? -.infinity, Swift.min(length, max ?? .infinity))
  }

  /// The length of the frame for an offer, when the view takes a length.
  ///
  /// With a minimum it shrinks below the view, with a maximum it grows beyond it; with both it
  /// takes the offer, within the limits.
  func length(of view: Double, offered: Double?) -> Double {
    guard let offer = offer(offered) else {
      return Swift.max(min ?? 0, Swift.min(view, max ?? .infinity))
    }
    var length = view
    if let min { length = Swift.max(min, Swift.min(length, offer)) }
    if let max { length = Swift.min(max, Swift.max(length, offer)) }
    return length
  }

  func check(of side: String) throws {
    for (name, length) in [("min", min), ("ideal", ideal), ("max", max)] {
      guard let length, !(length.isLength || (name == "max" && length == .infinity)) else {
        continue
      }
      throw ContentError.badLength(of: ":frame", name: name + side, length: length)
    }
    let order = [("min", min), ("ideal", ideal), ("max", max)].compactMap { name, length in
      length.map { (name: name + side, length: $0) }
    }
    for (lower, upper) in zip(order, order.dropFirst()) where lower.length > upper.length {
      throw ContentError.contradictoryFrame(
        lower: lower.name,
        lower.length,
        upper: upper.name,
        upper.length
      )
    }
  }
}

/// `frame(minWidth:…:alignment:)`: the offer and the view's length, kept within limits.
struct FlexibleFrameLayout: ModifierLayout, Equatable {
  var width: FrameLimits
  var height: FrameLimits
  var alignment = Alignment.center

  var name: String { "flexibleFrame" }

  func isEqual(to other: any Layout) -> Bool { (other as? FlexibleFrameLayout) == self }

  func check() throws {
    try width.check(of: "Width")
    try height.check(of: "Height")
  }

  func placeSum(
    ofBase isBase: Bool,
    among subviews: LayoutSubviews,
    along axis: Axis
  ) -> PlaceSum {
    .aligned(alignment.guide(axis))
  }

  func lengthSum(along axis: Axis) -> LengthSum {
    .limited(axis == .horizontal ? width : height)
  }

  /// What the limits make of the frame's own offer; where there is none, a view that would be
  /// shorter than the least length is offered that.
  func offer(_ proposal: ProposedSize, to subviews: LayoutSubviews) throws -> ProposedSize {
    try check()
    var offer = ProposedSize(
      width: width.offer(proposal.width),
      height: height.offer(proposal.height)
    )
    guard offer.width == nil && width.min != nil || offer.height == nil && height.min != nil,
      let size = subviews.first?.ideal(for: offer)
    else { return offer }
    for (axis, limits) in [(Axis.horizontal, width), (.vertical, height)] {
      guard offer[axis] == nil, let least = limits.min, size[axis] < least else { continue }
      offer[axis] = least
    }
    return offer
  }

  func size(of view: Size, proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    Size(
      width: width.length(of: view.width, offered: proposal.width),
      height: height.length(of: view.height, offered: proposal.height)
    )
  }

  func origin(of view: ViewDimensions, in size: Size) -> Point {
    alignment.origin(of: view, in: size)
  }
}
