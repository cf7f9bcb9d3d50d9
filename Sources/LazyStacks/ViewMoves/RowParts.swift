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

  /// Records what came and left of the rows of a container, and of the shelves in them.
  static func record(of stack: LazyStackNode, in sight: RowSight, frame: Int) {
    guard SightAcross.inRow(of: stack) == nil else { return }
    let parts = Self(in: stack, sight: sight, frame: frame)
    for cell in stack.run.lines.lazy.flatMap(\.subviews) where cell.isPlaced {
      guard stack.context.work.goesOn() else { return }
      guard let start = sight.start(of: cell), cell.node.sightBefore?.frame == frame else {
        continue
      }
      parts.record(in: cell, from: start)
      parts.recordShelves(in: cell, from: start)
    }
  }

  /// Records what in a row came and left, if the row stood at a place and moved.
  private func record(in cell: Subview, from rel: Double) {
    let expected = rel - asked
    // What a row shows that is a scroll view itself is looked for as that of a shelf.
    guard !(cell.node is ScrollNode), cell.isAtOwnPlace,
      abs(cell.shownRel - expected) > stack.run.rounding
    else { return }
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
    stack.context.frame.account.add(found)
  }

  /// Records what came and left of the shelves in a row that stood at a place.
  private func recordShelves(in cell: Subview, from rel: Double) {
    guard asked == 0 else { return }
    let (before, now) = (
      sight.of(cell, from: rel).before, sight.now(of: cell, from: cell.shownRel)
    )
    var shelves = ShelfParts(of: cell, in: frame, before: before, now: now)
    shelves.find(in: cell.node, at: .zero)
    stack.context.frame.account.add(shelves.found)
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
      } else if isShown,
        asked == 0
          || !regions.asked.shows(was, size: size)
            && !regions.asked.shows(laidOut, size: node.size)
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

/// What of a shelf came into sight and left it in its place there, as what is around it moved or
/// shows more or less of it: the row that the shelf is in, what stands before it, the visible rect.
private struct ShelfParts {
  private let row: Subview
  private let frame: Int
  /// What was and is in sight of the row, relative to it.
  private let regions: (before: Rect, now: Rect)
  private(set) var found: FrameAccount.RowParts

  init(of row: Subview, in frame: Int, before: Rect, now: Rect) {
    (self.row, self.frame, regions) = (row, frame, (before, now))
    found = FrameAccount.RowParts(of: row.seen)
  }

  /// Looks for shelves in a view of the row that stands at a place in it.
  mutating func find(in view: Node, at place: Point) {
    guard view.isShown, let before = view.sightBefore, before.frame == frame,
      view.context.work.goesOn()
    else { return }
    guard let scroll = view as? ScrollNode else {
      guard !(view is LazyStackNode) else { return }
      for child in view.children { find(in: child, at: place + child.laidOutOrigin) }
      return
    }
    guard let content = scroll.content,
      scroll.tracks.allSatisfy({ $0.pushes.expected == 0 })
    else { return }
    if let stack = content.unmodified as? LazyStackNode { return findRows(of: stack) }
    let (was, now) = (
      Rect(origin: .zero, size: before.size).part(of: regions.before, seenFrom: before.laidOut),
      Rect(origin: .zero, size: scroll.containerSize).part(of: regions.now, seenFrom: place)
    )
    let start = content.laidOutOrigin.moved(
      by: Point(x: scroll.offset(along: .horizontal), y: scroll.offset(along: .vertical))
    )
    find(in: content, at: start, before: was, now: now)
  }

  /// Finds the outermost views with ids in what an eager shelf shows.
  private mutating func find(in view: Node, at place: Point, before was: Rect, now: Rect) {
    guard view.isShown, let before = view.sightBefore, before.frame == frame else { return }
    guard view.isThing, view.shownID != nil else {
      guard !(view is LazyStackNode), !(view is ScrollNode) else { return }
      for child in view.children {
        find(in: child, at: place + child.laidOutOrigin, before: was, now: now)
      }
      return
    }
    let isShown = now.shows(place, size: view.size)
    // What its own move took out of sight is told with that.
    guard isShown || !now.shows(before.laidOut, size: before.size) else { return }
    take(view.seen, was.shows(before.laidOut, size: before.size), isShown)
  }

  /// Finds the cards of a lazy shelf.
  private mutating func findRows(of stack: LazyStackNode) {
    guard let across = SightAcross.inRow(of: stack), across.isAnyShown,
      let outer = row.node.parent as? LazyStackNode, outer.axis == stack.axis.cross
    else { return }
    for cell in stack.run.lines.lazy.flatMap(\.subviews)
    where ShelfCard(cell, of: stack, seen: across).isInPlace {
      let shown = across.shows(cell)
      take(cell.seen, shown.before, shown.now)
    }
  }

  private mutating func take(_ view: SeenView, _ was: Bool, _ now: Bool) {
    guard was != now else { return }
    guard now else { return found.left.append(view) }
    // What its own move brought into sight is noted already.
    if !row.node.context.frame.account.arrivals.contains(view) { found.came.append(view) }
  }
}

/// A card of a lazy shelf in a row.
private struct ShelfCard {
  private let cell: Subview
  private let stack: LazyStackNode
  private let across: SightAcross

  init(_ cell: Subview, of stack: LazyStackNode, seen across: SightAcross) {
    (self.cell, self.stack, self.across) = (cell, stack, across)
  }

  /// Whether the shelf showed it and does, and it stands where it stood across the shelf: how it
  /// moved otherwise is told of it.
  var isInPlace: Bool {
    let (span, frame) = (stack.visibleSpan, stack.context.sight.ofRows)
    guard cell.isPlaced, span.touches(from: cell.shownRel, length: cell.length) else {
      return false
    }
    // A shelf that was not laid out holds what it held.
    if let before = cell.before, before.frame == frame {
      guard cell.change(in: frame) != nil,
        span.touches(from: before.rel - before.told, length: before.length)
      else { return false }
    } else if stack.seenLines.frame == frame {
      return false
    }
    guard let old = across.place(before: cell), let new = across.place(of: cell) else {
      return false
    }
    return old.isNearly(new)
  }
}
