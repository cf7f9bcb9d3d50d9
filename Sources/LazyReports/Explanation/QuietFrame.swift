internal import LazyTrace

/// A frame in which one thing moved the content of one scroll view, such as a finger or a fling,
/// and nothing in sight did anything else; what was learned on the way only corrected guesses.
struct QuietFrame {
  /// The event of the offset.
  let event: Event
  /// What moved the content; its change is all that it did in the frame.
  private(set) var entry: LedgerEntry
  /// By how much guesses before what is in sight were corrected.
  private(set) var corrected = 0.0
  /// What the container learned.
  private(set) var learned: EstimateChange?
  /// In how many frames the container began anew, as the way to what came into sight was not
  /// measured.
  private(set) var jumps = 0
  /// The length of the content, if that changed.
  private(set) var size: (old: Double, new: Double, isEstimated: Bool)?
  /// The offsets before and after.
  private(set) var offsets: (old: Double, new: Double)
  /// Where scroll views without ids are found.
  private(set) var places: [FrameAccount.ScrollPlace] = []

  /// How many scroll views may move side by side in one.
  private static let most = 4

  /// What each scroll view did in a frame, if something moved the content of each and nothing else
  /// happened to it; nil otherwise.
  ///
  /// - Parameters:
  ///   - events: The events of the frame.
  ///   - work: What the search is charged to.
  /// - Returns: One for each scroll view, in their order.
  /// - Throws: What the meter throws.
  static func all(in events: ArraySlice<Event>, charging work: ReportWork) throws -> [QuietFrame]? {
    var keys: [ScrollKey] = []
    for event in events {
      try work.charge()
      if event.isOfScroll, !keys.contains(ScrollKey(event)) { keys.append(ScrollKey(event)) }
      guard keys.count <= most else { return nil }
    }
    var found: [QuietFrame] = []
    for key in keys {
      let own = events.filter { !$0.isOfScroll || ScrollKey($0) == key }
      guard let quiet = try QuietFrame(own[...], charging: work) else { return nil }
      found.append(quiet)
    }
    return found.isEmpty ? nil : found
  }

  /// Finds out whether a frame is one; nil where anything else happened to a scroll view.
  ///
  /// - Parameters:
  ///   - events: The events of the frame.
  ///   - work: What the search is charged to.
  /// - Throws: What the meter throws.
  init?(_ events: ArraySlice<Event>, charging work: ReportWork) throws {
    var found: (event: Event, entry: LedgerEntry, old: Double, new: Double)?
    for event in events {
      try work.charge()
      guard case .offset(let old, let new, let entries) = event.detail else { continue }
      guard found == nil, let first = entries.first(where: { $0.cause != .estimate }),
        first.isOfMotion
      else { return nil }
      found = (event, first, old, new)
    }
    guard let found, case .offset(_, _, let entries) = found.event.detail else { return nil }
    (event, entry, offsets) = (found.event, found.entry, (found.old, found.new))
    var moved = 0.0
    var retargeted = LedgerEntry.Retarget()
    for entry in entries {
      try work.charge()
      if entry.cause == .estimate, entry.anchor == nil, entry.estimated == nil {
        corrected += entry.change
      } else if entry.isSameMotion(as: found.entry) {
        moved += entry.change
        retargeted += entry.retargeted
      } else {
        return nil
      }
    }
    entry.new = entry.old + moved
    entry.retargeted = retargeted
    places = events.frameAccount?.scrollPlaces ?? []
    for event in events {
      try work.charge()
      guard take(event) else { return nil }
    }
  }

  /// Takes in what a container or the content says; false where it is more than a correction.
  private mutating func take(_ event: Event) -> Bool {
    switch event.detail {
    case .estimate(let change):
      guard !change.isInRow else { return true }
      guard learned == nil, event.id == self.event.id, change.isOfLengthsAlone else { return false }
      learned = change
      if case .jump = change.restart { jumps = 1 }
    case .contentSize(let old, let new, let isEstimated):
      guard size == nil, ScrollKey(event) == ScrollKey(self.event) else { return false }
      size = (old, new, isEstimated)
    default: break
    }
    return true
  }
}

extension QuietFrame {
  /// Whether the length that is guessed before what is in sight is all that was corrected.
  var isCorrectedByLead: Bool {
    guard let learned, jumps == 0, corrected != 0 else { return false }
    return abs(learned.lead.corrected - corrected) <= 1e-6 * max(1, abs(corrected))
  }

  /// Takes in the frame after this one, if it goes on with the same motion in the same direction.
  ///
  /// - Parameter next: The frame that may follow.
  /// - Returns: This and that frame as one; nil where they are not.
  func continued(by next: QuietFrame) -> QuietFrame? {
    guard ScrollKey(event) == ScrollKey(next.event), entry.isSameMotion(as: next.entry),
      entry.step == nil, next.entry.step == nil,
      (entry.change > 0) == (next.entry.change > 0)
    else { return nil }
    var whole = self
    whole.offsets.new = next.offsets.new
    whole.entry.new = entry.old + entry.change + next.entry.change
    whole.entry.retargeted += next.entry.retargeted
    whole.corrected += next.corrected
    whole.jumps += next.jumps
    if let change = next.learned {
      guard learned?.isOfSameContainer(as: change) ?? true else { return nil }
      whole.learned = learned?.followed(by: change) ?? change
    }
    if let size = next.size {
      whole.size = (self.size?.old ?? size.old, size.new, size.isEstimated)
    }
    return whole
  }
}

extension Event {
  /// Whether it is about the offset of a scroll view, or about what this shows.
  fileprivate var isOfScroll: Bool {
    switch detail {
    case .offset, .estimate, .contentSize: true
    default: false
    }
  }
}

extension LedgerEntry {
  /// Whether a finger, a fling, a spring or an animation moved the content.
  var isOfMotion: Bool { motion != nil || cause == .user || cause == .target }

  /// Whether another change came from the same cause and motion.
  fileprivate func isSameMotion(as other: LedgerEntry) -> Bool {
    cause == other.cause && motion == other.motion && anchor == other.anchor
  }
}

extension EstimateChange {
  /// Whether lengths were learned, and nothing came, went, or was laid out anew.
  fileprivate var isOfLengthsAlone: Bool {
    if case .reset = restart { return false }
    return edit == nil && regrouped == nil && oldSpacing == nil && start == oldStart && behind == 0
      && ahead == 0
  }

  fileprivate func isOfSameContainer(as other: EstimateChange) -> Bool {
    view == other.view && container == other.container && start == other.start
      && estimator == other.estimator
  }

  /// What this and the next change say together.
  fileprivate func followed(by next: EstimateChange) -> EstimateChange {
    var both = next
    both.old = old
    both.lead.corrected += lead.corrected
    guard let measured else { return both }
    guard var sum = next.measured else {
      both.measured = measured
      return both
    }
    sum.count += measured.count
    sum.unseen += measured.unseen
    sum.guessed += measured.guessed
    sum.length += measured.length
    sum.assumed += measured.assumed
    both.measured = sum
    return both
  }
}
