internal import LazyTrace

/// The values that scroll views went through in the passes of one frame.
struct FrameOffsets {
  /// The values of one scroll view.
  struct Passes {
    fileprivate(set) var offsets: [Double] = []
    /// The lengths of the content.
    fileprivate(set) var sizes: [Double] = []
    /// The lengths before a container, in points.
    fileprivate(set) var starts: [Double] = []
    /// The name of that container.
    fileprivate(set) var view = ""
    /// Whether the last change of the offset was by scrolling, and not by data or lengths.
    fileprivate var isScrolled = false
    /// How often the content got another length after its containers last said something.
    fileprivate var untold = 0
    /// Where the last event about the length of the content is.
    fileprivate var lastSize: Int?
  }

  /// Whether a finger or a program scrolled anything, besides what is told to have moved by itself.
  private(set) var areAsked = false
  /// Whether any content changed its length.
  private(set) var haveOtherSizes = false
  private var passes: [ScrollKey: Passes] = [:]

  mutating func note(
    from old: Double,
    to new: Double,
    by entries: [LedgerEntry],
    in key: ScrollKey
  ) {
    areAsked = areAsked || entries.contains(where: \.isAskedFor)
    passes[key, default: Passes()].isScrolled = !entries.contains {
      [.data, .resize].contains($0.cause) || $0.anchor != nil
    }
    passes[key]?.offsets.note(new, after: old)
  }

  /// Notes that a content got another length, as the event at a place says.
  mutating func noteSize(from old: Double, to new: Double, in key: ScrollKey, at place: Int) {
    haveOtherSizes = haveOtherSizes || NumberFormat.decimal(old) != NumberFormat.decimal(new)
    passes[key, default: Passes()].sizes.note(new, after: old)
    passes[key]?.lastSize = place
    passes[key]?.untold += 1
  }

  /// Notes what a container says of its lines, and of where it starts.
  mutating func note(_ change: EstimateChange, in key: ScrollKey) {
    passes[key]?.untold = 0
    guard !change.isInRow, change.start != change.oldStart else { return }
    passes[key, default: Passes()].starts.note(change.start, after: change.oldStart)
    if passes[key]?.view == "" { passes[key]?.view = change.view }
  }

  /// The number of offset changes in one frame from which on they are called a loop.
  private static let loopSteps = 3

  /// The loop of the scroll view of an event, if there was one.
  func loop(of event: Event) -> Passes? {
    passes[ScrollKey(event)].flatMap { $0.offsets.count > Self.loopSteps ? $0 : nil }
  }

  /// Whether the offset of an event's scroll view changed.
  func contain(_ event: Event) -> Bool { passes[ScrollKey(event)]?.offsets.isEmpty == false }

  /// Whether the offset of an event's scroll view changed in several steps.
  func areSeveral(_ event: Event) -> Bool { passes[ScrollKey(event)]?.offsets.count ?? 0 > 2 }

  /// Whether the offset of an event's scroll view changed last by scrolling.
  func isScrolled(_ event: Event) -> Bool { passes[ScrollKey(event)]?.isScrolled ?? false }

  /// The length that the content of an event's scroll view had before the frame.
  func sizeBefore(_ event: Event) -> Double? { passes[ScrollKey(event)]?.sizes.first }

  /// The lengths of the content of a scroll view before the frame and after it, if it changed.
  func sizes(in key: ScrollKey) -> (old: Double, new: Double)? {
    guard let all = passes[key]?.sizes, let old = all.first, let new = all.last,
      NumberFormat.decimal(old) != NumberFormat.decimal(new)
    else { return nil }
    return (old, new)
  }

  /// Whether an event is the last one about the length of a content: all passes of the frame are
  /// told as one.
  func isLastSize(_ event: Event, at place: Int) -> Bool {
    passes[ScrollKey(event)]?.lastSize == place
  }

  /// Whether the content of an event's scroll view got another length in a later pass, of which
  /// nothing was estimated otherwise.
  func hasSizeAgain(_ event: Event) -> Bool { passes[ScrollKey(event)]?.untold ?? 0 > 1 }
}

extension [Double] {
  /// Adds a value to which another one changed.
  fileprivate mutating func note(_ new: Double, after old: Double) {
    if isEmpty { append(old) }
    append(new)
  }
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
