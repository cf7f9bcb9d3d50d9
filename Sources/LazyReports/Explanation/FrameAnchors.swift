internal import LazyTrace

/// The ledger entries of one frame with which anchors, and ends of contents, answered to sizes.
///
/// The passes of a frame answer one by one. What is told is the sizes of all of them.
struct FrameAnchors {
  /// Whether an anchor chose an offset.
  private(set) var exist = false
  /// The first ledger entries of scroll views with which an end of the content, or an anchor,
  /// pushed the visible rect.
  private var clamps: [(entry: LedgerEntry, key: ScrollKey)] = []
  /// Those with which an anchor, or a scroll position, answered to other sizes.
  private var anchors: [(entry: LedgerEntry, key: ScrollKey)] = []
  /// The entries of each scroll view that answered to another length of it, in order.
  private var steps: [ScrollKey: [LedgerEntry]] = [:]
  /// How long the scroll views are that have another length, in the end.
  private var containers: [FrameAccount.Container] = []

  mutating func note(_ account: FrameAccount) { containers += account.containers }

  mutating func note(_ entries: [LedgerEntry], in key: ScrollKey) {
    exist = exist || entries.contains { $0.anchor != nil }
    steps[key, default: []] += entries.filter { $0.container != nil }
    if let anchor = entries.first(where: { $0.anchor == .sizeChanges }) {
      anchors.append((anchor, key))
    }
    let pushing =
      entries.first { $0.cause == .clamp } ?? entries.first { $0.anchor == .sizeChanges }
      ?? entries.first { $0.anchor == .alignment }
    if let pushing { clamps.append((pushing, key)) }
  }

  /// The entry with which an end of the content, or an anchor, pushed the visible rect along an
  /// axis; nil stands for the axis that needs no name.
  func clamp(along axis: Axis?, _ offsets: FrameOffsets) -> LedgerEntry? {
    guard let (entry, key) = Self.first(of: clamps, along: axis) else { return nil }
    return withLaterSizes(told(entry, in: key, offsets), in: key)
  }

  /// The entry with which an anchor, or a scroll position, answered to other sizes along an axis.
  func anchor(along axis: Axis?) -> LedgerEntry? {
    Self.first(of: anchors, along: axis).map { withLaterSizes($0.entry, in: $0.key) }
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

  /// The first entry of a scroll view with one axis, or along the same axis of one with both.
  private static func first(
    of entries: [(entry: LedgerEntry, key: ScrollKey)],
    along axis: Axis?
  ) -> (entry: LedgerEntry, key: ScrollKey)? {
    entries.first { $0.key.axis == nil || $0.key.axis == axis ?? .vertical }
  }

  /// An entry with the length that the container has in the end, or without its lengths if the
  /// content is shorter than that was and is: then these have no part in where it ends.
  func told(_ entry: LedgerEntry, in key: ScrollKey, _ offsets: FrameOffsets) -> LedgerEntry {
    var entry = afterEarlierSteps(settled(entry, in: key), in: key)
    guard entry.cause == .clamp, let length = offsets.sizes(in: key)?.new,
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
}
