import LazyExtents

/// What moves a whole lazy container, and with it all of its lines.
struct ContainerMove {
  private let former: FormerLines
  /// What did so in this frame, besides the region, as far as it is known.
  var carried: [MoveReason] = []

  private var stack: LazyStackNode { former.stack }
  private var pushes: Pushes { former.pushes }

  init(of former: FormerLines) { self.former = former }

  /// The reasons for the move of the row of another stack that contains this one.
  private var ofRow: [MoveReason] {
    guard let row = stack.outerStack?.subview(around: stack),
      let change = row.change(in: former.frame)
    else { return [] }
    let by = change.rel + (row.before?.told ?? 0) + pushes.expected + pushes.unasked
    guard abs(by) > stack.run.rounding else { return [] }
    return [MoveReason(kind: .start, by: by, views: [row.seen], count: 1)]
  }

  /// The reasons why the container starts elsewhere, without what the region did by itself.
  var ofStart: [MoveReason] {
    let inside = stack.startReasons(besides: pushes, since: former.frame)
    return stack.outerStack == nil ? inside : ofRow + inside
  }

  /// What moved the whole container, or everything in the scroll view.
  var all: [MoveReason] { carried + pushes.shares }

  /// That, and the reasons for the rest of a move.
  func reasons(by: Double, _ reasons: (_ rest: Double) -> [MoveReason]) -> [MoveReason] {
    let whole = all
    guard !whole.isEmpty else { return reasons(by) }
    let rest = by - whole.sum
    return whole + (abs(rest) > stack.run.rounding ? reasons(rest) : [])
  }

  /// Why a line moved of a container of which no line is still there, and how far; `by` is the
  /// guess that counts where nothing is known to have moved all of it.
  func whole(by: Double) -> (reasons: [MoveReason], by: Double) {
    var whole = ofStart + pushes.shares
    if pushes.corrections != 0 {
      whole.append(MoveReason(kind: .correction, by: -pushes.corrections))
    }
    let sum = whole.sum
    return abs(sum) > stack.run.rounding ? (whole, sum) : (whole.reasons(summingTo: by), by)
  }
}
