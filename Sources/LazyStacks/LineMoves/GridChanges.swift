import LazyExtents

/// What in a grid may have moved a cell to another line or column: only what comes before it, in
/// its section.
struct GridChanges {
  /// What happened to a view, with its index now or, if it went, before.
  private struct Change {
    var now: Int?
    var was: Int?
    let reason: MoveReason
  }

  /// Where a section begins: its lines hold no cells of others.
  private struct SectionStart {
    /// The index of its first subview now.
    let now: Int
    /// The smallest index before of what is in it.
    let was: Int
    /// Whether its first line stands elsewhere, so that what is before the section moves it.
    let isMoved: Bool
  }

  private let former: FormerLines
  private var all: [Change] = []
  /// The sections that begin in the run, in order.
  private var sectionStarts: [SectionStart] = []
  /// How many cells came and went out of sight before what is in sight: in the section that goes on
  /// into sight, or in all if there is none.
  private var unseen = (came: 0, went: 0)

  private var stack: LazyStackNode { former.stack }

  /// No changes.
  init(in former: FormerLines) { self.former = former }

  /// Finds where something came, went or changed its length.
  mutating func find(came: [Subview], gone: [GoneViews.View]) {
    guard stack.kept != nil else { return }
    sectionStarts = foundStarts
    unseen = foundUnseen
    all += came.map { cell in
      let reason = MoveReason(kind: .came, by: 0, views: [cell.seen], count: 1)
      return Change(now: cell.index, reason: reason)
    }
    for line in stack.run.lines {
      guard let reason = former.change(of: line) else { continue }
      all.append(Change(now: line.subviews[0].index - 1, reason: reason))
    }
    all += gone.map { gone in
      let reason = MoveReason(kind: .went, by: 0, views: [gone.view], count: 1)
      return Change(was: gone.index, reason: reason)
    }
  }

  /// The sections that begin in the run, where each stood.
  private var foundStarts: [SectionStart] {
    var starts: [SectionStart] = []
    for line in stack.run.lines {
      let index = line.subviews[0].index
      let start = stack.catalog.sections(at: index).map(\.range.lowerBound).max()
      guard start == index, let start else { continue }
      let end = stack.catalog.sections(at: index).map(\.range.upperBound).min() ?? .max
      let old = stack.run.lines.lazy.flatMap(\.subviews).filter { $0.index < end }
        .filter { $0.index >= start }.compactMap { former.index(of: $0) }.min()
      let place = old.flatMap { old in former.lines.firstIndex { $0.index == old } }
      let by = place.map { former.move(of: line, from: $0) }
      let isMoved = by.map { abs($0) > stack.run.rounding } ?? true
      starts.append(SectionStart(now: start, was: old ?? 0, isMoved: isMoved))
    }
    return starts
  }

  private var foundUnseen: (came: Int, went: Int) {
    let line = stack.run.lines.first {
      stack.visibleSpan.touches(from: $0.rel, length: $0.length)
    }
    guard let kept = stack.kept, let first = line?.subviews[0].index,
      let shown = former.seen.held.first(where: { $0.before.isShown })?.before.index,
      stack.list.firstOpen == nil, stack.edits.former?.firstOpen == nil
    else { return (0, 0) }
    let start = stack.catalog.sections(at: first).map(\.range.lowerBound).max()
    let old = start.flatMap { start in
      former.stretch(of: start).map { $0.old.lowerBound + start - $0.new }
    }
    let (now, before) = ((old == nil ? 0 : start ?? 0), old ?? 0)
    return (
      kept.arrivals(in: now..<max(now, first)), kept.departures(in: before..<max(before, shown))
    )
  }

  /// The section of a cell, if it begins in the run and nothing before it moves the cell on.
  private func ownSection(of cell: Subview, across: Bool) -> SectionStart? {
    sectionStarts.last { $0.now <= cell.index }.flatMap { across || !$0.isMoved ? $0 : nil }
  }

  /// Adds what came and went before everything in sight, if that moved a cell on, too: as many as
  /// fill whole lines do not.
  func noteUnseen(_ cell: Subview, in account: inout MoveAccount, across: Bool = false) {
    guard stack.kept != nil, account.shares.contains(.lines),
      ownSection(of: cell, across: across) == nil,
      !(unseen.came - unseen.went).isMultiple(of: max(1, stack.columnCount))
    else { return }
    for (kind, count) in [(MoveReason.Kind.came, unseen.came), (.went, unseen.went)]
    where count > 0 {
      var change = MoveReason(kind: kind, by: 0, count: count)
      change.grid = stack.name
      account.changes.append(change)
    }
  }

  /// What changed in sight before a cell; in another section only if that moved it.
  func changes(before cell: Subview, across: Bool = false) -> [MoveReason] {
    guard !all.isEmpty else { return [] }
    let old = former.index(of: cell)
    let section = ownSection(of: cell, across: across)
    var changes: [MoveReason] = []
    for change in all {
      let isBefore =
        change.now.map { $0 < cell.index && $0 >= section?.now ?? 0 }
        ?? change.was.map { $0 < old ?? .max && $0 >= section?.was ?? 0 } ?? false
      guard isBefore else { continue }
      if change.reason.kind == .resized {
        changes.append(change.reason)
      } else {
        changes.add(change.reason.kind, by: 0, of: change.reason.views[0])
      }
    }
    return changes
  }
}

/// The shares of cells that moved on to other lines.
extension GridChanges {
  /// Makes the share of cells that moved to other lines, or within them.
  ///
  /// - Parameters:
  ///   - by: How far that moved the cell.
  ///   - changes: What came, went or changed its place before it.
  ///   - isInOther: Whether the cell stands in another one of other columns.
  /// - Returns: The share.
  func reflow(
    by: Double,
    after changes: [MoveReason],
    toOther isInOther: Bool = false
  ) -> MoveReason {
    var reason = regrouped(by: by, views: changes.flatMap(\.views), count: changes.count)
    reason.isOwn = isInOther
    return reason
  }

  /// Some reasons with what is left of a move as the share of cells that moved to other lines.
  ///
  /// The offset follows the cells, too: what it does then is no reason of its own.
  func withReflow(_ reasons: MoveReasons, of cell: Subview) -> MoveReasons {
    guard stack.columns != nil, stack.kept != nil, let last = reasons.last, last.seen.count == 0,
      last.kind == .unseen || last.kind == .correction
    else { return reasons }
    var all = reasons.all.dropLast()
    var by = last.by
    if let place = all.firstIndex(where: { $0.kind == .lines }) { by += all.remove(at: place).by }
    return MoveReasons(all + [reflow(by: by, after: changes(before: cell))])
  }

  /// That the grid has another number of columns, or what came and went gave its lines other cells.
  func regrouped(by: Double, views: [SeenView] = [], count: Int = 1) -> MoveReason {
    var reason = MoveReason(
      kind: .lines,
      by: by,
      views: views,
      count: count,
      old: Double(former.seen.columns),
      new: Double(stack.columnCount)
    )
    reason.grid = stack.name
    return reason
  }
}
