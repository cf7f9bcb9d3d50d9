/// A layout whose places follow from its offer alone, as those of all built-in layouts do.
public protocol ArrangedLayout: Layout {
  /// The place of each subview in a rectangle whose origin is (0, 0).
  func arrange(
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> [Arrangement]
}

/// The place of a subview, and its offer there.
public struct Arrangement {
  /// Where its top leading corner is in the container, in points.
  public var origin: Point
  /// The offer to the subview.
  public var offer: ProposedSize

  /// Creates the place of a subview.
  public init(origin: Point, offer: ProposedSize) {
    self.origin = origin
    self.offer = offer
  }
}

extension ArrangedLayout {
  /// Puts the subviews where they are arranged.
  public func placeSubviews(
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws {
    for (subview, place) in zip(
      subviews,
      try arrange(in: size, proposal: proposal, subviews: subviews)
    ) {
      subview.place(at: place.origin, proposal: place.offer)
    }
  }

  /// The subviews' positions of the line, relative to the container, unless a layout says
  /// otherwise.
  public func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> Double? {
    try mergedAlignment(of: guide, along: axis, in: size, proposal: proposal, subviews: subviews)
  }

  /// The subviews' positions of the line, relative to the container; for a modifier, that of the
  /// modified view.
  public func mergedAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> Double? {
    var positions: [Double] = []
    for (subview, place) in zip(
      subviews,
      try arrange(in: size, proposal: proposal, subviews: subviews)
    ) {
      if let position = subview.dimensions(in: place.offer)[explicit: guide, axis],
        (place.origin[axis] + position).isFinite
      {
        positions.append(place.origin[axis] + position)
      }
      if isModifier { break }
    }
    return guide.combined(positions)
  }
}

/// A modifier that changes the offer to the modified view, and positions it in its own size.
protocol ModifierLayout: ArrangedLayout, SummingLayout {
  /// The offer to the modified view.
  func offer(_ proposal: ProposedSize, to subviews: LayoutSubviews) throws -> ProposedSize
  /// The modifier's size for an offer, when the modified view takes a size.
  func size(
    of view: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> Size
  /// The place of the modified view.
  func origin(of view: ViewDimensions, in size: Size) -> Point
}

extension ModifierLayout {
  var isModifier: Bool { true }

  /// The top leading corner, unless a modifier says otherwise.
  func placeSum(
    ofBase isBase: Bool,
    among subviews: LayoutSubviews,
    along axis: Axis
  ) -> PlaceSum {
    .inset(0)
  }

  /// The modified view's own length, unless a modifier says otherwise.
  func lengthSum(along axis: Axis) -> LengthSum { .view(insets: 0) }

  /// The modifier's own offer, unchanged, unless a modifier says otherwise.
  func offer(_ proposal: ProposedSize, to subviews: LayoutSubviews) throws -> ProposedSize {
    proposal
  }

  /// The modified view's own size, unless a modifier says otherwise.
  func size(
    of view: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> Size { view }

  /// The top leading corner, unless a modifier says otherwise.
  func origin(of view: ViewDimensions, in size: Size) -> Point { .zero }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) throws -> Size {
    guard let view = subviews.first else { return .zero }
    let inner = try offer(proposal, to: subviews)
    return try size(of: view.sizeThatFits(inner), proposal: proposal, subviews: subviews)
  }

  func arrange(
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> [Arrangement] {
    guard let view = subviews.first else { return [] }
    let inner = try offer(proposal, to: subviews)
    return [Arrangement(origin: origin(of: view.dimensions(in: inner), in: size), offer: inner)]
  }
}

extension Alignment {
  /// The place of a view in a rectangle so that their lines meet.
  func origin(of view: ViewDimensions, in size: Size) -> Point {
    var origin = Point.zero
    for axis in Axis.allCases {
      let guide = guide(axis)
      // A single product has less rounding than the difference of two.
      origin[axis] =
        view[explicit: guide, axis].map { guide.position(in: size[axis]) - $0 }
        ?? guide.position(in: size[axis] - view.size[axis])
    }
    return origin
  }
}
