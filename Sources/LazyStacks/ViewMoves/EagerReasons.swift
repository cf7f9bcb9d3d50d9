import DequeModule
import LazyExtents

/// Why eager views, scroll views and whole containers stand elsewhere along an axis than before a
/// frame.
struct EagerReasons {
  private let lengths: EagerLengths
  private var axis: Axis { lengths.axis }
  private var frame: Int { lengths.frame }

  init(_ lengths: EagerLengths) { self.lengths = lengths }

  /// The reasons why a view stands elsewhere, relative to what moves it, or to a view around it
  /// that moved itself.
  func reasons(for node: Node, within carrier: Node? = nil) -> [MoveReason] {
    var reasons: [MoveReason] = []
    var child = node
    while let parent = child.parent, !(parent is ScrollNode), !(parent is LazyStackNode) {
      if child === carrier { break }
      add(child, in: parent, with: node, to: &reasons)
      child = parent
    }
    reasons = reasons.withoutOpposites
    if child === carrier { return reasons.map(\.onGrid) }
    if let scroll = child.parent as? ScrollNode {
      reasons +=
        scroll.track(along: axis)?.pushes.shares ?? shares(of: child, across: scroll)
    } else if child === child.context.directory.root, let before = child.sightBefore {
      let by = child.origin[axis] - before.origin[axis]
      if abs(by) > Double.tolerance {
        reasons += inWindow(child, by: by, from: before.size[axis])
      }
    }
    return reasons.map(\.onGrid)
  }

  /// The shares of the window's size and of the content's in where the content stands in the middle
  /// of the window; one alone if only one of them changed.
  private func inWindow(_ content: Node, by: Double, from old: Double) -> [MoveReason] {
    let (new, window) = (content.size[axis], RoomCauses.window)
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

  /// Adds why a view stands elsewhere in the one around it.
  private func add(
    _ child: Node,
    in parent: Node,
    with node: Node,
    to reasons: inout [MoveReason]
  ) {
    guard let around = parent.sightBefore, around.frame == frame else { return }
    guard let old = child.sightBefore, old.frame == frame else {
      guard parent.stackAxis == axis else { return }
      return NeighborReasons(for: child, in: parent, among: around.parts, lengths)
        .add(to: &reasons)
    }
    let moved = child.laidOutOrigin(along: axis) - (old.laidOut[axis] - around.laidOut[axis])
    guard abs(moved) > Double.tolerance else { return }
    guard parent.stackAxis == axis else {
      reasons += AlignmentReasons(of: child, in: parent, since: old, moving: node, lengths)
        .all(by: moved)
      return
    }
    let room = RoomCauses(in: lengths)
    if let found = room.reasonsFromEnd(of: child, in: parent, since: around, by: moved) {
      reasons += found
      return
    }
    var found: [MoveReason] = []
    NeighborReasons(for: child, in: parent, among: around.parts, lengths).add(to: &found)
    let rest = moved - found.sum
    if abs(rest) > Double.slack(at: abs(moved)) {
      found.add(
        .alignment,
        by: rest,
        of: SeenView(alone: parent, along: axis),
        old: around.size[axis],
        new: parent.size[axis]
      )
    }
    reasons += found
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
