internal import LazyTrace

/// To what anchors, scroll positions and ends of the content answer.
extension ReasonWords {
  /// Whether a position brings back the view that it keeps.
  var bringsBack: Bool { (anchor ?? clamp)?.bringsBack == true }

  static let tooShort = "the content would have ended before the visible rect does"

  /// A phrase for an end of the content that moved, with what it answers to.
  func clamped(for reason: MoveReason) throws -> String {
    let answer = try answer(to: reason)
    let hasShares = clamp?.insetWords.map { answer.contains($0) } ?? false
    return (hasShares ? Self.tooShort : clampWords) + answer
  }

  private var clampWords: String {
    guard let clamp else { return Self.tooShort }
    guard !isAtStart else {
      // No length of the container moves the start of the content.
      return (clamp.insetWords.map { "the \($0), and " } ?? "") + "the content begins there"
    }
    return clamp.sizeWords.map { "the \($0), and the content ends where it ends" } ?? Self.tooShort
  }

  /// What an end or an anchor answers to, told once.
  func answer(to reason: MoveReason) throws -> String {
    try once({ try $0.after(reason) }, else: ", for what is told above")
  }

  /// A phrase for the change to which an end or an anchor answers.
  ///
  /// For an end, another sentence names the size that has to do with it.
  func after(_ reason: MoveReason) throws -> String {
    if clamp?.anchor == .alignment { return try aligning(reason) }
    let anchor = clamp?.cause == .clamp ? nil : clamp
    let changes = moving(anchor)
    guard !changes.isEmpty else {
      if unseen.exist, anchor == nil {
        return unseen.words.map { ", as \($0) before, out of sight" }
          ?? ", as data came, went or changed places out of sight"
      }
      return anchor?.sizeWords.map { ", as the " + $0 + length(besides: reason, by: anchor) } ?? ""
    }
    if let told = try clampShares(of: reason, changes) { return ", as " + told }
    var shares: [Share] = []
    if let anchor, let words = anchor.insetWords, let old = anchor.oldInsets,
      let new = anchor.insets
    {
      // What a position keeps answers to a part of one of the insets.
      let rest = changes.reduce(reason.by) { $0 + $1.by } + (anchor.keptContainerShare ?? 0)
      shares.append(Share(by: anchor.isOfPosition ? rest : old - new, text: "the " + words))
    }
    shares += try pushes(of: changes)
    if reason.kind == .anchor, let anchor, let words = anchor.containerWords,
      let old = anchor.oldContainer, let new = anchor.container
    {
      let by = -(anchor.keptContainerShare ?? old - new)
      shares.append(Share(by: by, text: "the " + words))
    }
    let isWhole = Self.sums(shares.map(\.by), to: reason.by)
    // Only an end answers to all of a length.
    if isWhole, [.anchor, .clamp].contains(reason.kind), shares.count > 1 {
      return ", as " + shares.withAmounts
    }
    var told = shares.map(\.text)
    if reason.kind == .clamp {
      // What makes the content longer is no reason for its end to come nearer, nor for more room.
      let along = shares.filter { $0.by * reason.by >= 0 }.map(\.text)
      told = along.isEmpty ? told : along
      // Nor does the start come nearer by that.
      if isAtStart { told = zip(shares, told).filter { $0.0.by >= 0 }.map(\.1) }
    }
    guard !told.isEmpty else { return "" }
    return ", as " + told.joined(separator: ", and ")
      + (isWhole || !hasOthers(reason) ? "" : ", and others out of sight")
  }

  /// What an anchor answers to that aligns content which is too short: of what changes its length,
  /// the middle moves by half.
  private func aligning(_ reason: MoveReason) throws -> String {
    let changes = account?.changes.resizedTogether ?? []
    let shares: [Share] = try pushes(of: changes)
    let sizes = clamp?.sizeWords.map { ["the " + $0] } ?? []
    let told = (sizes + shares.map(\.text)).joined(separator: ", and ")
    guard !told.isEmpty else { return "" }
    let isByHalf = sizes.isEmpty && Self.sums(shares.map { $0.by / 2 }, to: reason.by)
    return isByHalf ? ", by half of what changed: " + told : ", as " + told
  }

  /// What moved the end of the content, other insets among that, each with its share; nil where
  /// these do not account for all of it.
  private func clampShares(of reason: MoveReason, _ changes: [MoveReason]) throws -> String? {
    guard reason.kind == .clamp, let clamp, clamp.cause == .clamp, clamp.oldContainer == nil,
      let old = clamp.oldInsets, let new = clamp.insets, let words = clamp.insetWords
    else { return nil }
    let all = [Share(by: old - new, text: "the " + words)] + (try pushes(of: changes))
    return Self.sums(all.map(\.by), to: reason.by) ? all.withAmounts : nil
  }

  /// What changed that can have moved what an entry of the ledger answers to: the view that a
  /// position keeps stands where it stood, unless another point of it than its start is kept.
  private func moving(_ anchor: LedgerEntry?) -> [MoveReason] {
    let changes = account?.changes ?? []
    guard let anchor, anchor.isOfPosition, let kept = anchor.subject else {
      return changes.resizedTogether
    }
    return changes.compactMap { change in
      guard change.kind == .resized, change.views.map(\.id) == [kept] else { return change }
      var own = change
      own.by *= anchor.kept ?? 0
      return NumberFormat.change(own.by) == "0" ? nil : own
    }.resizedTogether
  }

  /// That the content got another length, too, where only the container and insets are told of an
  /// anchor that moved by more than these.
  private func length(besides reason: MoveReason, by anchor: LedgerEntry?) -> String {
    guard reason.kind == .anchor, let anchor, let old = anchor.oldContainer,
      let new = anchor.container
    else { return "" }
    let insets = abs((anchor.insets ?? 0) - (anchor.oldInsets ?? 0))
    guard abs(reason.by) > abs(new - old) + insets + 1e-6 else { return "" }
    return ", and the content got another length"
  }

  /// Whether the content begins where what is in sight would have moved on.
  var isAtStart: Bool {
    clamp.map { $0.cause == .clamp && $0.anchor == nil && $0.change > 0 } ?? false
  }

  /// Whether what changed around what moved may be why the offset did: the view that it keeps may
  /// be in another container.
  func mayFollow(_ reason: MoveReason) -> Bool {
    let changes = account?.changes ?? []
    return changes.isEmpty || Self.sums(changes.map { -$0.by }, to: reason.by)
  }

  /// Whether something that came or went out of sight may have a part in a change.
  private func hasOthers(_ reason: MoveReason) -> Bool {
    switch reason.kind {
    // What a position keeps answers to nothing that stands farther away.
    case .anchor where clamp?.isOfPosition == true: false
    // A lazy layout places in order.
    case .placed: unseen.exist && unseen.words != nil
    default: unseen.exist
    }
  }

  /// A phrase for what moved the content to keep something in place.
  func keeper(for reason: MoveReason) -> String {
    if let clamp, clamp.anchor == .alignment { return clamp.aligning }
    let entry = anchor ?? clamp
    guard let entry, entry.isOfPosition else {
      return "defaultScrollAnchor kept showing the same part of the content"
    }
    return entry.subject.map {
      "the \(entry.keeping($0))" + (entry.bringsBack ? bringingBack($0) : "")
    }
      ?? "the ScrollPosition stayed at its edge"
  }

  /// Why a position brings a view back; that view itself moves by its own length alone.
  private func bringingBack(_ id: ViewID) -> String {
    let length = lengths.changed(id).map {
      ViewWords.name(of: id) + " " + LedgerEntry.lengthWords($0)
    }
    if let length, account?.view.id == id { return ", as " + length }
    return ", as data put that elsewhere among the others" + (length.map { ", and " + $0 } ?? "")
  }
}
