import DequeModule
import LazyExtents

extension LazyMoves {
  /// Reports what was in sight and still would be, had nothing but a finger or a program moved it.
  mutating func tellPushed() {
    guard across?.isAnyShown ?? true else { return }
    var here = Set<Int>()
    for line in stack.run.lines {
      for subview in line.subviews {
        guard let before = subview.before, before.frame == frame, subview.isPlaced else { continue }
        here.insert(before.line)
      }
    }
    let cells = cellsAside
    let held = heldInSight
    for (place, old) in past.enumerated() where !held.contains(old.label) {
      guard !here.contains(place), !lost.contains(old.label), returned[old.label] == nil else {
        if !here.contains(place), passed >= 0, place > passed {
          went(old)
          goneAfter += 1
        }
        for cell in cells[place] ?? [] { push(cell) }
        continue
      }
      if passed >= 0, place > passed {
        reasons.addSpacing(from: seen.spacing, to: stack.run.spacing)
      }
      guard old.isShown, wasInSight(at: old.rel, length: old.length),
        left[place]?.first.map(isShownAcross) ?? true
      else { continue }
      // A line that became shorter in its place was not pushed.
      if let now = lengthNow(of: place), now < old.length,
        !wasInSight(at: old.rel, length: now)
      {
        noteShortened(old, at: place, to: now)
        continue
      }
      guard !stack.isStopped, stack.context.work.goesOn() else { return }
      push(old, at: place, with: cells[place] ?? [])
      addLengthOfLeft(old, at: place)
    }
  }

  /// Adds what the length of a row that left sight does to what follows.
  private mutating func addLengthOfLeft(_ old: SeenLines.Line, at place: Int) {
    guard stack.columns == nil, passed >= 0, place > passed,
      let own = ownLength(of: old, at: place), abs(own.by) > Double.tolerance
    else { return }
    reasons.append(own)
  }

  /// The cells that were in the lines of a grid and are in none now, by the places of these lines.
  private var cellsAside: [Int: [Subview]] {
    guard stack.columns != nil else { return [:] }
    return left.mapValues { cells in cells.filter { $0.before?.isFree == true } }
  }

  /// Reports a cell that left its line, whose other cells are in sight or were removed.
  private mutating func push(_ cell: Subview) {
    guard stack.context.work.goesOn(), let by = pushed(cell), let before = cell.before else {
      return
    }
    let changes = changes(before: cell)
    var account = MoveAccount(view: cell.seen, changes: changes, isOutOfSight: true)
    account.isRow = true
    account.reasons = withCarried(by) { regrouped(pushed: cell, by: $0, after: changes) }
    noteUnseen(cell, in: &account)
    account.tellLengthsOnce()
    account.isGuess = !place(of: cell).isKnown
    let expected = before.rel - pushes.expected
    guard
      noteLeaver(cell.label, from: expected, by: by, length: before.length, in: &account)
    else { return }
    record(cell, by: by, account: account)
  }

  /// Whether no line of a grid is what it was: it has other columns, or cells came or went.
  private var hasOtherLines: Bool {
    guard let columns = stack.columns else { return false }
    // Lines that went whole leave the others as they are.
    let hasEdits = passedShift % max(1, columns.count) != 0 || changes.contains(where: \.isEdit)
    return seen.columns != columns.count || stack.kept != nil && hasEdits
  }

  /// Whether a cell stands in another column than before.
  private func movedOn(_ cell: Subview) -> Bool {
    guard let columns = stack.columns, let old = oldIndex(of: cell) else { return false }
    return (cell.index - old) % max(1, columns.count) != 0
  }

  private mutating func push(_ old: SeenLines.Line, at place: Int, with cells: [Subview]) {
    guard !hasOtherLines, !cells.contains(where: movedOn) else {
      for cell in cells { push(cell) }
      return
    }
    var account = MoveAccount(view: old.view, changes: changes, isOutOfSight: true)
    (account.isRow, account.isArrival) = (true, seen.isOfArrivals)
    (account.row, account.shownIn, account.axis) = (outerRow, scroll, stack.axis)
    var found = place < start ? firstReasons(at: place) : passedReasons[place] ?? reasons
    let whereabouts = whereabouts(of: old, at: place)
    // Cells that are still among the same lines moved with these; lines count otherwise than cells.
    let after = stack.columns == nil ? cameAfter - goneAfter : 0
    let shift = place < start ? firstShift : passedShift + after
    let isAmong = whereabouts.map { $0.shift == shift } ?? true
    let expected = old.rel - pushes.expected
    // What moved away and in behind the last one that was passed shifts places, too.
    let isSum =
      stack.columns == nil && place > passed && whereabouts?.isKnown == true
      && whereabouts.map { abs($0.rel - expected - found.sum) <= stack.run.rounding } ?? false
    let apart = isAmong ? nil : reasonsApart(from: found, at: place, whereabouts, from: expected)
    found = apart ?? found
    let isChain = start >= 0 && (isAmong || apart != nil || isSum && !found.isEmpty)
    let isMovedItself = isMovedItself(place)
    if isMovedItself { found = [] }
    if !isMovedItself, let between = unseenBetween(place, whereabouts, from: old.rel) {
      found = first + [between]
    } else if !isMovedItself, !isChain {
      found = reasonsBefore(place, whereabouts, of: old)
    }
    let isCarried = isChain && !isMovedItself
    var by = isCarried ? found.sum : (whereabouts?.rel ?? expected) - expected
    let isKnown = whereabouts?.isKnown == true
    // If several changed their lengths, rows out of sight may have done so as well.
    let mayHaveGrown = found.count { $0.kind == .resized } > 1
    account.isGuess = isCarried ? mayHaveGrown && !isKnown : !isKnown
    if isCarried, isKnown, let whereabouts {
      by = whereabouts.rel - expected
      found = completed(found, at: place, by: by)
    }
    account.reasons = isChain ? found : found.completedByUnseen(to: by)
    if found.isEmpty, let whereabouts, whereabouts.shift != 0 || !isChain || isMovedItself {
      account.isGuess = !whereabouts.isKnown
      (account.reasons, by) =
        stack.kept == nil ? movedWhole(by: by) : (rearranged(old, at: place, by: by), by)
    }
    let length = lengthNow(of: place) ?? old.length
    guard noteLeaver(old.label, from: expected, by: by, length: length, in: &account)
    else { return }
    recordPushed(account, of: old, by: by, with: cells)
  }

  /// What changed before a line that left sight and has no part in the moves of the others.
  private mutating func reasonsBefore(
    _ place: Int,
    _ whereabouts: Whereabouts?,
    of old: SeenLines.Line
  ) -> [MoveReason] {
    var found =
      editsBefore(place).map { $0 + startReasons + pushes.shares }
      ?? changes(before: place, shiftedBy: whereabouts?.shift)
    found.removeAll { $0 == ownLength(of: old, at: place) }
    return found
  }

  /// That a line which left sight has another length, which does not move where it starts.
  private func ownLength(of old: SeenLines.Line, at place: Int) -> MoveReason? {
    lengthNow(of: place).map { resized(old, at: place, to: $0) }
  }

  /// What changed in sight, with the number of all that came in before a line that left it.
  private func changes(before place: Int, shiftedBy shift: Int?) -> [MoveReason] {
    var found = changes
    guard let shift, let came = found.firstIndex(where: { $0.kind == .came }) else { return found }
    // What came in before the line that kept its place did not push; what went made room.
    let ahead = start >= 0 ? firstShift : 0
    let made = gone.count { $0.place > start && $0.place < place }
    found[came].count = max(found[came].count, shift + made - ahead)
    return found
  }

  /// What came or went out of sight between a line that left sight and the first that is still
  /// there, which kept its place or went less far; nil if something else is between them, too.
  private func unseenBetween(
    _ place: Int,
    _ whereabouts: Whereabouts?,
    from rel: Double
  ) -> MoveReason? {
    guard let whereabouts, start >= 0, place < start, stack.columns == nil, !isShuffled,
      whereabouts.shift != firstShift,
      !changes.contains(where: { [.came, .went, .rearranged].contains($0.kind) })
    else { return nil }
    let count = firstShift - whereabouts.shift
    let by = whereabouts.rel - rel + pushes.expected - first.sum
    return MoveReason(kind: count > 0 ? .came : .went, by: by, count: abs(count))
  }

  /// Records that a line was pushed out of sight, with all its cells.
  private mutating func recordPushed(
    _ pushed: MoveAccount,
    of old: SeenLines.Line,
    by: Double,
    with cells: [Subview]
  ) {
    var account = pushed
    answer(in: &account)
    account.nameKept(by: stack.movingTrack)
    let subject = pushed.reasons.first { $0.kind != .rearranged || $0.views != [old.view] }
    let cause = stack.isRearranged ? LedgerCause.data : .resize
    let detail = { (account: MoveAccount) in
      Event.Detail.moved(
        by: by,
        cause: cause,
        subject: subject?.views.first?.id,
        account: account
      )
    }
    // A cell in the middle of a line may have been out of sight while others were not.
    let unseen = cells.filter { !wasInSight($0) }.map(\.label)
    if !unseen.contains(old.label) {
      stack.context.record(detail(account), of: EventSubject(id: old.label, node: old.node))
    }
    for cell in cells where cell.label != old.label && !unseen.contains(cell.label) {
      guard stack.context.work.goesOn() else { return }
      account.view = cell.seen
      leavers.insert(cell.label)
      stack.context.record(detail(account), of: cell.labelInTrace)
    }
  }

  /// Records what was in sight and whose data was removed.
  func noteGone() {
    guard !seen.isOfArrivals else { return }
    for gone in gone {
      let old = past[gone.place]
      // In a lazy layout a line is as long as it moves the end of what is placed.
      let cell = stack.fold == nil ? nil : seen.held[gone.place].subviews.first?.before
      let (rel, length) = cell.map { ($0.rel, $0.length) } ?? (old.rel, old.length)
      guard old.isShown, wasInSight(at: rel, length: length) else { continue }
      var view = gone.view
      view.scroll = scroll
      stack.context.account.gone.append(view)
      guard let element = gone.element, isStillListed(element) else { continue }
      stack.context.account.dropped.append(view)
      stack.context.account.droppedBy.append(element)
    }
    guard !lost.isEmpty else { return }
    for pin in seen.pins where lost.contains(pin.subview.label) {
      let isInLine = seen.held.contains { $0.subviews.contains { $0 === pin.subview } }
      if !isInLine { stack.context.account.gone.append(pin.subview.seen) }
    }
  }

  /// Where a line stands now.
  struct Whereabouts {
    let rel: Double
    let shift: Int
    /// Whether nothing in between is guessed.
    let isKnown: Bool
  }

  /// The place of a line that is now out of sight, by measured and estimated lengths, and by how
  /// many places it was shifted.
  func whereabouts(of old: SeenLines.Line, at place: Int) -> Whereabouts? {
    guard let subview = left[place]?.first else { return nil }
    let start = startOfLeft(stack.lineMap.line(of: subview.index))
    return Whereabouts(
      rel: start.rel,
      shift: subview.index - old.index,
      isKnown: start.isKnown
    )
  }

  /// Finds what was inserted, removed or resized in sight, anywhere, and where in a grid the
  /// changes begin.
  mutating func findChanges() {
    findOwnChanges()
    answered = changesBeforeKept.map { $0 + changesAround }
    changes += changesAround
  }

  /// The same of what is in the container alone: what stands around it may ask for that.
  mutating func findOwnChanges() {
    gone = lostViews()
    let isGrid = stack.columns != nil
    let came = isGrid && stack.kept != nil ? newCells : []
    changes = []
    for cell in came {
      changes.add(.came, by: 0, of: part(cell.seen, of: cell.label))
    }
    for line in stack.run.lines { addChange(of: line) }
    let firstKept = firstPlaceKept
    for gone in gone where firstKept.map({ gone.place > $0 }) ?? true {
      let length = past[gone.place].length
      changes.add(.went, by: isGrid ? 0 : -length - seen.spacing, of: gone.view)
    }
    if isGrid { noteGrid(came) }
  }

  /// Where the first line stood that is still there, if an end of the content answers to what
  /// changed behind it alone: the offset went with what changed before.
  private var firstPlaceKept: Int? {
    guard stack.columns == nil, stack.fold == nil, pushes.clamp != 0, pushes.anchor == 0,
      !stack.context.scrolls.leavesOffsets
    else { return nil }
    return stack.run.lines.lazy.compactMap(oldPlace).min()
  }

  /// Adds a line of a stack that was inserted or resized.
  mutating func addChange(of line: Line) {
    guard let place = oldPlace(of: line) else {
      if isNew(line), stack.columns == nil {
        let by = line.length + stack.run.spacing
        let kind = wasListed(line) ? MoveReason.Kind.rearranged : .came
        let cell = line.subviews[0]
        let view = kind == .came ? part(cell.seen, of: cell.label) : cell.seen
        changes.add(kind, by: by, of: view, new: kind == .came ? line.length : nil)
      }
      return
    }
    let old = past[place].length
    guard isWhole(line), abs(line.length - old) > Double.tolerance else { return }
    changes.append(resized(line, from: old))
  }

  /// The cells in sight whose data was inserted in this frame.
  private var newCells: [Subview] {
    var cells: [Subview] = []
    stack.forEachInRun { cell in
      if !cell.isPinned, isNew(cell) { cells.append(cell) }
    }
    return cells
  }

  /// The lines that were held before and whose data was removed, in order.
  mutating func lostViews() -> [Gone] {
    guard !lost.isEmpty else { return [] }
    let here =
      stack.columns == nil && stack.fold == nil ? Set(stack.run.lines.compactMap(oldPlace)) : []
    var views: [Gone] = []
    for (place, line) in seen.held.enumerated() where !here.contains(place) {
      for (column, cell) in line.subviews.enumerated() where lost.contains(cell.label) {
        let index = line.before.index + column
        let seen = part(cell.seen(at: index), of: cell.label)
        views.append(Gone(place: place, index: index, view: seen, element: cell.id))
      }
    }
    return views
  }

  /// What changed beside the container, if an end or an anchor responds to that.
  var changesAround: [MoveReason] {
    guard pushes.clamp != 0 || pushes.anchor != 0, stack.context.sight.ofViews == frame,
      let content = stack.movingTrack?.node.content, content !== stack
    else { return [] }
    let moves = EagerMoves(context: stack.context, frame: frame)
    let kept = stack.movingTrack?.ledger.keptSubject
    guard moves.answers(content, along: stack.axis, keeping: kept) else { return [] }
    return moves.changes(in: content, along: stack.axis, upTo: kept)
  }

  /// Where a line stood among those that were held before.
  func oldPlace(of line: Line) -> Int? {
    guard let before = line.subviews[0].before, before.frame == frame else { return nil }
    return before.line
  }

  /// Whether a line has the cells that it had.
  func isWhole(_ line: Line) -> Bool {
    guard stack.columns != nil else { return true }
    guard let place = oldPlace(of: line), seen.columns == stack.columns?.count else { return false }
    return past[place].cells == line.subviews.count
      && line.subviews.allSatisfy { $0.before?.frame == frame && $0.before?.line == place }
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

  /// Whether a line was moved by itself to another place among the others.
  func isMoved(_ line: Line) -> Bool {
    guard let unmoved, let place = oldPlace(of: line) else { return false }
    return !unmoved.contains(place)
  }
}

extension MoveReason {
  /// Whether data came or went.
  fileprivate var isEdit: Bool { [.came, .went].contains(kind) }
}
