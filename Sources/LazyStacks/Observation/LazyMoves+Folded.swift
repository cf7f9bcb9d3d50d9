import DequeModule
import LazyExtents

/// Moves of views that a lazy layout placed elsewhere.
///
/// Only the layout knows why: which lane is the shortest, which tag fits. So nothing is added up;
/// the report names the views that were inserted, removed or resized, to which the layout responds.
extension LazyMoves {
  mutating func traceFolded() {
    findFoldedChanges()
    gone = lostViews()
    noteGone()
    tellHeld()
    // In a reversed layout what was pushed out before everything in sight moved for that reason.
    var first: [MoveReason]?
    for line in stack.placement.lines {
      guard !stack.isStopped, stack.context.work.goesOn() else { return }
      guard let subview = line.subviews.first else { continue }
      guard let change = subview.change(in: frame) else {
        tellPushedFolded(subview)
        continue
      }
      let by = change.rel + pushes.expected
      guard abs(by) > stack.run.rounding else { continue }
      // If work is stopped now, the next frame must not record the move again.
      subview.past.noteReported(by)
      var account = MoveAccount(
        view: subview.seen,
        changes: foldedChanges(before: subview, movedBy: by)
      )
      account.isRow = true
      account.reasons = placed(by: by)
      if stack.catalog.isReversed, first == nil, by < 0 { first = account.changes }
      record(subview, by: by, account: account)
    }
    // What has another length in its place may have moved nothing else.
    stack.context.account.changes += folded.lazy.map(\.reason).filter { $0.kind == .resized }
    for place in left.keys.sorted() {
      for subview in left[place] ?? [] where subview.before?.isFree == true {
        guard !lost.contains(subview.label), stack.context.work.goesOn(),
          let by = pushed(subview)
        else { continue }
        let changes = first.flatMap { by < 0 ? $0 : nil } ?? foldedChanges(before: subview)
        var account = MoveAccount(view: subview.seen, changes: changes, isOutOfSight: true)
        account.isRow = true
        account.isGuess = true
        account.reasons = placed(by: by)
        recordLeaver(subview, by: by, account: account)
      }
    }
  }

  /// Reports a view that is held and is out of sight now.
  private mutating func tellPushedFolded(_ subview: Subview) {
    guard let before = subview.past.placeSeen(in: frame), !subview.isPlaced else { return }
    let expected = before.rel - pushes.expected
    guard wasInSight(at: before.rel, length: before.length) else { return }
    let by = subview.rel - expected
    let changes = foldedChanges(before: subview, movedBy: by)
    var account = MoveAccount(view: subview.seen, changes: changes, isOutOfSight: true)
    account.isRow = true
    account.reasons = placed(by: by)
    recordLeaver(subview, by: by, account: account)
  }

  private mutating func recordLeaver(_ subview: Subview, by: Double, account: MoveAccount) {
    var account = account
    let expected = (subview.past.placeSeen(in: frame)?.rel ?? 0) - pushes.expected
    guard
      noteLeaver(subview.label, from: expected, by: by, length: subview.length, in: &account)
    else { return }
    record(subview, by: by, account: account)
  }

  /// The share of the layout, and of what moved the container.
  private func placed(by: Double) -> [MoveReason] {
    // Where the offset followed the container, that moved nothing in sight.
    let start = startReasons
    let isFollowed = pushes.corrections != 0 && start.sum.isNearly(pushes.corrections)
    let shares = (isFollowed ? [] : start) + pushes.shares
    let own = by - shares.sum
    guard abs(own) > stack.run.rounding || shares.isEmpty else { return shares }
    // A layout that has nothing to respond to places nothing elsewhere.
    let isCorrected = changes.isEmpty && folded.isEmpty && own.isNearly(-pushes.corrections)
    let rest =
      isCorrected
      ? MoveReason(kind: .correction, by: own)
      : MoveReason(kind: .placed, by: own, views: [SeenView(name: stack.name)], count: 1)
    return [rest] + shares
  }

  /// Finds what the layout responds to.
  mutating func findFoldedChanges() {
    folded = []
    for (place, old) in past.enumerated() where old.isShown && lost.contains(old.label) {
      let length = seen.held[place].subviews.first?.before?.length ?? old.length
      let went = MoveReason(kind: .went, by: -length, views: [old.view], count: 1)
      folded.append((nil, old.index, went))
    }
    for line in stack.placement.lines {
      guard let subview = line.subviews.first else { continue }
      if isNew(line), subview.isPlaced {
        let came = MoveReason(kind: .came, by: subview.length, views: [subview.seen], count: 1)
        folded.append((subview.index, nil, came))
      }
      if let resized = resized(subview) { folded.append((subview.index, nil, resized)) }
      for said in OtherSettings(of: subview.node, since: stack.context.trace.frame).values {
        folded.append((subview.index, nil, said))
      }
    }
    changes = foldedChanges(before: nil)
  }

  private func resized(_ subview: Subview) -> MoveReason? {
    // What another layout offers otherwise has another length for that.
    guard let before = subview.before, before.frame == frame, !stack.edits.hasOtherLayout else {
      return nil
    }
    let size = OtherSettings(of: subview.node, since: stack.context.sight.ofViews).size(
      along: stack.axis.cross
    )
    guard size != nil || abs(subview.length - before.length) > Double.tolerance else { return nil }
    var reason = MoveReason.resized(subview.seen, from: before.length, to: subview.length)
    reason.setting = size
    reason.causes = EagerMoves(context: stack.context, frame: stack.context.sight.ofViews)
      .causes(of: subview.node, by: reason.by, along: stack.axis)
    return reason
  }

  /// What may have moved a subview: what comes before it in the order in which the layout places,
  /// and the layout itself.
  ///
  /// In a reversed layout what stands after a view that stays may have changed, too: lengths that
  /// account for all of the move are told alone.
  func foldedChanges(before subview: Subview?, movedBy by: Double? = nil) -> [MoveReason] {
    var changes: [MoveReason] = []
    if stack.edits.hasOtherLayout {
      changes.append(MoveReason(kind: .placed, by: 0, views: [SeenView(name: stack.name)]))
    }
    if !seen.crossLength.isNearly(stack.crossLength) {
      var wide = MoveReason(kind: .remeasured, by: 0, views: [SeenView(name: stack.name)])
      (wide.old, wide.new) = (seen.crossLength, stack.crossLength)
      changes.append(wide)
    }
    // What a view says otherwise itself tells more than what others say.
    let own = subview.map { subview in
      folded.contains { $0.now == subview.index && $0.reason.setting != nil }
    }
    let old = subview?.before.flatMap { past.indices.contains($0.line) ? past[$0.line].index : nil }
    for change in folded {
      let isBefore =
        change.now.map { $0 <= subview?.index ?? .max } ?? true
        && change.was.map { $0 <= old ?? .max } ?? true
      guard isBefore || stack.catalog.isReversed else { continue }
      let reason = change.reason
      if reason.setting != nil {
        if own != true || change.now == subview?.index { changes.append(reason) }
      } else if reason.kind == .resized {
        changes.append(reason)
      } else {
        changes.add(reason.kind, by: reason.by, of: reason.views.first)
      }
    }
    guard stack.catalog.isReversed, let by else { return changes }
    let lengths = changes.filter { $0.kind == .resized && $0.setting == nil }
    return !lengths.isEmpty && lengths.sum.isNearly(-by) ? lengths : changes
  }
}
