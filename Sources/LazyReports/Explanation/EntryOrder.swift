internal import LazyTrace

/// Where an entry of the ledger stands among the others of its frame.
struct EntryOrder {
  /// Whether the offset changed in several steps.
  let isOneOfSteps: Bool
  /// Whether the offset stays at what the entry made of it.
  let isLast: Bool
  /// Whether an end of the content takes back what the entry did.
  let isTakenBack: Bool
  /// Whether another entry says what an edit did, or how lines were distributed anew.
  let isAgain: Bool

  /// Finds the place of an entry.
  ///
  /// - Parameters:
  ///   - place: The position of the entry.
  ///   - entries: The entries as they are told, of which some are joined.
  ///   - end: The offset after all of them.
  ///   - isOneOfSteps: Whether the offset changed in several steps.
  init(of place: Int, in entries: [LedgerEntry], endingAt end: Double, isOneOfSteps: Bool) {
    self.isOneOfSteps = isOneOfSteps
    isLast = abs(entries[place].new - end) < 1e-6
    isAgain = entries[..<place].contains { $0.cause == .data }
    let next = entries.dropFirst(place + 1).first
    isTakenBack =
      next.map { $0.cause == .clamp && $0.change * entries[place].change < 0 } ?? false
  }
}
