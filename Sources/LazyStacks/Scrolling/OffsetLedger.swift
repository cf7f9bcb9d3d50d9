/// The offset of a track, and the changes that led to it in this frame, entry by entry.
struct OffsetLedger {
  /// Where the region starts in the content, in points.
  private(set) var offset = 0.0
  /// The changes of the offset in this frame, in order; the last one leads to the offset.
  private(set) var entries: [LedgerEntry] = []

  /// Sets the first offset of the content, which is not a change.
  mutating func begin(at offset: Double) { self.offset = offset }

  /// Whether another offset differs by more than rounding from the one in the ledger.
  func isChange(_ new: Double) -> Bool {
    abs(new - offset) > max(Double.tolerance, abs(new).ulp * 4)
  }

  /// Adds a change that begins at the offset.
  mutating func add(_ entry: consuming LedgerEntry) {
    offset = entry.new
    entries.append(entry)
  }

  /// Moves the offset by rounding, which becomes a part of the last change.
  mutating func round(to offset: Double) {
    if !entries.isEmpty { entries[entries.count - 1].new = offset }
    self.offset = offset
  }

  /// Notes that the last change is one of insets, if it led to the offset.
  mutating func noteInsets() {
    guard let last = entries.last, last.new == offset else { return }
    entries[entries.count - 1].isInset = true
  }

  /// Adds details to the first entry after the first `count`, if there is one.
  mutating func describe(after count: Int, _ describe: (inout LedgerEntry) -> Void) {
    if entries.count > count { describe(&entries[count]) }
  }

  /// Marks what a program did to the offset, after the first `count` entries, as a step of an
  /// animated scroll.
  mutating func mark(_ step: LedgerEntry.ScrollStep, after count: Int) {
    guard count < entries.count else { return }
    for place in count..<entries.count where entries[place].cause == .script {
      entries[place].step = step
    }
  }

  /// Gives the beginning of a landing, after the first `count` entries, to the animation that led
  /// there; the rest is what was learned at the target.
  ///
  /// The animation itself went as far as `change`, after its target had moved by `retargeted`, both
  /// in points.
  mutating func divideLanding(
    after count: Int,
    change: Double,
    retargeted: LedgerEntry.Retarget,
    of id: ViewID?
  ) {
    let place = entries.indices.dropFirst(count).first { entries[$0].step == .landing }
    guard let place else { return }
    let landing = entries[place]
    let rest = landing.change - change
    var arrival = LedgerEntry(
      cause: .target,
      subject: id,
      old: landing.old,
      new: abs(rest) > Double.tolerance ? landing.old + change : landing.new
    )
    arrival.motion = .animation
    arrival.step = .arrival
    arrival.retargeted = retargeted
    guard abs(change) > Double.tolerance else { return }
    guard abs(rest) > Double.tolerance else {
      entries[place] = arrival
      return
    }
    entries[place].old = arrival.new
    entries.insert(arrival, at: place)
  }

  /// Forgets the changes, because the frame is over.
  mutating func endFrame() { entries = [] }
}

/// What the entries say together.
extension OffsetLedger {
  /// How far everything in sight moved with the content, in points.
  ///
  /// - Parameter other: How far it moved for other reasons.
  /// - Returns: The sum of both.
  func move(besides other: Double = 0) -> Double {
    entries.reduce(other) { $1.movesContent ? $0 - $1.change : $0 }
  }

  /// How far a finger or a program moved the region, without corrections, in points.
  var scrolled: Double { entries.reduce(0) { $1.isIntended ? $0 + $1.change : $0 } }

  /// Whether the region did anything by itself.
  ///
  /// Where a finger or a program alone moves it, as in most frames, nothing is summed up.
  var movesByItself: Bool {
    entries.contains { !$0.isIntended || $0.isInset } && !Pushes(entries).shares.isEmpty
  }

  /// The view that a scroll position kept in its place, which moved the region.
  var keptSubject: ViewID? {
    entries.last { $0.anchor == .sizeChanges && $0.isOfPosition }?.subject
  }
}

extension LedgerEntry {
  /// Whether a finger or a program asked for it.
  var isIntended: Bool {
    switch cause {
    case .user, .script, .target: true
    case .snap: !isAlignedAgain
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

  /// Whether what is in sight moved by the amount of the entry: a finger, a program or an end did
  /// it.
  var movesContent: Bool {
    switch cause {
    case .user, .script, .target, .snap, .clamp: true
    case .estimate, .data, .resize: false
    }
  }

  /// Whether the entry comes from a finger, an end or what was learned, and not from a program.
  var isOfFinger: Bool {
    guard anchor == nil else { return false }
    return switch cause {
    case .user, .clamp, .estimate, .resize: true
    case .script, .target, .snap, .data: false
    }
  }
}
