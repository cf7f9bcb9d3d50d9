import DequeModule
import LazyExtents

/// Views whose data was removed and inserted again elsewhere under the same id: a row that was
/// moved from one section to another is another view, and yet a person saw it move.
extension LazyMoves {
  /// The removed subviews that are in the stack again, with the old places of their lines.
  static func returned(
    to stack: LazyStackNode,
    past: [SeenLines.Line],
    lost: Set<ViewID>
  ) -> [ViewID: Int] {
    guard !lost.isEmpty, stack.columns == nil, stack.fold == nil else { return [:] }
    var here = Set<ViewID>()
    // Where those stood that are known to be still there.
    var taken = Set<Int>()
    for line in stack.run.lines {
      let cell = line.subviews[0]
      if let before = cell.before, before.frame == stack.context.sight.ofRows {
        taken.insert(before.line)
      } else if cell.isPlaced, lost.contains(cell.label) {
        here.insert(cell.label)
      }
    }
    guard !here.isEmpty else { return [:] }
    var places: [ViewID: Int] = [:]
    for (place, line) in past.enumerated()
    where here.contains(line.label) && line.isShown && !taken.contains(place) {
      places[line.label] = place
    }
    return places
  }

  /// How many elements of a section are searched for a row, because an id may be a function's.
  private static let mostSearched = 1_000

  /// Whether what came in this frame was in another section before; long ones are not searched.
  func wasListed(_ line: Line) -> Bool {
    guard let id = line.subviews[0].id, let former = stack.edits.former,
      former.segments.count > 1
    else { return false }
    return former.segments.contains { isListed(id, in: $0) }
  }

  /// Whether the element of a view that is gone is still there, and gives fewer views than before.
  func isStillListed(_ id: ViewID) -> Bool {
    stack.list.segments.contains { $0.uneven != nil && isListed(id, in: $0) }
  }

  private func isListed(_ id: ViewID, in segment: SubviewList.Segment) -> Bool {
    guard case .elements(let source, let identities) = segment.kind,
      source.count <= Self.mostSearched, stack.context.work.goesOn()
    else { return false }
    // Data that were changed in their place are other ones by now.
    if case .listed(let ids) = identities { return ids.contains(id) }
    let work = stack.context.work
    return
      (stack.context.callbacks.guarding { try source.index(of: id) { try work.poll() } } ?? nil)
      != nil
  }

  /// Where a line stood that went and came again.
  func returnedPlace(of line: Line) -> Int? {
    guard !returned.isEmpty, oldPlace(of: line) == nil else { return nil }
    return returned[line.subviews[0].label]
  }

  /// Reports a line that was removed and inserted again, and takes it to where it stands now.
  mutating func tellReturned(_ line: Line, at place: Int) {
    let cell = line.subviews[0]
    let by = line.rel - past[place].rel + pushes.expected
    if abs(by) > stack.run.rounding, !stack.isStopped, stack.context.work.goesOn() {
      var account = MoveAccount(view: cell.seen, changes: changes)
      account.isRow = true
      account.reasons = [MoveReason(kind: .rearranged, by: by, views: [cell.seen], count: 1)]
      record(cell, by: by, account: account)
    }
    stood(line, before: past[place])
  }

  /// The id of the scroll view in which a stack scrolls, or of what that is in, if there are
  /// several.
  static func innerScroll(of stack: LazyStackNode) -> ViewID? {
    guard let scroll = stack.movingTrack?.node else { return nil }
    let report = ScrollPlaceReport(of: scroll)
    report.record()
    return report.name
  }

  /// The row of another container in which a stack scrolls, if that moved in the frame.
  static func outerRow(of stack: LazyStackNode) -> SeenView? {
    guard let scroll = stack.movingTrack?.node, let row = EnclosingRows(of: scroll).innermost,
      let outer = row.node.parent as? LazyStackNode,
      let change = row.change(in: stack.context.sight.ofRows)
    else { return nil }
    let expected = outer.movingTrack?.pushes.expected ?? 0
    let by = change.rel + (row.before?.told ?? 0) + expected
    return abs(by) > outer.run.rounding ? row.seen : nil
  }
}
