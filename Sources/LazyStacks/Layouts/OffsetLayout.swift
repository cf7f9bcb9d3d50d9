/// `offset`: the view stands elsewhere than where there is room for it.
struct OffsetLayout: ModifierLayout, Equatable {
  var distance: Point

  var name: String { "offset" }

  func isEqual(to other: any Layout) -> Bool { (other as? OffsetLayout) == self }

  func check() throws {
    for (name, distance) in [("x", distance.x), ("y", distance.y)] where !distance.isDistance {
      throw ContentError.badDistance(of: ":offset", name: name, distance: distance)
    }
  }

  func offer(_ proposal: ProposedSize, _ subviews: LayoutSubviews) throws -> ProposedSize {
    try check()
    return proposal
  }

  func origin(of view: ViewDimensions, in size: Size) -> Point { distance }

  /// The lines stay where the room for the view is.
  func explicitAlignment(
    of guide: AlignmentGuide,
    _ axis: Axis,
    in size: Size,
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> Double? { subviews.first?.dimensions(in: proposal)[explicit: guide, axis] }
}
