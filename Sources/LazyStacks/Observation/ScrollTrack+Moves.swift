extension ScrollTrack {
  /// Whether the region did anything by itself; where a finger or a program alone moves it, as in
  /// most frames, nothing is summed up.
  var movesByItself: Bool {
    entries.contains { !$0.isIntended || $0.isInset } && !pushes.shares.isEmpty
  }
}

extension ScrollTrack.Pushes {
  /// What the region did by itself, as shares of a move in sight.
  var shares: [MoveReason] {
    var shares: [MoveReason] = []
    if anchor != 0 { shares.add(.anchor, by: -anchor) }
    if insets != 0 { shares.add(.insets, by: -insets) }
    if clamp != 0 { shares.add(.clamp, by: -clamp) }
    return shares
  }
}

extension MoveAccount {
  /// Where lengths have shares of their own, or it moved across, what cells that came and went did
  /// is told without them.
  mutating func tellLengthsOnce(across: Bool = false) {
    let kinds = reasons.map(\.kind)
    guard kinds.contains(.lines), across || kinds.contains(.resized) else { return }
    let others = changes.filter { $0.kind != .resized }
    if !others.isEmpty { changes = others }
  }
}

extension MoveReason {
  /// The shares of a container's length and of a view's own in the move of its start, if the view
  /// is aligned in the container by a fraction of both; nil if it is not, or its own is the same.
  static func alignments(
    by: Double,
    in changes: (around: Double, own: Double)
  ) -> (around: Double, own: Double)? {
    guard abs(changes.own) > Double.tolerance, !changes.around.isNearly(changes.own) else {
      return nil
    }
    // The same fraction of both lengths is before its start.
    let fraction = by / (changes.around - changes.own)
    guard (0...1).contains(fraction) else { return nil }
    return (fraction * changes.around, -fraction * changes.own)
  }

  /// Where a view starts in the room around it, and what both are long.
  struct Aligned {
    var start: Double
    var room: Double
    var own: Double

    /// The fraction of the room left over that is before the view; nil if none is left over.
    fileprivate var fraction: Double? {
      let left = room - own
      return abs(left) > Double.tolerance ? start / left : nil
    }
  }

  /// The shares of another alignment, of the room and of a view's own length in the move of its
  /// start; nil if it is not aligned by a fraction of the room left over.
  static func alignments(
    from old: Aligned,
    to new: Aligned
  ) -> (setting: Double, around: Double, own: Double)? {
    guard let fraction = new.fraction, (0...1).contains(fraction) else { return nil }
    let setting = fraction * (old.room - old.own) - old.start
    return (setting, fraction * (new.room - old.room), -fraction * (new.own - old.own))
  }

  /// Whether it is of a kind, and so is a share of what follows: what was moved away and what was
  /// moved in are two reasons.
  func joins(_ kind: Kind, by: Double) -> Bool {
    self.kind == kind && (kind != .rearranged || self.by.sign == by.sign)
  }
}

extension [MoveReason] {
  /// Adds a reason; the same change of several views is one reason.
  mutating func add(
    _ kind: MoveReason.Kind,
    by: Double,
    of view: SeenView? = nil,
    old: Double? = nil,
    new: Double? = nil
  ) {
    let joins: [MoveReason.Kind] = [.came, .went, .rearranged, .spacing, .lines]
    if joins.contains(kind), let place = firstIndex(where: { $0.joins(kind, by: by) }) {
      self[place].by += by
      self[place].count += 1
      if [.came, .went].contains(kind) {
        self[place].old = self[place].old.flatMap { sum in old.map { sum + $0 } }
        self[place].new = self[place].new.flatMap { sum in new.map { sum + $0 } }
      }
      if let view { self[place].views.append(view) }
      return
    }
    let views = view.map { [$0] } ?? []
    append(MoveReason(kind: kind, by: by, views: views, count: 1, old: old, new: new))
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
