import LazyExtents

/// What changed on the way from the first line of a lazy container to the last: each change moves
/// what follows.
struct ReasonChain {
  private let former: FormerLines
  /// What changed in sight, wherever it stands.
  private let changes: ChangesInSight
  private var staying: StayingViews
  /// The changes found so far.
  private(set) var shares = MoveReasons()
  private(set) var reasons: [MoveReason] {
    get { shares.all }
    set { shares = MoveReasons(newValue) }
  }
  /// What changed last, which moves are put down to.
  private(set) var origin: MoveReport.Origin
  /// The lines that were moved themselves, as long as only their old place was passed.
  private var leaving: Set<ViewID> = []
  /// The lines that were moved themselves, as long as only their new place was passed, with their
  /// lengths.
  private var standing: [ViewID: Double] = [:]

  private var stack: LazyStackNode { former.stack }

  /// An empty chain of some of the changes in sight.
  init(of changes: ChangesInSight, in former: FormerLines) {
    self.former = former
    self.changes = changes
    staying = changes.staying
    origin = MoveReport.Origin(of: former)
  }

  /// Begins anew with what moved the first line.
  ///
  /// What is no share of that is on the other side of the line, where it stood and where it stands.
  mutating func begin(with reasons: [MoveReason]) {
    self.reasons = reasons
    let main = reasons.max { abs($0.by) < abs($1.by) }
    if !stack.isRearranged, let main { origin.cause = main.kind.cause }
    if !reasons.contains(where: { $0.kind == .rearranged }) { (leaving, standing) = ([], [:]) }
  }

  /// Sets the changes so far aside, and returns them with what removed lines do.
  mutating func edits(with removed: [SeenLines.Line]) -> [MoveReason] {
    let before = reasons
    reasons = []
    for line in removed { went(line) }
    return before + reasons
  }

  /// Adds a change on the way.
  mutating func append(_ reason: MoveReason) { shares.share(reason) }

  /// Adds what another distance after a line does.
  mutating func addSpacing() {
    let (old, new) = (former.seen.spacing, stack.run.spacing)
    if abs(new - old) > Double.tolerance {
      shares.add(.spacing, by: new - old, old: old, new: new)
    }
  }
}

/// Lines that came, went or stand elsewhere.
extension ReasonChain {
  mutating func came(_ line: Line) {
    let isHeld = line.subviews[0].isPinned
    let wasElsewhere =
      stack.kept != nil && !isHeld
      && (!former.isNew(line) || stack.wasListed(line))
    note(wasElsewhere ? .rearranged : .came, by: line.length + stack.run.spacing, of: line)
  }

  private mutating func note(_ kind: MoveReason.Kind, by: Double, of line: Line) {
    let length = kind == .came ? line.length : nil
    let cell = line.subviews[0]
    let seen = kind == .came ? staying.part(of: line) : cell.seen
    shares.add(kind, by: by, of: seen, new: length)
    for cell in line.subviews.dropFirst() where kind == .came && former.isNew(cell) {
      shares.add(.came, by: 0, of: cell.seen)
    }
    (origin.cause, origin.subject) = (.data, cell.label)
  }

  mutating func went(_ line: SeenLines.Line) {
    (origin.cause, origin.subject) = (.data, line.label)
    let isLost = former.lost.contains(line.label)
    let by = -line.length - former.seen.spacing
    // A line of a grid goes when its cells move on to others.
    guard isLost || stack.columnCount == 1 else { return addLines(by: by) }
    guard isLost else {
      shares.add(.rearranged, by: by, of: line.view)
      if let length = standing.removeValue(forKey: line.label) {
        remained(line, length: length)
      } else {
        leaving.insert(line.label)
      }
      return
    }
    shares.add(.went, by: by, of: staying.part(line.view, of: line.label), old: line.length)
    addOthersGone(with: line)
  }

  /// Adds the other cells of a line that went.
  private mutating func addOthersGone(with line: SeenLines.Line) {
    guard line.cells > 1,
      let place = former.lines.firstIndex(where: { $0.index == line.index })
    else { return }
    for other in changes.gone.all where other.place == place && other.view != line.view {
      shares.add(.went, by: 0, of: other.view)
    }
  }

  /// Takes a line that was itself moved to where it stands now.
  mutating func stood(_ line: Line, before old: SeenLines.Line) {
    note(.rearranged, by: line.length + stack.run.spacing, of: line)
    if leaving.remove(old.label) != nil {
      remained(old, length: line.length)
    } else {
      standing[old.label] = line.length
    }
  }

  /// A line that was itself moved, and is still before what follows, affects that only by its
  /// length.
  private mutating func remained(_ line: SeenLines.Line, length: Double) {
    for by in [-line.length - former.seen.spacing, length + stack.run.spacing] {
      shares.takeJoined(line.view, .rearranged, by: by)
    }
    let change = length - line.length
    if abs(change) > Double.tolerance {
      let views = [line.view]
      shares.share(
        MoveReason(
          kind: .resized,
          by: change,
          views: views,
          count: 1,
          old: line.length,
          new: length
        )
      )
    }
    addSpacing()
  }
}

/// Lines that have another length, or other cells.
extension ReasonChain {
  /// Adds what the length of a line does to what follows.
  mutating func addLength(of line: Line, from old: Double) {
    (origin.cause, origin.subject) = (.resize, former.cell(resizing: line, from: old).label)
    guard stack.columns != nil, !former.isWhole(line), former.longest(in: line) == nil else {
      return append(former.resized(line, from: old))
    }
    addLines(by: line.length - old)
  }

  /// Adds what it does to what follows that cells moved on to other lines.
  private mutating func addLines(by: Double) {
    guard !shares.contains(.lines) else { return shares.changeFirst(.lines) { $0.by += by } }
    shares.shareJoined(changes.grid.reflow(by: by, after: changes.all))
  }
}
