internal import LazyTrace

/// Says one reason why something moved.
struct ReasonWords {
  let causeWords: CauseWords
  let answers: AnswerWords
  private let unseen: UnseenChanges

  /// Creates words for the reasons of a move.
  ///
  /// - Parameters:
  ///   - causes: Words for what is behind the reasons, which know what moved.
  ///   - clamp: The entry with which an end of the content, or an anchor, pushed the visible rect.
  ///   - anchor: The entry with which an anchor, or a scroll position, answered to other sizes.
  ///   - unseen: What came and went out of sight.
  init(causes: CauseWords, clamp: LedgerEntry?, anchor: LedgerEntry?, unseen: UnseenChanges) {
    causeWords = causes
    self.unseen = unseen
    answers = AnswerWords(causes: causes, clamp: clamp, anchor: anchor, unseen: unseen)
  }

  private var views: ViewWords { causeWords.views }
  private var lengths: MeasuredLengths { causeWords.lengths }
  private var account: MoveAccount? { causeWords.mover.account }
  private var across: Axis? { causeWords.mover.across }
  private var isOne: Bool { causeWords.mover.isOne }
  private var size: String { causeWords.mover.size }
  private var it: String { causeWords.mover.it }
  private var object: String { causeWords.mover.object }

  func text(for reason: MoveReason, of by: Double) throws -> String {
    switch reason.kind {
    case .resized: return try causeWords.resized(for: reason, size: size)
    case .came: return try came(for: reason)
    case .went: return try went(for: reason)
    case .rearranged where reason.views.isEmpty:
      return "others changed their places around \(object)"
    case .rearranged where reason.isOwn:
      return "it moved \(reason.by < 0 ? "before" : "after") \(try views.list(of: reason.views))"
    case .rearranged:
      let isOwn = reason.views.count == 1 && reason.views[0] == account?.view
      return isOwn
        ? "it changed its place among the others"
        : try views.list(of: reason.views)
          + (reason.by.sign == .minus ? " moved away from before" : " moved in before")
          + " \(object)"
    case .spacing: return SpacingWords(causeWords.mover).text(for: reason)
    case .lines: return try lines(for: reason)
    case .placed: return try placed(for: reason)
    case .start where !reason.views.isEmpty:
      return "\(try views.list(of: reason.views)), in which \(isOne ? "it stands" : "they stand"), "
        + "moved"
    case .start: return "what stands before the container has another length"
    case .alignment: return try AlignmentWords(causes: causeWords).alignment(for: reason)
    case .padding where !reason.views.isEmpty: return try causeWords.text(ofChange: reason)
    case .padding: return padding(for: reason)
    case .anchor where answers.bringsBack: return answers.keeper(for: reason)
    case .anchor: return answers.keeper(for: reason) + (try answers.answer(to: reason))
    case .target: return "the scroll target behavior aligned the content again"
    case .clamp: return try answers.clamped(for: reason)
    case .correction where !reason.views.isEmpty:
      return "the offset changed to keep \(try views.list(of: reason.views)) in its place"
        + (answers.mayFollow(reason) ? try answers.after(reason) : "")
    case .correction:
      return "the offset changed by that, as told above"
    case .insets: return Self.insets(for: reason)
    case .transform: return Self.drawnElsewhere(within: reason.oldName)
    case .remeasured: return try remeasured(for: reason)
    case .held: return held(for: reason)
    case .shortened: return try causeWords.shortened(for: reason)
    case .unseen where !reason.views.isEmpty: return try arrived(for: reason)
    case .unseen: return "what is out of sight before it counts otherwise than before"
    }
  }

  /// A phrase for a layout, or a section, that places a view elsewhere.
  private func placed(for reason: MoveReason) throws -> String {
    guard reason.views.first?.name == "section" else {
      return "the \(reason.views.first?.name ?? "layout") places \(object) elsewhere"
        + (reason.causes.isEmpty
          ? try edited() ?? answers.after(reason) : try causeWords.causes(for: reason))
    }
    return reason.causes.isEmpty
      ? "another section pushes \(object) otherwise" + (try answers.after(reason))
      : "its section ends there" + (try causeWords.causes(for: reason))
  }

  private func went(for reason: MoveReason) throws -> String {
    guard !reason.views.isEmpty else {
      return
        "\(CauseWords.counted(reason.count)) went \(reason.by > 0 ? "after" : "before") \(object), "
        + "out of sight" + CauseWords.leftOffset(for: reason)
    }
    let names = try views.list(of: reason.views)
    if reason.count > reason.views.count {
      return "\(CauseWords.counted(reason.count)) went before, of which \(names) "
        + "\(reason.views.count == 1 ? "was" : "were") in sight"
    }
    guard let length = reason.old, isEachNamed(in: reason) else { return names + " went" }
    let were = reason.count == 1 ? "was" : "were"
    return "\(names) went, which \(were) \(NumberFormat.decimal(length)) points \(size)"
      + (reason.count == 1 ? "" : " together") + spacing(with: reason, length)
  }

  /// A phrase saying that insets moved something.
  private static func insets(for reason: MoveReason) -> String {
    guard let old = reason.old, let new = reason.new else {
      return "the insets of the scroll view changed"
    }
    return "the " + LedgerEntry.insetWords(from: old, to: new, at: reason.oldName)
  }

  /// A phrase about a view that an edge holds, or holds no more.
  private func held(for reason: MoveReason) -> String {
    if let old = reason.old, let new = reason.new {
      return "\(it) held at the end of the visible rect, which is \(NumberFormat.decimal(new)) "
        + "points \(size) and was \(NumberFormat.decimal(old))"
    }
    if account?.isOutOfSight == true { return "the edge holds it no more" }
    return reason.count > 0
      ? "the edge holds it now" : "the edge held it, and it stands at its own place now"
  }

  private func came(for reason: MoveReason) throws -> String {
    if reason.views.isEmpty {
      // What pushes towards the start came in on the other side.
      return "\(CauseWords.counted(reason.count)) came in \(reason.by < 0 ? "after" : "before"), "
        + "out of sight" + CauseWords.leftOffset(for: reason)
    }
    let names = try views.list(of: reason.views)
    if reason.count > reason.views.count {
      let are = reason.views.count == 1 ? "is" : "are"
      return "\(CauseWords.counted(reason.count)) came in before, of which \(names) \(are) in sight"
    }
    let side = reason.by < 0 ? "after" : "before"
    guard let length = reason.new, isEachNamed(in: reason) else {
      return "\(names) came in \(side)"
    }
    return "\(names) came in \(side), \(NumberFormat.decimal(length)) points \(size)"
      + (reason.count == 1 ? "" : " together") + spacing(with: reason, length)
  }

  /// Whether all that came or went has a name of its own.
  private func isEachNamed(in reason: MoveReason) -> Bool {
    views.distinct(reason.views).count == reason.count
  }

  /// The distance that came or went with a view, where it is part of the share.
  private func spacing(with reason: MoveReason, _ length: Double) -> String {
    let spacing = NumberFormat.decimal(abs(reason.by) - length)
    return spacing == "0" || abs(reason.by) < length ? "" : ", with \(spacing) of spacing"
  }

  /// That what came and went before has its own place in all that follows, also across the axis.
  private func edited() -> String? {
    guard across != nil, account?.changes.isEmpty ?? true else { return nil }
    return unseen.before.map { ", as " + $0 }
  }

  /// What came into sight before it in the first pass of the frame, and changed in a later one.
  private func arrived(for reason: MoveReason) throws -> String {
    let changed = reason.views.filter { !($0.id.map(lengths.between) ?? []).isEmpty }
    guard changed.count == 1, let id = changed[0].id, let known = lengths.of(id) else {
      return "what came into sight before \(object) in this frame "
        + "(\(try views.list(of: reason.views))) changed in a later pass"
    }
    let earlier = PassedValues.text(of: lengths.between(id), separatedBy: ", ")
    return "\(try views.subject(of: changed)), which came into sight in this frame, is "
      + "\(NumberFormat.decimal(known.length)) points \(size) and was "
      + "\(earlier) in an earlier pass"
  }

  private func padding(for reason: MoveReason) -> String {
    guard let old = reason.old, let new = reason.new else { return "its padding changed" }
    return "the padding before \(object) is \(NumberFormat.decimal(new)) points and was "
      + NumberFormat.decimal(old)
  }

  private func lines(for reason: MoveReason) throws -> String {
    if let columns = ColumnWords.columns(of: reason) {
      let movers = try moversOn(for: reason)
      return columns
        + (across == nil
          ? ", so that cells stand in other lines and were measured anew"
          : ColumnWords.otherColumns(of: reason))
        + (movers.isEmpty ? "" : ", and " + movers)
    }
    let movers = try moversOn(for: reason)
    let moved =
      reason.isOfLine
      ? "cells before \(object) moved on to other lines"
      : "cells moved on to other \(across != nil ? "places of their lines" : "lines")"
    return moved + ", as "
      + (movers.isEmpty ? "others came, went or changed places before them" : movers)
  }

  /// A phrase for what came and went before a cell of a grid, in sight and out of it.
  private func moversOn(for reason: MoveReason) throws -> String {
    var told = try (account?.changes ?? []).map { try causeWords.text(ofChange: $0, size: size) }
    if let own = reason.unseen {
      let words = own.words(came: own.cameBefore, went: own.wentBefore)
      if let words { told.append(words + " before, out of sight") }
    } else if reason.countsUnseen, let words = unseen.words, unseen.container == reason.grid {
      // As many as fill whole lines deal nothing out anew.
      if let columns = reason.otherColumns, unseen.shift.isMultiple(of: columns) {
        return told.joined(separator: ", and ")
      }
      told.append("\(words) before, out of sight")
    } else if reason.countsUnseen, unseen.exist {
      let others = "data came, went or changed places out of sight"
      told.append(told.isEmpty ? others : "others out of sight did")
    }
    return told.joined(separator: ", and ")
  }

  /// A phrase for the effect of another cross length: on the first view in sight, or on the length
  /// before another view.
  private func remeasured(for reason: MoveReason) throws -> String {
    if reason.views.first == account?.view {
      return "\(it) cut by the edge of the visible rect at the same fraction as before"
    }
    if reason.old == nil, let first = reason.views.first {
      return "\(try views.subject(of: [first])) is cut by the edge of the visible rect at the same "
        + "fraction as before"
    }
    let each = try reason.causes.map {
      "\(try views.list(of: $0.views)) by \(NumberFormat.change($0.by))"
    }
    return "what stands before in sight has another length"
      + (each.isEmpty ? "" : " (\(each.joined(separator: ", ")))") + ", as "
      + CauseWords.wide(for: reason)
  }

  /// That a view is drawn elsewhere; what draws it larger, smaller or turned comes on top.
  private static func drawnElsewhere(within effect: String?) -> String {
    "a modifier such as offset draws it elsewhere"
      + (effect.map { ", not counting the \($0) around that" } ?? "")
  }
}
