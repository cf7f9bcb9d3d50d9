internal import LazyTrace

/// Says that distances between views are others than before.
struct SpacingWords {
  private let mover: Mover

  init(_ mover: Mover) { self.mover = mover }

  /// A phrase for distances that moved something.
  func text(for reason: MoveReason) -> String {
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
  static func text(of change: MoveReason) -> String? {
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
