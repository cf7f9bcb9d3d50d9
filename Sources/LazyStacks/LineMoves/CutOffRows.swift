/// The rows of a container that a shorter visible rect shows no more.
struct CutOffRows {
  private let stack: LazyStackNode

  init(in stack: LazyStackNode) { self.stack = stack }

  /// Records which rows a shorter visible rect shows no more, where nothing was scrolled.
  ///
  /// - Parameter leavers: What left sight by a move.
  func record(besides leavers: Set<ViewID>) {
    guard !stack.seenLines.isOfArrivals,
      stack.seenLines.frame == stack.context.sight.ofRows,
      stack.movingTrack?.pushes.expected == 0, let shorter = shorterScroll
    else { return }
    let others = leavers.union(stack.lost)
    var views: [SeenView] = []
    for line in stack.seenLines.held where line.before.isShown && stack.context.work.goesOn() {
      let isOut = !stack.visibleSpan.touches(from: line.before.rel, length: line.length)
      for (column, cell) in line.subviews.enumerated()
      where isOut && !cell.isPlaced && !others.contains(cell.label)
        // Of a line in a grid only some cells may have been in sight.
        && (stack.columns == nil || SightAcross.showed(cell, of: stack) ?? true)
      {
        views.append(cell.seen(at: line.before.index + column))
      }
    }
    guard !views.isEmpty else { return }
    stack.context.frame.account.cutOff.append(FrameAccount.CutOff(views, as: shorter))
  }

  /// Records which views of a container that scrolls in a row of another one are not shown any more
  /// in their places, as the visible rect around that is shorter.
  func recordInRow() {
    guard let sight = SightAcross.inRow(of: stack), let scroll = stack.movingTrack?.node,
      let row = EnclosingRows(of: scroll).innermost, let outer = row.node.parent as? LazyStackNode,
      outer.axis == stack.axis.cross, let shorter = CutOffRows(in: outer).shorterScroll,
      row.change(in: stack.context.sight.ofRows)?.rel == 0
    else { return }
    var views: [SeenView] = []
    for cell in stack.run.lines.lazy.flatMap(\.subviews) where stack.context.work.goesOn() {
      guard cell.change(in: stack.context.sight.ofRows) != nil,
        sight.shows(cell) == (true, false)
      else { continue }
      views.append(cell.seen)
    }
    guard !views.isEmpty else { return }
    stack.context.frame.account.cutOff.append(FrameAccount.CutOff(views, as: shorter))
  }

  /// The visible rect, as long as it was if the scroll view is shorter now.
  var longestSpan: VisibleSpan {
    var span = stack.visibleSpan
    guard let scroll = stack.movingTrack?.node, let before = scroll.sightBefore,
      before.frame == stack.context.sight.ofViews
    else { return span }
    span.end += max(0, before.size[stack.axis] - scroll.size[stack.axis])
    return span
  }

  /// That the scroll view is shorter, if it is.
  var shorterScroll: MoveReason? {
    guard let scroll = stack.movingTrack?.node else { return nil }
    let lengths = EagerLengths(along: stack.axis, since: stack.context.sight.ofViews)
    return RoomCauses(in: lengths).shorter(scroll)
  }
}
