/// A container that takes all it is offered and shows its one view in the middle.
struct CenteredLayout: ArrangedLayout, SummingLayout, Equatable {
  let name: String

  private var frame: FlexibleFrameLayout {
    FlexibleFrameLayout(
      width: FrameLimits(max: .infinity),
      height: FrameLimits(max: .infinity)
    )
  }

  func isEqual(to other: any Layout) -> Bool { (other as? CenteredLayout) == self }

  func placeSum(
    ofBase isBase: Bool,
    among subviews: LayoutSubviews,
    along axis: Axis
  ) -> PlaceSum {
    frame.placeSum(ofBase: isBase, among: subviews, along: axis)
  }

  func lengthSum(along axis: Axis) -> LengthSum { frame.lengthSum(along: axis) }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) throws -> Size {
    try frame.sizeThatFits(proposal: proposal, subviews: subviews)
  }

  func arrange(
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> [Arrangement] { try frame.arrange(in: size, proposal: proposal, subviews: subviews) }
}
