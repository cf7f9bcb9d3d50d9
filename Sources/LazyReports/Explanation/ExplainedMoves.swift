internal import LazyStacks

/// What in sight moved in a frame although nobody moved it, in sentences.
struct ExplainedMoves {
  private let events: ArraySlice<Event>
  private let lengths: MeasuredLengths
  private let work: ReportWork
  private let views: ViewWords

  init(_ events: ArraySlice<Event>, _ lengths: MeasuredLengths, _ work: ReportWork) {
    self.events = events
    self.lengths = lengths
    self.work = work
    views = ViewWords(work, hasGrids: lengths.hasGrids)
  }

  /// Views that moved alike for one reason.
  struct Group {
    let by: Double
    let cause: LedgerCause
    let subject: ViewID?
    let account: MoveAccount?
    var views: [SeenView]

    func isLike(_ other: Group) -> Bool {
      guard cause == other.cause, subject == other.subject,
        account?.reasons == other.account?.reasons,
        account?.isOutOfSight == other.account?.isOutOfSight,
        account?.covers == other.account?.covers
      else { return false }
      return account?.isOutOfSight == true && account?.isGuess == true
        || NumberFormat.change(by) == NumberFormat.change(other.by)
    }
  }

  /// What moved, those together that moved alike one after the other.
  var groups: [Group] {
    get throws {
      var groups: [Group] = []
      for event in events {
        try work.charge()
        guard case .moved(let by, let cause, let subject, let account) = event.detail else {
          continue
        }
        let view = account?.view ?? SeenView(id: event.id, name: "view")
        let new = Group(by: by, cause: cause, subject: subject, account: account, views: [view])
        // The group is not taken out to be compared, so that its views are not copied.
        if !groups.isEmpty, groups[groups.count - 1].isLike(new) {
          groups[groups.count - 1].views.append(view)
        } else {
          groups.append(new)
        }
      }
      return groups
    }
  }

  /// A line for all subviews that moved alike for one reason.
  var lines: [String] {
    get throws {
      var lines: [String] = []
      for group in try groups {
        try work.charge(group.views.count)
        lines += try Paragraph.lines(try sentence(group), after: "  ", work)
      }
      return lines
    }
  }

  private func sentence(_ group: Group) throws -> String {
    let names = try views.subject(group.views).startingSentence
    let isOne = group.views.count == 1
    let reason = try reason(group)
    guard let account = group.account else {
      return "\(names) moved by \(NumberFormat.change(group.by)), though nobody moved "
        + "\(isOne ? "it" : "them"): \(reason)."
    }
    if account.covers {
      return "\(names), held at the edge, covers \(NumberFormat.decimal(abs(group.by))) points "
        + "\(group.by > 0 ? "more" : "less") of what is beside it: \(reason)."
    }
    if account.isOutOfSight {
      let isKnown = !account.isGuess || NumberFormat.change(group.by) != "0"
      let way =
        isKnown
        ? ", by \(account.isGuess ? "about " : "")\(NumberFormat.change(group.by))" : ""
      return "\(names) \(isOne ? "was" : "were") pushed out of sight\(way), though nobody moved "
        + "\(isOne ? "it" : "them"): \(reason)."
    }
    let content = account.view.name == "ScrollView" && isOne ? " with all that it shows" : ""
    return "\(names) moved by \(NumberFormat.change(group.by))\(content), though nobody moved "
      + "\(isOne ? "it" : "them"): \(reason)."
  }

  private func reason(_ group: Group) throws -> String {
    guard let account = group.account, !account.reasons.isEmpty else {
      return Self.words(of: group.cause, group.subject.map { views.name($0) })
    }
    let words = ReasonWords(views: views, lengths: lengths, account: account, clamp: clamp)
    let sorted = account.reasons.sorted { abs($0.by) > abs($1.by) }
    guard sorted.count > 1 else { return try words.text(sorted[0], of: group.by) }
    let isExact = !account.isGuess
    return try sorted.map { reason in
      let share = isExact ? NumberFormat.change(reason.by) + " " : ""
      return try share + words.text(reason, of: reason.by)
    }.joined(separator: "; ")
  }

  /// The entry of the ledger by which an end of the content pushed the visible rect.
  private var clamp: LedgerEntry? {
    for event in events {
      guard case .offset(_, _, let entries) = event.detail else { continue }
      if let clamp = entries.first(where: { $0.cause == .clamp }) { return clamp }
    }
    return nil
  }

  private static func words(of cause: LedgerCause, _ subject: String?) -> String {
    switch cause {
    case .resize:
      subject.map { "\($0) has another length" } ?? "something before it has another length"
    case .data: "data came, went or moved"
    case .clamp: ReasonWords.tooShort
    case .estimate: "what was guessed before it became known"
    case .user: "the finger that moved the container took it along"
    case .snap, .target, .script: "the program that moved the container took it along"
    }
  }
}

/// One reason why something moved, in words.
struct ReasonWords {
  let views: ViewWords
  let lengths: MeasuredLengths
  let account: MoveAccount
  let clamp: LedgerEntry?

  static let tooShort = "the content became too short for where the visible rect was"

  func text(_ reason: MoveReason, of by: Double) throws -> String {
    switch reason.kind {
    case .resized: return try resized(reason)
    case .came: return try came(reason)
    case .went:
      let names = try views.list(reason.views)
      guard reason.count == 1, let length = length(reason.views[0]) else { return names + " went" }
      return "\(names) went, which was \(length) points long"
    case .rearranged:
      let isOwn = reason.views == [account.view]
      return isOwn
        ? "it changed its place among the others"
        : try views.list(reason.views) + " changed \(reason.count == 1 ? "its place" : "places")"
    case .spacing: return spacing(reason)
    case .lines: return try lines(reason)
    case .start: return "what stands before the container has another length"
    case .alignment: return try alignment(reason)
    case .anchor:
      return "defaultScrollAnchor kept showing the same part of the content" + (try after)
    case .clamp: return clampWords + (try after)
    case .correction:
      return "the offset went along with what stood before it, which came back in the same frame"
    case .insets: return "the insets of the scroll view changed"
    case .unseen where !reason.views.isEmpty:
      return
        "what came into sight before it in this frame (\(try views.list(reason.views))) changed "
        + "in a later pass"
    case .unseen: return "what is out of sight before it counts otherwise than before"
    }
  }

  private func resized(_ reason: MoveReason) throws -> String {
    guard let old = reason.old, let new = reason.new, let view = reason.views.first else {
      return "something before it has another length"
    }
    let lost =
      view.id.flatMap { lengths.of($0) }.map { $0.wasEvicted && $0.length == new } ?? false
    return "\(try views.subject([view])) is \(NumberFormat.decimal(new)) points long and was "
      + NumberFormat.decimal(old) + (lost ? MeasuredLengths.lostState : "")
  }

  private func came(_ reason: MoveReason) throws -> String {
    let names = try views.list(reason.views)
    if reason.count > reason.views.count {
      return "\(reason.count) came in before, \(names) the last of them in sight"
    }
    guard reason.count == 1, let length = length(reason.views[0]) else {
      return names + " came in before"
    }
    return "\(names) came in before, \(length) points long"
  }

  private func length(_ view: SeenView) -> String? {
    view.id.flatMap { lengths.of($0) }.map { NumberFormat.decimal($0.length) }
  }

  private func spacing(_ reason: MoveReason) -> String {
    guard let old = reason.old, let new = reason.new else { return "the spacing before it changed" }
    let (now, before) = (NumberFormat.decimal(new), NumberFormat.decimal(old))
    return reason.count == 1
      ? "the spacing before it is \(now) points and was \(before)"
      : "\(reason.count) spacings before it are \(now) points each and were \(before)"
  }

  private func lines(_ reason: MoveReason) throws -> String {
    if let old = reason.old, let new = reason.new, old != new {
      return "\(NumberFormat.decimal(old)) columns became \(NumberFormat.decimal(new)), so that "
        + "cells stand in other lines"
    }
    let after = try after
    return "cells moved on to other lines"
      + (after.isEmpty ? ", as something came or went before them" : after)
  }

  private func alignment(_ reason: MoveReason) throws -> String {
    let size = reason.old.flatMap { old in reason.new.map { (old, $0) } }
    guard let view = reason.views.first, let (old, new) = size else {
      return "it is aligned otherwise"
    }
    let change =
      "\(NumberFormat.decimal(new)) points long and was \(NumberFormat.decimal(old))"
    if view.name == "window", view.id == nil {
      return NumberFormat.decimal(old) == NumberFormat.decimal(new)
        ? "the window has another size"
        : "what the window shows is \(change), and stays in its middle"
    }
    if view.name == "line", view.id == nil {
      return "its line is \(change), and aligns it otherwise"
    }
    let name = try views.subject([view])
    return NumberFormat.decimal(old) == NumberFormat.decimal(new)
      ? "\(name) aligns it otherwise" : "\(name) is \(change), and aligns it otherwise"
  }

  private var clampWords: String {
    guard let clamp, let old = clamp.oldContainer, let new = clamp.container else {
      return Self.tooShort
    }
    return "the container is \(NumberFormat.decimal(new)) points long and was "
      + "\(NumberFormat.decimal(old)), and the content ends where it ends"
  }

  /// What came, went or changed, to which an end or an anchor answers.
  private var after: String {
    get throws {
      guard !account.changes.isEmpty else {
        guard let clamp, let old = clamp.oldContainer, let new = clamp.container else { return "" }
        return clampWords.contains("container")
          ? ""
          : ", as the container is \(NumberFormat.decimal(new)) points long and was "
            + NumberFormat.decimal(old)
      }
      let told = try account.changes.map { change in
        let names = try views.list(change.views)
        switch change.kind {
        case .came: return "\(names) came in"
        case .went: return "\(names) went"
        default: return try resized(change)
        }
      }
      return ", as " + told.joined(separator: ", and ")
    }
  }
}

extension String {
  /// The words at the beginning of a sentence; ids stay as they are.
  var startingSentence: String {
    guard hasPrefix("the ") || hasPrefix("row ") || hasPrefix("rows ") || hasPrefix("cell")
    else { return self }
    return prefix(1).uppercased() + dropFirst()
  }
}
