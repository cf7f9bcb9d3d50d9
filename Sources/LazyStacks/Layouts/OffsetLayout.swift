/// `offset`: the view is drawn elsewhere than where its space is.
struct OffsetLayout: PaintingLayout, Equatable {
  var distance: Point

  var name: String { "offset" }

  func isEqual(to other: any Layout) -> Bool { (other as? OffsetLayout) == self }

  func check() throws { try PaintStep.offset(distance).check(":offset") }

  func offer(_ proposal: ProposedSize, to subviews: LayoutSubviews) throws -> ProposedSize {
    try check()
    return proposal
  }

  func origin(of view: ViewDimensions, in size: Size) -> Point { distance }
}
