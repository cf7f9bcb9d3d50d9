#if LAZYLAB_CHECKS
/// Checks that what layouts say they add up is where their views stand, and how long they are.
struct SumCheck {
  private let context: FrameContext

  init(in context: FrameContext) { self.context = context }

  /// Checks every view that is on screen, in frames that laid out the whole window.
  func run() throws {
    // A layout that did not come to rest is left as it is.
    guard context.sight.ofUpdate == context.trace.frame, let root = context.directory.root,
      root.isShown, context.callbacks.failureCount == 0,
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
    var lines: [AlignmentGuide: Double] = [:]
    var end = 0.0
    for (index, child) in parent.children.enumerated() {
      let sum: Double
      switch parent.placeSum(of: child, along: axis) {
      case .line: sum = end + (index > 0 ? distances[index - 1] : 0)
      case .aligned(let guide):
        let line = lines[guide] ?? line(of: guide, in: parent, along: axis)
        lines[guide] = line
        sum = line - place(of: guide, in: child, along: axis)
      case .end: sum = parent.size[axis] - child.size[axis]
      case .inset(let inset), .beside(let inset): sum = inset
      case .answered: continue
      }
      let start = child.laidOutOrigin(along: axis)
      try require(sum, is: start, "\(child.viewName) in \(parent.name) starts", along: axis)
      end = sum + child.size[axis]
    }
  }

  /// Where a line of alignment is in a view that aligns others by it.
  private func line(
    of guide: AlignmentGuide,
    in parent: LayoutNode,
    along axis: Axis
  ) -> Double {
    if parent.layout.sum(along: axis) == .longest {
      return parent.children.reduce(-Double.infinity) {
        max($0, place(of: guide, in: $1, along: axis))
      }
    }
    let base = parent.layout is LayeredLayout ? parent.modifiedChild : nil
    return place(of: guide, in: base ?? parent, along: axis, isSaid: base != nil)
  }

  /// Where a line of alignment is in a view as it was placed: as the view says, or by its length.
  private func place(
    of guide: AlignmentGuide,
    in view: Node,
    along axis: Axis,
    isSaid: Bool = true
  ) -> Double {
    let offer = (view as? LayoutNode)?.placedFor ?? ProposedSize(view.size)
    let said = isSaid ? view.explicitAlignment(of: guide, along: axis, proposal: offer) : nil
    return said ?? guide.position(in: view.size[axis])
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
#endif
