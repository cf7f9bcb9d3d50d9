internal import LazyTrace

/// What the containers of each scroll view reported about their estimates since it was last used.
struct ToldChanges {
  private struct Entry {
    var changes: [EstimateChange] = []
    /// The change that explains the offset.
    ///
    /// It is the first one about it of a container in sight, since that keeps its place; otherwise
    /// the first about it, and otherwise the first of all.
    var ofOffset: EstimateChange?
    /// Whether the offset was explained with these changes, so that further ones are about what
    /// follows.
    var isUsed = false
    /// Whether the text already says what was measured.
    var isTold = false

    /// The changes, with what several passes found out about the same lines as one.
    var joined: [EstimateChange] {
      changes.reduce(into: []) { joined, change in
        guard !change.isInRow else { return }
        if let both = joined.last?.inOneFrame(with: change) {
          joined[joined.count - 1] = both
        } else {
          joined.append(change)
        }
      }
    }

    mutating func add(_ change: EstimateChange) {
      changes.append(change)
      guard !change.isInRow else { return }
      if ofOffset.map({ change.explainsMore(than: $0) }) ?? true { ofOffset = change }
    }

    /// What containers that end before the one of the offset report, if it is in sight.
    var earlier: [EstimateChange] {
      guard let ofOffset, !ofOffset.isOutOfSight else { return [] }
      return changes.filter { !$0.isInRow && $0.isOutOfSight && $0.isAboutOffset }
    }
  }

  private var entries: [ScrollKey: Entry] = [:]

  /// Adds what a container in the event's scroll view reports.
  mutating func add(_ change: EstimateChange, in event: Event) {
    let key = ScrollKey(event)
    if entries[key]?.isUsed ?? true { entries[key] = Entry() }
    entries[key]?.add(change)
  }

  /// The change that explains the offset along the axis of an event, and those of the containers
  /// before that one; marks them as used.
  mutating func ofOffset(
    _ event: Event
  ) -> (change: EstimateChange?, earlier: [EstimateChange]) {
    entries[ScrollKey(event)]?.isUsed = true
    let entry = entries[ScrollKey(event)]
    return (entry?.ofOffset, entry?.earlier ?? [])
  }

  /// What stacks in rows of the event's scroll view say.
  func inRows(_ event: Event) -> [EstimateChange] {
    (entries[ScrollKey(event)]?.changes ?? []).filter(\.isInRow)
  }

  /// Sentences about what came or went after what is in sight, for the event's scroll view.
  func behind(_ event: Event) -> [String] {
    (entries[ScrollKey(event)]?.changes ?? []).flatMap { LineWords($0).behind }
  }

  /// What came and went after everything in sight in the event's scroll view, in words, if that is
  /// all by which its lines became more or fewer there.
  func unseen(_ event: Event, of edits: [FrameAccount.UnseenEdits]) -> String? {
    let changes = (entries[ScrollKey(event)]?.changes ?? []).filter { !$0.isInRow }
    guard edits.count == 1, changes.count == 1, edits[0].view == changes[0].view,
      changes[0].regrouped == nil, changes[0].ahead == 0
    else { return nil }
    let more = edits[0].cameAfter - edits[0].wentAfter
    let moved = changes[0].edit?.moved ?? 0
    guard changes[0].view.hasSuffix("Grid") || moved == 0 && more == changes[0].behind else {
      return nil
    }
    return edits[0].words(came: edits[0].cameAfter, went: edits[0].wentAfter)
  }

  /// Sentences about what counts with a guess again and about lines that were not known of, for the
  /// event's scroll view; the last report of a container knows what all passes came to.
  func counts(
    _ event: Event,
    lengths: MeasuredLengths,
    naming views: ViewWords
  ) throws -> [String] {
    var last: [EstimateChange] = []
    for change in entries[ScrollKey(event)]?.changes ?? []
    where !change.isInRow && !change.isBesideLonger {
      last.removeAll { $0.isOfSameContainer(as: change) }
      last.append(change)
    }
    return try last.flatMap { change in
      // What a later pass brought back into sight counts as it is.
      let isBack = change.released?.views.contains(where: lengths.isInSight) ?? false
      var told = change
      if isBack { told.released = nil }
      return try LineWords(told).counts(naming: views)
    }
  }

  /// Whether lines went to other places in the event's scroll view, so that their lengths are
  /// guessed again.
  func hasMovedLines(_ event: Event) -> Bool {
    (entries[ScrollKey(event)]?.changes ?? []).contains { change in
      change.edit.map { $0.moved + $0.brought > 0 } ?? false
    }
  }

  /// Whether anything was reported for the scroll view and axis of an event.
  func has(_ event: Event) -> Bool { entries[ScrollKey(event)] != nil }

  /// Notes that the text says what was measured.
  mutating func markTold(_ event: Event) { entries[ScrollKey(event)]?.isTold = true }

  /// Sentences about measurements and estimates that no explained change of the offset mentioned.
  mutating func untold(
    in event: Event,
    lengths: MeasuredLengths,
    guesses: FrameGuesses,
    charging work: ReportWork
  ) throws -> [String] {
    let key = ScrollKey(event)
    guard let entry = entries[key], !entry.isTold else { return [] }
    entries[key]?.isUsed = true
    entries[key]?.isTold = true
    var sentences: [String] = []
    for change in entry.joined where !change.isBesideLonger {
      try work.charge()
      let subjects = [change.measured?.subject].compactMap(\.self)
      var words = guesses.words(for: change.told(by: lengths), in: event)
      switch guesses.interim(change, in: event, lengths) {
      case .itself: words.change.measured = nil
      case .before: words.followsInterim = true
      case .none: break
      }
      sentences += words.news.map { $0.startingSentence(sparing: subjects) }
    }
    // Of several passes each would say what is assumed in the end.
    return sentences.uniqued()
  }
}

extension EstimateChange {
  /// What this change and one of a later pass say together, if both are about the same line alone,
  /// or the later one about lines that were all measured anew before.
  fileprivate func inOneFrame(with next: EstimateChange) -> EstimateChange? {
    guard let last = next.measured, let measured = measured(with: last),
      isOfSameContainer(as: next), estimator == next.estimator, next.edit == nil,
      next.restart == nil, next.regrouped == nil, next.oldSpacing == nil
    else { return nil }
    guard isReset || next.start == start && next.start == next.oldStart else { return nil }
    var both = self
    both.new = next.new
    both.lengths = next.lengths
    both.lead = next.lead
    both.lead.corrected += lead.corrected
    both.measured = measured
    return both
  }

  /// What is measured after a later pass measured some of the same lines again; nil if that is not
  /// known.
  private func measured(with later: Measured) -> Measured? {
    guard var all = measured else { return nil }
    if isReset, later.count <= all.count, later.guessed == 0, later.unseen == 0 {
      all.length += later.length - later.assumed
      return all
    }
    if all.count == 1, later.count == 1, all.subject == later.subject {
      all.length = later.length
      return all
    }
    return nil
  }

  fileprivate func isOfSameContainer(as other: EstimateChange) -> Bool {
    view == other.view && container == other.container && seen == other.seen
  }

  /// The same without what was measured, if that is one view that was in sight with that length.
  ///
  /// What was measured for the first time in the frame had been a guess, in whichever pass. One
  /// view after what is in sight is as long as a later pass measured it.
  func told(by lengths: MeasuredLengths) -> EstimateChange {
    guard let measured else { return self }
    var other = self
    if measured.count == 1, lengths.wasInSight(measured.subject, withLength: measured.length) {
      other.measured = nil
    } else if measured.guessed == 0, lengths.isNew(measured.subject) {
      other.measured?.guessed = measured.count
    }
    if measured.count == 1, lead.corrected == 0, let now = lengths.changedNow(measured.subject) {
      other.measured?.length = now
    }
    return other
  }

  /// Whether the container began anew because its cross length changed.
  var isReset: Bool { if case .reset = restart { true } else { false } }

  /// Whether it explains a change of the offset better than another change that came before it.
  fileprivate func explainsMore(than other: EstimateChange) -> Bool {
    guard isAboutOffset else { return false }
    return !other.isAboutOffset || other.isOutOfSight && !isOutOfSight
  }

  /// Whether the change is about the length before the lines in sight.
  fileprivate var isAboutOffset: Bool {
    restart != nil || edit != nil || start != oldStart || NumberFormat.change(lead.corrected) != "0"
  }
}
