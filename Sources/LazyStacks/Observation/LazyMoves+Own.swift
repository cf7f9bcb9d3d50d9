import DequeModule
import LazyExtents

/// Why a line moved that was itself put elsewhere among the others.
extension LazyMoves {
  /// What the others before a line did, and by how much its own way past others moved it; that
  /// alone where nothing else did, or where not all is known.
  func reasonsOfMoved(_ line: Line, by: Double) -> [MoveReason] {
    let cell = line.subviews[0]
    let alone = [MoveReason(kind: .rearranged, by: by, views: [cell.seen], count: 1)]
    guard stack.columns == nil, start >= 0, passed >= 0, let place = oldPlace(of: line),
      place > start, seen.spacing == stack.run.spacing
    else { return alone }
    var (others, own) = (first, MoveReason(kind: .rearranged, by: 0, count: 0))
    own.isOwn = true
    var before = Set<Int>()
    for other in stack.run.lines.prefix(while: { $0 !== line }) {
      guard let old = oldPlace(of: other) else {
        guard isNew(other) else { return alone }
        others.add(.came, by: other.length + stack.run.spacing, of: other.subviews[0].seen)
        continue
      }
      guard old >= start else { return alone }
      before.insert(old)
      if old > place {
        own.pass(other.subviews[0].seen, by: other.length + stack.run.spacing)
      } else if abs(other.length - past[old].length) > Double.tolerance {
        others.append(resized(other, from: past[old].length))
      }
    }
    for old in start..<place where !before.contains(old) {
      let length = past[old].length + seen.spacing
      if lost.contains(past[old].label) {
        others.add(.went, by: -length, of: past[old].view, old: past[old].length)
      } else {
        own.pass(past[old].view, by: -length)
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
    views.append(view)
    count += 1
  }
}
