import LazyExtents

/// What a user's lazy layout responds to.
///
/// Only the layout knows why it places a view elsewhere: which lane is the shortest, which tag
/// fits. So nothing is added up; the reports name the views that were inserted, removed or resized.
struct FoldedChanges {
  private let former: FormerLines
  /// What the layout responds to, with its index now or before.
  private var all: [(now: Int?, was: Int?, reason: MoveReason)] = []

  private var stack: LazyStackNode { former.stack }

  init(in former: FormerLines) {
    self.former = former
    find()
  }

  var isEmpty: Bool { all.isEmpty }

  /// What has another length in its place.
  var lengths: [MoveReason] { all.lazy.map(\.reason).filter { $0.kind == .resized } }

  private mutating func find() {
    for (place, old) in former.lines.enumerated()
    where old.isShown && former.lost.contains(old.label) {
      let length = former.seen.held[place].subviews.first?.before?.length ?? old.length
      let went = MoveReason(kind: .went, by: -length, views: [old.view], count: 1)
      all.append((nil, old.index, went))
    }
    for line in stack.placement.lines {
      guard let subview = line.subviews.first else { continue }
      if former.isNew(line), subview.isPlaced {
        let came = MoveReason(kind: .came, by: subview.length, views: [subview.seen], count: 1)
        all.append((subview.index, nil, came))
      }
      if let resized = resized(subview) { all.append((subview.index, nil, resized)) }
      for said in OtherSettings(of: subview.node, since: stack.context.trace.frame).values {
        all.append((subview.index, nil, said))
      }
    }
  }

  private func resized(_ subview: Subview) -> MoveReason? {
    // What another layout offers otherwise has another length for that.
    guard let before = former.length(of: subview), !stack.edits.hasOtherLayout else { return nil }
    let size = OtherSettings(of: subview.node, since: stack.context.sight.ofViews).size(
      along: stack.axis.cross
    )
    guard size != nil || abs(subview.length - before) > Double.tolerance else { return nil }
    var reason = MoveReason.resized(subview.seen, from: before, to: subview.length)
    reason.setting = size
    reason.causes = EagerLengths(along: stack.axis, since: stack.context.sight.ofViews)
      .causes(of: subview.node, by: reason.by)
    return reason
  }

  /// What may have moved a subview: what comes before it in the order in which the layout places,
  /// and the layout itself.
  ///
  /// In a reversed layout what stands after a view that stays may have changed, too: lengths that
  /// account for all of the move are told alone.
  func changes(before subview: Subview?, movedBy by: Double? = nil) -> [MoveReason] {
    var changes: [MoveReason] = []
    if stack.edits.hasOtherLayout {
      changes.append(MoveReason(kind: .placed, by: 0, views: [SeenView(name: stack.name)]))
    }
    if !former.seen.crossLength.isNearly(stack.crossLength) {
      var wide = MoveReason(kind: .remeasured, by: 0, views: [SeenView(name: stack.name)])
      (wide.old, wide.new) = (former.seen.crossLength, stack.crossLength)
      changes.append(wide)
    }
    // What a view says otherwise itself tells more than what others say.
    let own = subview.map { subview in
      all.contains { $0.now == subview.index && $0.reason.setting != nil }
    }
    let place = subview?.before?.line
    let old = place.flatMap { former.lines.indices.contains($0) ? former.lines[$0].index : nil }
    for change in all {
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
