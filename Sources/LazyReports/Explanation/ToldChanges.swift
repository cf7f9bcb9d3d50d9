internal import LazyTrace

/// What the containers of each scroll view said of their guesses since it was last used.
struct ToldChanges {
  private struct Entry {
    var changes: [EstimateChange] = []
    /// What is said of the offset: the first change about it, else the first of all.
    var ofOffset: EstimateChange?
    /// Whether the offset was explained with them, so that further ones are about what follows.
    var isUsed = false
    /// Whether it was said what was measured.
    var isTold = false

    mutating func add(_ change: EstimateChange) {
      changes.append(change)
      guard !change.isInRow else { return }
      if ofOffset.map({ !$0.isAboutOffset && change.isAboutOffset }) ?? true { ofOffset = change }
    }
  }

  private var entries: [ScrollKey: Entry] = [:]

  /// Takes in what a container of the event's scroll view says.
  mutating func add(_ change: EstimateChange, _ event: Event) {
    let key = ScrollKey(event)
    if entries[key]?.isUsed ?? true { entries[key] = Entry() }
    entries[key]?.add(change)
  }

  /// What a container said about the offset along the axis of an event.
  mutating func ofOffset(_ event: Event) -> EstimateChange? {
    entries[ScrollKey(event)]?.isUsed = true
    return entries[ScrollKey(event)]?.ofOffset
  }

  /// What came or went after what is in sight, as the containers of an event's scroll view say.
  func behind(_ event: Event) -> [String] {
    (entries[ScrollKey(event)]?.changes ?? []).flatMap { LineWords($0).behind }
  }

  /// Whether anything was said about the scroll view and axis of an event.
  func has(_ event: Event) -> Bool { entries[ScrollKey(event)] != nil }

  /// Takes note that it was said what was measured.
  mutating func markTold(_ event: Event) { entries[ScrollKey(event)]?.isTold = true }

  /// What was measured and is guessed from it, where no change of the offset was explained with it.
  mutating func untold(_ event: Event, _ work: ReportWork) throws -> [String] {
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
  /// Whether it is about what stands before the lines in sight.
  fileprivate var isAboutOffset: Bool {
    restart != nil || edit != nil || start != oldStart || NumberFormat.change(lead.corrected) != "0"
  }
}
