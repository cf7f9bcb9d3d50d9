/// Moves of views that were made anew in an eager stack for elements that were there: another
/// modifier or another kind of view shows them, under the same ids.
extension EagerMoves {
  /// What stood in an eager stack and gave way to views that were made under the same ids.
  ///
  /// - Complexity: O(views of the stack).
  func remadeParts(
    in stack: Node,
    among parts: [SightBefore.Part]
  ) -> [ViewID: SightBefore.Part] {
    let new = stack.children.filter { $0.sightBefore?.frame != frame }
    guard !new.isEmpty else { return [:] }
    let here = remembered(in: stack)
    var gone: [ViewID: SightBefore.Part] = [:]
    for part in parts where !here.contains(part.node) {
      if let id = part.view.id, gone[id] == nil { gone[id] = part }
    }
    let ids = Set(new.compactMap(\.shownID))
    return gone.filter { ids.contains($0.key) }
  }

  /// What went from an eager stack, without what gave way to another view under the same id.
  func went(
    from stack: Node,
    since before: SightBefore,
    upTo last: Int? = nil
  ) -> [SightBefore.Part] {
    let gone = gone(from: stack, since: before, upTo: last)
    guard !gone.isEmpty else { return [] }
    let remade = remadeParts(in: stack, among: before.parts)
    return gone.filter { part in part.view.id.map { remade[$0] == nil } ?? true }
  }

  /// Reports a view in sight that was made anew and stands elsewhere than what stood for it.
  ///
  /// - Returns: Whether anything stood for it.
  func traceRemade(
    _ node: Node,
    at laidOut: Point,
    inherited: Carried,
    in sight: Sight
  ) -> Bool {
    guard row == nil, let id = node.shownID, let stack = node.parent, let axis = stack.stackAxis,
      let around = stack.sightBefore, around.frame == frame,
      sight.now.shows(laidOut, size: node.size),
      let part = remadeParts(in: stack, among: around.parts)[id]
    else { return false }
    var (origin, size) = (around.laidOut, node.size)
    origin[axis] += part.start
    size[axis] = part.length
    guard sight.before.shows(origin, size: size) else {
      if !sight.hasCome, sight.asked == .zero { context.account.arrivals.append(node.seen) }
      return true
    }
    let by = laidOut[axis] - origin[axis] + sight.asked[axis] - inherited.by[axis]
    if abs(by) > Double.slack(at: abs(laidOut[axis])) {
      let move = Move(by: by, axis: axis, isOut: false, carried: inherited)
      note(node, move, within: nil, changes: sight.changes[axis] ?? [])
    }
    if !part.length.isNearly(node.size[axis]) {
      context.account.changes.append(.replaced(part, by: node, length: node.size[axis]))
    }
    return true
  }

  /// Reports what was in sight in an eager stack and was made anew out of sight.
  func notePushed(
    _ remade: [SightBefore.Part],
    in stack: Node,
    since before: SightBefore,
    at laidOut: Point,
    inherited: Carried,
    in sight: Sight
  ) {
    guard let axis = stack.stackAxis, !remade.isEmpty else { return }
    for part in remade {
      guard let node = stack.children.first(where: { $0.shownID == part.view.id }),
        !sight.now.shows(laidOut + node.laidOutOrigin, size: node.size)
      else { continue }
      let start = laidOut[axis] + node.laidOutOrigin(along: axis)
      let by = start - before.laidOut[axis] - part.start + sight.asked[axis] - inherited.by[axis]
      guard abs(by) > Double.slack(at: abs(start)) else { continue }
      let move = Move(by: by, axis: axis, isOut: true, carried: inherited)
      note(node, move, within: nil, changes: sight.changes[axis] ?? [])
    }
  }
}
