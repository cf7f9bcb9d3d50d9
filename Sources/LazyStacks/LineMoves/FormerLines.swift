import LazyExtents

/// What a lazy container held when a frame began, and which of that it holds now.
///
/// The *place* of a line is its number among those that were held.
struct FormerLines {
  let stack: LazyStackNode
  let frame: Int
  let seen: SeenLines
  /// The lines that were held.
  let lines: [SeenLines.Line]
  /// The subviews that were in them and are in no line now, by their places and in order.
  let left: [Int: [Subview]]
  let pushes: Pushes
  /// The views that were on screen and whose data was removed.
  let lost: Set<ViewID>
  /// Those of them that were inserted again elsewhere under the same id, with the old place of the
  /// line.
  private let returned: [ViewID: Int]

  init(of stack: LazyStackNode) {
    self.stack = stack
    frame = stack.context.sight.ofRows
    seen = stack.seenLines
    lines = seen.lines
    TwinRows(in: stack).settle(among: lines)
    left = Self.left(of: stack, in: frame)
    pushes = stack.movingTrack?.pushes ?? Pushes([])
    let lost = Set(stack.lost)
    returned = Self.returned(to: stack, lines: lines, lost: lost)
    self.lost = lost.subtracting(returned.keys)
  }

  private static func left(of stack: LazyStackNode, in frame: Int) -> [Int: [Subview]] {
    let subviews = stack.store.subviews.filter { $0.before?.frame == frame }
    return Dictionary(grouping: subviews.sorted { $0.index < $1.index }) { $0.before?.line ?? 0 }
  }

  /// The removed subviews that are in the stack again, with the old places of their lines: a row
  /// that was moved from one section to another is another view, and yet a person saw it move.
  private static func returned(
    to stack: LazyStackNode,
    lines: [SeenLines.Line],
    lost: Set<ViewID>
  ) -> [ViewID: Int] {
    guard !lost.isEmpty, stack.columns == nil, stack.fold == nil else { return [:] }
    var here: [ViewID: Subview] = [:]
    // Where those stood that are known to be still there.
    var taken = Set<Int>()
    for line in stack.run.lines {
      let cell = line.subviews[0]
      if let before = cell.before, before.frame == stack.context.sight.ofRows {
        taken.insert(before.line)
      } else if cell.isPlaced, lost.contains(cell.label) {
        here[cell.label] = here[cell.label] ?? cell
      }
    }
    guard !here.isEmpty else { return [:] }
    var places: [ViewID: Int] = [:]
    for (place, line) in lines.enumerated()
    where line.isShown && !taken.contains(place) {
      guard let cell = here[line.label],
        cell.isNamed(like: stack.seenLines.held[place].subviews[0])
      else { continue }
      places[line.label] = place
    }
    return places
  }
}

/// What was.
extension FormerLines {
  /// The place of a line that was held.
  func place(of line: Line) -> Int? { place(of: line.subviews[0]) }

  /// The place of the line in which a subview was held, in whichever line it is now.
  ///
  /// Where work was stopped before everything was remembered, a place may be one of an earlier
  /// time, which says nothing.
  func place(of cell: Subview) -> Int? {
    cell.before.flatMap { $0.frame == frame && $0.line < lines.count ? $0.line : nil }
  }

  /// The place of a line that went and came again.
  func returnedPlace(of line: Line) -> Int? {
    guard !returned.isEmpty, place(of: line) == nil else { return nil }
    return returned[line.subviews[0].label]
  }

  /// Whether the first view of a former line was removed and is in the container again.
  func hasReturned(_ line: SeenLines.Line) -> Bool { returned[line.label] != nil }

  /// The index of a cell when the frame began.
  func index(of cell: Subview) -> Int? {
    guard let place = place(of: cell), seen.held.indices.contains(place) else { return nil }
    let line = seen.held[place]
    return line.subviews.firstIndex { $0 === cell }.map { line.before.index + $0 }
  }

  /// The length of a cell when the frame began.
  func length(of cell: Subview) -> Double? {
    cell.before.flatMap { $0.frame == frame ? $0.length : nil }
  }
}

/// What is now.
extension FormerLines {
  /// The subviews that are in lines still but not in sight, and were held.
  var unplaced: [Subview] {
    stack.run.lines.flatMap(\.subviews).filter { !$0.isPlaced && $0.before?.frame == frame }
  }

  /// How far a line moved from a place, besides what a finger or a program asked for.
  func move(of line: Line, from place: Int) -> Double {
    line.rel - lines[place].rel + pushes.expected
  }

  /// The present length of a line that is no longer held; nil if nothing of it is kept.
  func lengthNow(of place: Int) -> Double? { left[place]?.map(\.length).max() }

  /// Whether a line has the cells that it had.
  func isWhole(_ line: Line) -> Bool {
    guard stack.columns != nil else { return true }
    guard let place = place(of: line), seen.columns == stack.columns?.count else { return false }
    return lines[place].cells == line.subviews.count
      && line.subviews.allSatisfy { self.place(of: $0) == place }
  }

  func stretch(of line: Line) -> KeptStretch? { stretch(of: line.subviews[0].index) }

  func stretch(of index: Int) -> KeptStretch? { stack.kept?.stretch(at: index) }

  /// Whether the line's data was inserted in this frame, and the line did not just come into sight.
  func isNew(_ line: Line) -> Bool {
    let first = line.subviews[0]
    guard stack.kept != nil, !first.isPinned || first.isAtOwnPlace else { return false }
    return isNew(line.subviews[0])
  }

  /// Whether the data of a subview were not there before an edit.
  func isNew(_ cell: Subview) -> Bool {
    guard stretch(of: cell.index) == nil else { return false }
    return !stack.edits.unopened.contain(stack.catalog.described(cell.index), of: stack.list)
  }

  /// Whether a line that was not held before was behind the index of one that was.
  func wasBehind(_ line: Line, at index: Int) -> Bool {
    guard let stretch = stretch(of: line) else { return false }
    return stretch.old.lowerBound + line.subviews[0].index - stretch.new > index
  }

  /// What a number of distances does to what stands after them; nil where they are what they were.
  func spacing(of count: Int) -> MoveReason? {
    let (old, new) = (seen.spacing, stack.run.spacing)
    guard count > 0, !old.isNearly(new) else { return nil }
    let by = Double(count) * (new - old)
    return MoveReason(kind: .spacing, by: by, count: count, old: old, new: new)
  }
}
