internal import LazyTrace

/// The values that scroll views went through in the passes of one frame.
struct FrameOffsets {
  /// The values of one scroll view.
  struct Loop {
    var offsets: [Double] = []
    var sizes: [Double] = []
    /// The lengths before a container, in points.
    var starts: [Double] = []
    /// The name of that container.
    var view = ""
    var steps = 0
  }

  /// Whether the last change of an offset was by scrolling, and not by data or lengths.
  private var isScrolled: [ScrollKey: Bool] = [:]
  /// Whether a finger or a program scrolled anything, besides what is told to have moved by itself.
  private(set) var areAsked = false
  private var loops: [ScrollKey: Loop] = [:]

  mutating func note(
    from old: Double,
    to new: Double,
    by entries: [LedgerEntry],
    in key: ScrollKey
  ) {
    areAsked = areAsked || entries.contains(where: \.isAskedFor)
    isScrolled[key] = !entries.contains {
      [.data, .resize].contains($0.cause) || $0.anchor != nil
    }
    if loops[key]?.offsets.isEmpty ?? true { loops[key, default: Loop()].offsets = [old] }
    loops[key]?.offsets.append(new)
    loops[key]?.steps += 1
  }

  /// Notes that a content got another length.
  mutating func noteSize(from old: Double, to new: Double, in key: ScrollKey) {
    if loops[key]?.sizes.isEmpty ?? true { loops[key, default: Loop()].sizes = [old] }
    loops[key]?.sizes.append(new)
  }

  /// Notes that a container starts elsewhere.
  mutating func noteStart(_ change: EstimateChange, in key: ScrollKey) {
    if loops[key]?.starts.isEmpty ?? true {
      loops[key, default: Loop()].starts = [change.oldStart]
      loops[key]?.view = change.view
    }
    loops[key]?.starts.append(change.start)
  }

  /// The number of offset changes in one frame from which on they are called a loop.
  private static let loopSteps = 3

  /// The loop of the scroll view of an event, if there was one.
  func loop(of event: Event) -> Loop? {
    loops[ScrollKey(event)].flatMap { $0.steps >= Self.loopSteps ? $0 : nil }
  }

  /// Whether the offset of an event's scroll view changed.
  func contain(_ event: Event) -> Bool { isScrolled[ScrollKey(event)] != nil }

  /// Whether the offset of an event's scroll view changed in several steps.
  func areSeveral(_ event: Event) -> Bool { loops[ScrollKey(event)]?.steps ?? 0 > 1 }

  /// Whether the offset of an event's scroll view changed last by scrolling.
  func isScrolled(_ event: Event) -> Bool { isScrolled[ScrollKey(event)] ?? false }

  /// The length that the content of an event's scroll view had before the frame.
  func sizeBefore(_ event: Event) -> Double? { loops[ScrollKey(event)]?.sizes.first }
}

extension LedgerEntry {
  /// Whether a finger or a program asked for it.
  var isAskedFor: Bool {
    switch cause {
    case .user, .script, .target: true
    case .snap: !isAlignedAgain
    case .estimate, .data, .resize, .clamp: false
    }
  }
}
