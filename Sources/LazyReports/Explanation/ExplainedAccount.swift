internal import LazyTrace

/// Explains where programs scrolled, which callbacks changed data, and which diagnostics a frame
/// had.
struct ExplainedAccount {
  private let facts: Facts
  var account: FrameAccount { facts.account }
  let work: ReportWork
  let views: ViewWords
  let lengths: MeasuredLengths
  /// The views that were named as a reason for a move, or as gone.
  let told: Set<SeenView>

  /// What was in sight where nothing of that still is, though nobody scrolled.
  private let departures: (ids: [ViewID], unnamed: [SeenView])

  /// What came into sight though nobody scrolled, and was named neither.
  let sightings: Sightings
  /// What is named to have come otherwise.
  let come: Set<SeenView>

  private let scrolls: FrameScrolls

  init(
    _ events: ArraySlice<Event>,
    lengths: MeasuredLengths,
    views: ViewWords,
    scrolls: FrameScrolls,
    charging work: ReportWork
  ) throws {
    self.views = views
    self.scrolls = scrolls
    self.lengths = lengths
    facts = try Facts(events, charging: work)
    let account = facts.account
    told = facts.told.union(account.gone)
    let named = Set(facts.told.compactMap(\.id))
    sightings = try Sightings(events, lengths: lengths, charging: work)
    come = facts.toldToCome.union(account.exchanges.map(\.new))
      .union(account.rowParts.flatMap(\.came))
    let gone = account.goneLabels.union(account.gone.compactMap(\.id))
    let departures = account.replaced.isEmpty ? sightings.departures : sightings.leavers
    let known = named.union(gone).union(facts.pushed)
    let left = departures.filter { !known.contains($0) }
    self.departures = (
      left.filter { account.unnamed[$0] == nil }, left.compactMap { account.unnamed[$0] }
    )
    self.work = work
  }

  /// The lines of text; empty if nothing of the kind happened.
  var lines: [String] {
    get throws {
      let happened =
        try standing + gone + absent + replacements
        + arrived + unseen
        + changes + scrolling + lostStates + begunAnew + authors + callbacks + turned
      // Without a move, a diagnostic alone is not an explanation.
      let told = happened.isEmpty && !facts.isScrolled ? [] : happened + diagnosed
      return try told.flatMap { try Paragraph.lines($0, after: "  ", charging: work) }
    }
  }

  /// A sentence saying that what moved is drawn upside down.
  private var turned: [String] {
    guard account.scrollTraits.contains(.isUpsideDown), facts.hasMoves else { return [] }
    return [
      "A modifier draws the content upside down: what is told as it is laid out is seen the other "
        + "way round."
    ]
  }

  /// A sentence about another size of the window.
  private var standing: [String] { account.window.map { [sentence(about: $0)] } ?? [] }

  /// Sentences about views in sight that are gone, each way of going by itself.
  private var gone: [String] {
    get throws {
      let exchanged = account.exchanges.map(\.old)
      let away = account.movedAway.map(\.view)
      let gone = account.gone.filter {
        !away.contains($0) && !exchanged.contains($0)
      }
      let dropped = gone.filter(account.dropped.contains)
      let others = gone.filter { !account.dropped.contains($0) }
      let isOfData = { (view: SeenView) in view.id != nil && !account.undescribed.contains(view) }
      return try sentences(about: others.filter(isOfData), verb: "went with the data, and")
        // What has no id is no element of data, nor is what has one of its own.
        + sentences(about: others.filter { !isOfData($0) }, verb: "went, and")
        + sentences(about: dropped, verb: "went, as \(notGiving(dropped)), and")
        + movedAway
        + account.exchanges.filter { $0.row == nil }.map { try sentence(about: $0) }
        + otherContent
    }
  }

  /// That elements no longer give some views; by their ids, unless these are what the views are
  /// called.
  private func notGiving(_ dropped: [SeenView]) throws -> String {
    var elements: [ViewID] = []
    for element in account.droppedBy where !elements.contains(element) { elements.append(element) }
    guard !dropped.allSatisfy({ $0.id.map(elements.contains) ?? false }) else {
      return dropped.count == 1
        ? "its element no longer gives it"
        : "their element\(elements.count == 1 ? " no longer gives" : "s no longer give") them"
    }
    return try views.list(of: elements)
      + " no longer \(elements.count == 1 ? "gives" : "give") "
      + (dropped.count == 1 ? "it" : "them")
  }

  /// Sentences about what exists and left sight without a move: it is shorter, or was cut off.
  private var absent: [String] {
    get throws {
      try account.shortened.map(sentence(ofShort:)) + account.cutOff.map { try sentence($0) }
        + rowParts
    }
  }

  /// Sentences about what shows something else, and what is out of sight for that.
  private var replacements: [String] {
    get throws {
      let replaced = account.replaced.map { sentence(about: $0) }
      let (ids, unnamed) = departures
      let lists =
        (ids.isEmpty ? [] : [try views.list(of: ids)])
        + (unnamed.isEmpty ? [] : [try views.subject(of: unnamed)])
      guard !lists.isEmpty else { return replaced }
      let names = lists.joined(separator: ", ").startingSentence(sparing: ids.prefix(1))
      return replaced + ["\(names) \(ids.count + unnamed.count == 1 ? "is" : "are") out of sight."]
    }
  }

  private var scrolling: [String] {
    account.landings.map { sentence(about: $0) } + account.scrolls.map { ScrollWords($0).sentence }
  }

  private var diagnosed: [String] {
    facts.diagnostics.map { "\($0.code.rawValue): \($0.message.onOneLine)." }
  }

  /// A sentence about rows that stayed and show other views than before.
  private var otherContent: [String] {
    get throws {
      let exchanges = account.exchanges.enumerated().filter { place, exchange in
        exchange.row != nil && !account.exchanges[..<place].contains(exchange)
      }.map(\.element)
      guard !exchanges.isEmpty else { return [] }
      let rows = exchanges.compactMap(\.row)
      let names = try views.list(of: rows).startingSentence(sparing: [])
      let verb = views.distinct(rows).count == 1 ? "shows" : "show"
      return [
        try "\(names) \(verb) \(views.list(of: exchanges.map(\.new))) in place of "
          + "\(views.list(of: exchanges.map(\.old)))."
      ]
    }
  }

  /// A sentence saying what stands in the place of a view that was in sight.
  private func sentence(about exchange: FrameAccount.Exchange) throws -> String {
    let old = try views.subject(of: [exchange.old]).startingSentence(sparing: [])
    let shown = exchange.shown.isEmpty ? "" : " with \(try views.list(of: exchange.shown))"
    let new =
      exchange.new.id == nil
      ? exchange.new.name.onOneLine.withArticle + shown : try views.list(of: [exchange.new])
    return "\(old) went, and \(new) came in its place."
  }

  private func sentence(about window: FrameAccount.WindowSize) -> String {
    func size(of size: Size) -> String {
      "\(NumberFormat.decimal(size.width)) × \(NumberFormat.decimal(size.height))"
    }
    return "The window is \(size(of: window.new)) points large and was \(size(of: window.old))."
  }

  /// A sentence saying that a scroll view shows something else.
  private func sentence(about replaced: FrameAccount.Replaced) -> String {
    let owner = replaced.scroll.id.map { " of " + ViewWords.name(of: $0) } ?? ""
    let new =
      replaced.old == replaced.new
      ? "another one" : replaced.new.onOneLine.withArticle
    return
      "The \(replaced.old.onOneLine)\(owner) went, and \(new) came in its place: all in it was "
      + "made anew, and no length that was measured is known any more."
  }

  /// Sentences about what came and went after what is in sight, unless the length of the content
  /// says it.
  private var unseen: [String] {
    guard scrolls.tellsEdits || !scrolls.offsets.haveOtherSizes else { return [] }
    let isOne = account.unseenEdits.count == 1
    return account.unseenEdits.compactMap { edits in
      let place = isOne ? "" : " in " + ViewWords.withoutComma(ViewWords.subject(of: edits.seen))
      // What pushed something out of sight is told with that.
      let came = max(0, edits.cameAfter - facts.pushing)
      return edits.words(came: came, went: edits.wentAfter).map {
        $0 + " further on\(place), out of sight, which moved nothing in sight."
      }
    }
  }

  private func sentence(ofShort short: MoveReason) throws -> String {
    let (old, new) = (NumberFormat.decimal(short.old ?? 0), NumberFormat.decimal(short.new ?? 0))
    return try views.sentence(
      short.views,
      "is out of sight: it is \(new) points long and was \(old), so that it ends before what is in "
        + "sight"
    )
  }

  private func sentence(_ cut: FrameAccount.CutOff) throws -> String {
    var shorter = MoveReason(kind: .shortened, by: 0, old: cut.old, new: cut.new)
    shorter.causes = cut.causes
    let why =
      try " out of sight: " + ReasonWords(views: views, lengths: lengths).shortened(for: shorter)
    let names = try views.list(of: cut.views).startingSentence(
      sparing: cut.views.compactMap(\.id).prefix(1)
    )
    return names + (views.distinct(cut.views).count == 1 ? " is" : " are") + why + "."
  }

  /// Sentences saying that views in sight are gone, one for each scroll view.
  private func sentences(about all: [SeenView], verb: String) throws -> [String] {
    try all.stretches { $0.scroll == $1.scroll }.map { gone in
      try views.sentence(
        gone,
        in: lengths.place(in: gone[0].scroll),
        verb + " was in sight",
        many: verb + " were in sight"
      )
    }
  }

  /// Sentences about changes beside the lazy containers that no move was explained with.
  private var changes: [String] {
    get throws {
      // What took another one's place is told with that.
      let inPlace = Set(account.exchanges.map(\.new))
      return try account.changes.compactMap { change in
        try work.charge(change.views.count)
        guard
          !told.isSuperset(of: change.views) || change.views.isEmpty
            || change.kind == .transform
        else { return nil }
        if change.kind == .came, !change.views.isEmpty, inPlace.isSuperset(of: change.views) {
          return nil
        }
        let words = ReasonWords(views: views, lengths: lengths)
        let ids = change.views.compactMap(\.id).prefix(1)
        return try words.text(ofChange: change).startingSentence(sparing: ids)
          + (change.kind == .insets ? insetsAlone(change) : "") + "."
      }
    }
  }

  /// What insets do that moved nothing: they cover another part of what is in sight.
  private func insetsAlone(_ change: MoveReason) -> String {
    // At the end they may keep it where it is while the content gets another length.
    let isAtStart = ["top", "leading"].contains(change.oldName)
    guard !facts.isScrolled, !facts.isMovedByInsets, isAtStart || !scrolls.offsets.haveOtherSizes,
      let old = change.old, let new = change.new
    else { return "" }
    let they = change.oldName == nil ? "they cover" : "it covers"
    return ", which moved nothing here: \(they) \(NumberFormat.decimal(abs(new - old))) points "
      + "\(new > old ? "more" : "less") of what is in sight"
  }

  private func sentence(about landing: FrameAccount.Landing) -> String {
    let name = ViewWords.name(of: landing.id)
    let place = landing.anchor.map { Self.place(of: $0) } ?? "in sight"
    let asked = "The program asked for \(name) \(place)"
    let cover = cover(of: landing).map { "; " + $0 } ?? ""
    let miss = NumberFormat.decimal(abs(landing.miss))
    if miss == "0" {
      let found =
        around(of: landing).map { "\($0)\(isIn(landing)) stands there" } ?? "it stands there"
      return asked + (facts.isScrolled ? ", and \(found)" : ": it is, so nothing had to move")
        + cover + "."
    }
    let side = landing.miss > 0 ? "after" : "before"
    let it = around(of: landing).map { $0 + isIn(landing) } ?? "it"
    guard !landing.isGuess || landing.isAtEnd else {
      return "\(asked), but \(it) is taken to stand \(miss) points \(side) that, a guess\(cover)."
    }
    return landing.isAtEnd
      ? "\(asked): \(it) stands \(miss) points \(side) that, where the content ends\(cover)."
      : "\(asked), but \(it) stands \(miss) points \(side) that\(cover)."
  }

  /// A clause about the row around a scroll target: the target is in it, or nowhere.
  private func isIn(_ landing: FrameAccount.Landing) -> String {
    landing.isNowhere ? ", in which nothing has that id," : ", in which it is,"
  }

  /// A phrase for the row around a scroll target, if the row was aligned in its place.
  private func around(of landing: FrameAccount.Landing) -> String? {
    landing.around.map { view in
      // The commas around a place end where the relative clause begins.
      ViewWords.withoutComma(ViewWords.subject(of: view))
    }
  }

  /// A phrase for what covers a scroll target at an edge.
  private func cover(of landing: FrameAccount.Landing) -> String? {
    landing.coveredBy.map { view in
      "\(ViewWords.subject(of: view)) is held at the edge and covers "
        + "\(NumberFormat.decimal(landing.covered)) points of it"
    }
  }

  private static func place(of anchor: Double) -> String {
    switch anchor {
    case 0: "at the start of the visible rect"
    case 1: "at the end of the visible rect"
    case 0.5: "in the middle of the visible rect"
    default: "at \(NumberFormat.decimal(anchor)) of the visible rect"
    }
  }

  /// Sentences about states that ended with their views, and why; views with the same fate share
  /// one.
  private var lostStates: [String] {
    get throws {
      try work.charge(account.lostStates.count)
      return try account.lostStates.stretches { $0.states == $1.states && $0.reason == $1.reason }
        .map { try sentence(about: $0[0], of: $0.map(\.view)) }
    }
  }

  /// Sentences about views that came back without the states that they had.
  private var begunAnew: [String] {
    get throws {
      try work.charge(lengths.returned.count)
      return try lengths.returned.stretches { $0.states == $1.states }.map { group in
        let states = group[0].states.joined(separator: ", ")
        let why = "off screen for longer than views are kept, and "
        return try views.sentence(
          group.map { SeenView(id: $0.id, name: "view") },
          "begins anew: it was \(why)its state \(states) was lost",
          many: "begin anew: they were \(why)their state \(states) was lost"
        )
      }
    }
  }

  private func sentence(about lost: FrameAccount.LostState, of seen: [SeenView]) throws -> String {
    let isOne = views.distinct(seen).count == 1
    let (it, was) = isOne ? ("it", "was") : ("they", "were")
    let why =
      switch lost.reason {
      case .retention: "\(it) \(was) off screen for longer than views are kept"
      case .data where seen.compactMap(\.id).contains(where: lengths.isInSight):
        "\(isOne ? "its element gives" : "their elements give") other views now"
      case .data: "\(isOne ? "its" : "their") data was removed"
      case .description:
        "\(it) \(isOne ? "is" : "are") not described in \(isOne ? "its place" : "their places") "
          + "any more"
      }
    let states = lost.states.joined(separator: ", ")
    return "\(try views.subject(of: seen)) lost \(isOne ? "its" : "their") state \(states): \(why)."
      .startingSentence(sparing: seen.compactMap(\.id).prefix(1))
  }
}
