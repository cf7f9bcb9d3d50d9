extension EagerMoves {
  /// Why a view stands elsewhere in one that does not arrange its views along the axis.
  func inside(
    _ parent: Node,
    of child: Node,
    since old: SightBefore,
    by moved: Double,
    along axis: Axis
  ) -> MoveReason {
    let around = parent.sightBefore ?? old
    var reason = MoveReason(kind: .alignment, by: moved, count: 1)
    let start = child.laidOutOrigin(along: axis)
    if (parent as? LayoutNode)?.layout is PaddingLayout {
      reason.kind = .padding
      (reason.old, reason.new) = (start - moved, start)
    } else if around.size[axis].isNearly(parent.size[axis]),
      !old.size[axis].isNearly(child.size[axis])
    {
      // In the same room what is longer stands elsewhere.
      (reason.old, reason.new) = (old.size[axis], child.size[axis])
      reason.causes = child.replacement(in: frame).map { [$0] } ?? []
    } else {
      reason.views = [parent.seen]
      (reason.old, reason.new) = (around.size[axis], parent.size[axis])
    }
    return reason
  }

  /// A view that takes the space that another one leaves becomes shorter because the other one
  /// grew.
  func resizedItself(
    _ child: Node,
    as reason: MoveReason,
    around axis: Axis
  ) -> MoveReason? {
    guard reason.kind == .resized, reason.count == 1, reason.views.first?.name == "ScrollView",
      let before = child.sightBefore, !(child is ScrollNode)
    else { return nil }
    let (old, new) = (before.size[axis], child.size[axis])
    guard (new - old).isNearly(0 - reason.by), abs(new - old) > Double.tolerance else { return nil }
    return MoveReason(
      kind: .resized,
      by: reason.by,
      views: [child.seen],
      count: 1,
      old: old,
      new: new
    )
  }
}
