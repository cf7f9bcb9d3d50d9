/// What was inserted, removed or resized in the content of a scroll view, wherever it stands: an
/// end of the content or an anchor responds to that.
struct ContentChanges {
  private let content: Node
  private let lengths: EagerLengths
  private var axis: Axis { lengths.axis }
  private var frame: Int { lengths.frame }

  init(in content: Node, _ lengths: EagerLengths) {
    (self.content, self.lengths) = (content, lengths)
  }

  /// Whether an end of the content or an anchor answers to changes in it: it has another length
  /// along the axis by them, or a scroll position keeps a view that stands in it.
  func areAnswered(keeping kept: ViewID?) -> Bool {
    guard kept == nil, let before = content.sightBefore, before.frame == frame else { return true }
    return !before.size[axis].isNearly(content.size[axis])
  }

  /// All of that, up to the view `kept`, if a scroll position keeps that in place.
  func all(upTo kept: ViewID? = nil) -> [MoveReason] {
    var stack = content
    while stack.lineAxis(since: frame) != axis, let inner = branch(of: stack) { stack = inner }
    guard stack.lineAxis(since: frame) == axis, let before = stack.sightBefore,
      before.frame == frame
    else {
      return []
    }
    let last = kept.flatMap { kept in stack.children.lastIndex { Self.holds($0, kept) } }
    let wasLast = last.flatMap { last in
      before.parts.firstIndex { $0.node == ObjectIdentifier(stack.children[last]) }
    }
    // The length of a lazy stack is a guess, and the stack itself reports what changed.
    return lengths.former(stack).walk(lengths).changes(
      of: stack.children.prefix(last.map { $0 + 1 } ?? .max),
      since: before.parts.prefix(wasLast.map { $0 + 1 } ?? .max),
      where: { child, by in !isStack(child, grownBy: by) }
    )
  }

  /// The only view in another one, or the only one of several in which a lazy stack stands: what
  /// stands before that changes offsets; of others side by side the one that is as long as all.
  private func branch(of node: Node) -> Node? {
    guard !(node is LazyStackNode), !(node is ScrollNode) else { return nil }
    if node.children.count == 1 { return node.children[0] }
    var branches = node.children.filter(Self.holdsStack)
    if branches.isEmpty {
      branches = node.children.filter { $0.size[axis].isNearly(node.size[axis]) }
    }
    return branches.count == 1 ? branches[0] : nil
  }

  /// Whether a view is a lazy stack or has one in it that moves with it.
  private static func holdsStack(_ node: Node) -> Bool {
    if node is LazyStackNode { return true }
    return !(node is ScrollNode) && node.children.contains(where: holdsStack)
  }

  /// Whether a view is a lazy stack that got so much longer, with modifiers around it or without.
  private func isStack(_ node: Node, grownBy by: Double) -> Bool {
    guard !(node is LazyStackNode) else { return true }
    guard let stack = node.unmodified as? LazyStackNode, let before = stack.sightBefore,
      before.frame == frame
    else { return false }
    return (stack.size[axis] - before.size[axis]).isNearly(by)
  }

  /// Whether a view has an id, or stands in it or in a lazy container that it is.
  private static func holds(_ node: Node, _ id: ViewID) -> Bool {
    guard let stack = node.unmodified as? LazyStackNode else {
      return (node.context.callbacks.guarding { try ViewSearch(in: node).view(id) } ?? nil) != nil
    }
    return stack.run.lines.contains { $0.subviews.contains { $0.label == id } }
  }
}
