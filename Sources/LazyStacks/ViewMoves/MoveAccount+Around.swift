import LazyExtents

extension MoveAccount {
  /// Notes the axis of the move, and the innermost scroll view around a view that moved itself,
  /// with the scroll views around that one.
  mutating func noteScroll(around node: Node, along axis: Axis) {
    self.axis = axis
    var next = node.nearest(ScrollNode.self)
    while let view = next {
      let by = Self.distance(of: view, along: axis)
      if by != 0 {
        scroll = scroll ?? view.seen
        scrollBy += by
      }
      next = view.nearest(ScrollNode.self)
    }
  }

  /// How far a scroll view moved by itself along an axis.
  private static func distance(of scroll: ScrollNode, along axis: Axis) -> Double {
    let context = scroll.context
    let told = context.sight.scrolls.distance(of: scroll, along: axis, in: context.trace.frame)
    return told != 0 ? told : move(of: scroll, along: axis)
  }

  /// How far a scroll view moved in the row that it stands in, whose views are looked at later.
  private static func move(of scroll: ScrollNode, along axis: Axis) -> Double {
    guard let row = EnclosingRows(of: scroll).innermost, let before = scroll.sightBefore,
      before.frame == scroll.context.sight.ofViews, before.frame == scroll.context.trace.frame
    else { return 0 }
    let place = LaidOutPlace(of: scroll).distance(in: row.node, along: axis)
    let by = place - before.laidOut[axis]
    return abs(by) > Double.slack(at: abs(place)) ? by.onGrid : 0
  }

  /// Names the view that keeps its place, where the offset changed so that it does.
  ///
  /// Where a default anchor moved the region, what it follows is part of its own share: it shows
  /// the same part of the content, however long that is taken to be on the way.
  mutating func nameKept(by track: ScrollTrack?) {
    guard let track, shares.contains(.correction) else { return }
    if !shares.contains(.anchor), let last = shares.last, last.isUnnamedCorrection {
      guard let kept = Self.kept(by: track) else { return }
      return shares.changeLast { ($0.views, $0.count) = ([kept], 1) }
    }
    guard let place = reasons.firstIndex(where: \.isUnnamedCorrection),
      let kept = Self.kept(by: track)
    else { return }
    (reasons[place].views, reasons[place].count) = ([kept], 1)
  }

  /// What the offset kept in its place in this frame, if that is in sight.
  private static func kept(by track: ScrollTrack) -> SeenView? {
    let kept = track.still.kept
    if kept.frame == track.context.trace.frame, let view = kept.view {
      // Cells of other columns stand elsewhere whatever the offset does.
      let hasOtherColumns = (view.parent as? LazyStackNode)?.hasOtherColumns ?? false
      return hasOtherColumns ? nil : view.seen
    }
    return track.stacks.lazy.compactMap { LazyComparison(of: $0).stillRow }.first
  }

  /// Notes that what moved has another length along the axis, too: a scroll view, or what takes the
  /// length that a layout of a user offers it.
  mutating func noteLength(of node: Node, along axis: Axis) {
    guard let before = node.sightBefore?.size[axis], !before.isNearly(node.size[axis]),
      node is ScrollNode
        || LengthOffer(to: node, along: axis).isFollowed
          && shares.contains(.placed)
    else { return }
    (oldLength, length) = (before, node.size[axis])
  }

  /// Where lengths have shares of their own, or it moved across, what cells that came and went did
  /// is told without them.
  mutating func tellLengthsOnce(across: Bool = false) {
    guard shares.contains(.lines), across || shares.contains(.resized) else { return }
    let others = changes.filter { $0.kind != .resized }
    if !others.isEmpty { changes = others }
  }
}

extension MoveReason {
  /// Whether it is a change of the offset of which nobody said what that keeps in its place.
  var isUnnamedCorrection: Bool { kind == .correction && views.isEmpty }
}
