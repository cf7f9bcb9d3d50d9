/// Shares that add up to a move.
extension [MoveReason] {
  /// Adds a reason; the same change of several views is one reason.
  mutating func add(
    _ kind: MoveReason.Kind,
    by: Double,
    of view: SeenView? = nil,
    old: Double? = nil,
    new: Double? = nil
  ) {
    let views = view.map { [$0] } ?? []
    let reason = MoveReason(kind: kind, by: by, views: views, count: 1, old: old, new: new)
    if kind.joins, let place = firstIndex(where: { $0.joins(kind, by: by) }) {
      self[place].join(reason)
    } else {
      append(reason)
    }
  }

  /// The reasons and their remainder: a correction of the offset that nothing in sight followed, or
  /// else what is out of sight.
  func reasons(summingTo by: Double, correctedBy corrections: Double = 0) -> [MoveReason] {
    let rest = by - sum
    let slack = Double.slack(at: reduce(abs(by)) { Swift.max($0, abs($1.by)) })
    guard abs(rest) > slack else { return self }
    let isLeft = abs(rest + corrections) <= slack
    return self + [MoveReason(kind: isLeft ? .correction : .unseen, by: rest)]
  }

  /// Adds the effect of a changed distance between two views on what follows.
  mutating func addSpacing(from old: Double, to new: Double) {
    if abs(new - old) > Double.tolerance { add(.spacing, by: new - old, old: old, new: new) }
  }

  /// The same with the opposite shares.
  var negated: [MoveReason] {
    map { reason in
      var reason = reason
      reason.by.negate()
      return reason
    }
  }

  /// The sum of the shares.
  var sum: Double { reduce(0) { $0 + $1.by } }

  /// How many views something happened to.
  func count(of kind: MoveReason.Kind) -> Int {
    reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) }
  }

  /// By how many places they shift what follows.
  var shift: Int {
    reduce(0) { $0 + ($1.kind == .came ? $1.count : $1.kind == .went ? -$1.count : 0) }
  }
}

extension MoveReasons {
  /// Adds one that the moves after this one have in common with it; the same change of several
  /// views is one reason.
  mutating func add(
    _ kind: MoveReason.Kind,
    by: Double,
    of view: SeenView? = nil,
    old: Double? = nil,
    new: Double? = nil
  ) {
    let views = view.map { [$0] } ?? []
    shareJoined(MoveReason(kind: kind, by: by, views: views, count: 1, old: old, new: new))
  }

  /// The same with their remainder, as of an array of them.
  func reasons(summingTo by: Double, correctedBy corrections: Double = 0) -> Self {
    let rest = by - sum
    let slack = Double.slack(at: max(abs(by), most))
    guard abs(rest) > slack else { return self }
    let isLeft = abs(rest + corrections) <= slack
    var all = self
    all.append(MoveReason(kind: isLeft ? .correction : .unseen, by: rest))
    return all
  }
}
