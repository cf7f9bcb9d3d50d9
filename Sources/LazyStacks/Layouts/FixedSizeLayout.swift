/// `fixedSize`: the view takes its ideal length, whatever is offered.
struct FixedSizeLayout: ModifierLayout, Equatable {
  var horizontal: Bool
  var vertical: Bool

  var name: String { "fixedSize" }

  func isEqual(to other: any Layout) -> Bool { (other as? FixedSizeLayout) == self }

  /// Whether the view is as long as it likes along an axis.
  func isFixed(along axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }

  func offer(_ proposal: ProposedSize, to subviews: LayoutSubviews) -> ProposedSize {
    ProposedSize(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }
}
