internal import LazyTrace

/// The reasons of reasons, each with its share where there are several.
extension ReasonWords {
  /// What came, went or changed in a view that has another length, or in a layout.
  func causes(for reason: MoveReason) throws -> String { try causes(for: reason, size: size) }

  /// The same with an adjective for lengths, which are not always along the axis of the move.
  func causes(for reason: MoveReason, size: String) throws -> String {
    let causes = reason.causes
    guard !causes.isEmpty else { return "" }
    // What is aligned, or moves nothing, has another share than length.
    let longer = (reason.new ?? 0) - (reason.old ?? 0)
    // What is kept at its end, or is a share of what changed, moves by another amount than that.
    let isOfLength = causes.allSatisfy { $0.by != 0 } && Self.sums(causes.map(\.by), to: longer)
    let isLength = [.alignment, .shortened].contains(reason.kind) || isOfLength
    let whole = isLength ? longer : reason.by
    let isWhole = causes.allSatisfy { $0.by != 0 } && Self.sums(causes.map(\.by), to: whole)
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
    let isPart = reason.kind == .resized && !isWhole && causes.allSatisfy { $0.by != 0 }
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
    let told = try reason.causes.map { cause in
      cause.kind == .resized && cause.old == nil
        ? "\(try views.subject(of: cause.views)) has another length"
        : try text(ofChange: cause, size: size)
    }
    return ", as in each of them " + told.joined(separator: ", and ")
  }

  /// A phrase for the effect of another cross length: on the first view in sight, or on the length
  /// before another view.
  func remeasured(for reason: MoveReason) throws -> String {
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
      + Self.wide(for: reason)
  }

  /// A phrase saying that the cross length of a container changed.
  static func wide(for reason: MoveReason) -> String {
    guard let container = reason.views.first, let old = reason.old, let new = reason.new else {
      return "the container has another length across"
    }
    let name = container.name.onOneLine
    let size = name.hasPrefix("LazyH") ? "high" : "wide"
    let other = reason.views.dropFirst().first.map {
      ", and the \($0.name) has another \(size == "wide" ? "height" : "width"), too"
    }
    return "the \(name) is \(NumberFormat.decimal(new)) points \(size) and was "
      + NumberFormat.decimal(old) + (other ?? "")
  }

  /// Whether the shares account for a whole.
  private static func sums(_ shares: [Double], to by: Double) -> Bool {
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

  /// That a view is drawn elsewhere; what draws it larger, smaller or turned comes on top.
  static func drawnElsewhere(within effect: String?) -> String {
    "a modifier such as offset draws it elsewhere"
      + (effect.map { ", not counting the \($0) around that" } ?? "")
  }

  /// That what is around what moved has another length, and where it stands in what is around it.
  func aligned(
    _ view: SeenView,
    in room: SeenView,
    _ change: String,
    by reason: MoveReason
  ) throws -> String {
    let comma = view.id == nil && view.place == nil ? "" : ","
    let name = try views.list(of: [view]) + comma
    let around = room.id == nil && room.name == "frame" ? "its frame" : try views.list(of: [room])
    let fraction = reason.old.flatMap { old in reason.new.map { reason.by / (old - $0) } } ?? 0
    let isMiddle = abs(fraction - 0.5) < 1e-6
    let place = isMiddle ? "in the middle of" : abs(fraction - 1) < 1e-6 ? "at the end of" : "in"
    return "\(name) in which \(isOne ? "it stands" : "they stand")\(comma) is \(change)"
      + (try causes(for: reason)) + ", and stands \(place) \(around)"
  }

  /// Why what is around a view has another length, where that is not told before.
  func roomCauses(of reason: MoveReason) throws -> String {
    try once({ try $0.causes(for: reason) }, else: "")
  }

  /// The alignment of a container that is another one.
  func aligned(by reason: MoveReason) throws -> String {
    guard let setting = reason.setting else { return "" }
    var change = reason
    change.views = []
    return ", as " + (try text(of: setting, in: change))
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

  /// How many bytes of the reasons of a reason are told of each view.
  private static let mostRepeated = 70

  /// A phrase for the change to which an end or an anchor answers.
  ///
  /// For an end, another sentence names the size that has to do with it.
  func after(_ reason: MoveReason) throws -> String {
    if clamp?.anchor == .alignment { return try aligning(reason) }
    let anchor = clamp?.cause == .clamp ? nil : clamp
    let changes = moving(anchor)
    guard !changes.isEmpty else {
      if hasUnseen, anchor == nil {
        return unseen.map { ", as \($0) before, out of sight" }
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
    shares += try self.shares(of: changes)
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
    let shares: [Share] = try shares(of: changes)
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
    let all = [Share(by: old - new, text: "the " + words)] + (try shares(of: changes))
    return Self.sums(all.map(\.by), to: reason.by) ? all.withAmounts : nil
  }

  /// What changes contribute to a move, which goes against them.
  private func shares(of changes: [MoveReason]) throws -> [Share] {
    try changes.map { Share(by: -$0.by, text: try text(ofChange: $0)) }
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
    case .placed: hasUnseen && unseen != nil
    default: hasUnseen
    }
  }
}

extension MoveReason {
  /// The same, of distances only as many as make up a change; nil where none do.
  func part(by change: Double) -> MoveReason? {
    guard kind == .spacing, let old, let new, old != new else { return self }
    let count = (change / (new - old)).rounded()
    guard count > 0, count <= Double(self.count) else { return nil }
    var part = self
    (part.count, part.by) = (Int(count), count * (new - old))
    return part
  }
}
