import LazyExtents
import LazyTrace

/// What in a row came into sight or left it as the row moved by itself, while the row is in sight
/// before and after.
struct RowParts {
  private let stack: LazyStackNode
  private let frame: Int
  private let sight: RowSight
  /// How far a finger or a program moved the region.
  private let asked: Double

  private init(in stack: LazyStackNode, sight: RowSight, frame: Int) {
    (self.stack, self.sight, self.frame) = (stack, sight, frame)
    asked = stack.movingTrack?.pushes.expected ?? 0
  }

  /// Records what came and left of the rows of a container; of a shelf in a row of another one,
  /// what came and left with that row.
  static func record(of stack: LazyStackNode, in sight: RowSight, frame: Int) {
    if let across = SightAcross.inRow(of: stack) {
      ShelfParts(of: stack, seen: across)?.record()
      return
    }
    let parts = Self(in: stack, sight: sight, frame: frame)
    for cell in stack.run.lines.lazy.flatMap(\.subviews) where cell.isPlaced {
      guard stack.context.work.goesOn() else { return }
      guard let start = sight.start(of: cell), cell.node.sightBefore?.frame == frame else {
        continue
      }
      parts.record(in: cell, from: start)
    }
  }

  /// Records what in a row came and left, if the row stood at a place and moved.
  private func record(in cell: Subview, from rel: Double) {
    let expected = rel - asked
    guard cell.isAtOwnPlace, abs(cell.shownRel - expected) > stack.run.rounding else { return }
    let regions = Regions(
      before: sight.of(cell, from: rel).before,
      asked: sight.now(of: cell, from: expected),
      now: sight.now(of: cell, from: cell.shownRel)
    )
    // Most rows are wholly in sight, and so is all in them.
    guard !regions.showAll(of: cell, in: frame) else { return }
    var found = FrameAccount.RowParts(of: cell.seen)
    for child in cell.node.children {
      find(in: child, at: child.laidOutOrigin, regions, &found)
    }
    guard !found.isEmpty else { return }
    stack.context.frame.account.rowParts.append(found)
  }

  /// What is in sight of a row, relative to it.
  private struct Regions {
    let before: Rect
    /// The same, had nothing but a finger or a program moved it.
    let asked: Rect
    let now: Rect

    /// Whether all of a row is and was in sight.
    func showAll(of cell: Subview, in frame: Int) -> Bool {
      let old = cell.node.sightBefore.flatMap { $0.frame == frame ? $0.size : nil }
      return now.intersection(Rect(origin: .zero, size: cell.node.size))?.size == cell.node.size
        && before.intersection(Rect(origin: .zero, size: old ?? .zero))?.size == old
    }
  }

  /// Finds the outermost views with ids, and scroll views, that came or left.
  private func find(
    in node: Node,
    at laidOut: Point,
    _ regions: Regions,
    _ found: inout FrameAccount.RowParts
  ) {
    guard node.isShown, let before = node.sightBefore, before.frame == frame,
      stack.context.work.goesOn()
    else { return }
    if node.isThing, node.shownID != nil || node is ScrollNode {
      let (was, size) = (before.laidOut, before.size)
      let isShown = regions.now.shows(laidOut, size: node.size)
      if regions.before.shows(was, size: size) {
        // What the row alone does not take out of sight is told of by itself.
        guard !isShown, regions.asked.shows(was, size: size), !regions.now.shows(was, size: size)
        else { return }
        found.left.append(node.seen)
      } else if isShown, !regions.asked.shows(was, size: size),
        !regions.asked.shows(laidOut, size: node.size)
      {
        found.came.append(node.seen)
      }
      return
    }
    guard !(node is LazyStackNode), !(node is ScrollNode) else { return }
    for child in node.children {
      find(in: child, at: laidOut + child.laidOutOrigin, regions, &found)
    }
  }
}

/// What of a shelf came into sight and left it as the row of another container moved that the shelf
/// is in, while that shows a part of the shelf.
private struct ShelfParts {
  private let stack: LazyStackNode
  private let across: SightAcross
  private let row: Subview

  /// Finds the row; nil if it did not move by itself.
  init?(of stack: LazyStackNode, seen across: SightAcross) {
    guard across.isAnyShown, let scroll = stack.movingTrack?.node,
      let row = EnclosingRows(of: scroll).innermost,
      let outer = row.node.parent as? LazyStackNode, outer.axis == stack.axis.cross,
      let change = row.change(in: stack.context.sight.ofRows),
      // What was told of the row was taken off.
      abs(change.rel + (row.before?.told ?? 0)) > stack.run.rounding,
      outer.movingTrack?.pushes.expected == 0
    else { return nil }
    (self.stack, self.across, self.row) = (stack, across, row)
  }

  func record() {
    var found = FrameAccount.RowParts(of: row.seen)
    for cell in stack.run.lines.lazy.flatMap(\.subviews) where isInPlace(cell) {
      guard stack.context.work.goesOn() else { return }
      switch across.shows(cell) {
      case (true, false): found.left.append(cell.seen)
      case (false, true): found.came.append(cell.seen)
      default: break
      }
    }
    guard !found.isEmpty else { return }
    stack.context.frame.account.rowParts.append(found)
  }

  /// Whether a cell was in the shelf before and stands where it stood across the axis of that: how
  /// it moved otherwise is told of the cell.
  private func isInPlace(_ cell: Subview) -> Bool {
    guard cell.change(in: stack.context.sight.ofRows) != nil,
      let old = across.place(before: cell), let new = across.place(of: cell)
    else { return false }
    return old.isNearly(new)
  }
}
