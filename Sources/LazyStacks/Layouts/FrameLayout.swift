/// `frame(width:height:alignment:)`: offers the view a given length and takes that length, whatever
/// size the view takes.
struct FrameLayout: ModifierLayout, Equatable {
  var width: Double?
  var height: Double?
  var alignment = Alignment.center

  var name: String { "frame" }

  func isEqual(to other: any Layout) -> Bool { (other as? FrameLayout) == self }

  func check() throws {
    for (name, length) in [("width", width), ("height", height)] {
      if let length, !length.isLength {
        throw ContentError.badLength(of: ":frame", name: name, length: length)
      }
    }
  }

  func placeSum(
    ofBase isBase: Bool,
    among subviews: LayoutSubviews,
    along axis: Axis
  ) -> PlaceSum {
    .aligned(alignment.guide(axis))
  }

  func lengthSum(along axis: Axis) -> LengthSum {
    (axis == .horizontal ? width : height).map(LengthSum.told) ?? .view(insets: 0)
  }

  func offer(_ proposal: ProposedSize, to subviews: LayoutSubviews) throws -> ProposedSize {
    try check()
    return ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(of view: Size, proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    Size(width: width ?? view.width, height: height ?? view.height)
  }

  func origin(of view: ViewDimensions, in size: Size) -> Point {
    alignment.origin(of: view, in: size)
  }
}
