internal import LazyTrace

/// Recommends what to do about a frame, in one sentence and in SwiftUI's terms.
struct Remedy {
  private var kinds: Set<MoveReason.Kind> = []
  /// Whether a transaction left the offset as it was.
  private var leavesOffset = false
  private var hasMoves = false
  private var isPushed = false
  private var movesScroll = false
  private var corrected = 0.0
  private var missed = false
  /// Whether the insets of a scroll view changed.
  private var isInset = false
  private var callbacks = 0
  /// Why a view lost its state, if one did.
  private var lost: FrameAccount.LostState.Reason?
  /// Whether a task or a clock changed data.
  private var isLate = false
  private var isLaidOutAnew = false
  /// Whether a value of the environment was changed, such as the size of all text.
  private var isOfSettings = false
  /// Whether no id from before is left, although something is in its place.
  private var isReplaced = false
  /// The views that were evaluated again because data changed.
  private var others: Set<ViewID> = []
  private var behind = 0
  /// Whether a scroll position stays at an edge.
  private var isOfPosition = false
  /// Whether a scroll position keeps the view in place to which it scrolled.
  private var keepsView = false
  /// Whether it does so because the container has another length.
  private var isOfContainer = false
  /// Whether a target behavior aligned the content with another length of the container.
  private var isAlignedAgain = false
  /// Whether a program scrolled, so that the reader's place is where that wants it.
  private var isOfProgram = false
  /// Whether a default anchor aligns content that is too short.
  private var isAligned = false
  /// The named views that came in, and whether others came in out of sight.
  private var came: Set<ViewID> = []
  private var comesUnseen = false
  /// The ids that are visible now, if they changed.
  private var visible: [ViewID] = []
  /// Whether something became longer.
  private var grows = false
  /// Whether something came or went in sight.
  private var isEditedInSight = false
  /// Whether somebody touched what changed data.
  private var isTouched = false
  /// The ids of what came and went, and of what moved.
  private var edited: Set<ViewID> = []
  private var moved: Set<ViewID> = []
  /// Whether nothing that was in sight in a scroll view still is, although nobody scrolled it.
  private var isExchanged = false
  private let lengths: MeasuredLengths

  init(
    _ events: ArraySlice<Event>,
    lengths: MeasuredLengths,
    charging work: ReportWork
  ) throws {
    self.lengths = lengths
    var scrolled = Set<ViewID?>()
    for event in events {
      switch event.detail {
      case .moved(_, _, _, let account):
        hasMoves = true
        if let account { take(account, isAcross: event.axis != nil) }
      case .offset(_, _, let entries):
        try work.charge(entries.count)
        for entry in entries { take(entry) }
        if entries.contains(where: \.isAskedFor) { scrolled.insert(event.id) }
      case .estimate(let change):
        if case .reset = change.restart { isLaidOutAnew = true }
        behind += abs(change.behind)
        guard let edit = change.edit else { continue }
        edited.formUnion(edit.removedIDs + edit.insertedIDs)
        if edit.keepsNothing, edit.inserted > 0 { isReplaced = true }
        if change.view.hasSuffix("Grid") { isLaidOutAnew = true }
      case .visible(let ids):
        visible = ids
        if !scrolled.contains(event.id), lengths.isExchanged(event) { isExchanged = true }
      case .body(_, reason: .update):
        if let id = event.id { others.insert(id) }
      case .frame(_, let account): take(account)
      default: break
      }
    }
  }

  private mutating func take(_ account: MoveAccount, isAcross: Bool) {
    if account.view.name == "ScrollView", !account.isRow, account.row == nil {
      let all = account.reasons + account.reasons.flatMap(\.causes)
      movesScroll = movesScroll || all.contains { [.came, .went].contains($0.kind) }
    }
    if let id = account.view.id { moved.insert(id) }
    note(account.reasons + account.changes)
    if account.isOutOfSight { isPushed = true }
    guard account.row == nil else {
      // A row becomes longer when something comes into it, unless it only aligns it.
      let isPushed = account.reasons.contains { ![.transform, .alignment].contains($0.kind) }
      if isPushed, !isAcross {
        kinds.insert(.resized)
        grows = grows || account.reasons.contains { $0.by > 0 }
      }
      return
    }
    // A width is not what was to be known before the content.
    for reason in account.reasons where !isAcross || reason.kind != .resized { take(reason) }
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
    if account.window != nil || isOfSettings { movesScroll = false }
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
    if entry.anchor == .alignment { isAligned = true }
    if entry.isAlignedAgain { isAlignedAgain = true }
    if entry.isInset { isInset = true }
    if [.script, .target].contains(entry.cause) { isOfProgram = true }
    if [.estimate, .data, .resize].contains(entry.cause), entry.anchor == nil, !entry.isInset {
      corrected = max(corrected, abs(entry.change))
    }
  }

  private mutating func take(_ reason: MoveReason) {
    // What is longer because something came into it has no length that could be known before.
    let edit = reason.causes.first { [.came, .went].contains($0.kind) }
    kinds.insert(reason.kind == .resized ? edit?.kind ?? .resized : reason.kind)
    if reason.kind == .resized, reason.by > 0 { grows = true }
    if reason.leavesOffset { leavesOffset = true }
    guard reason.kind == .came else { return }
    came.formUnion(reason.views.compactMap(\.id))
    if reason.count > reason.views.count { comesUnseen = true }
  }

  /// The sentence; nil where there is nothing to say.
  var sentence: String? { advice.map { Self.lead + $0 } }

  /// The sentence of a frame in which only guesses out of sight were corrected.
  static let nothingToDo = lead + indicatorAlone
  private static let lead = "In SwiftUI: "
  private static let indicatorAlone = "nothing to do, only the scroll indicator moved by itself."

  /// Whether what came in is behind something in sight that kept its place.
  ///
  /// Then there is no place to keep.
  private var comesBehind: Bool {
    if lengths.keepsFirst(but: moved) { return true }
    guard let first = visible.first, !comesUnseen, !came.isEmpty else { return false }
    return !came.contains(first) && came.isSubset(of: visible)
  }

  private var advice: String? {
    if callbacks > 2 {
      return "a callback that changes what it is told of is called again; write a state that it "
        + "does not depend on, or let a Layout do it in one pass."
    }
    if missed, isInset, callbacks > 0 {
      return "insets that are there before the program scrolls cover nothing of where it lands; or "
        + "scroll again once they changed."
    }
    if missed {
      return "a length known before the content (frame, aspectRatio) makes it land; or scroll "
        + "again once what is on the way was measured."
    }
    if !edited.isDisjoint(with: lengths.duplicates) {
      return "ids that are unique (duplicateID): of several elements with one id only the first is "
        + "found by it."
    }
    if behind > 0, others.count > 1, !isLaidOutAnew, !isEditedInSight, !kinds.contains(.came),
      !kinds.contains(.went)
    {
      return
        "ids that belong to the data and stay with them, never positions: other content stands "
        + "under the same ids."
    }
    if isReplaced {
      return
        "ids that stay the same when the data are loaded again (never a UUID made anew), so that "
        + "what is in sight is found among them."
    }
    if let lost, lost != .data {
      return lost == .retention
        ? "what must outlast a view that is off screen belongs in a model outside of it."
        : "a view with another id, or in another place, is another one with states of its own; "
          + "keep its id, or keep what must outlast it in a model outside of it."
    }
    if isExchanged, !hasMoves, !isLaidOutAnew || edited.isEmpty {
      return
        "keep the reader's place with scrollPosition(id:), which finds a view that was in sight "
        + "again."
    }
    if isAlignedAgain, !keepsView {
      return "scrollPosition(id:) keeps a page through a rotation; paging counts in points, and "
        + "what it aligned before may stand elsewhere."
    }
    guard hasMoves else {
      // A callback that changes what stands before the rows does more than that.
      return corrected > 0.5 && !isLaidOutAnew && callbacks == 0 ? Self.indicatorAlone : nil
    }
    if kinds.contains(.anchor) {
      guard !keepsView || !isOfContainer else {
        return
          "that is what the anchor of scrollPosition is for: the view stays at that fraction of "
          + "the visible rect; with the anchor top, what is in sight keeps its place."
      }
      guard !keepsView else {
        return "that is what scrollPosition is for: what stands before the view gives way."
      }
      guard !isAligned else {
        return "that is what defaultScrollAnchor is for; give it no role alignment where content "
          + "that is too short shall stand at the start."
      }
      return isOfPosition
        ? "that is what a ScrollPosition at an edge is for; scroll to a view instead where the "
          + "place of what is read matters more."
        : "that is what defaultScrollAnchor is for; leave it out, or use its roles, where the "
          + "place of what is read matters more."
    }
    if movesScroll {
      return "lay a bar that comes and goes over the content (safeAreaInset, overlay), so that it "
        + "takes no room from it."
    }
    if leavesOffset {
      return "leave the transaction's scrollContentOffsetAdjustmentBehavior as it is, so that the "
        + "offset goes with what comes and goes before what is read."
    }
    if kinds.contains(.came), !kinds.contains(.went), isPushed || kinds == [.came], !comesBehind,
      !isOfProgram
    {
      return "keep the reader's place with scrollPosition(id:), or open a list that grows at its "
        + "start with defaultScrollAnchor(.bottom)."
    }
    // If the window's size or a spacing changed the length, the content did not.
    let isLoaded = callbacks > 0 || isLate || grows && !others.isEmpty
    if kinds.contains(.resized), isLoaded, !isTouched, !kinds.contains(.spacing), !isOfSettings {
      return "give a view its length before its content is there (frame, aspectRatio), so that "
        + "nothing after it has to move."
    }
    if kinds.contains(.correction), callbacks > 0 {
      return "do not take away by offset what stands before the rows; ask which views are visible."
    }
    return nil
  }
}
