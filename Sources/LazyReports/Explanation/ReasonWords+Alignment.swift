internal import LazyTrace

/// That something is aligned otherwise, in what, and why.
extension ReasonWords {
  func alignment(for reason: MoveReason) throws -> String {
    guard let old = reason.old, let new = reason.new else { return "\(it) aligned otherwise" }
    let change = points(of: reason, size)
    guard let view = reason.views.first else {
      let length = isOne ? change : change.replacing(" and was ", with: " and were ")
      return "\(it) \(length), and aligned by that" + (try inner(of: reason))
    }
    if let room = reason.room { return try aligned(view, in: room, change, by: reason) }
    let isSame = NumberFormat.decimal(old) == NumberFormat.decimal(new)
    if view.name == "window", view.id == nil {
      return isSame
        ? "the window has another size"
        : "what the window shows is \(change), and stays in its middle"
    }
    let name = try name(ofRoom: view)
    // Why that has another length may be told before.
    let causes = try once({ try $0.causes(for: reason) }, else: "")
    return
      (isSame
      ? "\(name) aligns \(object) otherwise"
      : "\(name) is \(change)\(causes), and \(it) aligned in that")
      + (try aligned(by: reason))
  }

  /// What aligns a view: the frame around it and the line of a grid have no name of their own.
  private func name(ofRoom room: SeenView) throws -> String {
    if room.id == nil, ["line", "frame"].contains(room.name) {
      return (isOne ? "its " : "their ") + room.name
    }
    let isEach = mover.rows.count > 1 && mover.rows.contains(room)
    return isEach ? "each of these" : try views.subject(of: [room])
  }

  /// What in a view has another length, or that another kind of view took its place.
  private func inner(of reason: MoveReason) throws -> String {
    guard let cause = reason.causes.first, let old = cause.oldName, let new = cause.views.first
    else { return try causes(for: reason) }
    return ", as " + Self.became(old, new.name)
  }

  /// That what is around what moved has another length, and where it stands in what is around it.
  private func aligned(
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
      + (try causes(for: reason))
      + (reason.isOwn
        ? ", and an alignment guide holds it in \(around)" : ", and stands \(place) \(around)")
  }

  /// The alignment of a container that is another one.
  private func aligned(by reason: MoveReason) throws -> String {
    guard let setting = reason.setting else { return "" }
    var change = reason
    change.views = []
    return ", as " + (try text(of: setting, in: change))
  }
}

/// That distances between views are others than before.
extension ReasonWords {
  /// A phrase for distances that moved something.
  func spacing(for reason: MoveReason) -> String {
    guard let old = reason.old, let new = reason.new else { return "the spacing before it changed" }
    // What pushes towards the start lies on the other side.
    let side = reason.by * (new - old) < 0 ? "after" : "before"
    let isOne = reason.count == 1
    guard !mover.isSpaced else {
      return "each spacing \(side) \(mover.object) is"
        + Self.spacing(from: old, to: new, isOne: true)
    }
    return (isOne ? "the spacing \(side) it is" : "\(reason.count) spacings \(side) it are")
      + Self.spacing(from: old, to: new, isOne: isOne)
  }

  /// A phrase for several distances that are others than before.
  static func spacings(of change: MoveReason) -> String? {
    guard let old = change.old, let new = change.new, change.count > 0 else { return nil }
    return Counted.text(change.count, one: "spacing is", many: "spacings are")
      + spacing(from: old, to: new, isOne: change.count == 1)
  }

  /// How long distances are and were.
  private static func spacing(from old: Double, to new: Double, isOne: Bool) -> String {
    let now = NumberFormat.decimal(new)
    return " \(now) \(now == "1" ? "point" : "points")\(isOne ? " and was" : " each and were") "
      + NumberFormat.decimal(old)
  }
}
