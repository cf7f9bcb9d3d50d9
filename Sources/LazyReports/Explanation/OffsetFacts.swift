internal import LazyTrace

/// What changed offsets in a frame, and where scrolls landed.
struct OffsetFacts {
  /// The largest correction, in points.
  private(set) var corrected = 0.0
  /// Whether a scroll landed beside its target.
  private(set) var missed = false
  /// Whether the insets of a scroll view changed.
  private(set) var areInset = false
  /// Whether a view that was given up has another length, as its state went with it.
  private(set) var followLostStates = false
  /// Whether a finger moved something.
  private(set) var areOfFinger = false
  /// Whether a program scrolled, so that the reader's place is where that wants it.
  private(set) var areOfProgram = false

  mutating func take(_ entry: LedgerEntry, lengths: MeasuredLengths) {
    if entry.isInset { areInset = true }
    if entry.cause == .user { areOfFinger = true }
    let loss = entry.subject.flatMap(lengths.of)?.loss
    if entry.cause == .resize, loss?.states.isEmpty == false { followLostStates = true }
    if [.script, .target].contains(entry.cause) { areOfProgram = true }
    if [.estimate, .data, .resize].contains(entry.cause), entry.anchor == nil, !entry.isInset {
      corrected = max(corrected, abs(entry.change))
    }
  }

  mutating func take(_ account: FrameAccount) {
    missed = account.landings.contains { abs($0.miss) > 0.5 && !$0.isAtEnd }
    areInset = areInset || account.changes.contains { $0.kind == .insets }
  }
}
