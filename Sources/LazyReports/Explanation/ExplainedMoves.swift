internal import LazyTrace

/// Explains in sentences what moved by itself in sight in a frame.
struct ExplainedMoves {
  private let events: ArraySlice<Event>
  private let scrolls: FrameScrolls
  private let lengths: MeasuredLengths
  private let work: ReportWork
  private let views: ViewWords
  /// How many views came and went in sight, as far as moves are told with them.
  private let cameAndWentInSight: Int
  /// The rows that are told to have moved themselves.
  private let movedRows: Set<SeenView>
  /// The reasons of reasons, as far as earlier sentences say them.
  private var told: Set<String> = []

  init(
    _ events: ArraySlice<Event>,
    scrolls: FrameScrolls,
    lengths: MeasuredLengths,
    views: ViewWords,
    charging work: ReportWork
  ) {
    self.events = events
    self.scrolls = scrolls
    self.lengths = lengths
    self.work = work
    self.views = views
    var movedRows = Set<SeenView>()
    for case .moved(_, _, _, let account?) in events.lazy.map(\.detail) where account.isRow {
      movedRows.insert(account.view)
    }
    self.movedRows = movedRows
    cameAndWentInSight = events.reduce(0) { most, event in
      guard case .moved(_, _, _, let account?) = event.detail else { return most }
      let count = account.changes.reduce(0) {
        [.came, .went].contains($1.kind) ? $0 + $1.views.count : $0
      }
      return max(most, count)
    }
  }

  /// The moves of the frame, with consecutive views that moved alike in one group.
  var groups: [MoveGroup] {
    get throws {
      var groups: [MoveGroup] = []
      // A move along both axes is two events, one for each axis.
      var last: [Axis?: Int] = [:]
      let dragged = dragged
      for event in events {
        try work.charge()
        guard var new = MoveGroup(event) else { continue }
        new.isDragged = new.rows.isEmpty && dragged.contains(new.views[0])
        // The group stays in the array for the comparison, so that its views are not copied.
        if let place = last[new.axis], place >= groups.count - 2,
          MoveComparison(groups[place], with: new).isLike
        {
          groups[place].take(new)
        } else {
          last[new.axis] = groups.count
          groups.append(new)
        }
      }
      // Containers that scroll along different axes move their views along both.
      if groups.contains(where: { $0.axis != nil })
        || Set(groups.compactMap(\.account.axis)).count > 1
      {
        for place in groups.indices where groups[place].axis == nil {
          groups[place].shownAxis = groups[place].account.axis
        }
      }
      return try joinedRows(groups)
    }
  }

  /// The views that a finger dragged to another place among the others.
  private var dragged: Set<SeenView> {
    var dragged = Set<SeenView>()
    for event in events {
      guard case .frame(_, let account) = event.detail else { continue }
      for author in account.authors where author.kind == .reorder {
        if let view = author.view { dragged.insert(view) }
      }
    }
    return dragged
  }

  /// The same groups, with what happened alike in several rows joined.
  private func joinedRows(_ groups: [MoveGroup]) throws -> [MoveGroup] {
    var joined: [MoveGroup] = []
    var first: [RowKey: Int] = [:]
    for group in groups {
      try work.charge()
      let account = group.account
      guard account.row != nil else {
        joined.append(group)
        continue
      }
      let key = RowKey(
        views: group.isContent ? [] : group.viewsInRow,
        by: group.distance,
        kinds: account.reasons.map { reason in
          let replaced = reason.causes.compactMap(\.oldName).joined(separator: " ")
          return "\(reason.kind) \(reason.old ?? 0) \(reason.new ?? 0) \(replaced)"
        },
        isOutOfSight: account.isOutOfSight
      )
      if let place = first[key] {
        joined[place].rows += group.rows
        if !group.isContent, joined[place].views != group.views { joined[place].hasAlike = true }
      } else {
        first[key] = joined.count
        joined.append(group)
      }
    }
    return joined
  }

  /// Identifies what happens alike in several rows.
  private struct RowKey: Hashable {
    let views: [SeenView]
    let by: String
    let kinds: [String]
    let isOutOfSight: Bool
  }

  /// A line for each group of views.
  var lines: [String] {
    get throws {
      var lines: [String] = []
      var teller = self
      for group in try alongBothAxes(try groups.flatMap(\.divided)) {
        try work.charge(group.views.count)
        lines += try Paragraph.lines(
          try teller.sentence(about: group),
          after: "  ",
          charging: work
        )
        teller.told.formUnion(try answers(in: group))
      }
      return lines
    }
  }

  /// What anchors and ends answered to in a group, and what gave views other lengths.
  private func answers(in group: MoveGroup) throws -> [String] {
    let account = group.accounts.last ?? group.account
    let words = words(for: group, account)
    return try account.reasons.map { reason in
      try [.anchor, .clamp].contains(reason.kind)
        ? words.after(reason) : words.causes(for: reason)
    }
  }

  /// The same groups, with what moved along both axes for one reason as one.
  private func alongBothAxes(_ groups: [MoveGroup]) throws -> [MoveGroup] {
    var joined: [MoveGroup] = []
    var places: [[SeenView]: Int] = [:]
    for group in groups {
      try work.charge(group.views.count)
      let key = group.views + group.rows
      if let place = places[key], joined[place].mayJoin(group),
        try reason(for: joined[place]) == reason(for: group)
      {
        joined[place].across = group.distance
      } else {
        places[key] = joined.count
        joined.append(group)
      }
    }
    return joined
  }

  /// What moved, as the subject of a sentence.
  private func names(of group: MoveGroup) throws -> String {
    let first = group.views.compactMap(\.id).prefix(1)
    if group.isDrawnElsewhere {
      return try views.subject(of: group.rows).startingSentence(sparing: first)
    }
    if group.isContent { return "What is in \(try views.list(of: group.rows))" }
    if group.isInside {
      return try views.list(of: group.views).startingSentence(sparing: first)
        + " in \(try way(of: group).rows)"
    }
    return try views.subject(of: group.views).startingSentence(sparing: first)
      + lengths.place(in: group.account.shownIn)
  }

  private func sentence(about group: MoveGroup) throws -> String {
    let names = try names(of: group)
    let isOne = isOne(group)
    let way = way(of: group)
    guard !group.isDragged else {
      let inside = try way.whereabouts
      return "\(names) moved by \(group.distance)\(inside): a finger dragged "
        + "\(isOne ? "it" : "them") to another place."
    }
    let reason = try reason(for: group)
    let account = group.account
    if account.isArrival {
      let inside = try way.whereabouts
      let out =
        account.isOutOfSight ? "and out of it again" : "and moved by \(group.distance)\(inside)"
      return "\(names) came into sight in this frame, \(out) before anybody saw "
        + "\(isOne ? "it" : "them"): \(reason)."
    }
    if account.covers {
      let cover = "\(ViewWords.withoutComma(names)), held at the edge, covers "
      return cover + "\(NumberFormat.decimal(abs(group.by))) points "
        + "\(group.by > 0 ? "more" : "less") of what is beneath it: \(reason)."
    }
    if let words = try shorter(for: group, isOne: isOne) {
      return "\(names) \(isOne ? "is" : "are") out of sight: \(words)."
    }
    if account.isOutOfSight {
      let inside = try way.whereabouts
      let way = try way.wayOut.map { ", " + $0 + inside } ?? ""
      if group.accounts.areOfOwnPlace { return "\(names) went out of sight\(way): \(reason)." }
      return "\(names) \(isOne ? "was" : "were") pushed out of sight\(way), though nobody moved "
        + "\(isOne ? "it" : "them"): \(reason)."
    }
    let content =
      account.view.name == "ScrollView" && !account.isRow && isOne ? " with all that it shows" : ""
    let inside = try way.whereabouts
    let length = way.length
    return "\(names) moved by \(group.distance)\(inside)\(content)\(length), "
      + "though nobody moved \(isOne ? "it" : "them"): \(reason)."
  }

  private func way(of group: MoveGroup) -> WayWords {
    WayWords(
      group: group,
      isOne: isOne(group),
      views: views,
      movedRows: movedRows,
      isAsked: scrolls.offsets.areAsked
    )
  }

  /// Whether a group is one view for the reader.
  private func isOne(_ group: MoveGroup) -> Bool {
    group.isContent || group.rows.count < 2 && views.distinct(group.views).count == 1
  }

  /// What moved something that a longer scroll view would show there, and that it is shorter; nil
  /// if it left sight for another reason, or not at all.
  private func shorter(for group: MoveGroup, isOne: Bool) throws -> String? {
    let account = group.account
    guard account.isOutOfSight,
      let shorter = account.reasons.first(where: { $0.kind == .shortened })
    else { return nil }
    let words = words(for: group, account)
    let pushes = account.reasons.filter { $0.kind != .shortened }
      .sorted { abs($0.by) > abs($1.by) }
    let isShared = group.distances.areUniform && (!account.isGuess || pushes.count == 1)
    return try pushes.map { reason in
      let share = (account.isGuess ? "about " : "") + NumberFormat.change(reason.by) + " "
      return try (isShared ? share : "") + words.text(for: reason, of: reason.by)
    }.joined(separator: "; ") + ", and " + words.text(for: shorter, of: 0)
  }

  private func words(
    for group: MoveGroup,
    _ account: MoveAccount,
    isSpaced: Bool = false
  ) -> ReasonWords {
    let axis = group.axis ?? group.shownAxis
    let mover = Mover(
      account: account,
      across: group.axis,
      along: axis,
      isOne: isOne(group),
      isSpaced: isSpaced,
      rows: group.rows
    )
    return ReasonWords(
      views: views,
      lengths: lengths,
      mover: mover,
      told: told,
      clamp: scrolls.clamp(along: axis),
      anchor: scrolls.anchor(along: axis),
      unseen: unseenChanges
    )
  }

  private func reason(for group: MoveGroup) throws -> String {
    let account = group.accounts.last ?? group.accounts.ofAll
    guard !account.reasons.isEmpty else { return "its trace does not say why" }
    let words = words(for: group, account, isSpaced: group.isSpaced)
    if group.accounts.areOfOwnPlace, !isOne(group) {
      return "they changed their places among the others"
    }
    if let lines = group.accounts.otherLines {
      return try words.text(for: lines, of: lines.by)
        + "; some are aligned in lines that are longer or shorter"
    }
    if group.accounts.last != nil, let came = account.reasons.first, came.kind == .came {
      return try "each by what came in before it; " + words.text(for: came, of: came.by)
    }
    if group.accounts.last != nil, let all = account.reasons.together {
      let each = "each by what those before it are longer or shorter"
      return try changes(of: account.reasons).map { each + ", " + $0 }
        ?? each + "; " + words.text(for: all, of: all.by)
    }
    let isOfPosition = words.anchor?.isOfPosition ?? false
    let reasons = isOfPosition ? account.reasons.withinTheContent : account.reasons
    let sorted = reasons.resizedTogether.sorted { abs($0.by) > abs($1.by) }
    guard sorted.count > 1 else { return try words.text(for: sorted[0], of: group.by) }
    // Of a guess, the share of what is out of sight is the only one that is not known.
    let unseen = sorted.filter { $0.count > $0.views.count && $0.kind == .came }
    let isShared =
      group.distances.areUniform
      && (!account.isGuess || unseen.count == 1 && account.reasons.sums(to: group.by))
    // What two shares take from one another has no amount of its own.
    let shares = isShared ? sorted.filter { NumberFormat.change($0.by) != "0" } : sorted
    guard shares.count > 1 else {
      return try words.text(for: shares.first ?? sorted[0], of: group.by)
    }
    return try shares.map { reason in
      let about = account.isGuess && unseen.contains(reason) ? "about " : ""
      let hasShare = isShared || group.isSpaced && reason.kind != .spacing
      let share = hasShare ? about + NumberFormat.change(reason.by) + " " : ""
      return try share + words.text(for: reason, of: reason.by)
    }.joined(separator: "; ")
  }

  /// By how much each of some views is longer or shorter; nil if these are many.
  private func changes(of reasons: [MoveReason]) throws -> String? {
    var equal: [(by: String, views: [SeenView])] = []
    for reason in reasons {
      let by = NumberFormat.change(reason.by)
      if equal.last?.by == by {
        equal[equal.count - 1].views += reason.views
      } else {
        equal.append((by, reason.views))
      }
    }
    guard equal.count <= Self.mostChanges else { return nil }
    return try equal.map { change in
      let each = views.distinct(change.views).count > 1 ? " each" : ""
      return try "\(views.list(of: change.views)) by \(change.by)\(each)"
    }.joined(separator: ", ")
  }

  /// From how many different lengths on only their sum is told.
  private static let mostChanges = 6

  /// What came and went without being seen.
  private var unseenChanges: UnseenChanges {
    UnseenChanges(
      exist: scrolls.edits.scrolls.count == 1 && scrolls.edits.lines > cameAndWentInSight,
      words: unseenEdits.flatMap { $0.words(came: $0.cameBefore, went: $0.wentBefore) },
      before: scrolls.edits.before
    )
  }

  /// What came and went out of sight, in the only container in which anything did.
  private var unseenEdits: FrameAccount.UnseenEdits? {
    guard let edits = events.frameAccount?.unseenEdits, edits.count == 1 else { return nil }
    return edits[0]
  }
}
