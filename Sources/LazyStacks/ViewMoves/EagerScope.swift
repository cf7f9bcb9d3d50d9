/// What a search among eager views is about: a frame, and the row to which it is limited.
struct EagerScope {
  let context: FrameContext
  let frame: Int
  /// The row of a lazy container to which the search is limited, and the axis of the container.
  var row: (view: SeenView, axis: Axis)?
  private let stacks = FormerStacks()
  /// What the account of the frame says already.
  let noted = NotedLengths()

  init(context: FrameContext, frame: Int) { (self.context, self.frame) = (context, frame) }

  /// What made views longer along an axis.
  func lengths(along axis: Axis) -> EagerLengths {
    EagerLengths(along: axis, since: frame, isInRow: row != nil, among: stacks)
  }

  /// What a stack held when the frame began.
  func former(_ stack: Node) -> FormerParts { stacks.parts(of: stack, since: frame) }

  /// Whether an axis is not the one along which what is around a view scrolls.
  func isAcross(along axis: Axis, around node: Node) -> Bool {
    if let row { return row.axis != axis }
    let scrolls = node.nearest(ScrollNode.self)?.axes == .horizontal
    return (axis == .horizontal) != scrolls
  }

  /// The name of what draws a view larger, smaller or turned as a whole, after what moved in it.
  static func effect(around node: Node) -> String? {
    var next = node.parent
    while let parent = next, !(parent is ScrollNode), !(parent is LazyStackNode) {
      if let effect = (parent as? LayoutNode)?.layout as? EffectLayout { return effect.name }
      next = parent.parent
    }
    return nil
  }
}

/// Which lengths the account of a frame says, so that each is said once.
final class NotedLengths {
  private var known: Set<[SeenView]> = []
  private var count = 0

  /// Whether one of some changes is that some views have another length; the changes are those of
  /// the last time, and others after them.
  func has(resized views: [SeenView], in changes: [MoveReason]) -> Bool {
    if changes.count < count { (known, count) = ([], 0) }
    for change in changes[count...] where change.kind == .resized { known.insert(change.views) }
    count = changes.count
    return known.contains(views)
  }
}
