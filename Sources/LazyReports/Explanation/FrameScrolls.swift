internal import LazyTrace

/// What one frame did to its scroll views, found out once for all of them.
struct FrameScrolls {
  /// The values that a scroll view went through in the passes of one frame.
  struct Loop {
    var offsets: [Double] = []
    var sizes: [Double] = []
    /// How long what stands before a container was.
    var starts: [Double] = []
    /// The name of that container.
    var view = ""
    var steps = 0
  }

  /// Whether anything left the screen.
  private(set) var hasLeavers = false
  /// Whether anything moved by itself.
  private var hasMoves = false
  /// Whether it is told elsewhere what came or went.
  var tellsEdits: Bool { hasEdits || hasGone }
  /// Whether anything moved because data came, went or changed places.
  private var hasEdits = false
  private var hasGone = false
  /// Whether the last change of an offset was by scrolling and not by data or lengths.
  private var isScrolled: [ScrollKey: Bool] = [:]
  private var loops: [ScrollKey: Loop] = [:]
  private var starts: [ScrollKey: [EstimateChange]] = [:]
  /// The scroll views whose content got another length.
  private var grown: Set<ScrollKey> = []
  /// Whether something in sight did not go along with a correction of the offset.
  private(set) var hasLeftBehind = false
  /// The entry of the ledger by which an end of the content, or an anchor, pushed the visible rect.
  private(set) var clamp: LedgerEntry?
  /// How many lines came and went, in sight or out of it, with which no offset went.
  private(set) var cameAndWent = 0

  init(_ events: ArraySlice<Event>, _ work: ReportWork) throws {
    for event in events {
      try work.charge(event.workUnits)
      let key = ScrollKey(event)
      switch event.detail {
      case .remove: hasLeavers = true
      case .moved(_, _, _, let account):
        hasMoves = true
        hasEdits =
          hasEdits || account.map { ($0.reasons + $0.changes).contains { $0.kind.isEdit } } ?? true
        if let account, account.reasons.contains(where: { $0.kind == .correction }) {
          hasLeftBehind = true
        }
      case .frame(_, let account): hasGone = hasGone || !account.gone.isEmpty
      case .offset(let old, let new, let entries):
        clamp =
          clamp ?? entries.first { $0.cause == .clamp }
          ?? entries.first { $0.anchor == .sizeChanges }
        isScrolled[key] = !entries.contains {
          [.data, .resize].contains($0.cause) || $0.anchor != nil
        }
        if loops[key]?.offsets.isEmpty ?? true { loops[key, default: Loop()].offsets = [old] }
        loops[key]?.offsets.append(new)
        loops[key]?.steps += 1
      case .contentSize(let old, let new, _):
        if NumberFormat.decimal(old) != NumberFormat.decimal(new) { grown.insert(key) }
        if loops[key]?.sizes.isEmpty ?? true { loops[key, default: Loop()].sizes = [old] }
        loops[key]?.sizes.append(new)
      case .estimate(let change):
        // With what came and went before that the offset goes.
        if change.regrouped == nil { cameAndWent += abs(change.behind) + abs(change.ahead) }
        guard !change.isInRow else { continue }
        guard change.start != change.oldStart else { continue }
        starts[key, default: []].append(change)
        if loops[key]?.starts.isEmpty ?? true {
          loops[key, default: Loop()].starts = [change.oldStart]
          loops[key]?.view = change.view
        }
        loops[key]?.starts.append(change.start)
      default: break
      }
    }
  }

  /// From how many changes of the offset in one frame on it is told as a loop.
  private static let loopSteps = 3

  /// The loop that the scroll view of an event was in; nil where it was in none.
  func loop(of event: Event) -> Loop? {
    loops[ScrollKey(event)].flatMap { $0.steps >= Self.loopSteps ? $0 : nil }
  }

  /// Whether the offset of the scroll view of an event changed.
  func hasOffset(_ event: Event) -> Bool { isScrolled[ScrollKey(event)] != nil }

  /// Whether the content of the scroll view of an event got another length.
  func hasNewLength(_ event: Event) -> Bool { grown.contains(ScrollKey(event)) }

  /// Where the container that said something in the scroll view of an event starts at the end of
  /// the frame; of several containers of one name that one which started where it says.
  func lastStart(of change: EstimateChange, _ event: Event) -> Double? {
    guard let all = starts[ScrollKey(event)], let first = all.firstIndex(of: change) else {
      return nil
    }
    return all[(first + 1)...].reduce(change.start) { start, next in
      next.view == change.view && next.container == change.container && next.oldStart == start
        ? next.start : start
    }
  }

  /// Whether the scroll view of an event moved, and nothing but that happened to what is in it.
  func isScrolledAlone(_ event: Event) -> Bool {
    !hasMoves && isScrolled[ScrollKey(event)] ?? false
  }
}

extension MoveReason.Kind {
  /// Whether data came, went or changed places.
  fileprivate var isEdit: Bool {
    switch self {
    case .came, .went, .rearranged, .lines, .placed, .unseen, .correction: true
    case .resized, .spacing, .start, .alignment, .padding, .anchor, .clamp, .insets, .transform,
      .remeasured:
      false
    }
  }
}

extension LedgerEntry {
  /// Whether a finger or a program asked for it.
  var isAskedFor: Bool {
    switch cause {
    case .user, .script, .target, .snap: true
    case .estimate, .data, .resize, .clamp: false
    }
  }
}
