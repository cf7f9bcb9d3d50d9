internal import LazyTrace

/// What came, went or changed, each with its share where there are several.
extension ReasonWords {
  /// What came, went or changed in a view that has another length, or in a layout.
  func causes(for reason: MoveReason) throws -> String { try causes(for: reason, size: mover.size) }

  /// The same with an adjective for lengths, which are not always along the axis of the move.
  func causes(for reason: MoveReason, size: String) throws -> String {
    let causes = reason.causes
    guard !causes.isEmpty else { return "" }
    let haveShares = causes.allSatisfy { $0.by != 0 }
    // What is kept at its end, or is a share of what changed, moves by another amount than it is
    // longer; what is aligned, or moves nothing, always does.
    let longer = (reason.new ?? 0) - (reason.old ?? 0)
    let wholes =
      [.alignment, .shortened].contains(reason.kind) ? [longer] : [longer, reason.by]
    let isWhole = haveShares && wholes.contains { Self.sums(causes.map(\.by), to: $0) }
    let isLazy = reason.views.first?.name.hasPrefix("Lazy") ?? false
    let told = try causes.map { cause in
      let text =
        cause.kind == .unseen && isLazy
        ? "what is or was out of sight in it counts otherwise"
        : try text(ofChange: cause, size: size)
      return causes.count > 1 && isWhole ? NumberFormat.change(cause.by) + " " + text : text
    }
    if reason.kind == .placed, causes.contains(where: { $0.count > 1 }) || told.count > 1 {
      // How much each of them has to do with it is the layout's own business.
      return ", after several changes in it: " + told.joined(separator: ", and ")
    }
    let isPart = reason.kind == .resized && !isWhole && haveShares
    return ", as " + told.joined(separator: ", and ")
      + (isPart ? ", among other changes in it" : "")
  }

  /// Several changes, each with its share.
  func shares(of changes: [MoveReason]) throws -> String {
    let shares = try changes.map { Share(by: $0.by, text: try text(ofChange: $0)) }
    return shares.count == 1 ? shares[0].text : shares.withAmounts
  }

  /// Why each of several views has another length, where the same happened in all of them.
  func likeCauses(of reason: MoveReason, size: String) throws -> String {
    guard !reason.causes.isEmpty else { return "" }
    return try ", as in each of them "
      + reason.causes.map { try text(ofChange: $0, size: size) }.joined(separator: ", and ")
  }

  /// A phrase saying that the cross length of a container changed.
  static func wide(for reason: MoveReason) -> String {
    guard let container = reason.views.first, let old = reason.old, let new = reason.new else {
      return "the container has another length across"
    }
    let (now, was) = (NumberFormat.decimal(new), NumberFormat.decimal(old))
    let isHigh = container.name.hasPrefix("LazyH")
    let other = reason.views.dropFirst().first.map {
      ", and the \($0.name) has another \(isHigh ? "width" : "height"), too"
    }
    return "the \(container.name.onOneLine) is \(now) points \(isHigh ? "high" : "wide") and was "
      + was + (other ?? "")
  }

  /// Whether the shares account for a whole.
  static func sums(_ shares: [Double], to by: Double) -> Bool {
    abs(shares.reduce(0, +) - by) <= 1e-6 * max(1, abs(by))
  }

  /// That a view, or what places it, says something else than before.
  func text(of setting: MoveReason.Setting, in change: MoveReason) throws -> String {
    let view = change.views.first
    // Of several that moved, only one says it.
    let isNamed = view == account?.view || view?.id != nil && view?.id == account?.view.id
    let isOwn = isOne && view != nil && isNamed
    let owner = isOwn ? "its \(setting.name)" : "the \(setting.name)"
    let of = isOwn || change.views.isEmpty ? "" : " of \(try views.list(of: change.views))"
    guard let new = setting.new else { return owner + of + " is not what it was" }
    return "\(owner)\(of) is \(new.onOneLine)"
      + (setting.old.map { " and was \($0.onOneLine)" } ?? "")
  }

  /// A sentence about what came, went or changed its length, without its effects.
  func text(ofChange change: MoveReason, size: String = "long") throws -> String {
    if let setting = change.setting { return try text(of: setting, in: change) }
    return switch change.kind {
    case .came, .went: try edit(of: change, size: size)
    case .rearranged:
      try views.list(of: change.views) + " changed \(change.count == 1 ? "its place" : "places")"
    case .placed:
      (change.views.first.map { "the \($0.name)" } ?? "the layout") + " got other parameters"
    case .transform:
      "the \(change.oldName ?? "effect") of \(try views.list(of: change.views)) changed, so that "
        + "it is drawn otherwise where it stands"
    case .insets:
      "the "
        + LedgerEntry.insetWords(from: change.old ?? 0, to: change.new ?? 0, at: change.oldName)
    case .remeasured: Self.wide(for: change)
    case .padding:
      change.views.isEmpty
        ? "its padding is \(number(change.new)) points and was \(number(change.old))"
        : "the padding around \(try views.list(of: change.views)) takes up \(number(change.new)) "
          + "points and took up \(number(change.old))"
    case .spacing: Self.spacings(of: change) ?? "the distances in it changed"
    case .lines: LineWords.columns(of: change) ?? "cells moved on to other lines"
    case .unseen where !change.views.isEmpty:
      "what is or was out of sight in \(try views.list(of: change.views)) counts otherwise"
    case .unseen where change.oldName != nil: "the minimum or maximum of its frame"
    case .unseen: "other changes in it"
    default: try unrelated.resized(for: change, size: size)
    }
  }

  /// What came or went, with its length where that makes the line longer or shorter; out of sight
  /// it did so before everything in sight in a grid.
  private func edit(of change: MoveReason, size: String) throws -> String {
    let verb = change.kind == .came ? "came in" : "went"
    guard !change.views.isEmpty else {
      return change.grid == nil
        ? "\(Self.counted(change.count)) \(verb), out of sight"
        : "\(Counted.text(change.count, one: "cell")) \(verb) before, out of sight"
    }
    let told = try "\(views.list(of: change.views)) \(verb)"
    guard change.isOfLine, let length = change.new ?? change.old else { return told }
    return told + ", \(change.new == nil ? "which was " : "")\(number(length)) points \(size)"
  }

  private func number(_ value: Double?) -> String { NumberFormat.decimal(value ?? 0) }

  /// That something is as long as it is now, and was.
  func points(of reason: MoveReason, _ size: String) -> String {
    "\(number(reason.new)) points \(size) and was \(number(reason.old))"
  }

  /// The same about no view in particular, which may be the one that changed.
  private var unrelated: ReasonWords {
    var words = self
    words.mover.account = nil
    return words
  }

  func resized(for reason: MoveReason, size: String) throws -> String {
    guard reason.old != nil, reason.new != nil, let view = reason.views.first else {
      return "something before it has another length"
    }
    if reason.views.count > 1 {
      let how =
        reason.isOfLine
        ? "are each \(number(reason.new)) points \(size)"
        : "are \(number(reason.new)) points \(size) together"
      return try "\(views.subject(of: reason.views)) \(how) and were \(number(reason.old))"
        + likeCauses(of: reason, size: size)
    }
    if let oldName = reason.oldName, !reason.isOfLine {
      let row = view.id.map { " in \(views.name(of: $0))" } ?? ""
      return "\(oldName.onOneLine.withArticle) of \(number(reason.old)) points\(row) became "
        + "\(view.name.onOneLine.withArticle) of \(number(reason.new))"
    }
    let told = try "\(name(of: view, in: reason)) is \(points(of: reason, size))"
    if let oldName = reason.oldName { return told + ", as " + Self.became(oldName, view.name) }
    let known = view.id.flatMap(lengths.of)
    let lost = known?.length == reason.new ? known?.loss.words ?? "" : ""
    return told + way(of: view, in: reason) + lost
      + (try once({ try $0.causes(for: reason, size: size) }, else: ", as told above"))
      + Self.leftOffset(for: reason)
  }

  /// The lengths that a row had in the passes of the frame, if it had more than two.
  private func way(of view: SeenView, in reason: MoveReason) -> String {
    guard let known = view.id.flatMap({ lengths.of($0) }), known.before == reason.old,
      known.length == reason.new
    else { return "" }
    let way = view.id.map(lengths.between) ?? []
    return way.isEmpty ? "" : ", by way of " + PassedValues.text(of: way, separatedBy: ", ")
  }

  /// The name of a view whose length changed, distinct from the views that moved by that.
  private func name(of view: SeenView, in reason: MoveReason) throws -> String {
    let name = try views.subject(of: [view])
    if reason.isOfLine { return "the line of \(name)" }
    if reason.isWithModifiers { return "\(name) with the modifiers around it" }
    guard view == account?.view, account?.covers == false else { return name }
    // What grows towards the start moves its own start.
    let isItself = reason.by * ((reason.new ?? 0) - (reason.old ?? 0)) < 0
    return isItself ? "it" : account?.isRow == true ? "another view of \(name)" : name
  }

  /// That another kind of view took the place of one.
  static func became(_ old: String, _ new: String) -> String {
    "\(old.onOneLine.withArticle) became \(new.onOneLine.withArticle)"
  }

  static func counted(_ views: Int) -> String { Counted.text(views, one: "view") }

  /// That nothing made up for what changed out of sight.
  static func leftOffset(for reason: MoveReason) -> String {
    reason.leavesOffset ? ", and the transaction left the offset as it was" : ""
  }

  /// What changes contribute to a move, which goes against them.
  func pushes(of changes: [MoveReason]) throws -> [Share] {
    try changes.map { Share(by: -$0.by, text: try text(ofChange: $0)) }
  }

  /// A phrase for the reasons of a reason; where it is long and was told before, a short one for
  /// that.
  func once(
    _ phrase: (ReasonWords) throws -> String,
    else short: String
  ) rethrows -> String {
    var untold = self
    untold.told = []
    let whole = try phrase(untold)
    guard whole.utf8.count > Self.mostRepeated, told.contains(whole) else {
      return told.isEmpty ? whole : try phrase(self)
    }
    return short
  }

  /// How many bytes of the reasons of a reason are told of each view.
  private static let mostRepeated = 70

  /// A phrase about a scroll view that is shorter, and why.
  func shortened(for reason: MoveReason) throws -> String {
    try "the scroll view is \(points(of: reason, mover.size))" + causes(for: reason)
  }
}

extension MoveReason {
  /// The same, of distances only as many as make up a change; nil where none do.
  func part(by change: Double) -> MoveReason? {
    guard kind == .spacing, let old, let new, old != new else { return self }
    let count = (change / (new - old)).rounded()
    guard count > 0, count <= Double(self.count) else { return nil }
    var part = self
    (part.count, part.by) = (count.whole, count * (new - old))
    return part
  }
}
