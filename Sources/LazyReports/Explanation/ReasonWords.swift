internal import LazyTrace

/// Says one reason why something moved.
struct ReasonWords {
  let views: ViewWords
  let lengths: MeasuredLengths
  var account: MoveAccount?
  var clamp: LedgerEntry?
  /// The entry with which an anchor, or a scroll position, answered to other sizes.
  var anchor: LedgerEntry?
  /// The axis along which it moved, if it is not the one that scrolls.
  var across: Axis?
  /// The axis along which it moved, if that is said.
  var along: Axis?
  /// Whether only one view moved.
  var isOne = true
  /// Whether distances moved several views by different amounts.
  var isSpaced = false
  /// The rows that contain what moved; empty if it is rows itself.
  var rows: [SeenView] = []
  /// Whether data came or went out of sight.
  var hasUnseen = false
  /// What came and went before everything in sight, if that is known.
  var unseen: String?
  /// By how many places that shifts what follows.
  var unseenShift = 0
  /// The name of the container in which it did.
  var unseenIn: String?
  /// What came and went before what is in sight, so that the offset followed.
  var editBefore: String?
  /// The reasons of reasons, as far as earlier sentences say them.
  var told: Set<String> = []

  static let tooShort = "the content would have ended before the visible rect does"

  func text(for reason: MoveReason, of by: Double) throws -> String {
    switch reason.kind {
    case .resized: return try resized(for: reason, size: size)
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
    case .spacing: return spacing(for: reason)
    case .lines: return try lines(for: reason)
    case .placed: return try placed(for: reason)
    case .start where !reason.views.isEmpty:
      return "\(try views.list(of: reason.views)), in which \(isOne ? "it stands" : "they stand"), "
        + "moved"
    case .start: return "what stands before the container has another length"
    case .alignment: return try alignment(for: reason)
    case .padding where !reason.views.isEmpty: return try text(ofChange: reason)
    case .padding: return padding(for: reason)
    case .anchor where (anchor ?? clamp)?.bringsBack == true: return keeper(for: reason)
    case .anchor: return keeper(for: reason) + (try answer(to: reason))
    case .target: return "the scroll target behavior aligned the content again"
    case .clamp: return try clamped(for: reason)
    case .correction where !reason.views.isEmpty:
      return "the offset changed to keep \(try views.list(of: reason.views)) in its place"
        + (mayFollow(reason) ? try after(reason) : "")
    case .correction:
      return "the offset changed by that, as told above"
    case .insets: return Self.insets(for: reason)
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
        + (reason.causes.isEmpty ? try edited() ?? after(reason) : try causes(for: reason))
    }
    return reason.causes.isEmpty
      ? "another section pushes \(object) otherwise" + (try after(reason))
      : "its section ends there" + (try causes(for: reason))
  }

  private func went(for reason: MoveReason) throws -> String {
    guard !reason.views.isEmpty else {
      return "\(Self.counted(reason.count)) went \(reason.by > 0 ? "after" : "before") \(object), "
        + "out of sight" + leftOffset(for: reason)
    }
    let names = try views.list(of: reason.views)
    if reason.count > reason.views.count {
      return "\(Self.counted(reason.count)) went before, of which \(names) "
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

  /// A phrase about a scroll view that is shorter, and why.
  func shortened(for reason: MoveReason) throws -> String {
    "the scroll view is \(NumberFormat.decimal(reason.new ?? 0)) points \(size) and was "
      + NumberFormat.decimal(reason.old ?? 0) + (try causes(for: reason))
  }

  /// The adjective for a length along the axis.
  var size: String { along.map { $0 == .horizontal ? "wide" : "high" } ?? "long" }

  /// The subject and verb for what moved.
  var it: String { isOne ? "it is" : "they are" }
  var object: String { isOne ? "it" : "them" }

  /// A sentence about what came, went or changed its length, without its effects.
  func text(ofChange change: MoveReason, size: String = "long") throws -> String {
    if let setting = change.setting { return try text(of: setting, in: change) }
    return switch change.kind {
    case .came where change.views.isEmpty: Self.counted(change.count) + " came in, out of sight"
    case .went where change.views.isEmpty: Self.counted(change.count) + " went, out of sight"
    case .came: try views.list(of: change.views) + " came in" + Self.length(of: change, size: size)
    case .went: try views.list(of: change.views) + " went" + Self.length(of: change, size: size)
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
    case .padding where !change.views.isEmpty:
      "the padding around \(try views.list(of: change.views)) takes up "
        + "\(NumberFormat.decimal(change.new ?? 0)) points and took up "
        + NumberFormat.decimal(change.old ?? 0)
    case .padding:
      "its padding is \(NumberFormat.decimal(change.new ?? 0)) points and was "
        + NumberFormat.decimal(change.old ?? 0)
    case .spacing: Self.spacings(of: change) ?? "the distances in it changed"
    case .lines: LineWords.columns(of: change) ?? "cells moved on to other lines"
    case .unseen where !change.views.isEmpty:
      "what is or was out of sight in \(try views.list(of: change.views)) counts otherwise"
    case .unseen where change.oldName != nil: "the minimum or maximum of its frame"
    case .unseen: "other changes in it"
    default: try unrelated.resized(for: change, size: size)
    }
  }

  /// How long a view is that makes the line longer or shorter in which it came or went.
  private static func length(of change: MoveReason, size: String) -> String {
    guard change.isOfLine, let length = change.new ?? change.old else { return "" }
    return change.new == nil
      ? ", which was \(NumberFormat.decimal(length)) points \(size)"
      : ", \(NumberFormat.decimal(length)) points \(size)"
  }

  /// The same about no view in particular, which may be the one that changed.
  private var unrelated: ReasonWords {
    var words = self
    words.account = nil
    return words
  }

  private func resized(for reason: MoveReason, size: String) throws -> String {
    guard let old = reason.old, let new = reason.new, let view = reason.views.first else {
      return "something before it has another length"
    }
    if reason.views.count > 1 {
      let points = "\(NumberFormat.decimal(new)) points \(size) "
      return try views.subject(of: reason.views)
        + (reason.isOfLine ? " are each \(points)" : " are \(points)together ")
        + "and were \(NumberFormat.decimal(old))" + likeCauses(of: reason, size: size)
    }
    let known = view.id.flatMap(lengths.of)
    let lost = known?.length == new ? known?.loss.words ?? "" : ""
    let (now, before) = (NumberFormat.decimal(new), NumberFormat.decimal(old))
    if let oldName = reason.oldName, !reason.isOfLine {
      let row = view.id.map { " in \(views.name(of: $0))" } ?? ""
      return "\(oldName.onOneLine.withArticle) of \(before) points\(row) became "
        + "\(view.name.onOneLine.withArticle) of \(now)"
    }
    let name = try name(of: view, in: reason)
    if let oldName = reason.oldName {
      return "\(name) is \(now) points \(size) and was \(before), as "
        + Self.became(oldName, view.name)
    }
    return "\(name) is \(now) points \(size) and was \(before)" + way(of: view, in: reason)
      + lost
      + (try once({ try $0.causes(for: reason, size: size) }, else: ", as told above"))
      + leftOffset(for: reason)
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

  private static func counted(_ views: Int) -> String { Counted.text(views, one: "view") }

  private func came(for reason: MoveReason) throws -> String {
    if reason.views.isEmpty {
      // What pushes towards the start came in on the other side.
      return "\(Self.counted(reason.count)) came in \(reason.by < 0 ? "after" : "before"), "
        + "out of sight" + leftOffset(for: reason)
    }
    let names = try views.list(of: reason.views)
    if reason.count > reason.views.count {
      let are = reason.views.count == 1 ? "is" : "are"
      return "\(Self.counted(reason.count)) came in before, of which \(names) \(are) in sight"
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
    return editBefore.map { ", as " + $0 }
  }

  /// That nothing made up for what changed out of sight.
  private func leftOffset(for reason: MoveReason) -> String {
    reason.leavesOffset ? ", and the transaction left the offset as it was" : ""
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
    if let columns = LineWords.columns(of: reason) {
      let movers = try moversOn(for: reason)
      return columns
        + (across == nil
          ? ", so that cells stand in other lines and were measured anew"
          : LineWords.otherColumns(of: reason))
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

  private func alignment(for reason: MoveReason) throws -> String {
    let lengths = reason.old.flatMap { old in reason.new.map { (old, $0) } }
    guard let (old, new) = lengths else { return "\(it) aligned otherwise" }
    let length = "\(NumberFormat.decimal(new)) points \(size)"
    guard let view = reason.views.first else {
      let verb = isOne ? "was" : "were"
      return "\(it) \(length) and \(verb) \(NumberFormat.decimal(old)), and aligned by that"
        + (try inner(of: reason))
    }
    let change = "\(length) and was \(NumberFormat.decimal(old))"
    if let room = reason.room { return try aligned(view, in: room, change, by: reason) }
    if view.name == "window", view.id == nil {
      return NumberFormat.decimal(old) == NumberFormat.decimal(new)
        ? "the window has another size"
        : "what the window shows is \(change), and stays in its middle"
    }
    let name = try name(ofRoom: view)
    return NumberFormat.decimal(old) == NumberFormat.decimal(new)
      ? "\(name) aligns \(object) otherwise" + (try aligned(by: reason))
      : "\(name) is \(change)" + (try roomCauses(of: reason)) + ", and \(it) aligned in that"
        + (try aligned(by: reason))
  }

  /// What aligns a view: the frame around it and the line of a grid have no name of their own.
  private func name(ofRoom room: SeenView) throws -> String {
    if room.id == nil, ["line", "frame"].contains(room.name) {
      return (isOne ? "its " : "their ") + room.name
    }
    let isEach = rows.count > 1 && rows.contains(room)
    return isEach ? "each of these" : try views.subject(of: [room])
  }

  /// What in a view has another length, or that another kind of view took its place.
  private func inner(of reason: MoveReason) throws -> String {
    guard let cause = reason.causes.first, let old = cause.oldName, let new = cause.views.first
    else { return try causes(for: reason) }
    return ", as " + Self.became(old, new.name)
  }

  /// That another kind of view took the place of one.
  private static func became(_ old: String, _ new: String) -> String {
    "\(old.onOneLine.withArticle) became \(new.onOneLine.withArticle)"
  }

  /// A phrase for what came and went before a cell of a grid, in sight and out of it.
  private func moversOn(for reason: MoveReason) throws -> String {
    var told = try (account?.changes ?? []).map { try text(ofChange: $0, size: size) }
    if let own = reason.unseen {
      let words = own.words(came: own.cameBefore, went: own.wentBefore)
      if let words { told.append(words + " before, out of sight") }
    } else if reason.countsUnseen, let unseen, unseenIn == reason.grid {
      // As many as fill whole lines deal nothing out anew.
      if let columns = reason.otherColumns, unseenShift.isMultiple(of: columns) {
        return told.joined(separator: ", and ")
      }
      told.append("\(unseen) before, out of sight")
    } else if reason.countsUnseen, hasUnseen {
      let others = "data came, went or changed places out of sight"
      told.append(told.isEmpty ? others : "others out of sight did")
    }
    return told.joined(separator: ", and ")
  }
}
