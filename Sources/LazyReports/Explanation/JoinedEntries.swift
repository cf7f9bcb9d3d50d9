internal import LazyTrace

/// The entries of an offset in one frame as a text tells of them: entries of one cause that follow
/// one another are one.
extension [LedgerEntry] {
  /// The same entries as they are told, next to what a container says of its lines.
  ///
  /// Corrections are joined even with another cause between them. Where a container forgot all
  /// lengths, what stands before it has another length for the same reason, and is told with it;
  /// so is what an edit did that came with other columns.
  func joined(with change: EstimateChange?, charging work: ReportWork) throws -> [LedgerEntry] {
    let (isReset, isRegrouped) = (change?.isReset ?? false, change?.regrouped?.isWithEdit ?? false)
    var all: [LedgerEntry] = []
    // The position of the first correction of each anchor.
    var estimates: [ScrollAnchorRole?: Int] = [:]
    for entry in self {
      try work.charge()
      if let last = all.last, last.cause == entry.cause, last.anchor == entry.anchor,
        last.subject == entry.subject || entry.cause == .estimate, !last.isApart(from: entry)
      {
        all[all.count - 1].add(entry)
      } else if let last = all.last, isReset, entry.isOfLengths,
        last.isOfLengths || isRegrouped && last.isOfData
      {
        all[all.count - 1].add(entry)
        all[all.count - 1].cause = .resize
      } else if entry.cause == .estimate, let first = estimates[entry.anchor] {
        all[first].new += entry.change
      } else {
        if entry.cause == .estimate { estimates[entry.anchor] = all.count }
        all.append(entry)
      }
    }
    return all
  }
}

extension LedgerEntry {
  /// Whether the offset only followed other lengths before what is in sight.
  fileprivate var isOfLengths: Bool {
    [.estimate, .resize].contains(cause) && anchor == nil && !isInset
  }

  /// Whether the offset only followed an edit before what is in sight.
  fileprivate var isOfData: Bool { cause == .data && anchor == nil && !isInset }

  /// Whether a scroll position answered to another container first and then to lengths, or the
  /// other way round: the amounts of both are known.
  fileprivate func isApart(from next: LedgerEntry) -> Bool {
    isOfPosition && subject != nil && (oldContainer == nil) != (next.oldContainer == nil)
  }

  /// Joins a later entry of the same kind with this one; what came in between is explained by
  /// itself.
  fileprivate mutating func add(_ next: LedgerEntry) {
    (old, new) = (next.new - change - next.change, next.new)
  }
}
