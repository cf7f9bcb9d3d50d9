internal import LazyTrace

/// What one frame did to its scroll views, collected once for all of them.
struct FrameScrolls {
  private(set) var offsets = FrameOffsets()
  private(set) var anchors = FrameAnchors()
  private(set) var moves = FrameMoves()
  private(set) var edits = FrameEdits()
  /// What was assumed about lines of unknown lengths.
  private(set) var guesses = FrameGuesses()

  init(_ events: ArraySlice<Event>, charging work: ReportWork) throws {
    for (place, event) in zip(events.indices, events) {
      try work.charge(event.workUnits)
      let key = ScrollKey(event)
      switch event.detail {
      case .remove: edits.hasLeavers = true
      case .moved(_, _, _, let account): moves.note(account, isAcross: event.axis != nil)
      case .frame(_, let account):
        edits.note(account)
        anchors.note(account)
      case .offset(let old, let new, let entries):
        offsets.note(from: old, to: new, by: entries, in: key)
        anchors.note(entries, in: key)
      case .contentSize(let old, let new, _):
        offsets.noteSize(from: old, to: new, in: key, at: place)
      case .estimate(let change):
        guesses.add(change, in: event)
        edits.note(change, in: key)
        offsets.note(change, in: key)
      default: break
      }
    }
  }

  /// Whether another part of the explanation says what came or went.
  var tellsEdits: Bool { moves.areOfEdits || edits.areTold }

  /// The entry with which an end of the content, or an anchor, pushed the visible rect along an
  /// axis; nil stands for the axis that needs no name.
  func clamp(along axis: Axis?) -> LedgerEntry? { anchors.clamp(along: axis, offsets) }

  /// The entry with which an anchor, or a scroll position, answered to other sizes along an axis.
  func anchor(along axis: Axis?) -> LedgerEntry? { anchors.anchor(along: axis) }

  /// An entry with the lengths that the container has after all passes of the frame.
  func told(_ entry: LedgerEntry, in key: ScrollKey) -> LedgerEntry {
    anchors.told(entry, in: key, offsets)
  }

  /// Whether an event's scroll view was scrolled and nothing else happened to its content.
  func isScrolledAlone(_ event: Event) -> Bool {
    !moves.areOfViews && offsets.isScrolled(event)
  }
}
