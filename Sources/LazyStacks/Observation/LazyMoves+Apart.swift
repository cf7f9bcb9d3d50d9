import DequeModule
import LazyExtents

/// Lines that left sight where nothing that was in sight is still there: how far they were pushed
/// follows from the data alone.
extension LazyMoves {
  /// Why a line moved that left sight before the first that is still there, where something came in
  /// between these two: what moved the other one, without that.
  ///
  /// - Returns: The reasons; nil where they do not account for the move.
  func reasonsApart(
    from reasons: [MoveReason],
    at place: Int,
    _ whereabouts: Whereabouts?,
    from expected: Double
  ) -> [MoveReason]? {
    guard start >= 0, place < start, stack.columns == nil, let whereabouts, whereabouts.isKnown
    else { return nil }
    let by = whereabouts.rel - expected
    let slack = max(stack.run.rounding, Double.slack(at: abs(by)))
    let without = reasons.filter { $0.kind != .came }
    if without.count < reasons.count, !without.isEmpty, abs(without.sum - by) <= slack {
      return without
    }
    // Where the first one kept its place, what came in pushed the other way.
    let against = reasons + changes.filter { $0.kind == .came }.negated
    return against.count > reasons.count && abs(against.sum - by) <= slack ? against : nil
  }

  /// The most stretches that are counted for each such line.
  private static let mostCounted = 1_000

  /// What came and went before a line that left sight; nil if a line that is still there says that,
  /// or if the line changed its own place among the others.
  ///
  /// - Parameter place: The place of the line among those of before.
  /// - Returns: What came and went, with the lengths of what was or is in sight.
  mutating func editsBefore(_ place: Int) -> [MoveReason]? {
    guard start < 0, stack.columns == nil, let cell = left[place]?.first,
      let counts = counts(before: cell, at: place), counts.shift == cell.index - past[place].index
    else { return nil }
    var edits: [MoveReason] = []
    for line in stack.run.lines where isNew(line) && line.subviews[0].index < cell.index {
      let view = part(line.subviews[0].seen, of: line.subviews[0].label)
      edits.add(.came, by: line.length + stack.run.spacing, of: view, new: line.length)
    }
    for gone in gone where gone.place < place {
      edits.add(.went, by: -past[gone.place].length - seen.spacing, of: gone.view)
    }
    edits.count(.came, upTo: counts.came)
    edits.count(.went, upTo: counts.went)
    return edits
  }

  /// Why a line moved that left sight before the first one that is still there.
  func firstReasons(at place: Int) -> [MoveReason] {
    guard isMovedByLeft, let after = reasonsOfLeft(from: place, before: start) else { return first }
    return first.filter { reason in !after.contains { $0 == reason } }
  }

  /// How many subviews came and went before one, in the data.
  private struct Counts {
    let came: Int
    let went: Int
    /// By how many places that shifts it.
    var shift: Int { came - went }
  }

  /// The numbers of all that came and went before a line that left sight; nil without an edit, and
  /// where the data are too much in disorder to count.
  private func counts(before cell: Subview, at place: Int) -> Counts? {
    guard let kept = stack.kept, kept.count <= Self.mostCounted else { return nil }
    return Counts(
      came: kept.arrivals(in: 0..<cell.index),
      went: kept.departures(in: 0..<past[place].index)
    )
  }

  /// Whether data changed places among the others.
  var isShuffled: Bool {
    guard let kept = stack.kept?.prefix(Self.mostCounted) else { return false }
    return zip(kept, kept.dropFirst()).contains { $0.old.lowerBound > $1.old.lowerBound }
  }

  /// Whether a line that left sight was itself moved to another place among the others.
  func isMovedItself(_ place: Int) -> Bool {
    guard stack.columns == nil, let cell = left[place]?.first else { return false }
    return hasChangedSides(place, to: cell.index)
  }

  /// That a line which left sight changed its place, or others did around it.
  func rearranged(_ old: SeenLines.Line, at place: Int, by: Double) -> [MoveReason] {
    let cell = left[place]?.first
    let all = cell.flatMap { counts(before: $0, at: place) }
    let isOfOrder = isShuffled && all.map { $0.came + $0.went == 0 } ?? false
    guard stack.columns == nil || isOfOrder else { return reflow(by: by, after: []) }
    if let all, let cell, all.shift == cell.index - old.index {
      return [MoveReason(kind: isShuffled ? .rearranged : .unseen, by: by, count: 1)]
    }
    return [MoveReason(kind: .rearranged, by: by, views: [old.view], count: 1)]
  }

  /// The reasons for a line that left sight, with what those beside it did that left it, too.
  func completed(_ reasons: [MoveReason], at place: Int, by: Double) -> [MoveReason] {
    let aside = grownAside(from: place, by: by - reasons.sum)
    var all = (reasons + aside).reasons(summingTo: by)
    if isShuffled, all.last?.kind == .unseen { all[all.count - 1].kind = .rearranged }
    return all
  }

  /// The lines from one that left sight to the first that is still there, and the distances after
  /// them, if they grew towards the start; empty if that is not by how much it was pushed.
  private func grownAside(from place: Int, by: Double) -> [MoveReason] {
    let isSame = stack.columns == nil || stack.kept == nil && seen.columns == stack.columns?.count
    guard place < start, isSame, abs(by) > Double.tolerance else { return [] }
    var grown: [MoveReason] = []
    for aside in place..<start {
      guard let length = lengthNow(of: aside) else { return [] }
      var reason = MoveReason.resized(past[aside].view, from: past[aside].length, to: length)
      reason.by.negate()
      if abs(reason.by) > Double.tolerance { grown.append(reason) }
    }
    if var gaps = spacing(of: start - place) {
      gaps.by.negate()
      grown.append(gaps)
    }
    return grown.sum.isNearly(by) ? grown : []
  }
}

extension [MoveReason] {
  /// Counts what came or went out of sight, too.
  fileprivate mutating func count(_ kind: MoveReason.Kind, upTo count: Int) {
    if let place = firstIndex(where: { $0.kind == kind }) {
      self[place].count = Swift.max(self[place].count, count)
    } else if count > 0 {
      append(MoveReason(kind: kind, by: 0, count: count))
    }
  }

  /// The same with the rest of a move as the share of what came in or went, if some of that is out
  /// of sight: what else changed was in sight, so that its share is known.
  func completedByUnseen(to by: Double) -> [MoveReason] {
    let rest = by - sum
    let kind = rest > 0 ? MoveReason.Kind.came : .went
    let unseen = indices.filter { self[$0].kind == .came || self[$0].kind == .went }
      .filter { self[$0].count > self[$0].views.count }
    guard let place = unseen.first(where: { self[$0].kind == kind }) ?? unseen.first else {
      return self
    }
    var all = self
    all[place].by += rest
    return all[place].by * (all[place].kind == .came ? 1 : -1) > 0 ? all : self
  }
}
