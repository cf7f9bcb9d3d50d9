internal import LazyTrace

/// What made a `ScrollPosition` move the content to keep a view in its place, with amounts.
struct KeptPlace {
  private let entry: LedgerEntry
  /// The accounts of what an anchor moved.
  private let moves: [MoveAccount]

  init(_ entry: LedgerEntry, moves: [MoveAccount]) {
    self.entry = entry
    self.moves = moves
  }

  /// The reasons, largest last, if they sum to the change: what insets did is what lengths leave.
  var reasons: [MoveReason]? {
    guard let all = lengths else { return nil }
    let rest = entry.change - all.reduce(0) { $0 + $1.by }
    if NumberFormat.change(rest) == "0" { return all }
    if let container = containerShare, NumberFormat.change(rest - container.by) == "0" {
      return all + [container]
    }
    // What else there is has to do with one of the insets.
    guard !all.isEmpty, entry.oldContainer == nil, let old = entry.oldInsets,
      let new = entry.insets
    else { return nil }
    var insets = MoveReason(kind: .insets, by: rest, old: old, new: new)
    insets.oldName = entry.insetEdge
    return all + [insets]
  }

  /// What another length of the container has to do with it: a view that is kept in the middle of
  /// it moves by half of that.
  private var containerShare: MoveReason? {
    guard let old = entry.oldContainer, let new = entry.container, let fraction = entry.kept else {
      return nil
    }
    let by = fraction * (old - new)
    return MoveReason(
      kind: .resized,
      by: by,
      views: [SeenView(name: Self.container)],
      count: 1,
      old: old,
      new: new
    )
  }

  private static let container = "container"

  /// Whether reasons name another length of the container.
  static func tellsContainer(_ reasons: [MoveReason]) -> Bool {
    reasons.contains { $0.views.map(\.name) == [container] }
  }

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
          + (Self.tellsContainer([reason]) ? causes : "")
      }
      return try change + "what is before \(point) of it, as \(words.text(ofChange: reason))"
    }.joined(separator: "; ")
  }
}
