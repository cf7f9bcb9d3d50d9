internal import LazyTrace

/// What made a `ScrollPosition` move the content to keep a view in its place, with amounts.
struct KeptPlace {
  let entry: LedgerEntry
  /// The accounts of what an anchor moved.
  let moves: [MoveAccount]

  /// The reasons, largest last, if they sum to the change: insets did what the others leave.
  var reasons: [MoveReason]? {
    let all = lengths ?? []
    let rest = entry.change - all.reduce(0) { $0 + $1.by }
    if NumberFormat.change(rest) == "0" { return all.isEmpty ? nil : all }
    let container = containerShare
    let ofInsets = rest - (container?.by ?? 0)
    if NumberFormat.change(ofInsets) == "0" {
      return all.isEmpty ? nil : all + [container].compactMap(\.self)
    }
    // What else there is has to do with one of the insets, which alone needs no amount.
    let told = all + [container].compactMap(\.self)
    guard !told.isEmpty, let old = entry.oldInsets, let new = entry.insets,
      insetShare.map({ abs($0 - ofInsets) < 1e-6 }) ?? true
    else { return nil }
    var insets = MoveReason(kind: .insets, by: ofInsets, old: old, new: new)
    insets.oldName = entry.insetEdge
    return told + [insets]
  }

  /// What another length of the container has to do with it.
  private var containerShare: MoveReason? {
    guard let old = entry.oldContainer, let new = entry.container,
      let by = entry.keptContainerShare
    else { return nil }
    return MoveReason(
      kind: .resized,
      by: by,
      views: [SeenView(name: Self.container)],
      count: 1,
      old: old,
      new: new
    )
  }

  /// What another inset at one edge has to do with it; nil if both edges have another one.
  private var insetShare: Double? {
    guard let kept = entry.kept, let old = entry.oldInsets, let new = entry.insets,
      let edge = entry.insetEdge
    else { return nil }
    let isAtEnd = edge == "bottom" || edge == "trailing"
    return (isAtEnd ? kept : kept - 1) * (new - old)
  }

  private static let container = "container"

  /// The shares of lengths, of which the own length of the view is the last; nil if nothing is
  /// known of them.
  private var lengths: [MoveReason]? {
    guard entry.isOfPosition, let subject = entry.subject, !moves.isEmpty else { return nil }
    let account = moves.first { $0.view.id == subject && $0.row == nil }
    let changes = (account ?? moves[0]).changes
    var own = changes.filter { $0.kind == .resized && $0.views.map(\.id) == [subject] }
    let fraction = entry.kept ?? 0
    for place in own.indices { own[place].by *= fraction }
    own.removeAll { NumberFormat.change($0.by) == "0" }
    let others = changes.filter { $0.views.map(\.id) != [subject] }
    // Where a share of the anchor holds what was before it, the changes say that.
    let before = account?.reasons.filter { $0.kind != .anchor } ?? []
    let all = (before.isEmpty ? others : before) + own
    return all.isEmpty ? nil : all
  }

  /// The point of a view that stays in its place; nil for its start.
  static func point(_ kept: Double?) -> String? {
    switch kept {
    case nil, 0: nil
    case 0.5: "the middle"
    case 1: "the end"
    case let kept?: "\(NumberFormat.decimal(kept))"
    }
  }

  /// The name of a view that is kept in its place, with the point that is.
  static func name(of subject: ViewID, at kept: Double?) -> String {
    (point(kept).map { $0 + " of " } ?? "") + ViewWords.name(of: subject)
  }

  /// A clause saying what kinds of things changed by which a view would have moved.
  static func changes(in reasons: [MoveReason]) -> String {
    let kinds = Set(reasons.map(\.kind))
    let isOfData = !kinds.isSubset(of: [.resized, .insets])
    if isOfData, kinds.isDisjoint(with: [.resized, .insets]) { return "Data came, went or moved" }
    let changed = [
      kinds.contains(.insets) ? "insets" : nil, isOfData ? "data" : nil,
      kinds.contains(.resized) ? "sizes" : nil,
    ].compactMap(\.self)
    let words =
      changed.dropLast().joined(separator: ", ") + (changed.count > 1 ? " and " : "")
      + (changed.last ?? "")
    return words.capitalizedFirst + " changed"
  }

  /// The reasons in words, each with its amount.
  ///
  /// `causes` says what gave the container another length.
  func text(of reasons: [MoveReason], _ words: ReasonWords, causes: String) throws -> String {
    try reasons.map { reason in
      let change = NumberFormat.change(reason.by) + " "
      let isOwn = reason.views.map(\.id) == [entry.subject]
      guard isOwn, let point = Self.point(entry.kept), entry.kept != 1 else {
        return try change + words.text(ofChange: reason)
          + (reason.views.map(\.name) == [Self.container] ? causes : "")
      }
      return try change + "what is before \(point) of it, as \(words.text(ofChange: reason))"
    }.joined(separator: "; ")
  }
}

extension LedgerEntry {
  /// By how much another length of the container changes the offset that keeps a view at a fraction
  /// of it; nil if the container did not change, or no view is kept.
  var keptContainerShare: Double? {
    guard isOfPosition, let kept, let old = oldContainer, let new = container else { return nil }
    return kept * (old - new)
  }
}
