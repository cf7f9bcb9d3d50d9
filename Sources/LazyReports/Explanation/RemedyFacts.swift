internal import LazyTrace

/// What the events of a frame say that decides which advice fits it.
struct RemedyFacts {
  private(set) var kinds: Set<MoveReason.Kind> = []
  /// Whether a transaction left the offset as it was.
  private(set) var leavesOffset = false
  private(set) var hasMoves = false
  private(set) var isPushed = false
  /// Whether something beside a scroll view came or went, and so moved it.
  private(set) var movesScroll = false
  /// Whether something beside a scroll view got another length, and so moved it.
  private(set) var resizesScroll = false
  private(set) var corrected = 0.0
  private(set) var missed = false
  /// Whether the insets of a scroll view changed.
  private(set) var isInset = false
  private(set) var callbacks = 0
  /// Why a view lost its state, if one did.
  private(set) var lost: FrameAccount.LostState.Reason?
  /// Whether a task or a clock changed data.
  private(set) var isLate = false
  private(set) var isLaidOutAnew = false
  /// Whether a layout of a user places views elsewhere, although none of them is longer or shorter.
  private(set) var isOfLayout = false
  /// Whether the window or a container got another size, so that lengths answer to that.
  private(set) var isOfOtherSize = false
  /// Whether a value of the environment was changed, such as the size of all text.
  private(set) var isOfSettings = false
  /// Whether a view that was given up has another length, as its state went with it.
  private(set) var losesLength = false
  /// Whether a finger moved something.
  private(set) var isOfFinger = false
  /// Whether a scroll view is drawn upside down: its start is seen at the end.
  private(set) var isUpsideDown = false
  /// Whether a scroll view opens at its end already.
  private(set) var opensAtEnd = false
  /// Whether a scroll view aligns views already.
  private(set) var alignsViews = false
  /// Whether a horizontal container learned something.
  private(set) var isSideways = false
  /// Whether no id from before is left, although something is in its place.
  private(set) var isReplaced = false
  /// The views that were evaluated again because data changed.
  private(set) var others: Set<ViewID> = []
  private(set) var behind = 0
  /// Whether a scroll position stays at an edge.
  private(set) var isOfPosition = false
  /// Whether an anchor or a position changed an offset, so that it is told of that.
  private(set) var isAnchored = false
  /// Whether a scroll position keeps the view in place to which it scrolled.
  private(set) var keepsView = false
  /// Whether a container got another length across its axis, so that all in it was laid out anew.
  private(set) var hasOtherCrossLength = false
  /// Whether something came into a view, which is longer for that.
  private(set) var comesIntoViews = false
  /// Whether it does so because the container has another length.
  private(set) var isOfContainer = false
  /// Whether a target behavior aligned the content with another length of the container.
  private(set) var isAlignedAgain = false
  /// Whether a program scrolled, so that the reader's place is where that wants it.
  private(set) var isOfProgram = false
  /// Whether a default anchor aligns content that is too short.
  private(set) var isAligned = false
  /// The named views that came in, and whether others came in out of sight.
  private(set) var came: Set<ViewID> = []
  private(set) var comesUnseen = false
  /// The ids that are visible now, if they changed.
  private(set) var visible: [ViewID] = []
  /// Whether something became longer.
  private(set) var grows = false
  /// Whether something came or went in sight.
  private(set) var isEditedInSight = false
  /// Whether somebody touched what changed data.
  private(set) var isTouched = false
  /// The ids of what came and went, and of what moved.
  private(set) var edited: Set<ViewID> = []
  private(set) var moved: Set<ViewID> = []
  /// Whether rows show under their ids what others showed.
  private(set) var movesUnderIDs = false
  /// Whether rows that stayed show other views than before.
  private(set) var hasRowsWithOthers = false
  /// Whether nothing that was in sight in a scroll view still is, although nobody scrolled it.
  private(set) var isExchanged = false
  let lengths: MeasuredLengths
  /// Whether what is in a scroll view that moved stands where it stood on the screen; nil if that
  /// did not move.
  private(set) var keepsContentStill: Bool?
  /// The eager stack that aligns what moved, which has another length across.
  private(set) var aligningStack: String?
  /// The rows whose lengths changed without a change of the room that they have.
  private var remeasured: Set<ViewID> = []

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
        hasMoves = true
        if let account {
          noteWay(of: account, by: by)
          take(account, isAcross: event.axis != nil)
        }
      case .offset(_, _, let entries):
        try work.charge(entries.count)
        for entry in entries { take(entry) }
        if entries.contains(where: \.isAskedFor) { scrolled.insert(event.id) }
      case .estimate(let change):
        if change.view.hasPrefix("LazyH") { isSideways = true }
        if change.isReset || change.forgetsLengths { hasOtherCrossLength = true }
        if change.isReset { (isLaidOutAnew, isOfOtherSize) = (true, true) }
        behind += abs(change.behind)
        guard let edit = change.edit else { continue }
        edited.formUnion(edit.removedIDs + edit.insertedIDs)
        // What was moved keeps its id and changes its position.
        if edit.moved + edit.brought > 0 { isEditedInSight = true }
        if edit.keepsNothing, edit.inserted > 0 { isReplaced = true }
        if change.view.hasSuffix("Grid") { isLaidOutAnew = true }
      case .visible(let ids):
        visible = ids
        if !scrolled.contains(event.id), lengths.isExchanged(event) { isExchanged = true }
      case .body(_, reason: .update):
        if let id = event.id { others.insert(id) }
      case .measure:
        if let id = event.id, lengths.hasChangedNow(id) { remeasured.insert(id) }
      case .frame(_, let account): take(account)
      default: break
      }
    }
    // The bodies of rows of plain views are not evaluated by themselves.
    if remeasured.count > 2, !isOfOtherSize, !isOfSettings { others.formUnion(remeasured) }
  }

  /// Notes how far something moved on the screen, if its scroll view moved too.
  private mutating func noteWay(of account: MoveAccount, by distance: Double) {
    guard account.scroll != nil, !account.isOutOfSight else { return }
    let isStill = abs(distance + account.scrollBy) < 1e-6
    keepsContentStill = (keepsContentStill ?? true) && isStill
  }

  private mutating func take(_ account: MoveAccount, isAcross: Bool) {
    if account.view.name == "ScrollView", !account.isRow, account.row == nil {
      // What is aligned in a sheet or an overlay takes no room from the content.
      let own = account.reasons.filter { $0.kind != .alignment }
      let all = own + own.flatMap(\.causes)
      movesScroll = movesScroll || all.contains { [.came, .went].contains($0.kind) }
      resizesScroll = resizesScroll || all.contains { $0.kind == .resized }
    }
    if let id = account.view.id { moved.insert(id) }
    note(account.reasons + account.changes)
    for reason in account.reasons where reason.kind == .placed {
      if !reason.causes.contains(where: { $0.kind == .resized }) { isOfLayout = true }
    }
    if account.isOutOfSight { isPushed = true }
    guard account.row == nil else {
      // A row becomes longer when something comes into it, unless it only aligns it.
      let isPushed = account.reasons.contains {
        ![.transform, .alignment, .padding].contains($0.kind)
      }
      if isPushed, !isAcross {
        kinds.insert(.resized)
        grows = grows || account.reasons.contains { $0.by > 0 }
      }
      return
    }
    // A width is not what was to be known before the content.
    for reason in account.reasons where !isAcross || reason.kind != .resized {
      // What an edge holds and is longer itself covers more, and pushes nothing.
      guard reason.kind != .resized || reason.views != [account.view] else { continue }
      take(reason)
    }
    for change in account.changes where account.reasons.isEmpty { kinds.insert(change.kind) }
  }

  private mutating func take(_ account: FrameAccount) {
    if !account.gone.isEmpty || !account.shortened.isEmpty { isLaidOutAnew = true }
    edited.formUnion(account.gone.compactMap(\.id))
    missed = account.landings.contains { abs($0.miss) > 0.5 && !$0.isAtEnd }
    isInset = isInset || account.changes.contains { $0.kind == .insets }
    callbacks = Set(account.callbacks.map(\.pass)).count
    lost = account.lostStates.last?.reason
    // What answers to the reader's settings has no other length that could be known before.
    isOfSettings = account.authors.contains { $0.kind == .environment }
    let inRows = account.exchanges.filter { $0.row != nil }
    hasRowsWithOthers = !inRows.isEmpty
    movesUnderIDs = !Set(inRows.map(\.old.id)).isDisjoint(with: inRows.map(\.new.id))
    if account.window != nil { isOfOtherSize = true }
    (isUpsideDown, opensAtEnd) = (account.isUpsideDown, account.opensAtEnd)
    alignsViews = account.alignsViews
    if account.window != nil || isOfSettings { (movesScroll, resizesScroll) = (false, false) }
    isLate = account.authors.contains { $0.kind == .task || $0.kind == .later }
    let touches: [FrameAccount.Author.Kind] = [.tap, .button, .swipe, .reorder]
    isTouched = account.authors.contains { touches.contains($0.kind) }
  }

  private mutating func note(_ reasons: [MoveReason]) {
    for reason in reasons where [.came, .went].contains(reason.kind) {
      isEditedInSight = isEditedInSight || !reason.views.isEmpty
      edited.formUnion(reason.views.compactMap(\.id))
    }
  }

  private mutating func take(_ entry: LedgerEntry) {
    if entry.isOfPosition {
      isOfPosition = true
      if entry.subject != nil { keepsView = true }
      if entry.oldContainer != nil { isOfContainer = true }
    }
    if entry.anchor != nil { isAnchored = true }
    if entry.anchor == .alignment { isAligned = true }
    if entry.isAlignedAgain { isAlignedAgain = true }
    if entry.isInset { isInset = true }
    if entry.cause == .user { isOfFinger = true }
    let loss = entry.subject.flatMap(lengths.of)?.loss
    if entry.cause == .resize, loss?.states.isEmpty == false { losesLength = true }
    if [.script, .target].contains(entry.cause) { isOfProgram = true }
    if [.estimate, .data, .resize].contains(entry.cause), entry.anchor == nil, !entry.isInset {
      corrected = max(corrected, abs(entry.change))
    }
  }

  private mutating func take(_ reason: MoveReason) {
    // What is longer because something came into it has no length that could be known before.
    let edit = reason.causes.first { [.came, .went].contains($0.kind) }
    if reason.kind == .resized, edit?.kind == .came { comesIntoViews = true }
    let isOfPadding = !reason.causes.isEmpty && reason.causes.allSatisfy { $0.kind == .padding }
    let isOfSetting = reason.causes.contains { $0.setting != nil }
    let own = isOfPadding ? .padding : isOfSetting ? .placed : edit?.kind ?? .resized
    kinds.insert(reason.kind == .resized ? own : reason.kind)
    if reason.kind == .resized, reason.by > 0 { grows = true }
    if reason.leavesOffset { leavesOffset = true }
    if reason.kind == .alignment, reason.setting == nil, let stack = reason.views.first?.name,
      ["HStack", "VStack"].contains(stack)
    {
      aligningStack = stack
    }
    guard reason.kind == .came else { return }
    came.formUnion(reason.views.compactMap(\.id))
    if reason.count > reason.views.count { comesUnseen = true }
  }

  /// Whether ids are numbers that count the elements: the last ones came or went, and others before
  /// them were evaluated again.
  var countsIDs: Bool {
    guard others.count > 1, !edited.isEmpty else { return false }
    let (numbers, changed) = (edited.compactMap(Self.number), others.compactMap(Self.number))
    guard numbers.count == edited.count, changed.count == others.count, let first = numbers.min()
    else { return false }
    return changed.allSatisfy { $0 < first }
  }

  private static func number(_ id: ViewID) -> Int? { Int(id.description) }

  /// Whether what came in is behind something in sight that kept its place.
  ///
  /// Then there is no place to keep.
  var comesBehind: Bool {
    if lengths.keepsFirst(but: moved) { return true }
    guard let first = visible.first, !comesUnseen, !came.isEmpty else { return false }
    return !came.contains(first) && came.isSubset(of: visible)
  }
}
