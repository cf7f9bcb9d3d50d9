import LazyExtents

/// Why eager views, scroll views and whole containers stand elsewhere along an axis than before a
/// frame.
extension EagerLengths {
  /// The reasons why a view stands elsewhere, relative to what moves it, or to a view around it
  /// that moved itself.
  func reasons(for node: Node, within carrier: Node? = nil) -> MoveReasons {
    var found: [MoveReasons] = []
    var child = node
    while let parent = child.parent, !(parent is ScrollNode), !(parent is LazyStackNode) {
      if child === carrier { break }
      found.append(reasons(for: child, in: parent, with: node))
      child = parent
    }
    var reasons = Self.joined(found)
    if child !== carrier {
      for share in outside(child) { reasons.append(share.onGrid) }
    }
    return reasons
  }

  /// All of what was found in the views around a view; what is in one of them only moves nothing to
  /// and fro.
  private static func joined(_ found: [MoveReasons]) -> MoveReasons {
    let found = found.filter { $0.count > 0 }
    if found.count == 1, found[0].areShared { return found[0] }
    return MoveReasons(found.flatMap(\.all).map(\.onGrid))
  }

  /// Why the outermost view stands elsewhere in its scroll view, or in the window.
  private func outside(_ child: Node) -> [MoveReason] {
    if let scroll = child.parent as? ScrollNode {
      return scroll.track(along: axis)?.pushes.shares ?? shares(of: child, across: scroll)
    }
    guard child === child.context.directory.root, let before = child.sightBefore else { return [] }
    let by = child.origin[axis] - before.origin[axis]
    guard abs(by) > Double.tolerance else { return [] }
    return inWindow(child, by: by, from: before.size[axis])
  }

  /// The shares of the window's size and of the content's in where the content stands in the middle
  /// of the window; one alone if only one of them changed.
  private func inWindow(_ content: Node, by: Double, from old: Double) -> [MoveReason] {
    let (new, window) = (content.size[axis], Self.window)
    var own = MoveReason(kind: .alignment, by: by, views: [window], count: 1, old: old, new: new)
    guard let before = content.context.frame.account.window?.old[axis] else { return [own] }
    let around = (content.context.settings.size[axis] - before) / 2
    let rest = by - around
    guard abs(around) > Double.tolerance, abs(rest) > Double.tolerance,
      rest.isNearly((old - new) / 2)
    else { return [own] }
    own.by = rest
    return [
      MoveReason(kind: .alignment, by: around, views: [window], count: 1, old: new, new: new), own,
    ]
  }

  /// Why a view stands elsewhere in the one around it.
  private func reasons(for child: Node, in parent: Node, with node: Node) -> MoveReasons {
    guard let around = parent.sightBefore, around.frame == frame else { return MoveReasons() }
    guard let old = child.sightBefore, old.frame == frame else {
      guard parent.lineAxis(since: frame) == axis else { return MoveReasons() }
      return former(parent).walk(self).reasons(for: child)
    }
    let moved = child.laidOutOrigin(along: axis) - (old.laidOut[axis] - around.laidOut[axis])
    guard abs(moved) > Double.tolerance else { return MoveReasons() }
    guard parent.lineAxis(since: frame) == axis else {
      return MoveReasons(
        AlignmentReasons(of: child, in: parent, since: old, moving: node, self).all(by: moved)
      )
    }
    if let found = reasonsFromEnd(of: child, in: parent, since: around, by: moved) {
      return MoveReasons(found)
    }
    return former(parent).walk(self).reasons(for: child)
  }

  /// Why the content of a scroll view stands elsewhere if that does not scroll along the axis: its
  /// insets, and where it stands in the middle.
  private func shares(of content: Node, across scroll: ScrollNode) -> [MoveReason] {
    guard let old = content.sightBefore, let before = scroll.sightBefore, old.frame == frame,
      before.frame == frame
    else { return [] }
    let start = content.laidOutOrigin(along: axis) - scroll.offset(along: axis)
    let by = start - old.laidOut[axis]
    guard abs(by) > Double.tolerance else { return [] }
    var reasons: [MoveReason] = []
    let inset = scroll.insets.start(axis) - (before.insets?.start(axis) ?? 0)
    if abs(inset) > Double.tolerance {
      let new = scroll.insets.start(axis)
      reasons.add(.insets, by: inset, old: new - inset, new: new)
      reasons[0].oldName = axis == .vertical ? "top" : "leading"
    }
    let rest = by - inset
    guard abs(rest) > Double.slack(at: abs(by)) else { return reasons }
    reasons.add(
      .alignment,
      by: rest,
      of: scroll.seen,
      old: before.size[axis],
      new: scroll.size[axis]
    )
    return reasons
  }
}
