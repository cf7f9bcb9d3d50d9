#if LAZYLAB_CHECKS
/// Checks that what layouts say they add up is where their views stand, and how long they are.
struct SumCheck {
  private let context: FrameContext

  init(in context: FrameContext) { self.context = context }

  /// Checks every view that is on screen.
  func run() throws {
    // A layout that did not come to rest is left as it is.
    guard let root = context.directory.root, root.isShown, context.callbacks.failureCount == 0,
      !context.directory.scrolls.contains(where: \.pending.wasGivenUp),
      !context.directory.fixedStacks.nodes.contains(where: oscillates)
    else { return }
    // What is only checked is no work of the window.
    try context.work.metered(by: NoMeter()) { try check(below: root) }
  }

  /// Whether a stack that no scroll view moves has a length again that it had before in the frame.
  private func oscillates(_ stack: LazyStackNode) -> Bool {
    stack.layoutNotes.requestedLengths.contains(stack.run.length, in: context.trace.frame)
  }

  private func check(below node: Node) throws {
    if let layout = node as? LayoutNode {
      // What a lazy stack learned while it was filled may be told to those around it no more.
      for axis in Axis.allCases where !node.holdsLazyContainer(along: axis) {
        try checkPlaces(in: layout, along: axis)
        try checkLength(of: layout, along: axis)
      }
    }
    for child in node.children { try check(below: child) }
  }

  private func checkPlaces(in parent: LayoutNode, along axis: Axis) throws {
    let distances = parent.distances
    var end = 0.0
    for (index, child) in parent.children.enumerated() {
      let sum: Double
      switch parent.placeSum(of: child, along: axis) {
      case .line: sum = end + (index > 0 ? distances[index - 1] : 0)
      case .aligned(let guide): sum = start(of: child, in: parent, by: guide, along: axis)
      case .inset(let inset), .beside(let inset): sum = inset
      case .answered: continue
      }
      let start = child.laidOutOrigin(along: axis)
      try require(sum, is: start, "\(child.viewName) in \(parent.name) starts", along: axis)
      end = sum + child.size[axis]
    }
  }

  /// Where lines of alignment meet.
  private func start(
    of child: Node,
    in parent: LayoutNode,
    by guide: AlignmentGuide,
    along axis: Axis
  ) -> Double {
    let line: Double
    if parent.layout.sum(along: axis) == .longest {
      let views = parent.children
      let told = views.map { $0.placedAlignment(of: guide, along: axis) }
      let longest = views.reduce(0) { max($0, $1.size[axis]) }
      guard told.contains(where: { $0 != nil }) else {
        return guide.position(in: longest - child.size[axis])
      }
      line = zip(views, told).reduce(-Double.infinity) { line, view in
        max(line, view.1 ?? guide.position(in: view.0.size[axis]))
      }
    } else {
      let base = parent.layout is LayeredLayout ? parent.modifiedChild : nil
      line =
        base?.placedAlignment(of: guide, along: axis) ?? guide.position(in: parent.size[axis])
    }
    let own = child.placedAlignment(of: guide, along: axis)
    return line - (own ?? guide.position(in: child.size[axis]))
  }

  private func checkLength(of node: LayoutNode, along axis: Axis) throws {
    let lengths = node.children.map { $0.size[axis] }
    let sum: Double
    switch node.layout.sum(along: axis) {
    case .line where node.layout.isModifier: return
    case .line: sum = lengths.reduce(0, +) + node.distances.reduce(0, +)
    case .longest: sum = max(lengths.max() ?? 0, node.size[axis])
    case .view(let insets): sum = max(0, (lengths.first ?? 0) + insets)
    case .told(let length): sum = length
    case .limited, .share, .answered: return
    }
    try require(sum, is: node.size[axis], "\(node.viewName) in \(node.name) ends", along: axis)
  }

  /// Counts nothing.
  private final class NoMeter: WorkMeter {
    func charge(_ units: Int) {}
    func beginOperation() {}
    func endOperation() {}
  }

  private func require(
    _ sum: Double,
    is length: Double,
    _ what: String,
    along axis: Axis
  ) throws {
    // Something stands in for what is no place.
    guard sum.isPlace else { return }
    let slack = Double.roundingOfSums(at: max(abs(sum), abs(length)))
    try InvariantViolation.require("sums", that: abs(sum - length) <= slack) {
      "\(what) at \(length) along the \(axis) axis, and the sum of that is \(sum)"
    }
  }
}

extension Node {
  /// Where a line of alignment is in the view as it was placed, if the view says so.
  fileprivate func placedAlignment(of guide: AlignmentGuide, along axis: Axis) -> Double? {
    let offer = (self as? LayoutNode)?.placedFor ?? ProposedSize(size)
    return explicitAlignment(of: guide, along: axis, proposal: offer)
  }
}
#endif
