/// What a program or a finger asks of a scroll view in the next frame.
enum ScrollInput {
  /// A finger moves the content by so many points, positive towards the end.
  case drag(by: Double, isFirst: Bool, isLast: Bool)
  /// The region is to start at an offset.
  case offset(Double)
  /// A view is to be visible, at an anchor or after the smallest movement.
  case reveal(ViewID, anchor: UnitPoint?)
  /// An edge of the content is to be visible.
  case edge(Edge)
}

extension ScrollNode {
  /// Applies an input; what it moves is filled and clamped by the layout of this frame.
  func apply(_ input: ScrollInput) {
    isDirty = true
    switch input {
    case .drag(let distance, let isFirst, let isLast):
      if isFirst {
        enter(.tracking)
        enter(.interacting)
      }
      move(by: distance, .user)
      endsMotion = isLast
    case .offset(let target):
      aim(at: target)
      move(by: target - offset, .script)
    case .reveal(let id, let anchor):
      context.guarding { try reveal(id, anchor: anchor.map { $0[axis] }) }
    case .edge(let edge):
      reveal(edge)
    }
  }

  func enter(_ new: ScrollPhase) {
    guard new != phase else { return }
    context.record(.phase(old: phase, new: new), id: id)
    phaseChanges.append((phase, new))
    phase = new
  }

  private func aim(at target: Double) {
    context.record(.target(offset: target), id: id)
  }

  private func reveal(_ id: ViewID, anchor: Double?) throws {
    for stack in stacks {
      if let index = try stack.index(of: id, opens: true) {
        reveal(index, of: stack, anchor: anchor, id)
        return
      }
    }
    guard let node = content?.descendant(id) else { return }
    reveal(node, anchor: anchor)
  }

  private func reveal(_ index: Int, of stack: LazyStackNode, anchor: Double?, _ id: ViewID?) {
    let region = VisibleSpan(start: 0, end: containerSize[axis])
    let line = stack.lineMap.line(of: index)
    stack.run.approach(line, region, stack)
    settleOffset()
    stack.run.reveal(line, anchor: anchor, region, stack)
    let target = stack.position + stack.run.offset
    aim(at: target)
    let distance = target - offset
    for other in stacks where other !== stack { other.run.move(by: -distance) }
    note(target, .script, id)
  }

  /// An eager view stands where it stands; nothing is estimated.
  private func reveal(_ node: Node, anchor: Double?) {
    let start = node.originInWindow()[axis] - originInWindow()[axis]
    let length = node.size[axis]
    let free = containerSize[axis] - length
    var distance = start
    if let anchor {
      distance = start - anchor * free
    } else {
      let isStartHidden = start.isClearlyLess(than: 0)
      let isEndHidden = (start + length).isClearlyGreater(than: containerSize[axis])
      guard isStartHidden != isEndHidden else { return }
      distance = abs(start) < abs(start - free) ? start : start - free
    }
    aim(at: offset + distance)
    move(by: distance, .script, node.id)
  }

  private func reveal(_ edge: Edge) {
    if let stack = content as? LazyStackNode, stack.list.count > 0 {
      let index = edge.isStart ? 0 : stack.list.count - 1
      reveal(index, of: stack, anchor: edge.isStart ? 0 : 1, nil)
    } else if edge.isStart {
      aim(at: 0)
      move(by: -offset, .script)
    } else {
      aim(at: maxOffset)
      sticksToEnd = true
    }
  }
}

extension Node {
  /// Whether an id is the view's own or that of its element.
  func isNamed(_ id: ViewID) -> Bool { self.id == id || ownID == id }

  /// The node with an id at or below this one, without loading anything; of a view with modifiers,
  /// that of the part to which the id was given.
  func descendant(_ id: ViewID) -> Node? {
    if isNamed(id), !isNamedInside { return self }
    for child in children {
      if let found = child.descendant(id) { return found }
    }
    return isNamed(id) ? self : nil
  }
}
