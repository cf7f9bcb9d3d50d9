/// The lazy stacks that a track moves, in the order of the content.
struct AttachedStacks {
  private(set) var all: [LazyStackNode] = []
  /// The number of the current placement of the content, so that each stack is attached once.
  private var round = 1

  /// Detaches all stacks before the content is placed.
  ///
  /// - Returns: The stacks that were attached.
  mutating func detachAll() -> [LazyStackNode] {
    defer { all = [] }
    round += 1
    return all
  }

  /// Attaches a stack, unless it was attached since the content was last placed.
  mutating func attach(_ stack: LazyStackNode) {
    if stack.standing.round != round { all.append(stack) }
    stack.standing.round = round
  }

  /// Attaches stacks again that did not get a place because work was stopped.
  mutating func attachAgain(_ detached: [LazyStackNode]) {
    all += detached.filter { $0.standing.round != round }
    for stack in all { stack.standing.round = round }
  }

  /// Detaches stacks whose views left the content of a scroll view or are kept off screen.
  mutating func detachHidden(in scroll: ScrollNode) {
    guard !all.allHold({ Self.isHeld($0, by: scroll) }) else { return }
    for stack in all where !Self.isHeld(stack, by: scroll) { stack.standing.round = 0 }
    all = all.filter { $0.standing.round != 0 }
  }

  /// Whether the view is part of what a scroll view lays out, and not only kept for its return.
  private static func isHeld(_ stack: Node, by scroll: ScrollNode) -> Bool {
    var node = stack
    while let parent = node.parent, node !== scroll {
      if parent === scroll { return true }
      if let stack = parent as? LazyStackNode, stack.row(of: node) == nil,
        !(node.subview?.isPinned ?? false)
      {
        return false
      }
      node = parent
    }
    return node === scroll
  }
}
