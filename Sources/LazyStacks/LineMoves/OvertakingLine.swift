import LazyExtents

/// A line that was itself put elsewhere among the others.
struct OvertakingLine {
  private let former: FormerLines
  private let line: Line
  private let place: Int

  private var stack: LazyStackNode { former.stack }

  /// - Parameters:
  ///   - line: The line.
  ///   - place: Where it was held.
  ///   - former: What was held before.
  init(_ line: Line, from place: Int, in former: FormerLines) {
    (self.line, self.place, self.former) = (line, place, former)
  }

  /// Says what the others before the line did, and by how much its own way past others moved it.
  ///
  /// - Parameters:
  ///   - by: How far it moved.
  ///   - start: The place of the first line that is still in order.
  ///   - first: What moved that one.
  /// - Returns: The reasons; nil where nothing else moved it, or where not all is known.
  func reasons(by: Double, after start: Int, movedBy first: [MoveReason]) -> [MoveReason]? {
    guard stack.columns == nil, start >= 0, place > start,
      former.seen.spacing == stack.run.spacing
    else { return nil }
    var (others, own) = (first, MoveReason(kind: .rearranged, by: 0, count: 0))
    own.isOwn = true
    var before = Set<Int>()
    for other in stack.run.lines.prefix(while: { $0 !== line }) {
      guard let old = former.place(of: other) else {
        guard former.isNew(other) else { return nil }
        others.add(.came, by: other.length + stack.run.spacing, of: other.subviews[0].seen)
        continue
      }
      guard old >= start else { return nil }
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
    else { return nil }
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
