internal import LazyTrace

/// Says that something is aligned otherwise, in what, and why.
struct AlignmentWords {
  private let causeWords: CauseWords

  init(causes: CauseWords) { causeWords = causes }

  private var views: ViewWords { causeWords.views }
  private var rows: [SeenView] { causeWords.mover.rows }
  private var isOne: Bool { causeWords.mover.isOne }
  private var size: String { causeWords.mover.size }
  private var it: String { causeWords.mover.it }
  private var object: String { causeWords.mover.object }

  func alignment(for reason: MoveReason) throws -> String {
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
    else { return try causeWords.causes(for: reason) }
    return ", as " + CauseWords.became(old, new.name)
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
      + (try causeWords.causes(for: reason))
      + (reason.isOwn
        ? ", and an alignment guide holds it in \(around)" : ", and stands \(place) \(around)")
  }

  /// The alignment of a container that is another one.
  private func aligned(by reason: MoveReason) throws -> String {
    guard let setting = reason.setting else { return "" }
    var change = reason
    change.views = []
    return ", as " + (try causeWords.text(of: setting, in: change))
  }

  /// Why what is around a view has another length, where that is not told before.
  private func roomCauses(of reason: MoveReason) throws -> String {
    try causeWords.once({ try $0.causes(for: reason) }, else: "")
  }
}
