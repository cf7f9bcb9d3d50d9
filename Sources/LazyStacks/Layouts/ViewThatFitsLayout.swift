/// `ViewThatFits`: the first child whose ideal size fits into what is offered, else the last one.
///
/// The others are measured, but stand nowhere: they never appear.
struct ViewThatFitsLayout: SummingLayout, Equatable {
  /// The axes along which a child must fit.
  var axes: Set<Axis> = .both

  var name: String { "ViewThatFits" }

  func isEqual(to other: any Layout) -> Bool { (other as? ViewThatFitsLayout) == self }

  /// The position of the child that is shown for an offer; nil without children.
  func choice(for proposal: ProposedSize, among subviews: LayoutSubviews) -> Int? {
    subviews.indices.dropLast().first { fits(subviews[$0], into: proposal) }
      ?? subviews.indices.last
  }

  /// Whether the ideal size of a child is no greater than what is offered, where anything is.
  private func fits(_ subview: LayoutSubview, into proposal: ProposedSize) -> Bool {
    var ideal = proposal
    for axis in Axis.allCases where axes.contains(axis) { ideal[axis] = nil }
    let size = subview.node.context.probing { subview.dimensions(in: ideal).size }
    return Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis), let offered = proposal[axis] else { return true }
      return !size[axis].isClearlyGreater(than: offered)
    }
  }

  func placeSum(
    ofBase isBase: Bool,
    among subviews: LayoutSubviews,
    along axis: Axis
  ) -> PlaceSum {
    .inset(0)
  }

  func lengthSum(along axis: Axis) -> LengthSum { .longest }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    choice(for: proposal, among: subviews).map { subviews[$0].dimensions(in: proposal).size }
      ?? .zero
  }

  func placeSubviews(in size: Size, proposal: ProposedSize, subviews: LayoutSubviews) {
    guard let choice = choice(for: proposal, among: subviews) else { return }
    subviews[choice].place(at: .zero, proposal: proposal)
  }

  func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) -> Double? {
    choice(for: proposal, among: subviews).flatMap {
      subviews[$0].node.explicitAlignment(of: guide, along: axis, proposal: proposal)
    }
  }
}
