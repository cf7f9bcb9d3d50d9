internal import LazyTrace

/// What the events of a frame say that decides which advice fits it.
struct RemedyFacts {
  /// One thing that is true of a frame.
  enum Fact: Hashable {
    // What moved, and why.
    case move, longer, byLayout, offsetLeft, arrival, takesRoom
    case moved(MoveReason.Kind)
    /// An eager stack of another length aligned it, and nothing else moved.
    case alignedIn(String)
    /// What is in a scroll view that moved stands where it stood on the screen.
    case contentStill
    // What came, went and changed places, and under which ids.
    case edit, editInSight, editAnew, nothingKept, duplicateID, otherInRows, otherUnderIDs
    /// Several views were evaluated again, and lines came or went after what is in sight.
    case evaluatedBehind
    case exchange, otherContainer
    // What was laid out anew, and for which sizes.
    case anew, otherSize, otherAcross, sideways
    // What changed offsets, and where scrolls landed.
    case anchor, alignedShort, alignedAgain, position, keptView, keptInContainer
    case corrected, missed, inset, byFinger, byProgram
    // Who changed data, and which states were lost.
    case callback, loop, later, touched, environment, lostOffScreen, lostInPlace
    // What the scroll views are set to.
    case scrollView, upsideDown, opensAtEnd, alignsViews, hasPosition
  }

  private(set) var all: Set<Fact> = []
  private let lengths: MeasuredLengths
  private var edits = RemedyEdits()
  /// The ids of what moved, and the named views that came in before it.
  private var (moved, came): (Set<ViewID>, Set<ViewID>) = ([], [])
  /// The ids that are visible now, if they changed.
  private var visible: [ViewID] = []
  private var kinds: Set<MoveReason.Kind> = []
  /// What speaks for an advice unless something else does against it.
  private var hints: Set<Hint> = []

  private enum Hint {
    case roomByEdit, roomByLength, still, wandering, leavesSight, unseenArrival, arrivalInView
    case guide, lostState
  }

  private var aligningStack: String?

  init(
    _ events: ArraySlice<Event>,
    lengths: MeasuredLengths,
    charging work: ReportWork
  ) throws {
    self.lengths = lengths
    var scrolled = Set<ViewID?>()
    for event in events {
      switch event.detail {
      case .moved(let by, _, _, let account):
        all.insert(.move)
        if let account { take(account, by: by, isAcross: event.axis != nil) }
      case .offset(_, _, let entries):
        try work.charge(entries.count)
        for entry in entries { take(entry) }
        if entries.contains(where: \.isAskedFor) { scrolled.insert(event.id) }
      case .estimate(let change): take(change)
      case .visible(let ids):
        visible = ids
        note(.exchange, if: !scrolled.contains(event.id) && lengths.isExchanged(event))
      case .body(_, reason: .update): edits.evaluated.formUnion([event.id].compactMap(\.self))
      case .measure:
        if let id = event.id, lengths.hasChangedNow(id) { edits.remeasured.insert(id) }
      case .frame(_, let account): take(account)
      default: break
      }
    }
    conclude()
  }

  private mutating func note(_ fact: Fact, if isTrue: Bool) { if isTrue { all.insert(fact) } }
  private mutating func note(_ hint: Hint, if isTrue: Bool) { if isTrue { hints.insert(hint) } }

  private mutating func take(_ change: EstimateChange) {
    note(.sideways, if: change.view.hasPrefix("LazyH"))
    note(.otherAcross, if: change.isReset || change.forgetsLengths)
    note(.otherSize, if: change.isReset)
    note(.anew, if: change.isReset || change.edit != nil && change.view.hasSuffix("Grid"))
    edits.behind += abs(change.behind)
    guard let edit = change.edit else { return }
    edits.ids.formUnion(edit.removedIDs + edit.insertedIDs)
    // What was moved keeps its id and changes its position.
    note(.editInSight, if: edit.moved + edit.brought > 0)
    note(.nothingKept, if: edit.keepsNothing && edit.inserted > 0)
  }

  private mutating func take(_ entry: LedgerEntry) {
    note(.inset, if: entry.isInset)
    note(.byFinger, if: entry.cause == .user)
    note(.byProgram, if: [.script, .target].contains(entry.cause))
    let loss = entry.subject.flatMap(lengths.of)?.loss
    note(.lostState, if: entry.cause == .resize && loss?.states.isEmpty == false)
    note(
      .corrected,
      if: [.estimate, .data, .resize].contains(entry.cause) && entry.anchor == nil
        && !entry.isInset && abs(entry.change) > 0.5
    )
    // What a list remembers no anchor of SwiftUI's chose.
    guard !entry.isRemembered else { return }
    note(.position, if: entry.isOfPosition)
    note(.keptView, if: entry.isOfPosition && entry.subject != nil)
    note(.keptInContainer, if: entry.isOfPosition && entry.oldContainer != nil)
    note(.anchor, if: entry.anchor != nil)
    note(.alignedShort, if: entry.anchor == .alignment)
    note(.alignedAgain, if: entry.isAlignedAgain)
  }

  private mutating func take(_ account: FrameAccount) {
    let passes = Set(account.callbacks.map(\.pass)).count
    note(.callback, if: passes > 0)
    note(.loop, if: passes > 2)
    for author in account.authors {
      switch author.kind {
      case .task, .later: all.insert(.later)
      case .tap, .button, .swipe, .reorder: all.insert(.touched)
      // What answers to the reader's settings has no other length that could be known before.
      case .environment: all.insert(.environment)
      }
    }
    if let lost = account.lostStates.last?.reason, lost != .data {
      all.insert(lost == .retention ? .lostOffScreen : .lostInPlace)
    }
    note(.missed, if: account.landings.contains { abs($0.miss) > 0.5 && !$0.isAtEnd })
    note(.inset, if: account.changes.contains { $0.kind == .insets })
    note(.otherSize, if: account.window != nil)
    note(.anew, if: !account.gone.isEmpty || !account.shortened.isEmpty)
    note(.otherContainer, if: !account.replaced.isEmpty)
    note(.upsideDown, if: account.scrollTraits.contains(.isUpsideDown))
    note(.opensAtEnd, if: account.scrollTraits.contains(.opensAtEnd))
    note(.alignsViews, if: account.scrollTraits.contains(.alignsViews))
    note(.hasPosition, if: account.scrollTraits.contains(.hasPosition))
    // Another size of the window, or of all text, explains other lengths beside a scroll view.
    if account.window != nil || all.contains(.environment) {
      hints.subtract([.roomByEdit, .roomByLength])
    }
    edits.ids.formUnion(account.gone.compactMap(\.id))
    let inRows = account.exchanges.filter { $0.row != nil }
    note(.otherInRows, if: !inRows.isEmpty)
    note(.otherUnderIDs, if: !Set(inRows.map(\.old.id)).isDisjoint(with: inRows.map(\.new.id)))
  }
}

/// What moved.
extension RemedyFacts {
  private mutating func take(_ account: MoveAccount, by distance: Double, isAcross: Bool) {
    note(.leavesSight, if: account.isOutOfSight)
    let isLengthless = { (reason: MoveReason) in !reason.causes.contains { $0.kind == .resized } }
    note(.byLayout, if: account.reasons.contains { $0.kind == .placed && isLengthless($0) })
    moved.formUnion([account.view.id].compactMap(\.self))
    for reason in account.reasons + account.changes where [.came, .went].contains(reason.kind) {
      note(.editInSight, if: !reason.views.isEmpty)
      edits.ids.formUnion(reason.views.compactMap(\.id))
    }
    noteRoom(of: account, by: distance)
    guard account.row == nil else {
      // A row becomes longer when something comes into it, unless it only aligns it.
      let isPushed = account.reasons.contains {
        ![.transform, .alignment, .padding].contains($0.kind)
      }
      guard isPushed, !isAcross else { return }
      kinds.insert(.resized)
      note(.longer, if: account.reasons.contains { $0.by > 0 })
      return
    }
    for reason in account.reasons where reason.kind == .came {
      came.formUnion(reason.views.compactMap(\.id))
      note(.unseenArrival, if: reason.count > reason.views.count)
    }
    // A width is not what was to be known before the content. What an edge holds and is longer
    // itself covers more, and pushes nothing.
    for reason in account.reasons
    where reason.kind != .resized || !isAcross && reason.views != [account.view] { take(reason) }
    if account.reasons.isEmpty { kinds.formUnion(account.changes.map(\.kind)) }
  }

  private mutating func take(_ reason: MoveReason) {
    // What is longer because something came into it has no length that could be known before.
    let edit = reason.causes.first { [.came, .went].contains($0.kind) }?.kind
    let isOfPadding = !reason.causes.isEmpty && reason.causes.allSatisfy { $0.kind == .padding }
    let isOfSetting = reason.causes.contains { $0.setting != nil }
    let own = isOfPadding ? .padding : isOfSetting ? .placed : edit ?? .resized
    kinds.insert(reason.kind == .resized ? own : reason.kind)
    note(.arrivalInView, if: reason.kind == .resized && edit == .came)
    note(.longer, if: reason.kind == .resized && reason.by > 0)
    note(.offsetLeft, if: reason.leavesOffset)
    guard reason.kind == .alignment else { return }
    note(.guide, if: reason.isOwn)
    if reason.setting == nil, let stack = reason.views.first?.name { aligningStack = stack }
  }

  /// Notes what takes room from the content of a scroll view, and whether that content moved.
  private mutating func noteRoom(of account: MoveAccount, by distance: Double) {
    if account.scroll != nil, !account.isOutOfSight {
      hints.insert(abs(distance + account.scrollBy) < 1e-6 ? .still : .wandering)
    }
    guard account.view.name == "ScrollView", !account.isRow, account.row == nil else { return }
    // What is aligned in a sheet or an overlay takes no room from the content.
    let own = account.reasons.filter { $0.kind != .alignment }
    let all = own + own.flatMap(\.causes)
    note(.roomByEdit, if: all.contains { [.came, .went].contains($0.kind) })
    note(.roomByLength, if: all.contains { $0.kind == .resized })
  }
}

/// What follows from all of it.
extension RemedyFacts {
  private mutating func conclude() {
    all.formUnion(kinds.map(Fact.moved))
    note(.scrollView, if: lengths.hasScrolls)
    note(
      .takesRoom,
      if: hints.contains(.roomByEdit) || hints.contains(.roomByLength) && !all.contains(.touched)
    )
    note(.contentStill, if: hints.contains(.still) && !hints.contains(.wandering))
    // A row that comes back with another length is all that shows a state that was lost before.
    note(.lostOffScreen, if: hints.contains(.lostState) && !all.contains(.move))
    if kinds == [.alignment], !hints.contains(.guide), let aligningStack {
      all.insert(.alignedIn(aligningStack))
    }
    note(
      .arrival,
      if: kinds.contains(.came) && !kinds.contains(.went)
        && (hints.contains(.leavesSight) || kinds == [.came])
        && !all.contains(.byProgram) && !hints.contains(.arrivalInView) && !comesBehind
    )
    if !all.contains(.otherSize), !all.contains(.environment) { edits.countOtherLengths() }
    note(.duplicateID, if: !edits.ids.isDisjoint(with: lengths.duplicates))
    note(.otherUnderIDs, if: edits.countIDs)
    note(.evaluatedBehind, if: edits.behind > 0 && edits.evaluated.count > 1)
    note(.editAnew, if: all.contains(.anew) && !edits.ids.isEmpty)
    note(.edit, if: !all.isDisjoint(with: [.anew, .editInSight, .moved(.came), .moved(.went)]))
  }

  /// Whether what came in is behind something in sight that kept its place.
  ///
  /// Then there is no place to keep.
  private var comesBehind: Bool {
    guard !lengths.keepsFirst(but: moved) else { return true }
    guard let first = visible.first, !hints.contains(.unseenArrival), !came.isEmpty else {
      return false
    }
    return !came.contains(first) && came.isSubset(of: visible)
  }
}

/// What came and went in a frame, under which ids, and what was evaluated again.
private struct RemedyEdits {
  var ids: Set<ViewID> = []
  /// How many lines came or went after what is in sight.
  var behind = 0
  /// The views that were evaluated again because data changed.
  var evaluated: Set<ViewID> = []
  /// The rows that have other lengths.
  var remeasured: Set<ViewID> = []

  /// Counts rows with other lengths as evaluated again, if they are several: the bodies of rows of
  /// plain views are not evaluated by themselves.
  mutating func countOtherLengths() {
    if remeasured.count > 2 { evaluated.formUnion(remeasured) }
  }

  /// Whether ids are numbers that count the elements: the last ones came or went, and others before
  /// them were evaluated again.
  var countIDs: Bool {
    guard evaluated.count > 1, !ids.isEmpty else { return false }
    func number(_ id: ViewID) -> Int? { Int(id.description, radix: 10) }
    let (numbers, changed) = (ids.compactMap(number), evaluated.compactMap(number))
    guard numbers.count == ids.count, changed.count == evaluated.count, let first = numbers.min()
    else { return false }
    return changed.allSatisfy { $0 < first }
  }
}
