/// A modifier that draws a view elsewhere than where it was laid out, without effect on layout,
/// loading and visibility (rule R2, invariant I9).
protocol PaintingLayout: ModifierLayout {}

extension PaintingLayout {
  /// The alignment lines stay with the space for the view.
  func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) -> Double? { subviews.first?.dimensions(in: proposal)[explicit: guide, axis] }
}

/// `scaleEffect` and `rotationEffect`: the view is drawn larger, smaller or turned.
struct EffectLayout: PaintingLayout, Equatable {
  let name: String
  var step: PaintStep

  func isEqual(to other: any Layout) -> Bool { (other as? EffectLayout) == self }

  func check() throws { try step.check(":\(name)") }

  func offer(_ proposal: ProposedSize, to subviews: LayoutSubviews) throws -> ProposedSize {
    try check()
    return proposal
  }
}

/// `scrollTransition`: how the view is drawn depends on how far it is in sight.
struct TransitionLayout: PaintingLayout {
  var transition: ScrollTransition

  var name: String { "scrollTransition" }

  /// Functions cannot be compared.
  func isEqual(to other: any Layout) -> Bool { false }
}
