internal import LazyTrace

/// Says why something moved, or what changed: one phrase for each kind of reason.
struct ReasonWords {
  let views: ViewWords
  let lengths: MeasuredLengths
  /// What moved for these reasons, if anything did.
  var mover = Mover()
  /// The causes of reasons, as far as earlier sentences say them.
  var told: Set<String> = []
  /// The entry with which an end of the content, or an anchor, pushed the visible rect.
  var clamp: LedgerEntry?
  /// The entry with which an anchor, or a scroll position, answered to other sizes.
  var anchor: LedgerEntry?
  /// What came and went out of sight.
  var unseen = UnseenChanges()

  var account: MoveAccount? { mover.account }
  var isOne: Bool { mover.isOne }
  var size: String { mover.size }
  var it: String { mover.it }
  var object: String { mover.object }
}

/// The reasons for a move.
extension ReasonWords {
  func text(for reason: MoveReason, of by: Double) throws -> String {
    switch reason.kind {
    case .resized: return try resized(for: reason, size: size)
    case .came, .went: return try edit(for: reason)
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
    case .spacing: return spacing(for: reason)
    case .lines: return try lines(for: reason)
    case .placed: return try placed(for: reason)
    case .start where !reason.views.isEmpty:
      return "\(try views.list(of: reason.views)), in which \(isOne ? "it stands" : "they stand"), "
        + "moved"
    case .start: return "what stands before the container has another length"
    case .alignment: return try alignment(for: reason)
    case .padding where !reason.views.isEmpty: return try text(ofChange: reason)
    case .padding:
      let (old, new) = (
        NumberFormat.decimal(reason.old ?? 0), NumberFormat.decimal(reason.new ?? 0)
      )
      return "the padding before \(object) is \(new) points and was \(old)"
    case .anchor where bringsBack: return keeper(for: reason)
    case .anchor: return keeper(for: reason) + (try answer(to: reason))
    case .target: return "the scroll target behavior aligned the content again"
    case .clamp: return try clamped(for: reason)
    case .correction where !reason.views.isEmpty:
      return "the offset changed to keep \(try views.list(of: reason.views)) in its place"
        + (mayFollow(reason) ? try after(reason) : "")
    case .correction:
      return "the offset changed by that, as told above"
    case .insets where reason.old == nil: return "the insets of the scroll view changed"
    case .insets: return try text(ofChange: reason)
    case .transform: return Self.drawnElsewhere(within: reason.oldName)
    case .remeasured: return try remeasured(for: reason)
    case .held: return held(for: reason)
    case .shortened: return try shortened(for: reason)
    case .unseen where !reason.views.isEmpty: return try arrived(for: reason)
    case .unseen: return "what is out of sight before it counts otherwise than before"
    }
  }

  /// A phrase for a layout, or a section, that places a view elsewhere.
  private func placed(for reason: MoveReason) throws -> String {
    guard reason.views.first?.name == "section" else {
      return "the \(reason.views.first?.name ?? "layout") places \(object) elsewhere"
        + (reason.causes.isEmpty
          ? try edited() ?? after(reason) : try causes(for: reason))
    }
    return reason.causes.isEmpty
      ? "another section pushes \(object) otherwise" + (try after(reason))
      : "its section ends there" + (try causes(for: reason))
  }

  /// A phrase for what came or went, with its length, and the distance that came or went with it.
  private func edit(for reason: MoveReason) throws -> String {
    let isArrival = reason.kind == .came
    let verb = isArrival ? "came in" : "went"
    // What pushes towards the start came in on the other side.
    let side = (reason.by < 0) == isArrival ? "after" : "before"
    guard !reason.views.isEmpty else {
      return
        "\(Self.counted(reason.count)) \(verb) \(side)\(isArrival ? "" : " " + object), out of "
        + "sight" + Self.leftOffset(for: reason)
    }
    let told = try views.list(of: reason.views) + " " + verb + (isArrival ? " " + side : "")
    guard let length = isArrival ? reason.new : reason.old,
      views.distinct(reason.views).count == reason.count
    else { return told }
    let were = isArrival ? "" : reason.count == 1 ? "which was " : "which were "
    let spacing = NumberFormat.decimal(abs(reason.by) - length)
    return told + ", \(were)\(NumberFormat.decimal(length)) points \(size)"
      + (reason.count == 1 ? "" : " together")
      + (spacing == "0" || abs(reason.by) < length ? "" : ", with \(spacing) of spacing")
  }

  /// A phrase about a view that an edge holds, or holds no more.
  private func held(for reason: MoveReason) -> String {
    if reason.new != nil {
      return "\(it) held at the end of the visible rect, which is \(points(of: reason, size))"
    }
    if account?.isOutOfSight == true { return "the edge holds it no more" }
    return reason.count > 0
      ? "the edge holds it now" : "the edge held it, and it stands at its own place now"
  }

  /// That what came and went before has its own place in all that follows, also across the axis.
  private func edited() -> String? {
    guard mover.across != nil, account?.changes.isEmpty ?? true else { return nil }
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

  private func lines(for reason: MoveReason) throws -> String {
    let movers = try moversOn()
    if let columns = LineWords.columns(of: reason) {
      return columns
        + (mover.across == nil
          ? ", so that cells stand in other lines and were measured anew"
          : LineWords.otherColumns(of: reason))
        + (movers.isEmpty ? "" : ", and " + movers)
    }
    let moved =
      reason.isOfLine
      ? "cells before \(object) moved on to other lines"
      : "cells moved on to other \(mover.across != nil ? "places of their lines" : "lines")"
    return moved + ", as "
      + (movers.isEmpty ? "others came, went or changed places before them" : movers)
  }

  /// A phrase for what came and went before a cell of a grid, in sight and out of it.
  private func moversOn() throws -> String {
    try (account?.changes ?? []).map { try text(ofChange: $0, size: size) }
      .joined(separator: ", and ")
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
      + Self.wide(for: reason)
  }

  /// That a view is drawn elsewhere; what draws it larger, smaller or turned comes on top.
  private static func drawnElsewhere(within effect: String?) -> String {
    "a modifier such as offset draws it elsewhere"
      + (effect.map { ", not counting the \($0) around that" } ?? "")
  }
}
