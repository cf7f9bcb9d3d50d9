import DequeModule

/// Moves of views that a lazy layout placed elsewhere.
///
/// Only the layout knows why: which lane is the shortest, which tag fits. So nothing is added up;
/// the report names the views that were inserted, removed or resized, to which the layout responds.
extension LazyMoves {
  mutating func traceFolded() {
    findFoldedChanges()
    tellHeld()
    for line in stack.placement.lines {
      guard !stack.isStopped, stack.context.work.goesOn() else { return }
      guard let subview = line.subviews.first, let change = subview.change(in: frame) else {
        continue
      }
      let by = change.rel + pushes.expected
      guard abs(by) > stack.run.rounding else { continue }
      // If work is stopped now, the next frame must not record the move again.
      subview.before?.rel += by
      subview.before?.told += by
      var account = MoveAccount(view: subview.seen, changes: changes)
      account.isRow = true
      account.reasons = placed(by)
      record(subview, by, account)
    }
    for place in left.keys.sorted() {
      for subview in left[place] ?? [] where subview.before?.isFree == true {
        guard !lost.contains(subview.label), stack.context.work.goesOn(),
          let by = pushed(subview)
        else { continue }
        var account = MoveAccount(view: subview.seen, changes: changes, isOutOfSight: true)
        account.isRow = true
        account.isGuess = true
        account.reasons = placed(by)
        record(subview, by, account)
      }
    }
  }

  /// The share of the layout, and of what moved the container.
  private func placed(_ by: Double) -> [MoveReason] {
    let shares = pushes.shares
    let own = by - shares.sum
    let placed = MoveReason(
      kind: .placed,
      by: own,
      views: [SeenView(name: stack.name)],
      count: 1
    )
    return abs(own) > stack.run.rounding || shares.isEmpty ? [placed] + shares : shares
  }

  private mutating func findFoldedChanges() {
    for (place, old) in past.enumerated() where old.isShown && lost.contains(old.label) {
      let length = seen.held[place].subviews.first?.before?.length ?? old.length
      changes.add(.went, -length, old.view)
    }
    for line in stack.placement.lines {
      guard let subview = line.subviews.first else { continue }
      if isNew(line), subview.isPlaced { changes.add(.came, subview.length, subview.seen) }
      guard let before = subview.before, before.frame == frame,
        abs(subview.length - before.length) > Double.tolerance
      else { continue }
      changes.add(
        .resized,
        subview.length - before.length,
        subview.seen,
        old: before.length,
        new: subview.length
      )
    }
  }
}
