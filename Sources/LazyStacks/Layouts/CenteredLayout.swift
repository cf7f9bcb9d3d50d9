/// A container that takes all it is offered and shows its one view in the middle.
struct CenteredLayout: ArrangedLayout, Equatable {
  let name: String

  private var frame: FlexibleFrameLayout {
    FlexibleFrameLayout(
      width: FrameLimits(max: .infinity),
      height: FrameLimits(max: .infinity)
    )
  }

  func isEqual(to other: any Layout) -> Bool { (other as? CenteredLayout) == self }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) throws -> Size {
    try frame.sizeThatFits(proposal: proposal, subviews: subviews)
  }

  func arrange(
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> [Arrangement] { try frame.arrange(in: size, proposal: proposal, subviews: subviews) }
}
