/// `alignmentGuide`: sets where a line is in a view.
struct AlignmentGuideLayout: ModifierLayout {
  var guide: AlignmentGuide
  var axis: Axis
  var position: (ViewDimensions) throws -> Double

  var name: String { "alignmentGuide" }

  /// Functions cannot be compared.
  func isEqual(to other: any Layout) -> Bool { false }

  func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> Double? {
    guard let view = subviews.first?.dimensions(in: proposal) else { return nil }
    guard guide == self.guide, axis == self.axis else { return view[explicit: guide, axis] }
    // A view that is asked for its greatest length has no finite size to pass on yet.
    guard view.width.isFinite, view.height.isFinite else { return nil }
    let position = try position(view)
    guard position.isDistance else {
      throw ContentError.badDistance(
        of: ":alignmentGuide",
        name: "the position of \(guide.name)",
        distance: position
      )
    }
    return position
  }
}
