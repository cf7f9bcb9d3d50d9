/// The shares of a move, of which views in a row have the most in common: what moved one of them
/// moved the next one, too.
///
/// The common ones are kept once, however many moves begin with them.
package struct MoveReasons: Sendable {
  private var log: Log?
  /// How many of those in the log are shares of this move.
  private var commonCount = 0
  /// Those that no other move has.
  private var own: [MoveReason]

  package init(_ reasons: [MoveReason] = []) { own = reasons }

  /// Adds one that the moves after this one have in common with it.
  ///
  /// - Complexity: O(1) on average, unless another one was added to the same beginning.
  package mutating func share(_ reason: MoveReason) {
    if !own.isEmpty || log?.reasons.count != commonCount {
      let all = all
      (log, commonCount, own) = (Log(), all.count, [])
      for reason in all { log?.append(reason) }
    }
    log?.append(reason)
    commonCount += 1
  }

  /// Adds one that no other move has.
  package mutating func append(_ reason: MoveReason) { own.append(reason) }

  /// Changes those that no other move has.
  package mutating func changeOwn(_ change: (inout [MoveReason]) -> Void) { change(&own) }

  /// What is known of the first reasons in a log, without looking at each.
  fileprivate struct Summary {
    var sum = 0.0
    var kinds: Set<MoveReason.Kind> = []
    /// The place of the first one with the greatest share.
    var main: Int?
  }

  /// Reasons that are only added.
  ///
  /// Unchecked: the thread of its window alone adds, and nobody reads beyond the count that it has.
  private final class Log: @unchecked Sendable {
    private(set) var reasons: [MoveReason] = []
    private var summaries: [Summary] = []

    func append(_ reason: MoveReason) {
      var summary = summary(of: reasons.count)
      summary.add(reason, at: reasons.count, after: summary.main.map { reasons[$0] })
      reasons.append(reason)
      summaries.append(summary)
    }

    func summary(of count: Int) -> Summary { count == 0 ? Summary() : summaries[count - 1] }
  }
}

extension MoveReasons.Summary {
  fileprivate mutating func add(_ reason: MoveReason, at place: Int, after main: MoveReason?) {
    sum += reason.by
    kinds.insert(reason.kind)
    if main.map({ abs($0.by) < abs(reason.by) }) ?? true { self.main = place }
  }
}

/// What is asked of all of them.
extension MoveReasons {
  /// All of them, in the order of the content.
  package var all: [MoveReason] {
    guard let log, commonCount > 0 else { return own }
    return log.reasons[..<commonCount] + own
  }

  /// How many there are.
  package var count: Int { commonCount + own.count }

  /// Whether some are those of other moves, too.
  package var areShared: Bool { commonCount > 0 }

  /// The only one; nil if there are several.
  package var only: MoveReason? { count == 1 ? own.first ?? log?.reasons[0] : nil }

  /// The sum of the shares.
  package var sum: Double { own.reduce(common.sum) { $0 + $1.by } }

  /// The first one with the greatest share.
  package var main: MoveReason? {
    let main = common.main.flatMap { log?.reasons[$0] }
    return own.reduce(main) { main, reason in
      main.map { abs($0.by) < abs(reason.by) } ?? true ? reason : main
    }
  }

  /// Whether one is of a kind.
  package func contains(_ kind: MoveReason.Kind) -> Bool {
    common.kinds.contains(kind) || own.contains { $0.kind == kind }
  }

  private var common: Summary { log?.summary(of: commonCount) ?? Summary() }
}

extension MoveReasons: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    if left.log === right.log, left.commonCount == right.commonCount {
      return left.own == right.own
    }
    return left.count == right.count && left.all == right.all
  }
}
