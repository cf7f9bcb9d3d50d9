/// `overlay`, `background` and `mask`: other views in front of, behind or cut out of a view, which
/// alone determines the size and the offer to the others.
struct LayeredLayout: ArrangedLayout, SummingLayout, Equatable {
  /// `"overlay"`, `"background"` or `"mask"`.
  var name: String
  var alignment: Alignment

  var isModifier: Bool { true }

  func isEqual(to other: any Layout) -> Bool { (other as? LayeredLayout) == self }

  func placeSum(
    ofBase isBase: Bool,
    among subviews: LayoutSubviews,
    along axis: Axis
  ) -> PlaceSum {
    isBase ? .inset(0) : .aligned(alignment.guide(axis))
  }

  func lengthSum(along axis: Axis) -> LengthSum { .view(insets: 0) }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func arrange(
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) -> [Arrangement] {
    guard let view = subviews.first else { return [] }
    let dimensions = view.dimensions(in: proposal)
    let offer = ProposedSize(size)
    let layers = subviews.dropFirst().map { layer in
      Arrangement(
        origin: alignment.origin(of: layer.dimensions(in: offer), on: dimensions),
        offer: offer
      )
    }
    return [Arrangement(origin: .zero, offer: proposal)] + layers
  }
}

extension Alignment {
  /// The place of a view on another one so that their lines meet.
  fileprivate func origin(of view: ViewDimensions, on other: ViewDimensions) -> Point {
    var origin = Point.zero
    for axis in Axis.allCases {
      let guide = guide(axis)
      if other[explicit: guide, axis] == nil, view[explicit: guide, axis] == nil {
        origin[axis] = guide.position(in: other.size[axis] - view.size[axis])
      } else {
        origin[axis] = other[guide, axis] - view[guide, axis]
      }
    }
    return origin
  }
}
