extension ScrollTrack {
  /// The changes of the offset in this frame that moved everything in sight without being
  /// requested.
  struct Pushes {
    /// How far a finger or a program moved the region.
    let expected: Double
    /// How far a default anchor did.
    let anchor: Double
    /// How far other insets did.
    let insets: Double
    /// How far the ends of the content did.
    let clamp: Double
    /// How far the offset followed what stands before what is in sight.
    let corrections: Double

    init(_ entries: [LedgerEntry]) {
      expected = FrameRecord.intendedMove(entries)
      anchor = entries.reduce(0) { $0 + ($1.movesWithAnchor ? $1.change : 0) }
      insets = entries.reduce(0) { $0 + ($1.isInset ? $1.change : 0) }
      let intended = entries.reduce(0) { $0 + ($1.isIntended ? $1.change : 0) }
      let clamped = entries.reduce(0) {
        $0 + ($1.cause == .clamp && $1.anchor == nil ? $1.change : 0)
      }
      clamp = clamped - (expected - intended)
      corrections = entries.reduce(0) { $0 + ($1.isCorrection ? $1.change : 0) }
    }
  }

  var pushes: Pushes { Pushes(entries) }
}

extension LedgerEntry {
  /// Whether a finger or a program asked for it.
  var isIntended: Bool {
    switch cause {
    case .user, .script, .target, .snap: true
    case .estimate, .data, .resize, .clamp: false
    }
  }

  /// Whether it must not move anything in sight.
  var isCorrection: Bool {
    guard anchor == nil, !isInset else { return false }
    switch cause {
    case .estimate, .data, .resize: return true
    case .user, .script, .target, .snap, .clamp: return false
    }
  }

  /// Whether a default anchor moved the region without a request.
  var movesWithAnchor: Bool { anchor != nil && !isIntended }
}
