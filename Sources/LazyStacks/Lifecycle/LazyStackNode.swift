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

  /// What moves this stack; nil where no scroll view does so along its axis.
  private(set) weak var track: ScrollTrack?
  /// The part of the region in which the stack placed subviews last (rule R2).
  var visibleSpan = VisibleSpan(start: 0, end: 0)
  /// Where the stack starts in the content of its scroll view, or in the region that shows it.
  var position = 0.0
  /// The lazy stacks along the same axis in the rows of the run.
  var nested: [LazyStackNode] = []
  /// Whether a stack in a row changed the row after the run was filled.
  var isNestingUnsettled = false
  /// The rows in which something got another length since they were measured.
  var changedRows: [Node] = []
  /// The lengths that made the containers lay out again, and in which frame.
  var lengthsBefore: (frame: Int, lengths: [Double])?
  /// The cross length offered by the container; nil where none is.
  private var offered: Double?
  private(set) var crossLength = 0.0
  /// What keeps its place when the stack is filled anew for another cross length (rule R9).
  private var resetAnchor: LazyRun.ResetAnchor?

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

  /// The scroll view that moves this stack.
  var scroll: ScrollNode? { track?.node }

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
    let old = crossLength
    crossLength = offered ?? firstSize(.unspecified)?[axis.cross] ?? 0
    if abs(crossLength - old) >= LazyStackNode.resetThreshold, !run.subviews.isEmpty {
      resetAnchor = resetAnchor ?? run.resetAnchor(visibleSpan)
    }
    return Size(along: run.length, across: crossLength, axis: axis)
  }

  /// By how much the cross length must change to make all lengths worthless, in points (rule R9).
  private static let resetThreshold = 0.01

  /// Finds out where the stack stands; it is filled by its scroll view, or at once without one.
  override func placeChildren(_ proposal: ProposedSize) throws {
    let outer = outerStack
    track = outer == nil ? nearest(ScrollNode.self)?.track(axis) : nil
    if let track {
      track.attach(self)
    } else if let outer {
      outer.adopt(self)
    } else {
      context.noteFixed(self)
      fillWithoutScrolling()
    }
  }

  override func sizeAfterPlacement() -> Size {
    Size(along: run.length, across: crossLength, axis: axis)
  }

  /// Places what a span needs, and reports the stack as laid out.
  func fill(_ span: VisibleSpan) {
    context.noteLayout(of: self)
    visibleSpan = span
    if let anchor = resetAnchor {
      resetAnchor = nil
      run.reset(keeping: anchor, self)
    }
    measureChangedRows()
    fillNested(span)
    run.beginNear(span, self)
    run.fill(span, self)
    isNestingUnsettled = fillNested(span)
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
