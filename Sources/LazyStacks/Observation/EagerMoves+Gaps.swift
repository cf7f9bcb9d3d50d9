import DequeModule
import LazyExtents

/// What the distances between the views of an eager stack have to do with moves.
extension EagerMoves {
  /// Adds what the views before a view in an eager stack contribute to its move.
  func addNeighbors(
    _ child: Node,
    in parent: Node,
    among parts: [SightBefore.Part],
    along axis: Axis,
    to found: inout [MoveReason]
  ) {
    var old: [ObjectIdentifier: Int] = [:]
    for (place, part) in parts.enumerated() { old[part.node] = place }
    func place(of node: Node) -> Int? {
      node.sightBefore?.frame == frame ? old[ObjectIdentifier(node)] : nil
    }
    let remade = remadeParts(in: parent, among: parts)
    let former = child.shownID.flatMap { remade[$0] }.flatMap { old[$0.node] }
    guard let own = place(of: child) ?? former else { return }
    var remaining = Set(parts[..<own].map(\.node))
    let isHere = remembered(in: parent)
    let oldIDs = ids(of: parts)
    for node in parent.children {
      guard node !== child else { break }
      let length = node.size[axis]
      guard let was = place(of: node) else {
        if let part = node.shownID.flatMap({ remade[$0] }), remaining.remove(part.node) != nil {
          found.append(.replaced(part, by: node, length: length))
        } else {
          found.add(.came, by: length, of: seen(node, amongOld: oldIDs), new: length)
        }
        continue
      }
      let before = parts[was].length
      if remaining.remove(parts[was].node) == nil {
        found.add(.rearranged, by: length, of: node.seen)
      } else if abs(length - before) > Double.tolerance {
        found.append(resized(node, from: before, along: axis))
      }
    }
    let newIDs = remaining.isEmpty ? [] : ids(in: parent)
    for part in parts[..<own] where remaining.contains(part.node) {
      let isHere = isHere.contains(part.node)
      let old = isHere ? nil : part.length
      let seen = isHere ? part.view : seen(part, amongNew: newIDs)
      let view = seen.distinct(in: parent)
      found.add(isHere ? .rearranged : .went, by: -part.length, of: view, old: old)
    }
    addGaps(child, in: parent, among: parts, own: own, along: axis, to: &found)
  }

  /// Adds what the distances before a view contribute to its move; one comes and goes with each
  /// view.
  func addGaps(
    _ child: Node,
    in parent: Node,
    among parts: [SightBefore.Part],
    own: Int,
    along axis: Axis,
    to found: inout [MoveReason]
  ) {
    let gaps = gaps(before: child, in: parent, along: axis) - gaps(before: own, among: parts)
    let gap = child.laidOutOrigin(along: axis) - end(before: child, in: parent, along: axis)
    let was =
      own > 0 ? parts[own].start - parts[own - 1].start - parts[own - 1].length : gap
    let (came, went) = (found.count(of: .came), found.count(of: .went))
    // Of those that changed their places some came before the view, and others went behind it.
    let moved = found.filter { $0.kind == .rearranged }
    let movedIn = moved.first { $0.by.sign == .plus }?.count ?? 0
    let movedAway = moved.first { $0.by.sign == .minus }?.count ?? 0
    let kept = own - went - movedAway
    let shifts: [(MoveReason.Kind, Double)] = [
      (.came, Double(came) * gap), (.went, -Double(went) * was),
      (.rearranged, Double(movedIn) * gap), (.rearranged, -Double(movedAway) * was),
    ]
    let rest = shifts.reduce(gaps) { $0 - $1.1 }
    if rest.isNearly(Double(kept) * (gap - was)) || abs(rest) <= Double.tolerance {
      for (kind, by) in shifts {
        if let place = found.firstIndex(where: { $0.joins(kind, by: by) }) { found[place].by += by }
      }
      return addGaps(by: rest, kept, from: was, to: gap, to: &found)
    }
    addGaps(by: gaps, own, from: was, to: gap, to: &found)
  }

  private func addGaps(
    by: Double,
    _ count: Int,
    from was: Double,
    to gap: Double,
    to found: inout [MoveReason]
  ) {
    guard abs(by) > Double.tolerance else { return }
    guard count > 0 else { return found.add(.spacing, by: by) }
    found.add(.spacing, by: by, old: was, new: gap)
    if by.isNearly((gap - was) * Double(count)) { found[found.count - 1].count = count }
  }

  /// The end of the view before another one in a stack; the start of that one if it is the first.
  private func end(before child: Node, in parent: Node, along axis: Axis) -> Double {
    var end: Double?
    for node in parent.children {
      guard node !== child else { break }
      end = node.laidOutOrigin(along: axis) + node.size[axis]
    }
    return end ?? child.laidOutOrigin(along: axis)
  }

  /// The distances between the views of a stack before one of them.
  private func gaps(before child: Node, in parent: Node, along axis: Axis) -> Double {
    var sum = 0.0
    var end: Double?
    for node in parent.children {
      if let end { sum += node.laidOutOrigin(along: axis) - end }
      guard node !== child else { break }
      end = node.laidOutOrigin(along: axis) + node.size[axis]
    }
    return sum
  }

  /// The same distances as they were before.
  private func gaps(before own: Int, among parts: [SightBefore.Part]) -> Double {
    zip(parts, parts.dropFirst()).prefix(own).reduce(0) { sum, pair in
      sum + pair.1.start - pair.0.start - pair.0.length
    }
  }
}
