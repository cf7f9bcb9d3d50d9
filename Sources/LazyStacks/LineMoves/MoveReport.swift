/// Records which subviews of a lazy container moved, and why.
struct MoveReport {
  /// What a move is put down to in one word, and by which view.
  struct Origin {
    var cause: LedgerCause
    var subject: ViewID?

    /// Before anything is found out.
    init(of former: FormerLines) {
      let stack = former.stack
      cause = stack.isRearranged ? .data : former.pushes.clamp != 0 ? .clamp : .resize
      subject = stack.isRearranged ? stack.lost.first : nil
    }
  }

  private let stack: LazyStackNode
  private let pushes: Pushes
  private let isOfArrivals: Bool
  /// The row of another container in which this one scrolls, if that moved.
  let row: SeenView?
  /// The id of the scroll view in which it scrolls, or of what that is in, if there are several.
  let scroll: ViewID?
  private let origin: Origin

  init(of former: FormerLines) {
    (stack, pushes) = (former.stack, former.pushes)
    isOfArrivals = former.seen.isOfArrivals
    row = Self.movedRow(around: stack)
    scroll = Self.scroll(around: stack)
    origin = Origin(of: former)
  }

  private static func scroll(around stack: LazyStackNode) -> ViewID? {
    guard let scroll = stack.movingTrack?.node else { return nil }
    let report = ScrollPlaceReport(of: scroll)
    report.record()
    return report.name
  }

  private static func movedRow(around stack: LazyStackNode) -> SeenView? {
    guard let scroll = stack.movingTrack?.node, let row = EnclosingRows(of: scroll).innermost,
      let outer = row.node.parent as? LazyStackNode,
      let change = row.change(in: stack.context.sight.ofRows)
    else { return nil }
    let expected = outer.movingTrack?.pushes.expected ?? 0
    let by = change.rel + (row.before?.told ?? 0) + expected
    return abs(by) > outer.run.rounding ? row.seen : nil
  }

  /// Records that a subview moved, which is put down to `origin` if that was found out.
  func record(
    _ cell: Subview,
    by: Double,
    account: MoveAccount,
    axis: Axis? = nil,
    from origin: Origin? = nil
  ) {
    let origin = origin ?? self.origin
    let isOwn = account.shares.areOnly(.rearranged, of: account.view)
    var account = account
    if axis == nil { account.followKept(by: by, pushes, in: stack) }
    (account.row, account.shownIn) = (row, scroll)
    account.noteScroll(around: stack, along: axis ?? stack.axis)
    account.isArrival = isOfArrivals
    account.nameKept(by: stack.movingTrack)
    stack.context.record(
      .moved(
        by: by,
        cause: isOwn ? .data : origin.cause,
        subject: isOwn ? cell.label : origin.subject,
        account: account
      ),
      of: cell.labelInTrace.along(axis)
    )
  }
}

extension MoveAccount {
  /// Puts a move down to the view that a position brought back to its place, if one did: all that
  /// was in sight answers to that, and to an end of the content in its way.
  mutating func followKept(by distance: Double, _ pushes: Pushes, in stack: LazyStackNode) {
    guard pushes.bringsBack else { return }
    reasons = pushes.shares(answeringTo: distance).filter { abs($0.by) > stack.run.rounding }
    changes = []
  }

  /// An account of the move of a row or cell, with no reasons yet.
  init(
    ofRow view: SeenView,
    changes: [MoveReason] = [],
    isOutOfSight: Bool = false,
    isGuess: Bool = false
  ) {
    self.init(view: view, changes: changes, isOutOfSight: isOutOfSight, isGuess: isGuess)
    isRow = true
  }
}
