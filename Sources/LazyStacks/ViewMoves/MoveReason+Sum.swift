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
    let reason = MoveReason(kind, by: by, of: view, old: old, new: new)
    if kind.joins, let place = firstIndex(where: { $0.joins(kind, by: by) }) {
      self[place].join(reason)
    } else {
      append(reason)
    }
  }

  /// The reasons and their remainder: a correction of the offset that nothing in sight followed, or
  /// else what is out of sight.
  func reasons(summingTo by: Double, correctedBy corrections: Double = 0) -> [MoveReason] {
    let most = reduce(0) { Swift.max($0, abs($1.by)) }
    let rest = MoveReason.remainder(of: by, besides: sum, most: most, correctedBy: corrections)
    return rest.map { self + [$0] } ?? self
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
    shareJoined(MoveReason(kind, by: by, of: view, old: old, new: new))
  }

  /// The same with their remainder, as of an array of them.
  func reasons(summingTo by: Double, correctedBy corrections: Double = 0) -> Self {
    var all = self
    let rest = MoveReason.remainder(of: by, besides: sum, most: most, correctedBy: corrections)
    if let rest { all.append(rest) }
    return all
  }
}

extension MoveReason {
  /// What happened to at most one view.
  fileprivate init(_ kind: Kind, by: Double, of view: SeenView?, old: Double?, new: Double?) {
    self.init(kind: kind, by: by, views: view.map { [$0] } ?? [], count: 1, old: old, new: new)
  }

  /// What some shares leave of a move: a correction of the offset that nothing in sight followed,
  /// or else what is out of sight; nil if that is nothing.
  ///
  /// - Parameters:
  ///   - by: How far the move went.
  ///   - sum: The sum of the shares.
  ///   - most: The greatest of them, in either direction.
  ///   - corrections: How far the offset was corrected.
  /// - Returns: The rest.
  fileprivate static func remainder(
    of by: Double,
    besides sum: Double,
    most: Double,
    correctedBy corrections: Double
  ) -> MoveReason? {
    let rest = by - sum
    let slack = Double.slack(at: max(abs(by), most))
    guard abs(rest) > slack else { return nil }
    let isLeft = abs(rest + corrections) <= slack
    return MoveReason(kind: isLeft ? .correction : .unseen, by: rest)
  }
}
