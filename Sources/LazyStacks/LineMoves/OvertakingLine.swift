import LazyExtents

extension LineWalk {
  /// Why a line moved that was itself put elsewhere among the others: what those before it did, and
  /// by how much its own way past others moved it, where all of that is known.
  func overtaking(_ line: Line, from place: Int, by: Double) -> [MoveReason] {
    let alone = [
      MoveReason(kind: .rearranged, by: by, views: [line.subviews[0].seen], count: 1)
    ]
    let start = passed.start
    guard !hasOnlyMoves, stack.columns == nil, start >= 0, place > start,
      former.seen.spacing == stack.run.spacing
    else { return alone }
    var (others, own) = (passed.first.reasons, MoveReason(kind: .rearranged, by: 0, count: 0))
    own.isOwn = true
    var before = Set<Int>()
    for other in stack.run.lines.prefix(while: { $0 !== line }) {
      guard let old = former.place(of: other) else {
        guard former.isNew(other) else { return alone }
        others.add(.came, by: other.length + stack.run.spacing, of: other.subviews[0].seen)
        continue
      }
      guard old >= start else { return alone }
      before.insert(old)
      if old > place {
        own.pass(other.subviews[0].seen, by: other.length + stack.run.spacing)
      } else if abs(other.length - former.lines[old].length) > Double.tolerance {
        others.append(former.resized(other, from: former.lines[old].length))
      }
    }
    for old in start..<place where !before.contains(old) {
      let past = former.lines[old]
      let share = -past.length - former.seen.spacing
      if former.lost.contains(past.label) {
        others.add(.went, by: share, of: past.view, old: past.length)
      } else {
        own.pass(past.view, by: share)
      }
    }
    guard own.count > 0, !others.isEmpty,
      abs(others.sum + own.by - by) <= stack.run.rounding
    else { return alone }
    return others + [own]
  }
}

extension MoveReason {
  /// Adds that the view moved past another one.
  fileprivate mutating func pass(_ view: SeenView, by share: Double) {
    by += share
    seen.append(view)
    count += 1
  }
}
