import DequeModule

/// A living lazy stack: its list of subviews, the run that it holds, and what it keeps besides.
final class LazyStackNode: Node {
  var attributes: LazyStackAttributes
  var list = SubviewList()
  /// Counts how often the list was read anew, so that views are compared once for each.
  var listVersion = 0
  /// The opened elements of which at least one part is loaded, by the index of the first part.
  var elements: [Int: (element: OpenedElement, listVersion: Int)] = [:]
  var run: LazyRun
  /// Loaded subviews that are not in the run, by index: retained, walked past or looked ahead to.
  var aside: [Int: Subview] = [:]
  /// What left the run in this frame, in order.
  var released: [Subview] = []
  var isLaidOutInFrame = false
  /// The last frame that counted as an update for what is off screen.
  var agedFrame = 0
  /// Whether what is placed changed since the trace was told.
  var hasNewPlacement = true
  /// Whether subviews came, went or moved in this frame.
  var isRearranged = false
  /// The counters of subviews whose nodes were given up, by label.
  var history: [ViewID: SubviewCounters] = [:]

  /// The scroll view that moves this stack; nil where none scrolls along its axis.
  weak var scroll: ScrollNode?
  /// Where the stack starts in the content of its scroll view, or in the region that shows it.
  var position = 0.0
  /// The cross length offered by the container; nil where none is.
  private var offered: Double?
  private(set) var crossLength = 0.0

  init(_ attributes: LazyStackAttributes, _ context: FrameContext) {
    self.attributes = attributes
    run = LazyRun(count: 0, spacing: 0, profile: context.profile)
    super.init(name: attributes.name, context: context)
  }

  deinit {
    for subview in run.subviews { subview.node.parent = nil }
    for subview in aside.values { subview.node.parent = nil }
    for subview in released { subview.node.parent = nil }
  }

  var axis: Axis { attributes.axis }

  override var orientation: Axis? { axis }

  override var children: [Node] { run.subviews.lazy.filter(\.isPlaced).map(\.node) }

  func update(_ attributes: LazyStackAttributes, _ children: [Content]) throws {
    let spacing = attributes.spacing ?? context.profile.defaultSpacing
    guard spacing.isLength else {
      throw ContentError.badLength(of: name, name: "spacing", length: spacing)
    }
    let new = try SubviewList(children, keeping: list, context)
    self.attributes = attributes
    isRearranged = isRearranged || (spacing != run.spacing && !run.subviews.isEmpty)
    run.changeSpacing(to: spacing)
    rearrange(to: new)
    invalidateSize()
  }

  /// The length that the stack has, or is taken to have before anything was placed (rule R6).
  override func computeSize(_ proposal: ProposedSize) -> Size {
    let across = proposal[axis.cross] ?? firstSize(ProposedSize.unspecified)?[axis.cross] ?? 0
    let along = run.subviews.isEmpty ? sampledLength(across) : run.length
    return Size(along: along, across: across, axis: axis)
  }

  /// Asks no more than the first subview, and that only where no length is offered.
  override func acrossLength(_ proposal: ProposedSize, _ axis: Axis) -> Double {
    guard axis == self.axis else { return sizeThatFits(proposal)[axis.cross] }
    return proposal[axis.cross] ?? firstSize(.unspecified)?[axis.cross] ?? 0
  }

  /// What was on screen inside must be placed anew when the stack comes back.
  override func didHide() {
    for subview in run.subviews { subview.isPlaced = false }
  }

  /// The subviews keep their sizes: what is off screen or unchanged is not measured again (R16).
  override func invalidateSizesBelow() {
    forgetSizes()
  }

  private func sampledLength(_ across: Double) -> Double {
    guard list.count > 0 else { return 0 }
    let sample = min(context.profile.coldSample, list.count)
    let offer = ProposedSize(along: nil, across: across, axis: axis)
    let lengths = (0..<sample).map { subview(at: $0, .sample).node.sizeThatFits(offer)[axis] }
    let mean =
      lengths.isEmpty
      ? context.profile.coldLength : lengths.reduce(0, +) / Double(lengths.count)
    run.coldLength = mean
    let spacing = run.spacing * Double(list.count - 1)
    return mean * Double(list.count) + spacing
  }

  /// The size of the first subview, which stands for all of them (claim 24).
  private func firstSize(_ proposal: ProposedSize) -> Size? {
    guard list.count > 0 else { return nil }
    return subview(at: 0, .sample).node.sizeThatFits(proposal)
  }

  override var subviewCount: Int { run.count }

  override func placedSize(_ proposal: ProposedSize) -> Size {
    offered = proposal[axis.cross]
    crossLength = offered ?? firstSize(.unspecified)?[axis.cross] ?? 0
    return Size(along: run.length, across: crossLength, axis: axis)
  }

  /// Finds out where the stack stands; it is filled by its scroll view, or at once without one.
  override func placeChildren(_ proposal: ProposedSize) throws {
    let region = nearest(ScrollNode.self)
    scroll = region?.axis == axis && !isNestedAlongAxis ? region : nil
    if let scroll {
      scroll.attach(self)
    } else {
      fillWithoutScrolling(region)
    }
  }

  /// Whether another lazy stack along the same axis stands between this one and its scroll view:
  /// that one alone is moved, for only it knows where its subviews stand (Q17).
  private var isNestedAlongAxis: Bool {
    var node = parent
    while let current = node, !(current is ScrollNode) {
      if let stack = current as? LazyStackNode, stack.axis == axis { return true }
      node = current.parent
    }
    return false
  }

  override func sizeAfterPlacement() -> Size {
    Size(along: run.length, across: crossLength, axis: axis)
  }

  /// Where no scroll view moves the stack, the region that shows it is fixed (Q17).
  private func fillWithoutScrolling(_ region: ScrollNode?) {
    let regionStart = region?.originInWindow()[axis] ?? 0
    let regionLength = region?.containerSize[axis] ?? context.windowSize[axis]
    let start = originInWindow()[axis] - regionStart
    run.move(by: start - position)
    position = start
    fill(VisibleSpan(start: 0, end: regionLength))
  }

  /// Places what a span needs, and reports the stack as laid out.
  func fill(_ span: VisibleSpan) {
    context.noteLayout(of: self)
    run.fill(span, self)
    if run.isCutShort {
      context.diagnose(
        .tooManyLoads,
        "\(name) loaded \(run.loads) subviews in one frame and left out the rest; "
          + "are they of length 0?"
      )
    }
  }

  override func originInWindow(of child: Node) -> Point {
    let subview = run.subviews.first { $0.node === child }
    var point = originInWindow()
    point[axis.cross] += child.origin[axis.cross]
    let region = scroll ?? nearest(ScrollNode.self)
    let start = region?.originInWindow()[axis] ?? 0
    point[axis] = start + (subview?.rel ?? 0)
    return point
  }
}
