import LazyExtents

/// What was inserted, removed or resized in a lazy container, as far as it is or was in sight.
struct ChangesInSight {
  private let former: FormerLines
  private(set) var staying: StayingViews
  let gone: GoneViews
  /// Where in a grid that happened.
  private(set) var grid: GridChanges
  private(set) var all: [MoveReason] = []
  /// What changed beside the container, if an end or an anchor responds to that.
  private(set) var around: [MoveReason] = []
  /// Those of the changes to which a scroll position answers that keeps a view in its place; nil if
  /// none does.
  private(set) var answered: [MoveReason]?

  private var stack: LazyStackNode { former.stack }
  private var pushes: Pushes { former.pushes }

  /// Finds what changed in the container alone; what stands around it may ask for that.
  init(in former: FormerLines) {
    self.former = former
    staying = StayingViews(in: former)
    gone = GoneViews(of: former, among: &staying)
    grid = GridChanges(in: former)
    find()
  }

  /// The same with what changed beside the container.
  static func everywhere(for former: FormerLines) -> Self {
    var changes = Self(in: former)
    changes.addAround()
    return changes
  }

  private mutating func find() {
    let isGrid = stack.columns != nil
    let came = isGrid && stack.kept != nil ? newCells : []
    var found: [MoveReason] = []
    for cell in came {
      found.add(.came, by: 0, of: staying.part(cell.seen, of: cell.label))
    }
    let firstKept = firstPlaceKept
    // Where the content begins after that, it answers to what changed before.
    let isAtBeginning = firstKept != nil && pushes.clamp > 0
    let last = isAtBeginning ? stack.run.lines.firstIndex { former.place(of: $0) != nil } : nil
    for line in stack.run.lines[..<(last ?? stack.run.lines.endIndex)] {
      addChange(of: line, to: &found)
    }
    for gone in gone.all
    where firstKept.map({ isAtBeginning ? gone.place < $0 : gone.place > $0 }) ?? true {
      let length = former.lines[gone.place].length
      found.add(.went, by: isGrid ? 0 : -length - former.seen.spacing, of: gone.view)
    }
    all = found
    if isGrid { grid.find(came: came, gone: gone.all) }
  }

  /// Where the first line stood that is still there, if an end of the content answers to what
  /// changed behind it alone: the offset went with what changed before.
  private var firstPlaceKept: Int? {
    guard stack.columns == nil, stack.fold == nil, pushes.clamp != 0, pushes.anchor == 0,
      !stack.context.scrolls.leavesOffsets
    else { return nil }
    return stack.run.lines.lazy.compactMap { former.place(of: $0) }.min()
  }

  /// Adds a line of a stack that was inserted or resized.
  private mutating func addChange(of line: Line, to changes: inout [MoveReason]) {
    guard former.place(of: line) == nil else {
      if let resized = former.change(of: line) { changes.append(resized) }
      return
    }
    guard former.isNew(line), stack.columns == nil else { return }
    let by = line.length + stack.run.spacing
    if stack.wasListed(line) {
      changes.add(.rearranged, by: by, of: line.subviews[0].seen)
    } else {
      changes.add(.came, by: by, of: staying.part(of: line), new: line.length)
    }
  }

  /// The cells in sight whose data was inserted in this frame.
  private var newCells: [Subview] {
    var cells: [Subview] = []
    stack.forEachInRun { cell in
      if !cell.isPinned, former.isNew(cell) { cells.append(cell) }
    }
    return cells
  }

  private mutating func addAround() {
    around = foundAround
    answered = changesBeforeKept.map { $0 + around }
    all += around
  }

  private var foundAround: [MoveReason] {
    guard pushes.clamp != 0 || pushes.anchor != 0, stack.context.sight.ofViews == former.frame,
      let content = stack.movingTrack?.node.content, content !== stack
    else { return [] }
    let lengths = EagerLengths(along: stack.axis, since: former.frame)
    let changes = ContentChanges(in: content, lengths)
    let kept = stack.movingTrack?.ledger.keptSubject
    return changes.areAnswered(keeping: kept) ? changes.all(upTo: kept) : []
  }

  /// What came, went or changed its length up to the view that a scroll position keeps, as it
  /// answers to nothing else; nil if none does.
  private var changesBeforeKept: [MoveReason]? {
    mutating get {
      guard stack.columns == nil, let subject = stack.movingTrack?.ledger.keptSubject,
        let kept = stack.run.lines.first(where: { $0.subviews[0].label == subject })?.subviews[0]
      else { return nil }
      var found: [MoveReason] = []
      for line in stack.run.lines where line.subviews[0].index <= kept.index {
        addChange(of: line, to: &found)
      }
      let was = former.place(of: kept).map { former.lines[$0].index } ?? .max
      for gone in gone.all where gone.index < was {
        let length = former.lines[gone.place].length
        found.add(.went, by: -length - former.seen.spacing, of: gone.view)
      }
      return found
    }
  }

  /// Leaves to an account what the scroll position that moved its view answers to.
  func answer(in account: inout MoveAccount) {
    guard let answered, account.shares.contains(.anchor) else { return }
    account.changes = answered
  }

  /// Records what nothing that moved was reported with, such as what takes up what another one
  /// left.
  func recordLengths() {
    stack.context.frame.account.changes += all.filter { change in
      change.kind == .resized && !around.contains(change)
    }
  }
}
