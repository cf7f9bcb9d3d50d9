/// `AnyLayout`: another layout under one name, so that its views stay the same views when it gives
/// way to a third.
struct SwitchedLayout: SummingLayout {
  let base: any Layout

  var name: String { "AnyLayout" }
  var orientation: Axis? { base.orientation }

  func isEqual(to other: any Layout) -> Bool {
    (other as? SwitchedLayout).map { base.isEqual(to: $0.base) } ?? false
  }

  func check() throws { try base.check() }

  func placeSum(
    ofBase isBase: Bool,
    among subviews: LayoutSubviews,
    along axis: Axis
  ) -> PlaceSum {
    base.sum(ofBase: isBase, among: subviews, along: axis)
  }

  func lengthSum(along axis: Axis) -> LengthSum { base.sum(along: axis) }

  func distances(between subviews: LayoutSubviews) -> [Double] {
    (base as? any SummingLayout)?.distances(between: subviews) ?? []
  }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) throws -> Size {
    try base.sizeThatFits(proposal: proposal, subviews: subviews)
  }

  func placeSubviews(in size: Size, proposal: ProposedSize, subviews: LayoutSubviews) throws {
    try base.placeSubviews(in: size, proposal: proposal, subviews: subviews)
  }

  func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> Double? {
    try base.explicitAlignment(
      of: guide,
      along: axis,
      in: size,
      proposal: proposal,
      subviews: subviews
    )
  }

  func spacing(subviews: LayoutSubviews) throws -> ViewSpacing {
    try base.spacing(subviews: subviews)
  }
}
