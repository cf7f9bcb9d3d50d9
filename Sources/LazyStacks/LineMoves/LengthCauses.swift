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
      return by > 0 ? arrival(of: by, along: axis) : departure(of: by, along: axis)
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

  /// The card that went and was as long as the shelf, at a right angle to its axis.
  private func departure(of by: Double, along axis: Axis) -> MoveReason? {
    let frame = stack.context.sight.ofViews
    let gone = GoneViews(of: FormerLines(of: stack)).all.first { gone in
      guard let card = stack.seenLines.held[gone.place].subviews.first else { return false }
      return card.sight(before: frame)?.size[axis].isNearly(stack.size[axis] - by) ?? false
    }
    guard let gone else { return nil }
    var reason = MoveReason(kind: .went, by: by, views: [gone.view], count: 1)
    (reason.old, reason.isOfLine) = (stack.size[axis] - by, true)
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
    let ids =
      came > 0
      ? unheldArrivals(of: came, among: kept)
      : unheldDepartures(of: went, among: kept, from: former)
    let views = ids.map { SeenView(id: $0, name: "view") }
    return MoveReason(kind: came > 0 ? .came : .went, by: by, views: views, count: max(came, went))
  }

  /// The ids of what came in where no line is held, if they are few and known.
  private func unheldArrivals(of count: Int, among kept: [KeptStretch]) -> [ViewID] {
    guard count <= EditReport.fewLines else { return [] }
    let list = stack.list
    let come = kept.gaps(before: list.count).lazy.joined()
      .filter { stack.run.line(at: $0) == nil }
    let ids = come.compactMap { stack.catalog.listed.id(at: $0, in: list) }.prefix(count)
    return ids.count == count ? Array(ids) : []
  }

  /// The ids of what went where no line was held, if they are few and known.
  private func unheldDepartures(
    of count: Int,
    among kept: [KeptStretch],
    from former: SubviewList
  ) -> [ViewID] {
    guard count <= EditReport.fewLines else { return [] }
    let held = stack.seenLines.held.map {
      $0.before.index..<$0.before.index + $0.subviews.count
    }
    let gone = kept.map(\.old).gaps(before: former.count).lazy.joined()
      .filter { index in !held.contains { $0.contains(index) } }
    let ids = gone.compactMap { stack.catalog.listed.id(at: $0, in: former) }.prefix(count)
    return ids.count == count ? Array(ids) : []
  }
}
