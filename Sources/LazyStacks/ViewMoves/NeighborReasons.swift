import LazyExtents

/// What the views before a view in an eager stack, and the distances between them, contribute to
/// its move.
struct NeighborReasons {
  private let child: Node
  private let parent: Node
  /// What the stack held before.
  private let parts: [SightBefore.Part]
  private let lengths: EagerLengths

  private var axis: Axis { lengths.axis }
  private var frame: Int { lengths.frame }

  init(for child: Node, in parent: Node, among parts: [SightBefore.Part], _ lengths: EagerLengths) {
    (self.child, self.parent, self.parts, self.lengths) = (child, parent, parts, lengths)
  }

  /// All of that, and its sum before rounding.
  var found: (reasons: MoveReasons, sum: Double) {
    if let walk = lengths.former(parent).walk(lengths) { return walk.reasons(for: child) }
    var found: [MoveReason] = []
    add(to: &found)
    return (MoveReasons(found), found.sum)
  }

  private func add(to found: inout [MoveReason]) {
    let former = lengths.former(parent)
    let old = former.places
    func place(of node: Node) -> Int? {
      node.sightBefore?.frame == frame ? old[ObjectIdentifier(node)] : nil
    }
    let remade = former.remade
    let own = child.shownID.flatMap { remade[$0] }.flatMap { old[$0.node] }
    guard let own = place(of: child) ?? own else { return }
    var remaining = Set(parts[..<own].map(\.node))
    let isHere = former.remembered
    let oldIDs = former.oldIDs
    for node in parent.children {
      guard node !== child else { break }
      let length = node.size[axis]
      guard let was = place(of: node) else {
        if let part = node.shownID.flatMap({ remade[$0] }), remaining.remove(part.node) != nil {
          found.append(.replaced(part, by: node, length: length))
        } else {
          found.add(.came, by: length, of: node.seen.apart(from: oldIDs), new: length)
        }
        continue
      }
      let before = parts[was].length
      if remaining.remove(parts[was].node) == nil {
        found.add(.rearranged, by: length, of: node.seen)
      } else if abs(length - before) > Double.tolerance {
        found.append(lengths.resized(node, from: before))
      }
    }
    let newIDs = remaining.isEmpty ? [:] : former.new
    for part in parts[..<own] where remaining.contains(part.node) {
      let isHere = isHere.contains(part.node)
      let old = isHere ? nil : part.length
      let seen = isHere ? part.view : part.view.apart(from: newIDs)
      let view = seen.distinct(in: parent)
      found.add(isHere ? .rearranged : .went, by: -part.length, of: view, old: old)
    }
    addGaps(before: own, to: &found)
  }

  /// Adds what the distances before a view contribute to its move; one comes and goes with each
  /// view.
  ///
  /// - Parameters:
  ///   - own: The place of the view before.
  ///   - found: What is known of the move.
  private func addGaps(before own: Int, to found: inout [MoveReason]) {
    let gaps = gapsNow - gaps(before: own)
    let gap = child.laidOutOrigin(along: axis) - endBefore
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

  /// The end of the view before it; its own start if it is the first.
  private var endBefore: Double {
    var end: Double?
    for node in parent.children {
      guard node !== child else { break }
      end = node.laidOutOrigin(along: axis) + node.size[axis]
    }
    return end ?? child.laidOutOrigin(along: axis)
  }

  /// The distances between the views before it.
  private var gapsNow: Double {
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
  private func gaps(before own: Int) -> Double {
    zip(parts, parts.dropFirst()).prefix(own).reduce(0) { sum, pair in
      sum + pair.1.start - pair.0.start - pair.0.length
    }
  }
}
