import LazyExtents

/// The moves of views that a user's lazy layout placed elsewhere.
struct FoldedMoves {
  private let former: FormerLines
  private let sight: ShownRows
  private let report: MoveReport
  private let container: ContainerMove
  /// What the layout responds to.
  private let folded: FoldedChanges
  /// All of that, and the layout itself.
  private let changes: [MoveReason]
  private var leavers: SightLeavers

  private var stack: LazyStackNode { former.stack }

  init(of former: FormerLines, in sight: ShownRows, report: MoveReport) {
    (self.former, self.sight, self.report) = (former, sight, report)
    container = ContainerMove(of: former)
    folded = FoldedChanges(in: former)
    changes = folded.changes(before: nil)
    leavers = SightLeavers(of: former.stack, from: sight)
  }

  /// Reports everything that was in sight before and moved by itself, or was pushed out of sight.
  ///
  /// - Returns: What left sight.
  mutating func record() -> Set<ViewID> {
    var staying = StayingViews(in: former)
    GoneViews(of: former, among: &staying).record(in: sight, shownIn: report.scroll)
    EdgeMoves(in: sight, of: former, order: LineOrder(of: former), changes: changes).record()
    // In a reversed layout what was pushed out before everything in sight moved for that reason.
    var first: [MoveReason]?
    for line in stack.placement.lines {
      guard !stack.isStopped, stack.context.work.goesOn() else { return leavers.labels }
      guard let subview = line.subviews.first else { continue }
      guard let change = subview.change(in: former.frame) else {
        recordPushed(subview)
        continue
      }
      let by = change.rel + former.pushes.expected
      guard abs(by) > stack.run.rounding else { continue }
      // If work is stopped now, the next frame must not record the move again.
      subview.past.noteReported(by)
      var account = MoveAccount(
        ofRow: subview.seen,
        changes: folded.changes(before: subview, movedBy: by)
      )
      account.reasons = placed(by: by)
      if stack.catalog.isReversed, first == nil, by < 0 { first = account.changes }
      report.record(subview, by: by, account: account)
    }
    // What has another length in its place may have moved nothing else.
    stack.context.frame.account.changes += folded.lengths
    recordLeft(movedFirstBy: first)
    return leavers.labels
  }

  /// Reports views that are in no line now; `first` is what moved the first one in sight.
  private mutating func recordLeft(movedFirstBy first: [MoveReason]?) {
    for subview in former.left.sorted(by: { $0.key < $1.key }).flatMap(\.value)
    where subview.before?.isFree == true && !former.lost.contains(subview.label) {
      guard stack.context.work.goesOn(), let by = sight.pushed(subview) else { continue }
      let changes = first.flatMap { by < 0 ? $0 : nil } ?? folded.changes(before: subview)
      record(subview, by: by, isGuess: true, after: changes)
    }
  }

  /// Reports a view that is held and is out of sight now.
  private mutating func recordPushed(_ subview: Subview) {
    guard let before = subview.past.placeSeen(in: former.frame), !subview.isPlaced,
      sight.hadShown(at: before.rel, length: before.length)
    else { return }
    let by = subview.rel - (before.rel - former.pushes.expected)
    record(subview, by: by, isGuess: false, after: folded.changes(before: subview, movedBy: by))
  }

  /// Reports a view that left sight.
  private mutating func record(
    _ subview: Subview,
    by: Double,
    isGuess: Bool,
    after changes: [MoveReason]
  ) {
    var account = MoveAccount(
      ofRow: subview.seen,
      changes: changes,
      isOutOfSight: true,
      isGuess: isGuess
    )
    account.reasons = placed(by: by)
    let expected = (subview.past.placeSeen(in: former.frame)?.rel ?? 0) - former.pushes.expected
    guard
      leavers.note(subview.label, from: expected, by: by, length: subview.length, in: &account)
    else { return }
    report.record(subview, by: by, account: account)
  }

  /// The share of the layout, and of what moved the container.
  private func placed(by: Double) -> [MoveReason] {
    let pushes = former.pushes
    // Where the offset followed the container, that moved nothing in sight.
    let start = container.ofStart
    let isFollowed = pushes.corrections != 0 && start.sum.isNearly(pushes.corrections)
    let shares = (isFollowed ? [] : start) + pushes.shares
    let own = by - shares.sum
    guard abs(own) > stack.run.rounding || shares.isEmpty else { return shares }
    let rest = MoveReason(kind: .placed, by: own, views: [SeenView(name: stack.name)], count: 1)
    return [rest] + shares
  }
}
