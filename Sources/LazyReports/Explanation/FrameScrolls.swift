internal import LazyTrace

/// What one frame did to its scroll views, collected once for all of them.
struct FrameScrolls {
  /// The values that a scroll view went through in the passes of one frame.
  struct Loop {
    var offsets: [Double] = []
    var sizes: [Double] = []
    /// The lengths before a container, in points.
    var starts: [Double] = []
    /// The name of that container.
    var view = ""
    var steps = 0
  }

  /// Whether anything left the screen.
  private(set) var hasLeavers = false
  /// Whether anything moved by itself.
  private(set) var hasMoves = false
  /// Whether anything besides scroll views did.
  private var hasInnerMoves = false
  /// Whether another part of the explanation says what came or went.
  var tellsEdits: Bool { hasEdits || hasGone || hasExchange }
  /// Whether anything moved because data came, went or changed places.
  private var hasEdits = false
  private var hasGone = false
  /// Whether some came and others went after what is in sight, of which the length of the content
  /// says only the difference.
  private var hasExchange = false
  /// Whether the last change of an offset was by scrolling, and not by data or lengths.
  private var isScrolled: [ScrollKey: Bool] = [:]
  /// Whether a finger or a program scrolled anything, besides what is told to have moved by itself.
  private(set) var isAsked = false
  private var loops: [ScrollKey: Loop] = [:]
  private var starts: [ScrollKey: [EstimateChange]] = [:]
  /// How often each content got another length after its containers last said something.
  private var untoldSizes: [ScrollKey: Int] = [:]
  /// Where the last event about the length of each content is.
  private var lastSizes: [ScrollKey: Int] = [:]
  /// The lengths of the contents that changed, before the frame and after it.
  private var grown: [ScrollKey: (old: Double, new: Double)] = [:]
  /// Whether something in sight did not move along with a correction of the offset.
  var hasLeftBehind: Bool { !leftBehind.isEmpty }

  /// What has another length in lazy layouts that moved others for that.
  var resized: Set<ViewID?> {
    Set(
      placed.lazy.flatMap(\.changes).filter { $0.kind == .resized }
        .flatMap { $0.views.map(\.id) }
    )
  }

  /// The accounts of what an anchor moved.
  private(set) var anchored: [MoveAccount] = []
  /// The accounts of what moved beside what the offset keeps in its place.
  private(set) var leftBehind: [MoveAccount] = []
  /// The accounts of what a lazy layout placed elsewhere.
  private(set) var placed: [MoveAccount] = []
  /// Whether an anchor chose an offset.
  private(set) var hasAnchors = false
  /// Whether an edge let go of a view, or holds another one now.
  private(set) var hasHeld = false
  /// The first ledger entries of scroll views with which an end of the content, or an anchor,
  /// pushed the visible rect.
  private var clamps: [(entry: LedgerEntry, key: ScrollKey)] = []
  /// The entries of each scroll view that answered to another length of it, in order.
  private var steps: [ScrollKey: [LedgerEntry]] = [:]
  /// How long the scroll views are that have another length, in the end.
  private var containers: [FrameAccount.Container] = []
  /// Those with which an anchor, or a scroll position, answered to other sizes.
  private var anchors: [(entry: LedgerEntry, key: ScrollKey)] = []
  /// What was assumed about lines of unknown lengths.
  private(set) var guesses = FrameGuesses()
  /// How many lines came and went, in sight or not, without a change of an offset.
  private(set) var cameAndWent = 0
  /// The scroll views in which they did.
  private(set) var edited: Set<ScrollKey> = []
  /// What came and went before what is in sight, in words, of each container in which that is all.
  private var edits: [String?] = []
  /// The same, if only one container says it.
  var editBefore: String? { edits.count == 1 ? edits[0] : nil }
  /// Whether a lazy layout placed something elsewhere across its axis.
  private(set) var placesAcross = false

  init(_ events: ArraySlice<Event>, charging work: ReportWork) throws {
    for (place, event) in zip(events.indices, events) {
      try work.charge(event.workUnits)
      let key = ScrollKey(event)
      switch event.detail {
      case .remove: hasLeavers = true
      case .moved(_, _, _, let account): noteMove(account, isAcross: event.axis != nil)
      case .frame(_, let account):
        hasGone = hasGone || !account.gone.isEmpty
        containers += account.containers
        hasExchange =
          hasExchange || account.unseenEdits.contains { $0.cameAfter > 0 && $0.wentAfter > 0 }
      case .offset(let old, let new, let entries):
        isAsked = isAsked || entries.contains(where: \.isAskedFor)
        hasAnchors = hasAnchors || entries.contains { $0.anchor != nil }
        steps[key, default: []] += entries.filter { $0.container != nil }
        if let anchor = entries.first(where: { $0.anchor == .sizeChanges }) {
          anchors.append((anchor, key))
        }
        let pushing =
          entries.first { $0.cause == .clamp } ?? entries.first { $0.anchor == .sizeChanges }
          ?? entries.first { $0.anchor == .alignment }
        if let pushing { clamps.append((pushing, key)) }
        isScrolled[key] = !entries.contains {
          [.data, .resize].contains($0.cause) || $0.anchor != nil
        }
        if loops[key]?.offsets.isEmpty ?? true { loops[key, default: Loop()].offsets = [old] }
        loops[key]?.offsets.append(new)
        loops[key]?.steps += 1
      case .contentSize(let old, let new, _):
        if NumberFormat.decimal(old) != NumberFormat.decimal(new) {
          grown[key] = (grown[key]?.old ?? old, new)
        }
        if loops[key]?.sizes.isEmpty ?? true { loops[key, default: Loop()].sizes = [old] }
        loops[key]?.sizes.append(new)
        lastSizes[key] = place
        untoldSizes[key, default: 0] += 1
      case .estimate(let change):
        note(change, of: event, in: key)
      default: break
      }
    }
  }

  private mutating func noteMove(_ account: MoveAccount?, isAcross: Bool) {
    hasMoves = true
    hasInnerMoves = hasInnerMoves || account?.view.name != "ScrollView"
    hasEdits =
      hasEdits || account.map { ($0.reasons + $0.changes).contains { $0.kind.isEdit } } ?? true
    guard let account else { return }
    note(account)
    let isPlaced = account.reasons.contains { $0.kind == .placed }
    placesAcross = placesAcross || isAcross && isPlaced
  }

  /// Keeps what a container says of its lines, and of where it starts.
  private mutating func note(_ change: EstimateChange, of event: Event, in key: ScrollKey) {
    guesses.add(change, in: event)
    untoldSizes[key] = 0
    count(change, in: key)
    if let edit = change.edit { edits.append(LineWords.edited(edit, in: change)) }
    guard !change.isInRow, change.start != change.oldStart else { return }
    starts[key, default: []].append(change)
    if loops[key]?.starts.isEmpty ?? true {
      loops[key, default: Loop()].starts = [change.oldStart]
      loops[key]?.view = change.view
    }
    loops[key]?.starts.append(change.start)
  }

  /// Counts the lines that came and went in a container; those before what is in sight are in the
  /// offset.
  private mutating func count(_ change: EstimateChange, in scroll: ScrollKey) {
    let lines = abs(change.behind) + abs(change.ahead)
    guard change.regrouped == nil, lines > 0 else { return }
    cameAndWent += lines
    edited.insert(scroll)
  }

  /// Keeps what moved for reasons that have to do with the offset.
  private mutating func note(_ account: MoveAccount) {
    for kind in Set(account.reasons.map(\.kind)) {
      switch kind {
      case .anchor: anchored.append(account)
      case .correction: leftBehind.append(account)
      case .placed: placed.append(account)
      case .held: hasHeld = true
      default: break
      }
    }
  }

  /// The number of offset changes in one frame from which on they are called a loop.
  private static let loopSteps = 3

  /// The loop of the scroll view of an event, if there was one.
  func loop(of event: Event) -> Loop? {
    loops[ScrollKey(event)].flatMap { $0.steps >= Self.loopSteps ? $0 : nil }
  }

  /// Whether the offset of an event's scroll view changed.
  func hasOffset(_ event: Event) -> Bool { isScrolled[ScrollKey(event)] != nil }

  /// The length that the content of an event's scroll view had before the frame.
  func sizeBefore(_ event: Event) -> Double? { loops[ScrollKey(event)]?.sizes.first }

  /// Whether an event is the last one about the length of a content: all passes of the frame are
  /// told as one.
  func isLastSize(_ event: Event, at place: Int) -> Bool { lastSizes[ScrollKey(event)] == place }

  /// Whether the content of an event's scroll view got another length in a later pass, of which
  /// nothing was estimated otherwise.
  func changesLengthAgain(_ event: Event) -> Bool { untoldSizes[ScrollKey(event)] ?? 0 > 1 }

  /// Whether the offset of an event's scroll view changed in several steps.
  func hasOffsets(_ event: Event) -> Bool { loops[ScrollKey(event)]?.steps ?? 0 > 1 }

  /// Whether any content changed its length.
  var hasNewLengths: Bool { !grown.isEmpty }

  /// The entry with which an end of the content, or an anchor, pushed the visible rect along an
  /// axis; nil stands for the axis that needs no name.
  func clamp(along axis: Axis?) -> LedgerEntry? {
    guard let (entry, key) = Self.first(of: clamps, along: axis) else { return nil }
    return withLaterSizes(told(entry, in: key), in: key)
  }

  /// An entry of an anchor that aligns content, with the sizes that it answered to in later passes.
  private func withLaterSizes(_ entry: LedgerEntry, in key: ScrollKey) -> LedgerEntry {
    guard let role = entry.anchor, role != .initialOffset else { return entry }
    var all = entry
    for later in clamps where later.key == key && later.entry.anchor == role {
      let later = later.entry
      if all.insets == nil {
        (all.oldInsets, all.insets, all.insetEdge) =
          (later.oldInsets, later.insets, later.insetEdge)
      }
      if later.container != nil {
        (all.oldContainer, all.container) = (
          all.oldContainer ?? later.oldContainer, later.container
        )
      }
    }
    return all
  }

  /// The entry with which an anchor, or a scroll position, answered to other sizes along an axis.
  func anchor(along axis: Axis?) -> LedgerEntry? {
    Self.first(of: anchors, along: axis).map { withLaterSizes($0.entry, in: $0.key) }
  }

  /// The first entry of a scroll view with one axis, or along the same axis of one with both.
  private static func first(
    of entries: [(entry: LedgerEntry, key: ScrollKey)],
    along axis: Axis?
  ) -> (entry: LedgerEntry, key: ScrollKey)? {
    entries.first { $0.key.axis == nil || $0.key.axis == axis ?? .vertical }
  }

  /// An entry with the length that the container has in the end, or without its lengths if the
  /// content is shorter than that was and is: then these have no part in where it ends.
  func told(_ entry: LedgerEntry, in key: ScrollKey) -> LedgerEntry {
    var entry = afterEarlierSteps(settled(entry, in: key), in: key)
    guard entry.cause == .clamp, let length = grown[key]?.new,
      let old = entry.oldContainer, let new = entry.container, length <= min(old, new)
    else { return entry }
    (entry.oldContainer, entry.container) = (nil, nil)
    return entry
  }

  /// An entry of an anchor, or of a target behavior, with the length that the container had after
  /// an earlier pass, to which an earlier entry answered; a behavior answers to the insets alone if
  /// that length remained.
  private func afterEarlierSteps(_ entry: LedgerEntry, in key: ScrollKey) -> LedgerEntry {
    guard entry.anchor == .sizeChanges || entry.isAlignedAgain, let all = steps[key],
      let place = all.firstIndex(of: entry), let former = all[..<place].last?.container
    else { return entry }
    var entry = entry
    if former != entry.container {
      entry.oldContainer = former
    } else if entry.isAlignedAgain, entry.insets != nil {
      (entry.oldContainer, entry.container) = (nil, nil)
    }
    return entry
  }

  /// An entry of an end of the content with the length that the container has after all passes, if
  /// no other entry answers to what a later pass made of it.
  private func settled(_ entry: LedgerEntry, in key: ScrollKey) -> LedgerEntry {
    guard entry.cause == .clamp, let old = entry.oldContainer,
      clamps.filter({ $0.key == key && $0.entry.oldContainer != nil }).count == 1,
      let last = containers.first(where: { $0.node == key.node && $0.change.old == old })?.change
    else { return entry }
    var entry = entry
    (entry.oldContainer, entry.container) = last.by == 0 ? (nil, nil) : (old, last.new)
    return entry
  }

  /// The lengths of the content of an event's scroll view, if it changed.
  func newLength(_ event: Event) -> (old: Double, new: Double)? { grown[ScrollKey(event)] }

  /// Where a container in an event's scroll view starts at the end of the frame.
  ///
  /// Of several containers with the same name, it is the one that started where the change says.
  func lastStart(of change: EstimateChange, in event: Event) -> Double? {
    guard let all = starts[ScrollKey(event)], let first = all.firstIndex(of: change) else {
      return nil
    }
    return all[(first + 1)...].reduce(change.start) { start, next in
      next.view == change.view && next.container == change.container && next.oldStart == start
        ? next.start : start
    }
  }

  /// Whether an event's scroll view was scrolled and nothing else happened to its content.
  func isScrolledAlone(_ event: Event) -> Bool {
    !hasInnerMoves && isScrolled[ScrollKey(event)] ?? false
  }
}

extension MoveReason.Kind {
  /// Whether data came, went or changed places.
  fileprivate var isEdit: Bool {
    switch self {
    case .came, .went, .rearranged, .lines, .placed, .unseen, .correction: true
    case .resized, .spacing, .start, .alignment, .padding, .anchor, .target, .clamp, .insets,
      .transform, .remeasured, .held, .shortened:
      false
    }
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
