internal import LazyTrace

/// Explains the movements in one frame of a trace.
struct ExplainedFrame {
  private let events: ArraySlice<Event>
  private let lengths: MeasuredLengths
  private let scrolls: FrameScrolls
  private let work: ReportWork

  init(_ events: ArraySlice<Event>, lengths: MeasuredLengths, charging work: ReportWork) throws {
    self.events = events
    self.lengths = lengths
    self.work = work
    scrolls = try FrameScrolls(events, charging: work)
  }

  /// Names views by their ids, whether or not others have the same.
  private var views: ViewWords { ViewWords(charging: work, hasGrids: lengths.hasGrids) }

  /// What is told of a frame.
  struct Told {
    /// The lines.
    let text: String
    /// Whether all of it is about an offset and the length of the content.
    let isOfOffsetAlone: Bool
  }

  /// The explanation; nil where nothing moved.
  ///
  /// - Parameter withSizeAlone: Whether a changed size of the content suffices for an explanation.
  /// - Returns: The lines of the frame.
  /// - Throws: What the meter throws.
  func told(withSizeAlone: Bool) throws -> Told? {
    let shared = try SharedIDs.found(in: events, charging: work)
    let views = ViewWords(charging: work, hasGrids: lengths.hasGrids, shared: shared)
    let scrolled = try self.scrolled(naming: views)
    let account = try ExplainedAccount(
      events,
      lengths: lengths,
      views: views,
      scrolls: scrolls,
      charging: work
    )
    let others =
      try ExplainedMoves(events, scrolls: scrolls, lengths: lengths, views: views, charging: work)
      .lines + account.lines + hitches()
    var lines = scrolled.lines + others
    let isTold = !lines.isEmpty || withSizeAlone && !scrolled.sizes.isEmpty
    guard let first = events.first, isTold else { return nil }
    lines += scrolled.sizes
    let remedy = try Remedy(events, lengths: lengths, charging: work).sentence
    if let remedy { lines += try Paragraph.lines(remedy, after: "  ", charging: work) }
    let head = "Frame \(first.frame), at \(number(first.time)) s"
    return Told(
      text: ([head] + lines).joined(separator: "\n"),
      isOfOffsetAlone: scrolled.isOfOffsetAlone && others.isEmpty
        && (remedy ?? Remedy.nothingToDo) == Remedy.nothingToDo
    )
  }

  /// What is told of offsets and of the lengths of contents.
  private struct Scrolled {
    /// The lines about offsets, loops and lengths that were forgotten.
    var lines: [String] = []
    /// The lines about lengths of contents.
    var sizes: [String] = []
    /// Whether they are about an offset that changed at most once, and its content alone.
    var isOfOffsetAlone = true
  }

  private func scrolled(naming views: ViewWords) throws -> Scrolled {
    var told = ToldChanges()
    var scrolled = Scrolled()
    var loops = Set<ScrollKey>()
    // Why the length of a content changed between two changes of its offset.
    var news: [ScrollKey: [String]] = [:]
    for (place, event) in zip(events.indices, events) {
      try work.charge()
      switch event.detail {
      case .estimate(let change):
        told.add(change, in: event)
        if !scrolls.offsets.contain(event), let reset = reset(change, in: event) {
          scrolled.isOfOffsetAlone = false
          let lines = try Paragraph.lines(reset, after: "  ", charging: work)
          // Of containers side by side the same is said once.
          if !scrolled.lines.suffix(lines.count).elementsEqual(lines) { scrolled.lines += lines }
        }
      case .offset:
        guard let loop = scrolls.offsets.loop(of: event) else {
          scrolled.lines += try offset(in: event, noting: &told)
          continue
        }
        scrolled.isOfOffsetAlone = false
        if loops.insert(ScrollKey(event)).inserted {
          scrolled.lines += try self.loop(loop, in: event)
        }
      case .contentSize where scrolls.offsets.isLastSize(event, at: place):
        let earlier = news[ScrollKey(event)] ?? []
        scrolled.sizes += try size(in: event, after: earlier, noting: &told)
      case .contentSize(_, _, let isEstimated) where scrolls.offsets.areSeveral(event):
        guard scrolls.offsets.loop(of: event) == nil else { continue }
        let found = try self.news(in: event, isEstimated: isEstimated, noting: &told)
        news[ScrollKey(event), default: []] += found
      case .frame(_, let account):
        for change in account.edgeChanges {
          let sentence = try sentence(about: change, naming: views)
          scrolled.lines += try Paragraph.lines(sentence, after: "  ", charging: work)
        }
      default: break
      }
    }
    return scrolled
  }

  /// What an edge does with a header or footer while something is scrolled.
  private func sentence(
    about change: FrameAccount.EdgeChange,
    naming views: ViewWords
  ) throws -> String {
    let edge =
      switch change.kind {
      case .taken: "the edge holds it now"
      case .letGo: "the edge held it, and it stands at its own place now"
      case .pushed: "the edge holds it as far as its section reaches"
      }
    let (by, asked) = (NumberFormat.change(change.by), NumberFormat.change(change.asked))
    return try views.sentence([change.view], "moved by \(by) and not by \(asked): \(edge)")
  }

  /// That the content got another length, and why, after what was found earlier in the frame.
  private func size(
    in event: Event,
    after earlier: [String],
    noting told: inout ToldChanges
  ) throws -> [String] {
    guard case .contentSize(let last, let new, let isEstimated) = event.detail,
      scrolls.offsets.loop(of: event) == nil
    else { return [] }
    let old = scrolls.offsets.sizeBefore(event) ?? last
    // What is laid out for the first time out of sight had no length.
    let isNew = old == 0 && event.frame > 1 && (event.id != nil || lengths.isFirstLayout(event))
    guard number(old) != number(new), !isNew else { return [] }
    let words = ContentSizeWords(
      for: event,
      at: places,
      old: old,
      new: new,
      isEstimated: isEstimated
    )
    var lines = try Paragraph.lines(words.sentence, after: "  ", charging: work)
    let news = try earlier + news(in: event, isEstimated: isEstimated, noting: &told)
    for sentence in news.uniqued() {
      lines += try Paragraph.lines(sentence, after: "    ", charging: work)
    }
    return lines
  }

  private func hitches() throws -> [String] {
    var lines: [String] = []
    for case .hitch(let late, let cost) in events.lazy.map(\.detail) {
      try work.charge()
      let words = HitchWords(late: late, cost: cost, shares: events.frameAccount?.costs ?? [])
      lines += try Paragraph.lines(words.sentence, after: "  ", charging: work)
    }
    return lines
  }

  /// Where scroll views without ids are found.
  private var places: [FrameAccount.ScrollPlace] { events.frameAccount?.scrollPlaces ?? [] }

  private func offset(in event: Event, noting told: inout ToldChanges) throws -> [String] {
    guard case .offset(let old, let new, let entries) = event.detail else { return [] }
    return ["  \(event.offsetWords(at: places)) went from \(number(old)) to \(number(new)):"]
      + (try reasons(for: entries, in: event, noting: &told))
  }

  /// A sentence about a loop of callbacks, with the values that the offset went through.
  private func loop(_ loop: FrameOffsets.Passes, in event: Event) throws -> [String] {
    try work.charge(loop.offsets.count + loop.starts.count)
    guard let first = loop.offsets.first, let last = loop.offsets.last else { return [] }
    var sentence =
      "\(event.offsetWords(at: places)) went from \(number(first)) to \(number(last)) in "
      + "\(loop.offsets.count - 1) steps of one frame: \(PassedValues.text(of: loop.offsets))."
    if loop.starts.count > 1 {
      let starts = PassedValues.text(of: loop.starts)
      sentence += " What stands before the \(loop.view.onOneLine) was \(starts) points long."
    }
    if let start = loop.sizes.first, let end = loop.sizes.last, loop.sizes.count > 1 {
      sentence +=
        " The content was taken to be \(number(start)) points long, and is \(number(end))."
    }
    return try Paragraph.lines(sentence, after: "  ", charging: work)
  }

  /// Why the size of the content changed, as far as it was not said.
  private func news(
    in event: Event,
    isEstimated: Bool,
    noting told: inout ToldChanges
  ) throws -> [String] {
    let behind = scrolls.tellsEdits ? [] : unseen(in: event, told: told)
    let isReordered = isEstimated && told.hasMovedLines(event)
    guard isEstimated, !told.has(event), scrolls.isScrolledAlone(event),
      scrolls.edits.hasLeavers || !lengths.arrivals(event).isEmpty
    else {
      let untold = try told.untold(
        in: event,
        lengths: lengths,
        guesses: scrolls.guesses,
        charging: work
      )
      let counted = try told.counts(event, lengths: lengths, naming: views)
      guard isEstimated, untold.isEmpty, behind.isEmpty, counted.isEmpty else {
        let isAgain = isEstimated && told.has(event) && scrolls.offsets.hasSizeAgain(event)
        return behind + untold + counted + (isAgain ? [ContentSizeWords.guessedInLaterPass] : [])
      }
      if isReordered {
        return [
          "What has another place and is out of sight is guessed again, even if it was measured."
        ]
      }
      let isOfLeavers =
        scrolls.edits.hasLeavers && !scrolls.moves.exist && !scrolls.offsets.contain(event)
        && !hasGone
      return isOfLeavers ? ["What left the screen is guessed again."] : []
    }
    return [scrolls.edits.hasLeavers ? Self.guessedAgain : Self.guessedNoMore]
  }

  /// Whether something that was in sight went with its data.
  private var hasGone: Bool { !(events.frameAccount?.gone.isEmpty ?? true) }

  /// Why the content may have another length where something was only scrolled.
  static let guessedAgain =
    "What left the screen is guessed again, and what came into it counts as it is."
  private static let guessedNoMore = "What came into sight counts as it is; it had been guessed."

  /// Sentences about what came or went after what is in sight.
  private func unseen(in event: Event, told: ToldChanges) -> [String] {
    guard let account = events.frameAccount,
      let words = told.unseen(event, of: account.unseenEdits)
    else { return told.behind(event) }
    let isStill = !scrolls.moves.exist && !scrolls.anchors.exist
    return [
      words + " further on, out of sight" + (isStill ? ", which moved nothing in sight." : ".")
    ]
  }

  /// That a container was laid out anew, and which one that is.
  private func reset(_ change: EstimateChange, in event: Event) -> String? {
    guard change.isReset else { return nil }
    return LineWords(change).reset(in: event.owner(at: places).map { " in " + $0 } ?? "")
  }

  private func reasons(
    for entries: [LedgerEntry],
    in event: Event,
    noting told: inout ToldChanges
  ) throws -> [String] {
    var lines: [String] = []
    // A scroll that stays beside its target takes back a correction, which moves what is in sight.
    let isTakenBack = entries.contains { $0.estimated == .kept }
    let isExchanged = !entries.contains(where: \.isAskedFor) && lengths.isExchanged(event)
    let (change, earlier) = told.ofOffset(event)
    let inRows = told.inRows(event)
    let joined = try entries.joined(with: change, charging: work)
    var words = change.map { scrolls.guesses.words(for: $0.told(by: lengths), in: event) }
    words?.isOneOfSeveral = !earlier.isEmpty
    let start = try change.map { try startWords(of: $0, after: earlier, in: event) }
    for (place, given) in joined.enumerated() {
      let entry = scrolls.told(given, in: ScrollKey(event))
      let explained = ExplainedEntry(
        entry: entry,
        order: EntryOrder(
          of: place,
          in: joined,
          endingAt: entries.last?.new ?? 0,
          isOneOfSteps: scrolls.offsets.areSeveral(event)
        ),
        causes: try causes(of: entry, startingAt: change, in: event),
        words: words,
        lengths: lengths,
        moves: scrolls.moves,
        start: start,
        contentLength: scrolls.offsets.sizes(in: ScrollKey(event)),
        isStill: scrolls.moves.leftBehind.isEmpty && !isTakenBack && !isExchanged,
        scroll: ScrollKey(event),
        inRows: inRows
      )
      if explained.tellsEstimate { told.markTold(event) }
      var subjects = [entry.subject, change?.measured?.subject].compactMap(\.self)
      if case .reset(let kept) = change?.restart { subjects.append(kept) }
      lines += try Paragraph.lines(
        about: entry.change,
        because: explained.sentences.map { $0.startingSentence(sparing: subjects) },
        charging: work
      )
    }
    return lines
  }

  /// What is behind an entry.
  private func causes(
    of entry: LedgerEntry,
    startingAt change: EstimateChange?,
    in event: Event
  ) throws -> EntryCauses {
    let container = try containerCauses(of: entry, in: event)
    return EntryCauses(
      container: container,
      keptBy: try kept(by: entry, causes: container),
      followed: try followed(by: entry) ?? change.flatMap(someStartCauses),
      placed: try placed(by: entry)
    )
  }

  /// What a container says of where it starts, after others that end before what is in sight.
  private func startWords(
    of change: EstimateChange,
    after earlier: [EstimateChange],
    in event: Event
  ) throws -> StartWords {
    var words = StartWords(
      of: change,
      after: earlier.map { scrolls.guesses.words(for: $0.told(by: lengths), in: event) }
    )
    words.causes = try startCauses(of: change)
    return words
  }

  /// What moved the start of a container by so much; nil where that is not known.
  private func startCauses(of change: EstimateChange) throws -> String? {
    let starts = events.frameAccount?.starts ?? []
    guard let start = starts.first(where: { $0.explains([change]) }) else { return nil }
    return try ReasonWords(views: views, lengths: lengths).shares(of: start.reasons)
  }

  /// What changed before the view that a scroll position keeps in its place.
  private func kept(
    by entry: LedgerEntry,
    causes: String
  ) throws -> (reasons: [MoveReason], text: String)? {
    guard entry.anchor == .sizeChanges else { return nil }
    let place = KeptPlace(entry: entry, moves: scrolls.moves.anchored)
    guard let reasons = place.reasons else { return nil }
    let words = ReasonWords(views: views, lengths: lengths)
    return (reasons, try place.text(of: reasons, words, causes: causes))
  }

  /// The same without amounts, where several passes moved it.
  private func someStartCauses(of change: EstimateChange) throws -> String? {
    let start = events.frameAccount?.starts.first { $0.view == change.seen }
    let words = ReasonWords(views: views, lengths: lengths)
    return try start?.reasons.map { try words.text(ofChange: $0) }.joined(separator: ", and ")
  }

  /// What around a scroll view gave it the length to which an entry answers.
  private func containerCauses(of entry: LedgerEntry, in event: Event) throws -> String {
    guard let old = entry.oldContainer, let account = events.frameAccount,
      let container = account.containers.first(where: {
        $0.node == event.node && $0.change.old == old && $0.change.new == entry.container
      }), !container.change.causes.isEmpty
    else { return "" }
    return try ReasonWords(views: views, lengths: lengths).causes(for: container.change)
  }

  /// What changed before what is in sight so that the offset followed, as what moved beside it
  /// says.
  private func followed(by entry: LedgerEntry) throws -> String? {
    let reasons =
      scrolls.moves.leftBehind.first { $0.has(.correction, by: -entry.change) }?.reasons ?? []
    let kinds: [MoveReason.Kind] = [.resized, .spacing, .came, .went]
    let reason = reasons.lazy.compactMap { $0.part(by: entry.change) }
      .first { kinds.contains($0.kind) && abs($0.by - entry.change) < 1e-6 }
    return try reason.map { try ReasonWords(views: views, lengths: lengths).text(ofChange: $0) }
  }

  /// What has another length in a lazy layout that is reversed, where the offset followed: what
  /// stands before that moved, and what stands after it did not.
  private func placed(by entry: LedgerEntry) throws -> String? {
    let account = scrolls.moves.placed.first { $0.has(.placed, by: -entry.change) }
    let changes = account?.changes.filter { $0.kind == .resized } ?? []
    let told = try changes.map {
      try ReasonWords(views: views, lengths: lengths).text(ofChange: $0)
    }
    return told.isEmpty ? nil : told.joined(separator: ", and ")
  }

  private func number(_ value: Double) -> String { NumberFormat.decimal(value) }
}

extension MoveAccount {
  /// Whether a reason of a kind has a share of the move.
  fileprivate func has(_ kind: MoveReason.Kind, by share: Double) -> Bool {
    reasons.contains { $0.kind == kind && abs($0.by - share) < 1e-6 }
  }
}
