internal import LazyTrace

/// What the containers of each scroll view reported about their estimates since it was last used.
struct ToldChanges {
  private struct Entry {
    var changes: [EstimateChange] = []
    /// The change that explains the offset: the first one about it, otherwise the first of all.
    var ofOffset: EstimateChange?
    /// Whether the offset was explained with these changes, so that further ones are about what
    /// follows.
    var isUsed = false
    /// Whether the text already says what was measured.
    var isTold = false

    mutating func add(_ change: EstimateChange) {
      changes.append(change)
      guard !change.isInRow else { return }
      if ofOffset.map({ !$0.isAboutOffset && change.isAboutOffset }) ?? true { ofOffset = change }
    }
  }

  private var entries: [ScrollKey: Entry] = [:]

  /// Adds what a container in the event's scroll view reports.
  mutating func add(_ change: EstimateChange, in event: Event) {
    let key = ScrollKey(event)
    if entries[key]?.isUsed ?? true { entries[key] = Entry() }
    entries[key]?.add(change)
  }

  /// The change that explains the offset along the axis of an event; marks it as used.
  mutating func ofOffset(_ event: Event) -> EstimateChange? {
    entries[ScrollKey(event)]?.isUsed = true
    return entries[ScrollKey(event)]?.ofOffset
  }

  /// Sentences about what came or went after what is in sight, for the event's scroll view.
  func behind(_ event: Event) -> [String] {
    (entries[ScrollKey(event)]?.changes ?? []).flatMap { LineWords($0).behind }
  }

  /// Whether anything was reported for the scroll view and axis of an event.
  func has(_ event: Event) -> Bool { entries[ScrollKey(event)] != nil }

  /// Notes that the text says what was measured.
  mutating func markTold(_ event: Event) { entries[ScrollKey(event)]?.isTold = true }

  /// Sentences about measurements and estimates that no explained change of the offset mentioned.
  mutating func untold(in event: Event, charging work: ReportWork) throws -> [String] {
    let key = ScrollKey(event)
    guard let entry = entries[key], !entry.isTold else { return [] }
    entries[key]?.isUsed = true
    entries[key]?.isTold = true
    var sentences: [String] = []
    for change in entry.changes where !change.isInRow {
      try work.charge()
      let subjects = [change.measured?.subject].compactMap(\.self)
      sentences += LineWords(change).news.map { $0.startingSentence(sparing: subjects) }
    }
    return sentences
  }
}

extension EstimateChange {
  /// Whether the change is about the length before the lines in sight.
  fileprivate var isAboutOffset: Bool {
    restart != nil || edit != nil || start != oldStart || NumberFormat.change(lead.corrected) != "0"
  }
}
