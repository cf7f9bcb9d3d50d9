import LazyExtents

/// What makes a lazy container longer or shorter than when the frame began.
struct LengthCauses {
  private let stack: LazyStackNode

  init(of stack: LazyStackNode) { self.stack = stack }

  /// The lazy stack that a row shows in a scroll view, if the row is that alone.
  static func shelf(in row: Node) -> LazyStackNode? {
    let inner = row.unmodified
    guard let content = (inner as? ScrollNode)?.content else { return inner as? LazyStackNode }
    return content.unmodified as? LazyStackNode
  }

  /// What makes it so much longer along its axis.
  func along(by: Double) -> [MoveReason] {
    // What a scroll view shows is reported with the place of that.
    if let scroll = stack.movingTrack?.node { ScrollPlaceReport(of: scroll).record() }
    var found = ChangesInSight(in: FormerLines(of: stack)).all
    let rest = by - found.sum
    guard abs(rest) > Double.tolerance, found.allSatisfy({ $0.by != 0 }),
      let unseen = unheldEdit(besides: found, by: rest)
    else { return found }
    found.append(unseen)
    let told = unseen.kind == .came ? stack.edits.cameBefore : stack.edits.wentBefore
    if let told, told.count == unseen.count {
      let by = unseen.kind == .came ? told.length : -told.length
      if abs(rest - by) > Double.slack(at: abs(rest)) { found[found.count - 1].by = by }
    }
    return found
  }

  /// The card that makes a shelf longer or shorter at a right angle to its axis, or all that are
  /// and were as long as that.
  func card(grownBy by: Double, along axis: Axis) -> MoveReason? {
    let lengths = EagerLengths(along: axis, since: stack.context.sight.ofViews)
    let grown = stack.run.lines.lazy.compactMap(\.subviews.first).compactMap { card in
      lengths.lengths(of: card.node).map { (card: card, old: $0.old, new: $0.new) }
    }.filter { ($0.new - $0.old).isNearly(by) }
    guard let first = grown.first else {
      return by > 0 ? arrival(of: by, along: axis) : nil
    }
    let alike = grown.filter { $0.old.isNearly(first.old) && $0.new.isNearly(first.new) }
    return .resizedAlike(alike.map(\.card.seen), from: first.old, to: first.new, by: by)
  }

  /// The card that came in and is as long as the shelf is now, at a right angle to its axis.
  private func arrival(of by: Double, along axis: Axis) -> MoveReason? {
    let former = FormerLines(of: stack)
    let card = stack.run.lines.lazy.compactMap(\.subviews.first).first { card in
      former.isNew(card) && card.node.size[axis].isNearly(stack.size[axis])
    }
    guard let card, stack.kept != nil else { return nil }
    var reason = MoveReason(kind: .came, by: by, views: [card.seen], count: 1)
    (reason.new, reason.isOfLine) = (stack.size[axis], true)
    return reason
  }

  /// What came or went where no line is held, if only one of both happened.
  private func unheldEdit(besides found: [MoveReason], by: Double) -> MoveReason? {
    guard let kept = stack.kept, let former = stack.edits.former, stack.list.firstOpen == nil,
      former.firstOpen == nil, stack.columns == nil
    else { return nil }
    let here = kept.keptCount
    let came = stack.list.count - here - found.count(of: .came)
    let went = former.count - here - found.count(of: .went)
    guard came >= 0, went >= 0, (came == 0) != (went == 0), (came > 0) == (by > 0) else {
      return nil
    }
    // Where no line is held, by their ids, if they are few and known.
    let isArrival = came > 0
    let (count, list) = isArrival ? (came, stack.list) : (went, former)
    let gaps = isArrival ? kept.gaps(before: list.count) : kept.map(\.old).gaps(before: list.count)
    let held = stack.seenLines.held.map {
      $0.before.index..<$0.before.index + $0.subviews.count
    }
    func isHeld(_ index: Int) -> Bool {
      isArrival ? stack.run.line(at: index) != nil : held.contains { $0.contains(index) }
    }
    let some = (count <= EditReport.fewLines ? gaps : []).lazy.joined().filter { !isHeld($0) }
      .compactMap { stack.catalog.listed.id(at: $0, in: list) }.prefix(count)
    let ids = some.count == count ? Array(some) : []
    let views = ids.map { SeenView(id: $0, name: "view") }
    return MoveReason(kind: came > 0 ? .came : .went, by: by, views: views, count: max(came, went))
  }
}
