/// The shares of a move, of which views in a row have the most in common: what moved one of them
/// moved the next one, too.
///
/// The common ones are kept once, however many moves begin with them.
package struct MoveReasons: Sendable {
  private var log: Log?
  /// How many of those in the log are shares of this move.
  private var commonCount = 0
  /// Those in the log that are larger for each move, such as all that came in before a view.
  private var grown: [Grown] = []
  /// How many of those were taken away again.
  private var droppedCount = 0
  /// Those that no other move has.
  private var own: [MoveReason]

  /// A share that stands at a place of the log.
  private struct Grown: Equatable {
    let place: Int
    var reason: MoveReason
  }

  package init(_ reasons: [MoveReason] = []) { own = reasons }

  /// Adds one that the moves after this one have in common with it.
  ///
  /// - Complexity: O(1) on average, unless another one was added to the same beginning.
  package mutating func share(_ reason: MoveReason) {
    shareAll()
    log?.append(reason)
    commonCount += 1
  }

  /// Adds what happened to a view, which is one share with the same that happened to others.
  ///
  /// - Complexity: As ``share(_:)``.
  package mutating func shareJoined(_ reason: MoveReason) {
    shareAll()
    if let index = grown.firstIndex(where: { $0.reason.joins(reason.kind, by: reason.by) }) {
      grown[index].reason.join(reason)
    } else {
      shareGrown(reason)
    }
  }

  /// Takes away what happened to a view, which is part of one share.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - kind: What happened to it.
  ///   - by: Its part of the share.
  package mutating func takeJoined(_ view: SeenView, _ kind: MoveReason.Kind, by: Double) {
    shareAll()
    guard let index = grown.firstIndex(where: { $0.reason.joins(kind, by: by) }) else { return }
    grown[index].reason.by -= by
    grown[index].reason.seen.remove(view)
    grown[index].reason.count -= 1
    guard grown[index].reason.count <= 0 else { return }
    grown.remove(at: index)
    droppedCount += 1
  }

  /// Makes those that are this move's own the beginning of a log.
  private mutating func shareAll() {
    guard !own.isEmpty || log?.count != commonCount else { return }
    let all = all
    (log, commonCount, grown, own) = (Log(), 0, [], [])
    droppedCount = 0
    for reason in all {
      let isFirst = !grown.contains { $0.reason.joins(reason.kind, by: reason.by) }
      if reason.kind.joins, isFirst {
        shareGrown(reason)
      } else {
        log?.append(reason)
        commonCount += 1
      }
    }
  }

  private mutating func shareGrown(_ reason: MoveReason) {
    grown.append(Grown(place: commonCount, reason: reason))
    log?.append(nil)
    commonCount += 1
  }

  /// Adds one that no other move has.
  package mutating func append(_ reason: MoveReason) { own.append(reason) }

  /// Changes those that no other move has.
  package mutating func changeOwn(_ change: (inout [MoveReason]) -> Void) { change(&own) }

  /// Changes the last one, of which no other move hears.
  package mutating func changeLast(_ change: (inout MoveReason) -> Void) {
    if own.isEmpty { self = Self(all) }
    if let last = own.indices.last { change(&own[last]) }
  }

  /// Changes the first one of a kind whose shares are one; `by` says in which direction it moved.
  package mutating func changeFirst(
    _ kind: MoveReason.Kind,
    by: Double = 0,
    _ change: (inout MoveReason) -> Void
  ) {
    if let index = grown.firstIndex(where: { $0.reason.joins(kind, by: by) }) {
      change(&grown[index].reason)
    } else if let index = own.firstIndex(where: { $0.joins(kind, by: by) }) {
      change(&own[index])
    }
  }

  /// What is known of the first reasons in a log, without looking at each.
  fileprivate struct Summary {
    var sum = 0.0
    /// The greatest share.
    var most = 0.0
    var kinds: Set<MoveReason.Kind> = []
    /// The place of the first one with the greatest share.
    var main: Int?
  }

  /// Reasons that are only added; nil where the one of each move stands.
  ///
  /// Unchecked: the thread of its window alone adds, and nobody reads beyond the count that it has.
  private final class Log: @unchecked Sendable {
    private(set) var reasons: [MoveReason?] = []
    private var summaries: [Summary] = []

    var count: Int { reasons.count }

    func append(_ reason: MoveReason?) {
      var summary = summary(of: reasons.count)
      if let reason {
        summary.add(reason, at: reasons.count, after: summary.main.flatMap { reasons[$0] })
      }
      reasons.append(reason)
      summaries.append(summary)
    }

    func summary(of count: Int) -> Summary { count == 0 ? Summary() : summaries[count - 1] }
  }
}

extension MoveReasons.Summary {
  fileprivate mutating func add(_ reason: MoveReason, at place: Int, after main: MoveReason?) {
    sum += reason.by
    most = max(most, abs(reason.by))
    kinds.insert(reason.kind)
    if main.map({ abs($0.by) < abs(reason.by) }) ?? true { self.main = place }
  }
}

/// What is asked of all of them.
extension MoveReasons {
  /// All of them, in the order of the content.
  package var all: [MoveReason] {
    guard let log, commonCount > 0 else { return own }
    var all: [MoveReason] = []
    all.reserveCapacity(count)
    for place in 0..<commonCount {
      if let reason = log.reasons[place] {
        all.append(reason)
      } else if let grown = grown.first(where: { $0.place == place }) {
        all.append(grown.reason)
      }
    }
    return all + own
  }

  /// How many there are.
  package var count: Int { commonCount - droppedCount + own.count }

  /// Whether some are those of other moves, too.
  package var areShared: Bool { commonCount > droppedCount }

  /// How many reasons, and views in them, no other move has.
  package var ownCount: Int {
    (grown.map(\.reason) + own).reduce(0) { $0 + 1 + $1.seen.ownCount }
  }

  /// Whether the only one is what happened to a view.
  package func areOnly(_ kind: MoveReason.Kind, of view: SeenView) -> Bool {
    guard count == 1, contains(kind) else { return false }
    return all.first?.seen == .few([view])
  }

  /// The last one; nil if there are none.
  package var last: MoveReason? {
    if let last = own.last { return last }
    guard commonCount > 0, droppedCount == 0 else { return all.last }
    return grown.first { $0.place == commonCount - 1 }?.reason ?? log?.reasons[commonCount - 1]
  }

  /// The sum of the shares.
  package var sum: Double {
    own.reduce(grown.reduce(common.sum) { $0 + $1.reason.by }) { $0 + $1.by }
  }

  /// The greatest share, in either direction.
  package var most: Double {
    let common = grown.reduce(common.most) { max($0, abs($1.reason.by)) }
    return own.reduce(common) { max($0, abs($1.by)) }
  }

  /// The first one with the greatest share.
  package var main: MoveReason? {
    var (main, place) = (common.main.flatMap { log?.reasons[$0] }, common.main ?? .max)
    for grown in grown {
      let (by, most) = (abs(grown.reason.by), abs(main?.by ?? -1))
      if main == nil || by > most || by == most && grown.place < place {
        (main, place) = (grown.reason, grown.place)
      }
    }
    return own.reduce(main) { main, reason in
      main.map { abs($0.by) < abs(reason.by) } ?? true ? reason : main
    }
  }

  /// Whether one is of a kind.
  package func contains(_ kind: MoveReason.Kind) -> Bool {
    common.kinds.contains(kind) || grown.contains { $0.reason.kind == kind }
      || own.contains { $0.kind == kind }
  }

  private var common: Summary { log?.summary(of: commonCount) ?? Summary() }
}

extension MoveReasons: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    if left.log === right.log, left.commonCount == right.commonCount,
      left.droppedCount == right.droppedCount
    {
      return left.grown == right.grown && left.own == right.own
    }
    return left.count == right.count && left.all == right.all
  }
}

extension MoveReason.Kind {
  /// Whether what happened to several views is one share.
  package var joins: Bool { [.came, .went, .rearranged, .spacing, .lines].contains(self) }
}

extension MoveReason {
  /// Whether it is of a kind, and so is a share of what follows: what was moved away and what was
  /// moved in are two reasons.
  package func joins(_ kind: Kind, by: Double) -> Bool {
    self.kind == kind && (kind != .rearranged || self.by.sign == by.sign)
  }

  /// Adds the same that happened to another view.
  package mutating func join(_ other: MoveReason) {
    by += other.by
    count += 1
    if [.came, .went].contains(kind) {
      old = old.flatMap { sum in other.old.map { sum + $0 } }
      new = new.flatMap { sum in other.new.map { sum + $0 } }
    }
    for view in other.seen.all { seen.append(view) }
  }
}
